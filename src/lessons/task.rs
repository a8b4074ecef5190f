//! One question, its answer, and the check of a reader's bits.

use super::{Asked, Because, Position, Side, Trick, Verdict};
use crate::{
    bits::{BitOrder, Word},
    solver::{Line, Size},
    text::{Sentence, binary},
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
    Row {
        /// The word asked for.
        asked: Asked,
        /// The queens above the row.
        position: Position,
    },
}

impl Task {
    /// How many bits the reader sets.
    #[must_use]
    pub fn n_bits(&self) -> u8 {
        match self {
            Self::Word { x, .. } => x.width().get(),
            Self::Row { asked, position } => asked.n_bits(position),
        }
    }

    /// The right bits.
    #[must_use]
    pub fn expected(&self) -> u64 {
        match self {
            Self::Word { trick, x } => trick.value(*x).value().into(),
            Self::Row { asked, position } => asked.value(position),
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
                given: is_set(answer, power),
                expected: is_set(expected, power),
                because: self.because(power),
            })
            .collect()
    }

    /// The board's side and the micro-step in the stepper that shows this row; `None` for a number.
    #[must_use]
    pub fn step(&self) -> Option<(Size, u64)> {
        match self {
            Self::Word { .. } => None,
            Self::Row { position, .. } => Some((position.size(), position.step()?)),
        }
    }

    fn because(&self, power: u8) -> Because {
        match self {
            Self::Word { trick, x } => because_of_the_number(*trick, *x, power),
            Self::Row { asked, position } => because_of_the_queens(*asked, position, power),
        }
    }

    /// Why a bit is what it is, in words: for a row, the queen and the line that decide it.
    #[must_use]
    pub fn explain(&self, verdict: &Verdict, order: BitOrder) -> Sentence {
        let size = match self {
            // A number has a column for each of its bits.
            Self::Word { x, .. } => Size::new(x.width().get()).unwrap_or(Size::MAX),
            Self::Row { position, .. } => position.size(),
        };
        verdict.sentence(size, order)
    }

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        match self {
            Self::Word { trick, x } => ask_about_number(*trick, *x),
            Self::Row { asked, position } => ask_about_row(*asked, position),
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

fn because_of_the_queens(asked: Asked, position: &Position, power: u8) -> Because {
    let line = match asked {
        Asked::Line(line) => Some(line),
        Asked::LeftWithGhosts => Some(Line::Left),
        Asked::Occupied | Asked::Bitmap | Asked::Bit => None,
    };
    let mut attacks = position.attacks(power).collect::<Vec<_>>();
    if let Some(line) = line {
        // The line that was asked for decides; another one only explains a mix-up.
        attacks.sort_by_key(|attack| attack.line != line);
    }
    let queen_of = |row: u8| {
        let queen = position.queens().get(usize::from(row)).copied();
        queen.map_or(0, |queen| u8::try_from(queen.trailing_zeros()).unwrap_or(0))
    };
    match (attacks.first(), line) {
        (Some(attack), Some(line)) if attack.line != line => Because::OtherLine {
            attack: *attack,
            queen: queen_of(attack.queen_row),
            asked: line,
        },
        (Some(attack), _) => Because::Attack {
            attack: *attack,
            queen: queen_of(attack.queen_row),
        },
        (None, Some(line)) => Because::NoLine { asked: line },
        (None, None) if is_set(position.tried().into(), power) => Because::Tried,
        (None, None) if asked == Asked::Bit => {
            let lowest = position.words().bitmap.trailing_zeros();
            let lowest = u8::try_from(lowest).unwrap_or(u8::MAX);
            if lowest == power {
                Because::LowestFree
            } else {
                Because::LowerIsFree { power: lowest }
            }
        }
        (None, None) => Because::Free,
    }
}

fn is_set(word: u64, power: u8) -> bool {
    word >> power & 1 == 1
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
            ja: format!("x = {x} のとき、-x のビットを予想してください。"),
            en: format!("x = {x}. Predict the bits of -x."),
        },
        Trick::LowestBit => Sentence {
            ja: format!("x = {x} のとき、x & -x のビットを予想してください。"),
            en: format!("x = {x}. Predict the bits of x & -x."),
        },
        Trick::WithoutLowest => Sentence {
            ja: format!("x = {x} のとき、x & (x - 1) のビットを予想してください。"),
            en: format!("x = {x}. Predict the bits of x & (x - 1)."),
        },
        Trick::Mirrored => Sentence {
            ja: format!("行 {x} を左右に裏返すと、どうなりますか。"),
            en: format!("Turn the row {x} over, left to right. What does it become?"),
        },
    }
}

fn ask_about_row(asked: Asked, position: &Position) -> Sentence {
    let (size, row) = (position.size(), position.row());
    let (name, formula) = (asked.name(), asked.formula());
    match asked {
        Asked::LeftWithGhosts => Sentence {
            ja: format!(
                "N = {size} の盤です。行{row}に届く left を、盤の外のビットまで予想してください。"
            ),
            en: format!(
                "N = {size}. Predict the left that arrives in row {row}, ghost bits included."
            ),
        },
        Asked::Line(_) => Sentence {
            ja: format!("N = {size} の盤です。行{row}に届く {name} を予想してください。"),
            en: format!("N = {size}. Predict the {name} that arrives in row {row}."),
        },
        Asked::Occupied => Sentence {
            ja: format!("N = {size} の盤です。行{row}の {formula} を予想してください。"),
            en: format!("N = {size}. Predict {formula} of row {row}."),
        },
        Asked::Bitmap => Sentence {
            ja: format!("N = {size} の盤です。行{row}の bitmap を予想してください。"),
            en: format!("N = {size}. Predict the bitmap of row {row}."),
        },
        Asked::Bit => {
            let bitmap = binary(position.words().bitmap, size);
            Sentence {
                ja: format!(
                    "N = {size} の盤で、行{row}の bitmap は {bitmap} です。次に取り出す bit を予想してください。"
                ),
                en: format!(
                    "N = {size}, and row {row}'s bitmap is {bitmap}. Predict the bit that is taken next."
                ),
            }
        }
    }
}
