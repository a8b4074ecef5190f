//! The addresses of the course: `learn/shift/#seed=3.7&sheet=1`.
//!
//! ```text
//! seed=3.7   the questions of the lesson's exercises, from the top
//! sheet=1    the first exercise as a sheet of paper
//! pupil=7    homework: every exercise as it is drawn for number 7
//! class=3    on the page for teachers: the third class, place by place
//! key=40     the right answers of the homework of numbers 1 to 40
//! ```

use bitqueens_course::{CoursePart, LessonPlan, LessonSummary};

use super::{Appendix, COURSE, JoinChoice, QuestionChoice, TeacherTools, words};
use crate::site::{Address, Problems, Query, Route};

/// No lesson has more exercises.
const MOST_SEEDS: usize = 8;

/// No number of a pupil is higher.
const MOST_PUPILS: usize = 999;

/// No key has more lines.
const MOST_IN_KEY: usize = 99;

/// The homework of number 7 has the seed 107; the seeds below are for the class itself.
const HOMEWORK: u64 = 100;

pub(super) const fn homework_seed(pupil: u64) -> u64 {
    HOMEWORK + pupil
}

/// The number of the pupil whose seed it is; `None` for the seeds of a class and for others.
pub(super) fn pupil_of(seed: u64) -> Option<usize> {
    let pupil = usize::try_from(seed.checked_sub(HOMEWORK)?).ok()?;
    (1..=MOST_PUPILS).contains(&pupil).then_some(pupil)
}

/// The address of a page beside the lessons.
pub(super) fn to_appendix(appendix: Appendix) -> Address {
    Address {
        tail: appendix.name().to_owned(),
        ..contents()
    }
}

/// The address of the test of a part with its seed; without one, of the choice of a part.
pub(super) fn to_test(test: Option<(CoursePart, Option<u64>)>) -> Address {
    let query = test.map(|(part, seed)| {
        let query = Query::default().with("part", part.name());
        query.with_some("seed", seed)
    });
    Address {
        query: query.unwrap_or_default(),
        ..to_appendix(Appendix::Test)
    }
}

/// The address of the test of a part as it is drawn for a pupil.
pub fn to_test_of(part: CoursePart, pupil: u8) -> Address {
    to_test(Some((part, Some(homework_seed(pupil.into())))))
}

/// Reads the part of a test, and its seed; where there is none, it is `seed`.
pub(super) fn test(query: &Query, seed: u64, problems: &mut Problems) -> Option<(CoursePart, u64)> {
    let part = query.one_of("part", problems)?;
    let given = query.number("seed", 0..=u64::MAX, problems);
    Some((part, given.unwrap_or(seed)))
}

/// The address of the list of lessons.
pub(super) fn contents() -> Address {
    Address::of(Route::Learn)
}

/// The address of a lesson.
///
/// `seeds` are the numbers of the questions, from the top. `sheet` is the exercise that is laid
/// out as a sheet of paper, from 0; in the address it counts from 1.
pub(super) fn to_lesson(lesson: &LessonSummary, seeds: &[u64], sheet: Option<usize>) -> Address {
    // The lesson's own questions need no seed.
    let n_seeds = seeds.iter().rposition(|seed| *seed != 0);
    let seeds = &seeds[..n_seeds.map_or(0, |last| last + 1)];
    let seeds = seeds.iter().map(u64::to_string).collect::<Vec<_>>();
    Address {
        tail: lesson.slug.clone(),
        query: Query::default()
            .with_some("seed", (!seeds.is_empty()).then(|| seeds.join(".")))
            .with_some("sheet", sheet.map(|index| index + 1)),
        ..contents()
    }
}

/// The address of a sheet of paper with so many questions of an exercise, from 0.
pub(super) fn to_sheet(
    lesson: &LessonSummary,
    seeds: &[u64],
    sheet: usize,
    n_questions: usize,
) -> Address {
    let address = to_lesson(lesson, seeds, Some(sheet));
    let n_questions = (n_questions != 1).then_some(n_questions);
    Address {
        query: address.query.with_some("questions", n_questions),
        ..address
    }
}

/// The address of the page for teachers, with what is chosen there.
pub(super) fn to_teachers(tools: TeacherTools) -> Address {
    Address {
        query: tools.write(),
        ..to_appendix(Appendix::Teachers)
    }
}

/// The address that steps through a class, by its number from 1.
pub fn to_class(number: usize) -> Address {
    let teachers = to_appendix(Appendix::Teachers);
    Address {
        query: teachers.query.with("class", number),
        ..teachers
    }
}

/// Reads the number of a class that is stepped through.
pub(super) fn class(query: &Query, problems: &mut Problems) -> Option<usize> {
    let read = |text: &str| Some((number_from_1(text, LessonPlan::CLASSES.into())? + 1, true));
    query.read("class", problems, || words::teachers::CLASS_PROBLEM, read)
}

/// The address of an exercise on a sheet, counted from 1, with a question of its own.
pub fn to_sheet_of(lesson: &LessonSummary, number: u8, seed: u64) -> Address {
    let index = usize::from(number.saturating_sub(1));
    let mut seeds = vec![0; index];
    seeds.push(seed);
    to_lesson(lesson, &seeds, Some(index))
}

pub fn to_homework(lesson: &LessonSummary, pupil: u8) -> Address {
    with(lesson, "pupil", pupil)
}

/// The address of the answers to the homework of the numbers from 1.
pub fn to_key(lesson: &LessonSummary, pupils: u8) -> Address {
    with(lesson, "key", pupils)
}

fn with(lesson: &LessonSummary, key: &str, value: u8) -> Address {
    let lesson = to_lesson(lesson, &[], None);
    Address {
        query: lesson.query.with(key, value),
        ..lesson
    }
}

/// Reads the seeds of the lesson's exercises, from the top; those that are missing are 0. A pupil's
/// number is the seed of them all.
pub(super) fn seeds(query: &Query, problems: &mut Problems) -> Vec<u64> {
    if query.get("pupil").is_some() {
        let read = |text: &str| Some((number_from_1(text, MOST_PUPILS)? + 1, true));
        let problem = || words::teachers::PUPIL_PROBLEM;
        let number = query.read("pupil", problems, problem, read);
        let number = number.and_then(|number| u64::try_from(number).ok());
        return vec![number.map_or(0, homework_seed); MOST_SEEDS];
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

/// Reads the exercise that is laid out as a sheet, from 0, of a lesson with so many exercises.
pub(super) fn sheet(query: &Query, n_exercises: usize, problems: &mut Problems) -> Option<usize> {
    let read = |text: &str| Some((number_from_1(text, n_exercises)?, true));
    query.read("sheet", problems, || words::SHEET_PROBLEM, read)
}

/// Reads how many questions a sheet has, where the address says it.
pub(super) fn n_questions(query: &Query, usual: usize, problems: &mut Problems) -> usize {
    let read = |text: &str| Some((number_from_1(text, QuestionChoice::MOST)? + 1, true));
    let problem = || words::tools::QUESTIONS_PROBLEM;
    query
        .read("questions", problems, problem, read)
        .unwrap_or(usual)
}

/// Reads the number of one of `end` things, counted from 1; returns it counted from 0.
pub(super) fn number_from_1(text: &str, end: usize) -> Option<usize> {
    let number = text.trim().parse::<usize>().ok();
    let index = number.and_then(|number| number.checked_sub(1));
    index.filter(|index| *index < end)
}

/// Reads the last number of a key.
pub(super) fn key(query: &Query, problems: &mut Problems) -> Option<u8> {
    let read = |text: &str| {
        let number = number_from_1(text, MOST_IN_KEY)? + 1;
        Some((u8::try_from(number).ok()?, true))
    };
    query.read("key", problems, || words::teachers::KEY_PROBLEM, read)
}

pub(super) fn term(query: &Query, problems: &mut Problems) -> Option<&'static str> {
    let slug = query.anchor()?;
    problems.take(COURSE.term(slug).ok_or(words::NO_SUCH_TERM))
}

/// Reads the choice in the figure of the fast count.
pub(super) fn join(query: &Query, problems: &mut Problems) -> JoinChoice {
    let choice = JoinChoice::read(query).ok_or(words::join::ROWS_PROBLEM);
    problems.take(choice).unwrap_or_default()
}
