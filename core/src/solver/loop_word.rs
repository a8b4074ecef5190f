//! The words of the loop: their names, their values, and the phases that write them.

use crate::Named;

use super::{Line, Machine, Phase, RowWords, Size};

/// A word of the loop: one number whose bits are the squares of a row.
///
/// ```
/// use bitqueens_core::solver::{Line, LoopWord, Phase};
///
/// assert_eq!(Phase::Left.writes(), Some(LoopWord::Attack(Line::Left)));
/// assert!(Phase::Left.has(LoopWord::Attack(Line::Left)));
/// assert!(!Phase::Left.has(LoopWord::Bitmap));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LoopWord {
    /// The squares that the queens above attack along one line.
    Attack(Line),
    /// N ones.
    Mask,
    /// The free squares that are still to be tried.
    Bitmap,
    /// The square taken now.
    Bit,
}

impl LoopWord {
    /// Every word, in the order of the page's binary rows.
    pub const ALL: [Self; 6] = [
        Self::Attack(Line::Left),
        Self::Attack(Line::Down),
        Self::Attack(Line::Right),
        Self::Mask,
        Self::Bitmap,
        Self::Bit,
    ];

    /// The value of `data-bits`, and the word's name in the code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attack(line) => line.name(),
            Self::Mask => "mask",
            Self::Bitmap => "bitmap",
            Self::Bit => "bit",
        }
    }

    /// Finds the word of a name; `None` where no word has it.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|word| word.name() == name)
    }

    /// Its value in a row with these words, where `bit` is the square taken.
    #[must_use]
    pub fn value(self, words: &RowWords, size: Size, bit: u32) -> u64 {
        match self {
            Self::Attack(line) => words.attack(line),
            Self::Mask => size.mask().into(),
            Self::Bitmap => words.bitmap.into(),
            Self::Bit => bit.into(),
        }
    }
}

impl Named for LoopWord {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        LoopWord::name(self)
    }
}

impl Phase {
    /// Tells whether the row in work has this word when the phase has been carried out.
    ///
    /// On the way down a row gets its words one after the other: `left`, `down`, `right`, `bitmap`.
    /// The mask and `bit` belong to no row and are always there;
    /// [`Machine::bit_in_use`] tells whether `bit` still means a square.
    #[must_use]
    pub const fn has(self, word: LoopWord) -> bool {
        match word {
            LoopWord::Mask | LoopWord::Bit | LoopWord::Attack(Line::Left) => true,
            LoopWord::Attack(Line::Down) => !matches!(self, Self::Left),
            LoopWord::Attack(Line::Right) => !matches!(self, Self::Left | Self::Down),
            LoopWord::Bitmap => {
                !matches!(self, Self::Ready | Self::Left | Self::Down | Self::Right)
            }
        }
    }

    /// Returns the word that the phase writes; `None` for the queen, for going up and for the ends.
    #[must_use]
    pub const fn writes(self) -> Option<LoopWord> {
        match self {
            Self::Pick => Some(LoopWord::Bit),
            Self::Left => Some(LoopWord::Attack(Line::Left)),
            Self::Down => Some(LoopWord::Attack(Line::Down)),
            Self::Right => Some(LoopWord::Attack(Line::Right)),
            Self::Start | Self::Clear | Self::Free => Some(LoopWord::Bitmap),
            Self::Ready | Self::Place | Self::Solution | Self::Backtrack | Self::Finished => None,
        }
    }
}

impl Machine {
    /// Tells whether `bit` means a square: from the micro-step that picks it until the search goes
    /// up. It is 0 otherwise, until the next square is picked.
    #[must_use]
    pub const fn bit_in_use(&self) -> bool {
        self.bit != 0
    }
}
