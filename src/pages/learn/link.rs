//! The addresses of the course: `learn/shift/#seed=3.7&sheet=1`.

use super::{Appendix, JoinChoice, LessonSummary, QuestionChoice, TeacherTools, words};
use crate::site::{Address, Problems, Query, Route};

/// No lesson has more exercises.
const MOST_SEEDS: usize = 8;

/// The address of a page beside the lessons.
pub(super) fn to_appendix(appendix: Appendix) -> Address {
    Address {
        tail: appendix.name().to_owned(),
        ..contents()
    }
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

/// Reads the seeds of the lesson's exercises, from the top; those that are missing are 0.
pub(super) fn seeds(query: &Query, problems: &mut Problems) -> Vec<u64> {
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

/// Reads the term of the glossary.
pub(super) fn term(query: &Query, problems: &mut Problems) -> Option<&'static str> {
    // The anchor of its document; addresses of before have a key.
    let slug = query.get("term").or_else(|| query.anchor())?;
    let found = words::glossary::SLUGS.iter().find(|term| **term == slug);
    problems.take(found.copied().ok_or(words::glossary::NO_SUCH_TERM))
}

/// Reads the choice in the figure of the fast count.
pub(super) fn join(query: &Query, problems: &mut Problems) -> JoinChoice {
    let choice = JoinChoice::read(query).ok_or(words::join::ROWS_PROBLEM);
    problems.take(choice).unwrap_or_default()
}
