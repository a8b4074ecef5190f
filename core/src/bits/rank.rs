//! The rank of a combination in ascending order, and back.

use std::fmt;

use super::Choice;

/// One bit of the computation of a rank, from the highest bit down.
///
/// 0 1 1 0, the word of rank 2 of 4 choose 2:
///
/// ```text
/// bit 3 is 0   no word is skipped
/// bit 2 is 1   words with 0 there come first: 1 word (0 0 1 1)
/// bit 1 is 1   words with 0 there come first: 1 word (0 1 0 1)
/// bit 0 is 0   no word is skipped
/// rank         1 + 1 = 2
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankStep {
    /// The bit's number.
    pub bit: u8,
    /// True when the word has a 1 there.
    pub is_chosen: bool,
    /// The number of words with the same higher bits and a 0 here. They come first, so a chosen bit adds them to the rank.
    pub without: u32,
    /// The rank so far, this bit included.
    pub rank: u32,
}

impl Choice {
    /// The rank of a word: its index in ascending order, from 0.
    ///
    /// ```
    /// use bitqueens_core::bits::Choice;
    ///
    /// let choice = Choice::new(6, 3)?;
    /// assert_eq!(choice.rank(0b000111), Ok(0));
    /// assert_eq!(choice.rank(0b111000), Ok(19));
    /// assert_eq!(choice.unrank(19), Ok(0b111000));
    /// # Ok::<(), bitqueens_core::bits::ChoiceError>(())
    /// ```
    ///
    /// # Errors
    /// [`RankError::NotAChoice`] when the word is not n bits of which m are 1.
    pub fn rank(self, word: u32) -> Result<u32, RankError> {
        if self.contains(word) {
            Ok(self.rank_of(word))
        } else {
            Err(RankError::NotAChoice { word, choice: self })
        }
    }

    /// The word of a rank.
    ///
    /// # Errors
    /// [`RankError::TooLarge`] when `rank` is not below the number of words.
    pub fn unrank(self, rank: u32) -> Result<u32, RankError> {
        if rank < self.count() {
            Ok(self.word_at(rank))
        } else {
            Err(RankError::TooLarge { rank, choice: self })
        }
    }

    /// The computation of [`rank`](Self::rank), bit by bit. For a word that is not one of the choice it ends at the
    /// first bit that is one too many.
    pub fn rank_steps(self, word: u32) -> impl Iterator<Item = RankStep> {
        let mut rank = 0;
        let mut wanted = self.chosen();
        (0..self.things()).rev().map_while(move |bit| {
            let is_chosen = (word >> bit) & 1 == 1;
            let without = without(bit, wanted);
            if is_chosen {
                rank += without;
                wanted = wanted.checked_sub(1)?;
            }
            Some(RankStep {
                bit,
                is_chosen,
                without,
                rank,
            })
        })
    }

    /// The rank of a word that is known to be one of the choice.
    fn rank_of(self, word: u32) -> u32 {
        self.rank_steps(word).last().map_or(0, |step| step.rank)
    }

    /// The word of a rank that is known to be below the count.
    fn word_at(self, mut rank: u32) -> u32 {
        let mut wanted = self.chosen();
        let mut word = 0;
        for bit in (0..self.things()).rev() {
            let without = without(bit, wanted);
            if 0 < wanted && without <= rank {
                rank -= without;
                wanted -= 1;
                word |= 1 << bit;
            }
        }
        word
    }
}

/// Counts the words with `wanted` ones among the bits below `bit`; 0 when there are fewer bits than ones.
fn without(bit: u8, wanted: u8) -> u32 {
    Choice::new(bit, wanted).map_or(0, Choice::count)
}

/// The reason why a word has no rank, or a rank has no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankError {
    /// The word is not n bits of which m are 1.
    NotAChoice {
        /// The word.
        word: u32,
        /// The m of n it was meant for.
        choice: Choice,
    },
    /// The rank is the number of words or more.
    TooLarge {
        /// The rank.
        rank: u32,
        /// The m of n it was meant for.
        choice: Choice,
    },
}

impl fmt::Display for RankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAChoice { word, choice } => write!(
                f,
                "{word:b} is not {} bits of which {} are 1",
                choice.things(),
                choice.chosen()
            ),
            Self::TooLarge { rank, choice } => write!(
                f,
                "rank {rank} is outside 0..{} for {} of {}",
                choice.count(),
                choice.chosen(),
                choice.things()
            ),
        }
    }
}

impl std::error::Error for RankError {}
