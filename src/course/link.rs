//! The addresses of the course: `learn/shift/#seed=3.7&sheet=1`.
//!
//! ```text
//! seed=3.7   the questions of the lesson's exercises, from the top
//! sheet=1    the first exercise as a sheet of paper
//! pupil=7    homework: every exercise as it is drawn for number 7
//! class=3    on the page for teachers: the third class, place by place
//! key=40     the right answers of the homework of numbers 1 to 40
//! ```

use bitqueens_course::{CoursePart, LessonSummary, SitePage};

use super::words;
use crate::{
    site::{Address, Problems, Query, Route},
    text::Phrase,
};
use bitqueens_core::solver::Size;

/// No lesson has more exercises.
const MOST_SEEDS: usize = 8;

/// No number of a pupil is higher.
const MOST_PUPILS: usize = 999;

/// No key has more lines, and no class list more names.
pub const MOST_IN_KEY: usize = 99;

/// No sheet has more questions.
pub const MOST_ON_SHEET: usize = 12;
/// So many questions fill a sheet of paper.
pub const USUAL_ON_SHEET: usize = 4;

/// The homework of number 7 has the seed 107; the seeds below are for the class itself.
const HOMEWORK: u64 = 100;

pub const fn homework_seed(pupil: u64) -> u64 {
    HOMEWORK + pupil
}

/// The number of the pupil whose seed it is; `None` for the seeds of a class and for others.
pub fn pupil_of(seed: u64) -> Option<usize> {
    let pupil = usize::try_from(seed.checked_sub(HOMEWORK)?).ok()?;
    (1..=MOST_PUPILS).contains(&pupil).then_some(pupil)
}

pub fn to_review() -> Address {
    Address::below(Route::Review, Address::REVIEW)
}

/// The address of the test of a part with its seed; without one, of the choice of a part.
pub fn to_test(test: Option<(CoursePart, Option<u64>)>) -> Address {
    Address::below(Route::Review, Address::TEST)
        .with_some("part", test.map(|(part, _)| part.name()))
        .with_some("seed", test.and_then(|(_, seed)| seed))
}

/// The address of the test of a part as it is drawn for a pupil.
pub fn to_test_of(part: CoursePart, pupil: u8) -> Address {
    to_test(Some((part, Some(homework_seed(pupil.into())))))
}

/// The address of a page that a lesson leads to, with what is asked of it. Each has the name of its route.
pub fn to_page(page: SitePage, query: &[(String, String)]) -> Address {
    let route = Route::from_name(page.name()).unwrap_or_default();
    let asked = query.iter();
    asked.fold(Address::of(route), |to, (key, value)| to.with(key, value))
}

/// The address of the list of lessons.
pub fn contents() -> Address {
    Address::of(Route::Learn)
}

/// The address of a lesson.
///
/// `seeds` are the numbers of the questions, from the top. `sheet` is the exercise that is laid
/// out as a sheet of paper, from 0; in the address it counts from 1.
pub fn to_lesson(lesson: &LessonSummary, seeds: &[u64], sheet: Option<usize>) -> Address {
    // The lesson's own questions need no seed.
    let n_seeds = seeds.iter().rposition(|seed| *seed != 0);
    let seeds = &seeds[..n_seeds.map_or(0, |last| last + 1)];
    let seeds = seeds.iter().map(u64::to_string).collect::<Vec<_>>();
    Address::below(Route::Lesson, &lesson.slug)
        .with_some("seed", (!seeds.is_empty()).then(|| seeds.join(".")))
        .with_some("sheet", sheet.map(|index| index + 1))
}

/// The address of a sheet of paper with this many questions of an exercise, counted from 0.
pub fn to_sheet(
    lesson: &LessonSummary,
    seeds: &[u64],
    sheet: usize,
    n_questions: usize,
) -> Address {
    to_lesson(lesson, seeds, Some(sheet)).with_unless("questions", n_questions, 1)
}

/// The address that steps through a class, by its number from 1.
pub fn to_class(number: usize) -> Address {
    Address::teachers().with("class", number)
}

/// The address of an exercise on a sheet, counted from 1, with a question of its own.
pub fn to_sheet_of(lesson: &LessonSummary, number: u8, seed: u64) -> Address {
    let exercise = usize::from(number.saturating_sub(1));
    to_sheet(lesson, &seeds_up_to(exercise, seed), exercise, 1)
}

/// The seeds of a lesson's exercises from the top, where one of them has its own.
pub fn seeds_up_to(exercise: usize, seed: u64) -> Vec<u64> {
    let mut seeds = vec![0; exercise];
    seeds.push(seed);
    seeds
}

pub fn to_homework(lesson: &LessonSummary, pupil: usize) -> Address {
    to_lesson(lesson, &[], None).with("pupil", pupil)
}

/// The address of the answers to the homework of the numbers from 1.
pub fn to_key(lesson: &LessonSummary, pupils: u8) -> Address {
    to_lesson(lesson, &[], None).with("key", pupils)
}

/// Reads the seeds of the lesson's exercises, from the top; those that are missing are 0. A pupil's
/// number is the seed of them all.
pub fn seeds(query: &Query, problems: &mut Problems) -> Vec<u64> {
    if query.get("pupil").is_some() {
        let problem = words::PUPIL_PROBLEM;
        let pupil = numbered(query, "pupil", MOST_PUPILS, problem, problems);
        let pupil = pupil.and_then(|pupil| u64::try_from(pupil + 1).ok());
        return vec![pupil.map_or(0, homework_seed); MOST_SEEDS];
    }
    let read = |text: &str| {
        let seeds = text.split('.').map(|seed| seed.trim().parse().ok());
        let seeds: Vec<Option<u64>> = seeds.take(MOST_SEEDS + 1).collect();
        let exact = seeds.len() <= MOST_SEEDS && !seeds.contains(&None);
        Some((seeds.into_iter().map(Option::unwrap_or_default), exact))
    };
    let seeds = query.read("seed", problems, || words::SEED_PROBLEM, read);
    seeds.into_iter().flatten().collect()
}

/// Reads how many questions a sheet has, where the address says it.
pub fn n_questions(query: &Query, usual: usize, problems: &mut Problems) -> usize {
    let (end, problem) = (MOST_ON_SHEET, words::QUESTIONS_PROBLEM);
    let questions = numbered(query, "questions", end, problem, problems);
    questions.map_or(usual, |last| last + 1)
}

/// Reads the number of one of `end` things, counted from 1; returns it counted from 0.
pub fn numbered(
    query: &Query,
    key: &str,
    end: usize,
    problem: Phrase,
    problems: &mut Problems,
) -> Option<usize> {
    query.read(
        key,
        problems,
        || problem,
        |text| {
            let index = text.trim().parse::<usize>().ok()?.checked_sub(1)?;
            (index < end).then_some((index, true))
        },
    )
}

/// The address of a step of the stepper.
pub fn to_step(size: Size, step: u64) -> Address {
    Address::of(Route::Step).with("n", size).with("at", step)
}

/// The address of the board to solve by hand: the smallest one that has solutions to find.
pub fn to_solve() -> Address {
    Address::of(Route::Solve).with("n", 4)
}
