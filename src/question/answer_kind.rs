//! The kinds of answer, each as one number.

use super::words;
use crate::text::{Phrase, Sentence, grouped, sentence};
use bitqueens_core::solver::Size;

/// What a question asks for.
///
/// Whatever the kind, an answer is one number, so that it is stored and compared alike:
///
/// ```text
/// Bits    the word
/// Number  the number itself
/// Square  10 * row + column
/// Order   a digit for each line, the first line's at the left; lines count from 1 as drawn
/// Choice  the answer as drawn, from 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// The bits of a word, so many.
    Bits(u8),
    /// A number in decimal.
    Number,
    /// A square of a board, of side 9 at most.
    Square(Size),
    /// The lines in their order, 9 at most.
    Order(&'static [Phrase]),
    /// One of some answers.
    Choice(&'static [Phrase]),
}

impl AnswerKind {
    /// The largest number that is taken.
    pub const MOST: u64 = 999_999_999;

    /// What stands there before anything is answered. It is a whole answer of bits alone.
    pub const fn start(self) -> u64 {
        match self {
            Self::Bits(_) | Self::Order(_) => 0,
            Self::Number | Self::Square(_) | Self::Choice(_) => u64::MAX,
        }
    }

    /// The name in attributes and in the text of a lesson.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bits(_) => "word",
            Self::Number => "number",
            Self::Square(_) => "square",
            Self::Order(_) => "order",
            Self::Choice(_) => "choice",
        }
    }

    /// Tells whether a number is a whole answer of this kind.
    pub fn takes(self, answer: u64) -> bool {
        match self {
            Self::Bits(n_bits) => answer.checked_shr(n_bits.into()).unwrap_or(0) == 0,
            Self::Number => answer <= Self::MOST,
            Self::Square(size) => {
                let n = size.get().into();
                answer / 10 < n && answer % 10 < n
            }
            Self::Order(lines) => {
                let digits = digits(answer);
                let has = |line: usize| digits.contains(&line);
                digits.len() == lines.len() && (1..=lines.len()).all(has)
            }
            Self::Choice(answers) => usize::try_from(answer).is_ok_and(|at| at < answers.len()),
        }
    }

    /// Puts a line, from 1, behind those of an order, or takes it out again.
    pub fn with_line(order: u64, line: usize) -> u64 {
        let mut lines = digits(order);
        if lines.contains(&line) {
            lines.retain(|of| *of != line);
        } else {
            lines.push(line);
        }
        lines.into_iter().fold(0, |order, line| {
            order
                .wrapping_mul(10)
                .wrapping_add(u64::try_from(line).unwrap_or(0))
        })
    }

    /// The number of a line in an order, both from 1; `None` where it is not in it.
    pub fn number_of(order: u64, line: usize) -> Option<usize> {
        let at = digits(order).into_iter().position(|of| of == line);
        at.map(|at| at + 1)
    }

    /// Says an answer.
    pub fn say(self, answer: u64) -> Sentence {
        let phrase = |phrases: &[Phrase], at: usize| {
            let phrase = phrases.get(at).copied();
            phrase.map(Sentence::from).unwrap_or_default()
        };
        match self {
            Self::Bits(n_bits) => {
                let n = n_bits.into();
                sentence!("`{answer:0n$b}`", "`{answer:0n$b}`")
            }
            Self::Number => {
                let number = grouped(answer);
                sentence!("{number}", "{number}")
            }
            Self::Square(_) => words::square(answer / 10, answer % 10),
            Self::Order(lines) => {
                let lines = digits(answer)
                    .into_iter()
                    .map(|line| phrase(lines, line.wrapping_sub(1)));
                let (ja, en): (Vec<_>, Vec<_>) = lines.map(|line| (line.ja, line.en)).unzip();
                Sentence {
                    ja: ja.join(" → "),
                    en: en.join(" → "),
                }
            }
            Self::Choice(answers) => {
                let at = usize::try_from(answer).unwrap_or(usize::MAX);
                words::quoted(&phrase(answers, at))
            }
        }
    }
}

/// The digits of a number from the left; none of 0.
fn digits(mut number: u64) -> Vec<usize> {
    let mut digits = Vec::new();
    while number != 0 {
        digits.push(usize::try_from(number % 10).unwrap_or(0));
        number /= 10;
    }
    digits.reverse();
    digits
}
