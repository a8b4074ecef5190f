//! A question worked out, then one whose rest is left to the reader. The exercise itself follows below it.

use crate::{
    course::{Asked, Exercise, Level, ORDER, Source},
    question::{Answer, AnswerAction, AnswerKind, Given, KeptAttempt, Question, Start},
    text::{Lang, Sentence},
};

/// The examples are drawn from the seeds after this one: exercises and homework are drawn from those after 0.
const BEFORE: u64 = 4_100;

/// The seed before that of the first example. Lessons that ask for the same word of a row begin at its step, so that each
/// has an example of its own.
fn first_seed(own: &Question) -> u64 {
    BEFORE + own.step().unwrap_or(0)
}

/// The number of seeds that are tried for a question that differs and leaves something to do.
const TRIES: u64 = 100;

/// The example of a seed; `None` where the beginning of its answer is all of it.
pub fn example(exercise: Exercise, level: Level, seed: u64) -> Option<Asked> {
    let mut asked = Asked::new(Source::Example(exercise, level), seed);
    let attempt = &mut asked.attempt;
    match level {
        Level::Worked => {
            attempt.apply(AnswerAction::Reveal);
        }
        Level::Faded => {
            (attempt.draft, _) = beginning(&attempt.question)?;
            attempt.start = match (&attempt.question.kind, attempt.value()) {
                (AnswerKind::Bits(n_bits), _) => Start::BitsFrom(n_bits.div_ceil(2)),
                (AnswerKind::Order(_), Some(lines)) => Start::Lines(lines),
                _ => Start::Nothing,
            };
        }
    }
    Some(asked)
}

/// The first example, worked out.
pub fn first_example(exercise: Exercise) -> Asked {
    next_example(exercise, None, Level::Worked)
}

/// The example after another one: it asks neither what that one does nor what the exercise does by itself. Where none is
/// found, it is that one or the exercise's own; a test refuses such an exercise.
pub(super) fn next_example(exercise: Exercise, before: Option<&Asked>, level: Level) -> Asked {
    let own = Asked::new(Source::Example(exercise, level), 0);
    let last = before.map_or_else(|| first_seed(&own.attempt.question), |before| before.seed);
    let before = before.unwrap_or(&own);
    let differs = |next: &Asked, from: &Asked| next.attempt.question != from.attempt.question;
    // The search goes no deeper than the lesson has gone.
    let n_queens = |asked: &Asked| match (exercise, &asked.attempt.question.given) {
        (Exercise::Row { .. }, Given::Row { row, .. }) => row.placement().n_queens(),
        _ => 0,
    };
    (1..=TRIES)
        .filter_map(|further| example(exercise, level, last.wrapping_add(further)))
        .find(|next| {
            n_queens(next) <= n_queens(&own) && differs(next, &own) && differs(next, before)
        })
        .unwrap_or_else(|| before.clone())
}

/// The example of which something is kept, by its level and seed: `faded.4103`; `None` if there is no such example.
pub(super) fn kept_example(exercise: Exercise, name: &str, kept: &KeptAttempt) -> Option<Asked> {
    let (level, seed) = name.split_once('.')?;
    let mut asked = example(exercise, Level::from_name(level)?, seed.parse().ok()?)?;
    asked.attempt.resume(Some(kept));
    Some(asked)
}

/// The beginning of a faded answer in words; `None` where it is set.
pub fn begun(asked: &Asked) -> Option<Sentence> {
    match asked.source {
        Source::Example(_, Level::Faded) => beginning(&asked.attempt.question)?.1,
        _ => None,
    }
}

/// The beginning of an answer, set or said; `None` where it leaves nothing to do.
///
/// ```text
/// Bits            the upper half is set
/// Order           the first half of the lines stands in its places
/// Number, Square  the answer is said with its last number open: the number itself, the column
/// Choice          what speaks against the other answers is said, but for the last reason
/// ```
fn beginning(question: &Question) -> Option<(Option<Answer>, Option<Sentence>)> {
    let (kind, right) = (&question.kind, question.right_value()?);
    let said = match kind {
        AnswerKind::Bits(n_bits) => {
            let open = n_bits.div_ceil(2);
            let set = right >> open << open;
            return (set != right).then(|| (Some(set.into()), None));
        }
        AnswerKind::Order(lines) => {
            // Each line is a digit.
            let first = (0..lines.len().div_ceil(2)).fold(right, |order, _| order / 10);
            return Some((Some(first.into()), None));
        }
        AnswerKind::Number | AnswerKind::Square(_) => {
            let gaps = Lang::ALL.map(|lang| with_gap(question.answer.in_lang(lang)));
            if gaps.iter().any(Option::is_none) {
                return None;
            }
            Sentence::of(|lang| gaps[lang as usize].clone().unwrap_or_default())
        }
        AnswerKind::Choice(_) => {
            let mut why = question.why(ORDER);
            why.pop();
            why.into_iter().reduce(|said, next| said.and(&next))?
        }
        AnswerKind::Code(_)
        | AnswerKind::Trace(_)
        | AnswerKind::Mend
        | AnswerKind::Expression(_) => return None,
    };
    Some((kind.start(), Some(said)))
}

/// A text with its last number left open; `None` if the same number also appears before it.
fn with_gap(text: &str) -> Option<String> {
    let is_digit = |c: char| c.is_ascii_digit();
    let (upto, after) = text.split_at(text.rfind(is_digit)? + 1);
    let before = upto.trim_end_matches(is_digit);
    let (_, number) = upto.split_at(before.len());
    let is_given = before
        .split(|c: char| !is_digit(c))
        .any(|other| other == number);
    (!is_given).then(|| format!("{before}□{after}"))
}
