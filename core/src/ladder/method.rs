//! The methods, from the one that tries everything to the one that counts in workers.

use std::fmt;
use std::str::FromStr;

use super::form::Form;
use super::leaf::LeafRule;
use super::sources::Source;

crate::named! {
    /// A way to count the solutions of N queens. The values are in the ladder's order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Method {
        /// All N^N placements of one queen a row, tested when the board is full.
        BruteForce => "brute-force",
        /// All N! permutations of the columns, tested when the board is full.
        Permutation => "permutation",
        /// Each queen tested against those above it as it is set.
        Backtracking => "backtracking",
        /// The same tree, with flags for columns and diagonals.
        Flags => "flags",
        /// Unplaced queens kept together by swapping, flags for the diagonals.
        SwapFlags => "swap-flags",
        /// A row's free squares as one word, three words of attack; recursive.
        Bitmap => "bitmap",
        /// The same without recursion: the stepper's loop.
        BitmapLoop => "bitmap-loop",
        /// Unplaced queens as one word, each tested against the words of the diagonals.
        Unplaced => "unplaced",
        /// Unique solutions: a full board is kept if none of its seven images is smaller.
        SymmetryCheck => "symmetry-check",
        /// The same from half of row 0.
        HalfRow => "half-row",
        /// The same with the corner apart and the edges pruned.
        CornerEdge => "corner-edge",
        /// Two lines on each side first, up to symmetry; the inside after.
        CarryChain => "carry-chain",
        /// The fast counting of this site; in no source.
        Fast => "fast",
    }
}

/// The solutions that a method counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// All solutions.
    Total,
    /// Solutions up to the eight symmetries of the square.
    Unique,
}

/// The question that each of a method's [`tests`](super::Counters::tests) asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// "Is this full board a solution?"
    FullBoard,
    /// "Is this square attacked?"
    Square,
    /// "Which squares of this row are free?", asked of every row but row 0, where all are.
    Row,
    /// "May a queen stand on this square of the ring?", and inside it "Which squares of this row are free?"
    RingThenRow,
    /// The method counts no tests.
    Uncounted,
}

impl Method {
    /// The documents that describe the method; none for the site's own.
    pub fn sources(self) -> impl Iterator<Item = Source> {
        self.routines().iter().map(|(source, _)| *source)
    }

    /// The name of the method's routine in each document that names it.
    #[must_use]
    pub const fn routines(self) -> &'static [(Source, &'static str)] {
        match self {
            Self::BruteForce => &[
                (Source::S000, "bluteForce_R, bluteForce_NR"),
                (Source::S002, "bluteForce"),
                (Source::S003, "generateAndTest"),
            ],
            Self::Permutation => &[(Source::S001, "permutations"), (Source::S004, "queen0")],
            Self::Backtracking => &[
                (Source::S000, "backTracking_R, backTracking_NR"),
                (Source::S001, "queen1"),
                (Source::S002, "backTracking"),
                (Source::S003, "backtracking"),
                (Source::S004, "queen1"),
            ],
            Self::Flags => &[
                (Source::S000, "postFlag_R, postFlag_NR"),
                (Source::S002, "postFlag"),
                (Source::S003, "backtrackingFlags"),
            ],
            Self::SwapFlags => &[(Source::S001, "queen2"), (Source::S004, "queen2")],
            Self::Bitmap => &[
                (Source::S000, "bitmap_R"),
                (Source::S002, "Bitmap"),
                (Source::S003, "backtrackingBitmap"),
            ],
            Self::BitmapLoop => &[(Source::S000, "bitmap_NR")],
            Self::Unplaced => &[(Source::S001, "queen3"), (Source::S004, "queen3")],
            Self::SymmetryCheck | Self::HalfRow => &[(Source::S003, "backtrackingBitmapS")],
            Self::CornerEdge => &[(
                Source::S003,
                "backtrackingBitmapS2, backtrackingBitmapSCorner, backtrackingBitmapSEdge",
            )],
            Self::CarryChain => &[(Source::S000, "carryChain")],
            Self::Fast => &[],
        }
    }

    /// The solutions that the method counts.
    #[must_use]
    pub const fn gives(self) -> Gives {
        match self {
            Self::SymmetryCheck | Self::HalfRow | Self::CornerEdge => Gives::Unique,
            _ => Gives::Total,
        }
    }

    /// The forms of the method; the first is the default.
    #[must_use]
    pub const fn forms(self) -> &'static [Form] {
        match self {
            Self::BruteForce | Self::Backtracking | Self::Flags | Self::Bitmap => {
                &[Form::Recursive, Form::Loop]
            }
            Self::BitmapLoop | Self::Fast => &[Form::Loop],
            _ => &[Form::Recursive],
        }
    }

    /// The rule for the end of a branch.
    #[must_use]
    pub const fn leaf_rule(self) -> LeafRule {
        match self {
            Self::BruteForce | Self::Permutation => LeafRule::FullBoard,
            Self::Backtracking | Self::Flags | Self::SwapFlags | Self::Unplaced => {
                LeafRule::RejectedOrSolution
            }
            Self::Bitmap | Self::BitmapLoop => LeafRule::DeadEndOrSolution,
            Self::SymmetryCheck | Self::HalfRow | Self::CornerEdge => LeafRule::DeadEndOrFullBoard,
            Self::CarryChain => LeafRule::InsideDeadEndOrSolution,
            Self::Fast => LeafRule::Uncounted,
        }
    }

    /// The question of each test.
    #[must_use]
    pub const fn question(self) -> Question {
        match self {
            Self::BruteForce | Self::Permutation => Question::FullBoard,
            Self::Backtracking | Self::Flags | Self::SwapFlags | Self::Unplaced => Question::Square,
            Self::CarryChain => Question::RingThenRow,
            Self::Fast => Question::Uncounted,
            _ => Question::Row,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Method {
    type Err = MethodError;

    fn from_str(name: &str) -> Result<Self, MethodError> {
        Self::from_name(name).ok_or(MethodError)
    }
}

/// The error for a name that no method and no form has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodError;

impl fmt::Display for MethodError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no method or form of the ladder has this name")
    }
}

impl std::error::Error for MethodError {}
