//! The methods, from the one that tries everything to the one that counts in workers.

use std::fmt;

use super::form::Form;
use super::leaf::LeafRule;
use super::sources::SourceDocument;

crate::named! {
    /// A way to count the solutions of N queens. The values are in the ladder's order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

/// The question that each of a method's [`tests`](super::SearchFigures::tests) asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestKind {
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
    /// The documents that describe the method, each with the name of its routine there; none for the site's own.
    #[must_use]
    pub const fn routines(self) -> &'static [(SourceDocument, &'static str)] {
        match self {
            Self::BruteForce => &[
                (SourceDocument::BitmapInC, "bluteForce_R, bluteForce_NR"),
                (SourceDocument::BitmapInPython, "bluteForce"),
                (SourceDocument::LeafNodesInCpp, "generateAndTest"),
            ],
            Self::Permutation => &[
                (SourceDocument::PermutationInC, "permutations"),
                (SourceDocument::BitOperationsInCpp, "queen0"),
            ],
            Self::Backtracking => &[
                (SourceDocument::BitmapInC, "backTracking_R, backTracking_NR"),
                (SourceDocument::PermutationInC, "queen1"),
                (SourceDocument::BitmapInPython, "backTracking"),
                (SourceDocument::LeafNodesInCpp, "backtracking"),
                (SourceDocument::BitOperationsInCpp, "queen1"),
            ],
            Self::Flags => &[
                (SourceDocument::BitmapInC, "postFlag_R, postFlag_NR"),
                (SourceDocument::BitmapInPython, "postFlag"),
                (SourceDocument::LeafNodesInCpp, "backtrackingFlags"),
            ],
            Self::SwapFlags => &[
                (SourceDocument::PermutationInC, "queen2"),
                (SourceDocument::BitOperationsInCpp, "queen2"),
            ],
            Self::Bitmap => &[
                (SourceDocument::BitmapInC, "bitmap_R"),
                (SourceDocument::BitmapInPython, "Bitmap"),
                (SourceDocument::LeafNodesInCpp, "backtrackingBitmap"),
            ],
            Self::BitmapLoop => &[(SourceDocument::BitmapInC, "bitmap_NR")],
            Self::Unplaced => &[
                (SourceDocument::PermutationInC, "queen3"),
                (SourceDocument::BitOperationsInCpp, "queen3"),
            ],
            Self::SymmetryCheck | Self::HalfRow => {
                &[(SourceDocument::LeafNodesInCpp, "backtrackingBitmapS")]
            }
            Self::CornerEdge => &[(
                SourceDocument::LeafNodesInCpp,
                "backtrackingBitmapS2, backtrackingBitmapSCorner, backtrackingBitmapSEdge",
            )],
            Self::CarryChain => &[(SourceDocument::BitmapInC, "carryChain")],
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
    pub const fn question(self) -> TestKind {
        match self {
            Self::BruteForce | Self::Permutation => TestKind::FullBoard,
            Self::Backtracking | Self::Flags | Self::SwapFlags | Self::Unplaced => TestKind::Square,
            Self::CarryChain => TestKind::RingThenRow,
            Self::Fast => TestKind::Uncounted,
            _ => TestKind::Row,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
