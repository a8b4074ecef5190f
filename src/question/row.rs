//! A word of a row of the board: what is asked of it, and the reason for each of its bits.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, LoopWord, OpenRow},
};

use crate::text::Sentence;

/// A word of a row that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetWord {
    /// An attack word, its N bits on the board.
    Attack(Line),
    /// `left` in full, with the ghost bits beyond the board.
    LeftWithGhosts,
    /// The three attack words joined.
    Occupied,
    /// The free squares still to be tried.
    Bitmap,
    /// The lowest of them.
    Bit,
}

impl TargetWord {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attack(line) => line.name(),
            Self::LeftWithGhosts => Line::Left.name(),
            Self::Occupied => "left | down | right",
            Self::Bitmap => "bitmap",
            Self::Bit => "bit",
        }
    }

    pub const fn formula(self) -> &'static str {
        match self {
            Self::Attack(Line::Left) | Self::LeftWithGhosts => "(left | bit) << 1",
            Self::Attack(Line::Down) => "down | bit",
            Self::Attack(Line::Right) => "(right | bit) >> 1",
            Self::Occupied => "left | down | right",
            Self::Bitmap => "mask & ~(left | down | right)",
            Self::Bit => "bitmap & -bitmap",
        }
    }

    /// The word of the binary rows that it is; `None` for one of several words joined.
    pub const fn loop_word(self) -> Option<LoopWord> {
        match self {
            Self::Attack(line) => Some(LoopWord::Attack(line)),
            Self::LeftWithGhosts => Some(LoopWord::Attack(Line::Left)),
            Self::Occupied => None,
            Self::Bitmap => Some(LoopWord::Bitmap),
            Self::Bit => Some(LoopWord::Bit),
        }
    }

    /// True of a word that goes on beyond the board, of which the bits on it are asked for.
    pub const fn is_cut(self) -> bool {
        matches!(self, Self::Attack(Line::Left) | Self::Occupied)
    }

    /// The number of bits asked for: N, and for `left` with its ghosts one more for each row above.
    pub fn n_bits(self, row: &OpenRow) -> u8 {
        let size = row.placement().size().get();
        match self {
            Self::LeftWithGhosts => size + row.row(),
            _ => size,
        }
    }

    pub fn value(self, row: &OpenRow) -> u64 {
        let words = row.words();
        let mask = u64::from(row.placement().size().mask());
        let (down, right) = (u64::from(words.down), u64::from(words.right));
        match self {
            Self::Attack(Line::Left) => words.left & mask,
            Self::LeftWithGhosts => words.left,
            Self::Attack(Line::Down) => down,
            Self::Attack(Line::Right) => right,
            Self::Occupied => (words.left | down | right) & mask,
            Self::Bitmap => words.bitmap.into(),
            Self::Bit => (words.bitmap & words.bitmap.wrapping_neg()).into(),
        }
    }
}

/// One question about a row of the board.
///
/// ```
/// use bitqueens_core::bits::BitOrder;
/// use bitqueens::question::{RowTask, TargetWord};
/// use bitqueens::text::Lang;
/// use bitqueens_core::solver::{Machine, OpenRow, Size};
///
/// let mut machine = Machine::new(Size::new(5)?);
/// let _ = machine.nth(14); // row 2 with its bitmap
/// let task = RowTask { word: TargetWord::Bitmap, row: OpenRow::of(&machine) };
/// assert_eq!(task.expected(), 0b10000);
/// assert!(task.explain(3, BitOrder::MsbLeft).in_lang(Lang::En).contains("the queen in row 1, column 2"));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowTask {
    pub word: TargetWord,
    pub row: OpenRow,
}

impl RowTask {
    /// The number of bits that the reader sets.
    pub fn n_bits(&self) -> u8 {
        self.word.n_bits(&self.row)
    }

    pub fn expected(&self) -> u64 {
        self.word.value(&self.row)
    }

    pub fn reason(&self, power: u8) -> Reason {
        let line = match self.word {
            TargetWord::Attack(line) => Some(line),
            TargetWord::LeftWithGhosts => Some(Line::Left),
            TargetWord::Occupied | TargetWord::Bitmap | TargetWord::Bit => None,
        };
        let attacks = || self.row.attacks(power);
        // The line that was asked for decides; another one only explains a mix-up.
        let along = line.and_then(|line| attacks().find(|attack| attack.line == line));
        let attack = along.or_else(|| attacks().next());
        let queen_of = |row: u8| {
            let powers = self.row.placement().powers();
            powers.get(usize::from(row)).copied().unwrap_or(0)
        };
        match (attack, line) {
            (Some(attack), Some(line)) if attack.line != line => Reason::OtherLine {
                attack,
                queen: queen_of(attack.queen_row),
                asked: line,
            },
            (Some(attack), _) => Reason::Attack {
                attack,
                queen: queen_of(attack.queen_row),
            },
            (None, Some(line)) => Reason::NoLine { asked: line },
            (None, None) if self.row.tried() >> power & 1 == 1 => Reason::Tried,
            (None, None) if self.word == TargetWord::Bit => {
                let lowest = self.row.words().bitmap.trailing_zeros();
                let lowest = u8::try_from(lowest).unwrap_or(u8::MAX);
                if lowest == power {
                    Reason::LowestFree
                } else {
                    Reason::LowerIsFree { power: lowest }
                }
            }
            (None, None) => Reason::Free,
        }
    }

    /// Explains a bit in words: the queen and the line that decide it.
    pub fn explain(&self, power: u8, order: BitOrder) -> Sentence {
        self.reason(power)
            .sentence(power, self.row.placement().size(), order)
    }
}

/// The reason for a bit of a row: the queens above it, and what was tried in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A queen's line runs through it.
    Attack {
        /// The queen's row and the line.
        attack: Attack,
        /// The queen's bit, as a power of two.
        queen: u8,
    },
    /// A queen's line runs through it, but not along the line that was asked for.
    OtherLine {
        /// The queen's row and the line that does run through it.
        attack: Attack,
        /// The queen's bit, as a power of two.
        queen: u8,
        asked: Line,
    },
    /// No queen's line of the kind asked for runs through it, nor any other.
    NoLine {
        asked: Line,
    },
    /// No queen attacks it.
    Free,
    /// Free, and tried already.
    Tried,
    LowestFree,
    /// Free, but a lower square is free as well.
    LowerIsFree {
        /// The lowest free square, as a power of two.
        power: u8,
    },
}
