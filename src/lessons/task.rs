//! One question, its answer, and the check of a reader's bits.

use super::{Because, RowTask, Side, Trick, Verdict};
use crate::{
    bits::{BitOrder, Word},
    solver::Size,
    text::Sentence,
};

/// One question with everything that is needed to ask and to check it.
///
/// ```
/// use bitqueens::bits::{Width, Word};
/// use bitqueens::lessons::{Task, Trick};
///
/// let x = Word::cut(22, Width::BYTE);
/// let task = Task::Word { trick: Trick::LowestBit, x };
/// assert_eq!(task.expected(), 0b10);
/// assert!(task.is_right(0b10));
/// assert_eq!(task.check(0b11).iter().filter(|verdict| !verdict.is_right()).count(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// About a number.
    Word {
        /// The question.
        trick: Trick,
        /// The number.
        x: Word,
    },
    /// About a row of the board.
    Row(RowTask),
}

impl Task {
    /// How many bits the reader sets.
    #[must_use]
    pub fn n_bits(&self) -> u8 {
        match self {
            Self::Word { x, .. } => x.width().get(),
            Self::Row(task) => task.n_bits(),
        }
    }

    /// The right bits.
    #[must_use]
    pub fn expected(&self) -> u64 {
        match self {
            Self::Word { trick, x } => trick.value(*x).value().into(),
            Self::Row(task) => task.expected(),
        }
    }

    /// Whether every bit is right; bits beyond [`n_bits`](Self::n_bits) do not count.
    #[must_use]
    pub fn is_right(&self, answer: u64) -> bool {
        self.check(answer).iter().all(Verdict::is_right)
    }

    /// Judges each bit, the highest first, and says what decides it.
    #[must_use]
    pub fn check(&self, answer: u64) -> Vec<Verdict> {
        let expected = self.expected();
        (0..self.n_bits())
            .rev()
            .map(|power| Verdict {
                power,
                given: answer >> power & 1 == 1,
                expected: expected >> power & 1 == 1,
                because: self.because(power),
            })
            .collect()
    }

    /// The board's side and the micro-step in the stepper that shows this row; `None` for a number.
    #[must_use]
    pub fn step(&self) -> Option<(Size, u64)> {
        match self {
            Self::Word { .. } => None,
            Self::Row(task) => Some((task.position.size(), task.position.step()?)),
        }
    }

    fn because(&self, power: u8) -> Because {
        match self {
            Self::Word { trick, x } => because_of_the_number(*trick, *x, power),
            Self::Row(task) => Because::Row(task.reason(power)),
        }
    }

    /// Why a bit is what it is, in words: for a row, the queen and the line that decide it.
    #[must_use]
    pub fn explain(&self, power: u8, order: BitOrder) -> Sentence {
        let size = match self {
            // A number has a column for each of its bits.
            Self::Word { x, .. } => Size::new(x.width().get()).unwrap_or(Size::MAX),
            Self::Row(task) => task.position.size(),
        };
        self.because(power).sentence(power, size, order)
    }

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        match self {
            Self::Word { trick, x } => ask_about_number(*trick, *x),
            Self::Row(task) => task.prompt(),
        }
    }
}

fn because_of_the_number(trick: Trick, x: Word, power: u8) -> Because {
    match trick {
        Trick::Number => Because::Place {
            worth: 1 << power,
            number: x.value(),
        },
        Trick::Mirrored => Because::Mirror {
            power: x.width().get() - 1 - power,
        },
        Trick::Negated | Trick::LowestBit | Trick::WithoutLowest => {
            let lowest = u8::try_from(x.value().trailing_zeros()).unwrap_or(u8::MAX);
            Because::Lowest {
                trick,
                side: match power.cmp(&lowest) {
                    std::cmp::Ordering::Less => Side::Right,
                    std::cmp::Ordering::Equal => Side::At,
                    std::cmp::Ordering::Greater => Side::Left,
                },
            }
        }
    }
}

fn ask_about_number(trick: Trick, x: Word) -> Sentence {
    let n = x.width();
    let value = x.value();
    match trick {
        Trick::Number => Sentence {
            ja: format!("{value} を {n} ビットの 2 進数で表してください。"),
            en: format!("Write {value} as {n} bits."),
        },
        Trick::Negated => Sentence {
            ja: format!("`x = {x}` のとき、`-x` のビットを予想してください。"),
            en: format!("`x = {x}`. Predict the bits of `-x`."),
        },
        Trick::LowestBit => Sentence {
            ja: format!("`x = {x}` のとき、`x & -x` のビットを予想してください。"),
            en: format!("`x = {x}`. Predict the bits of `x & -x`."),
        },
        Trick::WithoutLowest => Sentence {
            ja: format!("`x = {x}` のとき、`x & (x - 1)` のビットを予想してください。"),
            en: format!("`x = {x}`. Predict the bits of `x & (x - 1)`."),
        },
        Trick::Mirrored => Sentence {
            ja: format!("行 `{x}` を左右に裏返すと、どうなりますか。"),
            en: format!("Turn the row `{x}` over, left to right. What does it become?"),
        },
    }
}
