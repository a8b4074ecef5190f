//! A question worked out, then one whose rest is left to the reader.

use super::BlockAction;
use crate::{
    course::{Drill, Exercise, ORDER},
    question::{Answer, AnswerAction, AnswerKind, Given, KeptAttempt, Question, Start},
    text::{Lang, Sentence},
};

bitqueens_core::named! {
    /// How much of a question is worked out, by its name in `data-example`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Level {
        /// All of it, with its reasons.
        Worked => "worked",
        /// The beginning of its answer.
        Faded => "faded",
    }
}

/// A question of an exercise, worked out. The exercise itself, on another board or number, follows below it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// How much of it is worked out.
    pub level: Level,
    /// The question and the answer.
    pub drill: Drill,
    /// The beginning of a faded answer in words; `None` where it is set.
    pub said: Option<Sentence>,
}

/// The examples are drawn from the seeds after this one: exercises and homework are drawn from those after 0.
const BEFORE: u64 = 4_100;

/// The seed before that of the first example. Lessons that ask for the same word of a row begin at its step, so that each
/// has an example of its own.
fn first_seed(own: &Example) -> u64 {
    BEFORE + own.drill.attempt.question.step().unwrap_or(0)
}

/// The number of seeds that are tried for a question that differs and leaves something to do.
const TRIES: u64 = 100;

/// An exercise of which examples are drawn.
#[derive(Clone, Copy, Debug)]
pub struct ExampleOf(pub Exercise);

impl ExampleOf {
    /// The first example, worked out.
    pub fn first(&self) -> Example {
        Example::next(self.0, None, Level::Worked)
    }

    /// The example of a [name](Example::name) with what is kept of it; `None` if there is no such example.
    pub(super) fn resumed(&self, name: &str, kept: &KeptAttempt) -> Option<Example> {
        let (level, seed) = name.split_once('.')?;
        let mut example = Example::seeded(Level::from_name(level)?, self.0, seed.parse().ok()?)?;
        let start = example.drill.attempt.start;
        example.drill.resume(Some(kept));
        example.drill.attempt.start = start;
        Some(example)
    }

    pub(super) fn apply(&self, example: &mut Example, action: BlockAction) {
        let level = match (action, example.level) {
            (BlockAction::Another, level) => level,
            (BlockAction::Fade, Level::Worked) => Level::Faded,
            (BlockAction::Restore, Level::Faded) => Level::Worked,
            (BlockAction::Answer(action), _) => {
                example.drill.answer(action);
                return;
            }
            _ => return,
        };
        *example = Example::next(self.0, Some(example), level);
    }
}

impl Example {
    /// Goes on in another language.
    pub(super) fn read_in(&mut self, exercise: Exercise) {
        self.drill.read_in(exercise);
        if self.said.is_some() {
            let begun = beginning(&self.drill.attempt.question);
            self.said = begun.and_then(|(_, said)| said);
        }
    }

    /// Its name among the examples of its exercise: `faded.4103`.
    pub(super) fn name(&self) -> String {
        format!("{}.{}", self.level.name(), self.drill.seed)
    }

    /// The example of a seed; `None` where the beginning of its answer is all of it.
    pub fn seeded(level: Level, exercise: Exercise, seed: u64) -> Option<Self> {
        let (mut drill, mut said) = (Drill::new(exercise, seed), None);
        let attempt = &mut drill.attempt;
        match level {
            Level::Worked => {
                attempt.apply(AnswerAction::Reveal);
            }
            Level::Faded => {
                (attempt.draft, said) = beginning(&attempt.question)?;
                attempt.start = match (&attempt.question.kind, attempt.value()) {
                    (AnswerKind::Bits(n_bits), _) => Start::BitsFrom(n_bits.div_ceil(2)),
                    (AnswerKind::Order(_), Some(lines)) => Start::Lines(lines),
                    _ => Start::Nothing,
                };
            }
        }
        Some(Self { level, drill, said })
    }

    /// The example after another one: it asks neither what that one does nor what the exercise does by itself. Where
    /// none is found, it is that one or the exercise's own; a test refuses such an exercise.
    fn next(exercise: Exercise, before: Option<&Self>, level: Level) -> Self {
        let own = Self {
            level,
            drill: Drill::new(exercise, 0),
            said: None,
        };
        let last = before.map_or_else(|| first_seed(&own), |before| before.drill.seed);
        let before = before.unwrap_or(&own);
        let differs =
            |next: &Self, from: &Self| next.drill.attempt.question != from.drill.attempt.question;
        // The search goes no deeper than the lesson has gone.
        let n_queens = |of: &Self| match (exercise, &of.drill.attempt.question.given) {
            (Exercise::Row { .. }, Given::Row { row, .. }) => row.placement().n_queens(),
            _ => 0,
        };
        (1..=TRIES)
            .filter_map(|further| Self::seeded(level, exercise, last.wrapping_add(further)))
            .find(|next| {
                n_queens(next) <= n_queens(&own) && differs(next, &own) && differs(next, before)
            })
            .unwrap_or_else(|| before.clone())
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
    let is_given = before.split(|c: char| !is_digit(c)).any(|of| of == number);
    (!is_given).then(|| format!("{before}□{after}"))
}
