//! The addresses of the course: `learn/shift/#seed=3.7&sheet=1`.
//!
//! ```text
//! seed=3.7   the questions of the lesson's exercises, from the top
//! sheet=1    the first exercise as a sheet of paper
//! pupil=7    homework: every exercise as it is drawn for number 7
//! key=40     the right answers of the homework of numbers 1 to 40
//! ```

use super::{Appendix, CoursePart, JoinChoice, LessonSummary, QuestionChoice, TeacherTools, words};
use crate::site::{Address, Problems, Query, Route};

/// No lesson has more exercises.
const MOST_SEEDS: usize = 8;

/// The homework of number 7 has the seed 107; the seeds below are for the class itself.
const HOMEWORK: u64 = 100;

/// The seed of a pupil's homework.
pub(super) const fn homework_seed(pupil: u64) -> u64 {
    HOMEWORK + pupil
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

/// Reads the part of a test, and its seed; where there is none, it is `seed`.
pub(super) fn test(query: &Query, seed: u64, problems: &mut Problems) -> Option<(CoursePart, u64)> {
    let part = CoursePart::from_name(query.get("part")?);
    let part = problems.take(part.ok_or_else(words::review::no_such_part))?;
    let given = query.get("seed").map(|seed| seed.trim().parse().ok());
    let given = given.map(|seed| seed.ok_or(words::SEED_PROBLEM));
    let given = given.and_then(|seed| problems.take(seed));
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
        tail: lesson.slug.to_owned(),
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

impl LessonSummary {
    /// The address of an exercise on a sheet, counted from 1, with a question of its own.
    pub fn sheet(&self, number: u8, seed: u64) -> Address {
        let index = usize::from(number.saturating_sub(1));
        let mut seeds = vec![0; index];
        seeds.push(seed);
        to_lesson(self, &seeds, Some(index))
    }

    /// The address of a pupil's homework.
    pub fn homework(&self, pupil: u8) -> Address {
        with(self, "pupil", pupil)
    }

    /// The address of the answers to the homework of the numbers from 1.
    pub fn key(&self, pupils: u8) -> Address {
        with(self, "key", pupils)
    }
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
    if let Some(pupil) = query.get("pupil") {
        let number = pupil.trim().parse().ok();
        let number = number.filter(|number| (1..1_000).contains(number));
        let number = problems.take(number.ok_or(words::teachers::PUPIL_PROBLEM));
        return vec![number.map_or(0, homework_seed); MOST_SEEDS];
    }
    let Some(text) = query.get("seed") else {
        return Vec::new();
    };
    let read = text.split('.').map(|seed| seed.trim().parse().ok());
    let read = read.take(MOST_SEEDS + 1).collect::<Vec<Option<u64>>>();
    if MOST_SEEDS < read.len() || read.contains(&None) {
        problems.push(words::SEED_PROBLEM);
    }
    read.into_iter().map(Option::unwrap_or_default).collect()
}

/// Reads the exercise that is laid out as a sheet, from 0, of a lesson with so many exercises.
pub(super) fn sheet(query: &Query, n_exercises: usize, problems: &mut Problems) -> Option<usize> {
    let index = number_from_1(query.get("sheet")?, n_exercises);
    problems.take(index.ok_or(words::SHEET_PROBLEM))
}

/// Reads how many questions a sheet has, where the address says it.
pub(super) fn n_questions(query: &Query, usual: usize, problems: &mut Problems) -> usize {
    let Some(text) = query.get("questions") else {
        return usual;
    };
    let index = number_from_1(text, QuestionChoice::MOST);
    let number = index.map(|index| index + 1);
    problems
        .take(number.ok_or(words::tools::QUESTIONS_PROBLEM))
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
    let number = query.get("key")?.trim().parse().ok();
    let number = number.filter(|number| (1..100).contains(number));
    problems.take(number.ok_or(words::teachers::KEY_PROBLEM))
}

/// Reads the term of the glossary.
pub(super) fn term(query: &Query, problems: &mut Problems) -> Option<&'static str> {
    let slug = query.anchor()?;
    let found = words::glossary::SLUGS.iter().find(|term| **term == slug);
    problems.take(found.copied().ok_or(words::glossary::NO_SUCH_TERM))
}

/// Reads the choice in the figure of the fast count.
pub(super) fn join(query: &Query, problems: &mut Problems) -> JoinChoice {
    let choice = JoinChoice::read(query).ok_or(words::join::ROWS_PROBLEM);
    problems.take(choice).unwrap_or_default()
}
