//! The kinds of answer, and an answer.

use super::{Trace, words};
use crate::text::{LISTING, ListingLine, Phrase, Sentence, grouped};
use bitqueens_core::{
    bits::Puzzle,
    solver::{Phase, Size},
};

/// What a question asks for.
///
/// An answer is one number, so that it is stored and compared alike, or a text:
///
/// ```text
/// Bits        the word
/// Number      the number itself
/// Square      10 * row + column
/// Order       a digit for each line, the first line's at the left; lines count from 1 as drawn
/// Choice      the answer as drawn, from 0
/// Code        the text of the line
/// Trace       the cells, with spaces between them
/// Mend        the line from 1, and behind a space the code
/// Expression  the text
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// That many bits of a word.
    Bits(u8),
    Number,
    /// A square of a board, of side 9 at most.
    Square(Size),
    /// The lines in their order, 9 at most.
    Order(Vec<Sentence>),
    Choice(Vec<Sentence>),
    /// The line of the loop that a step carries out, written from nothing.
    Code(Phase),
    /// Turns of the loop as a table.
    Trace(Trace),
    /// A line of the loop, and the code in its place: judged where it is drawn.
    Mend,
    /// An expression, which the puzzle judges.
    Expression(&'static Puzzle),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// One number, as [`AnswerKind`] says.
    Value(u64),
    Text(String),
}

impl From<u64> for Answer {
    fn from(value: u64) -> Self {
        Self::Value(value)
    }
}

impl From<String> for Answer {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Answer {
    /// The number; `None` for a text.
    pub const fn value(&self) -> Option<u64> {
        match self {
            Self::Value(value) => Some(*value),
            Self::Text(_) => None,
        }
    }

    /// The text; `None` for a number.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Value(_) => None,
            Self::Text(text) => Some(text),
        }
    }
}

impl AnswerKind {
    /// The largest number that is taken.
    pub const MOST: u64 = 999_999_999;

    /// The answer before anything is given: bits and a text are there from the start.
    pub fn start(&self) -> Option<Answer> {
        match self {
            Self::Bits(_) => Some(Answer::Value(0)),
            Self::Code(_) | Self::Mend | Self::Expression(_) => Some(Answer::Text(String::new())),
            Self::Trace(trace) => Some(Answer::Text(trace.start())),
            Self::Number | Self::Square(_) | Self::Order(_) | Self::Choice(_) => None,
        }
    }

    /// The name in attributes and in the text of a lesson.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Bits(_) => "word",
            Self::Number => "number",
            Self::Square(_) => "square",
            Self::Order(_) => "order",
            Self::Choice(_) => "choice",
            Self::Code(_) => "code",
            Self::Trace(_) => "trace",
            Self::Mend => "mend",
            Self::Expression(_) => "expression",
        }
    }

    /// Tells whether an answer is a whole one of this kind.
    pub fn takes(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Value(value) => self.takes_value(*value),
            Answer::Text(text) => match self {
                Self::Code(_) | Self::Mend | Self::Expression(_) => true,
                Self::Trace(trace) => trace.holds(text, false),
                _ => false,
            },
        }
    }

    /// Tells whether an answer can be in work: a whole one, or the beginning of one.
    pub fn holds(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Number, Answer::Value(_)) => true,
            (Self::Trace(trace), Answer::Text(text)) => trace.holds(text, true),
            (Self::Order(lines), Answer::Value(order)) => {
                let digits = digits(*order);
                let once = |line: &usize| digits.iter().filter(|digit| *digit == line).count() == 1;
                digits
                    .iter()
                    .all(|line| (1..=lines.len()).contains(line) && once(line))
            }
            _ => self.takes(answer),
        }
    }

    /// Tells whether a whole answer is the right one.
    pub fn is_right(&self, given: &Answer, right: &Answer) -> bool {
        match (self, given, right) {
            (Self::Trace(trace), Answer::Text(given), Answer::Text(right)) => {
                trace.first_wrong(given, right).is_none()
            }
            _ => given == right,
        }
    }

    fn takes_value(&self, value: u64) -> bool {
        match self {
            Self::Bits(n_bits) => value.checked_shr((*n_bits).into()).unwrap_or(0) == 0,
            Self::Number => value <= Self::MOST,
            Self::Square(size) => {
                let n = size.get().into();
                value / 10 < n && value % 10 < n
            }
            Self::Order(lines) => {
                let digits = digits(value);
                let has = |line: usize| digits.contains(&line);
                digits.len() == lines.len() && (1..=lines.len()).all(has)
            }
            Self::Choice(choices) => usize::try_from(value).is_ok_and(|at| at < choices.len()),
            Self::Code(_) | Self::Trace(_) | Self::Mend | Self::Expression(_) => false,
        }
    }

    /// Puts a line, from 1, behind those of an order, or takes it out again.
    pub fn with_line(order: u64, line: usize) -> u64 {
        let mut lines = digits(order);
        if lines.contains(&line) {
            lines.retain(|placed| *placed != line);
        } else {
            lines.push(line);
        }
        lines.into_iter().fold(0, |order, line| {
            order
                .wrapping_mul(10)
                .wrapping_add(u64::try_from(line).unwrap_or(0))
        })
    }

    /// Tells whether an order begins with another one.
    pub fn begins_with(order: u64, first: u64) -> bool {
        digits(order).starts_with(&digits(first))
    }

    /// The number of a line in an order, both from 1; `None` where it is not in it.
    pub fn number_of(order: u64, line: usize) -> Option<usize> {
        let at = digits(order).into_iter().position(|digit| digit == line);
        at.map(|at| at + 1)
    }

    /// The answers or the lines to choose from, as drawn; other kinds have none.
    pub fn choices(&self) -> &[Sentence] {
        match self {
            Self::Order(texts) | Self::Choice(texts) => texts,
            _ => &[],
        }
    }

    pub fn say(&self, answer: &Answer) -> Sentence {
        match answer {
            Answer::Value(value) => self.say_value(*value),
            Answer::Text(text) => Sentence::same_in_all(&format!("`{text}`")),
        }
    }

    fn say_value(&self, value: u64) -> Sentence {
        let nth = |texts: &[Sentence], at: usize| texts.get(at).cloned().unwrap_or_default();
        match self {
            Self::Bits(n_bits) => {
                let n = (*n_bits).into();
                Sentence::same_in_all(&format!("`{value:0n$b}`"))
            }
            Self::Number | Self::Code(_) | Self::Trace(_) | Self::Mend | Self::Expression(_) => {
                Sentence::same_in_all(&grouped(value))
            }
            Self::Square(_) => words::square(value / 10, value % 10),
            Self::Order(lines) => {
                let lines = digits(value)
                    .into_iter()
                    .map(|line| nth(lines, line.wrapping_sub(1)));
                Sentence::joined(&lines.collect::<Vec<_>>(), Phrase::same_in_all(" → "))
            }
            Self::Choice(choices) => {
                let at = usize::try_from(value).unwrap_or(usize::MAX);
                words::quoted(&nth(choices, at))
            }
        }
    }
}

/// The digits of a number from the left; 0 has none.
fn digits(mut number: u64) -> Vec<usize> {
    let mut digits = Vec::new();
    while number != 0 {
        digits.push(usize::try_from(number % 10).unwrap_or(0));
        number /= 10;
    }
    digits.reverse();
    digits
}

/// What a line came to in the loop, which was run with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// It cannot be read, and does not count as an answer.
    Unread(Sentence),
    /// The loop with it does what it should.
    Right(Sentence),
    Wrong(Sentence),
}

/// The number of the line that a step carries out, from 0, and the line.
pub fn line_of(phase: Phase) -> Option<(usize, ListingLine)> {
    let mut lines = LISTING.into_iter().enumerate();
    lines.find(|(_, line)| line.phase == Some(phase))
}
