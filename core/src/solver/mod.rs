//! The stepping solver: the non-recursive bitmap search, one line of its loop at a time.
//!
//! ```text
//! bitmap[0] = mask                                                     start
//! while row >= 0 {                                                     finished
//!     if bitmap[row] != 0 {
//!         bit = bitmap[row] & -bitmap[row]                             pick
//!         bitmap[row] ^= bit                                           clear
//!         board[row] = bit                                             place
//!         if row < n - 1 {
//!             row += 1
//!             left[row] = (left[row - 1] | bit) << 1                   left
//!             down[row] = down[row - 1] | bit                          down
//!             right[row] = (right[row - 1] | bit) >> 1                 right
//!             bitmap[row] = mask & !(left[row] | down[row] | right[row])  free
//!         } else {
//!             solutions += 1; row -= 1                                 solution
//!         }
//!     } else {
//!         row -= 1                                                     backtrack
//!     }
//! }
//! ```
//!
//! The words of bits, and the order in which they are tried, are those of M. Richards's recursive function
//! (*Backtracking Algorithms in MCPL using Bit Patterns and Recursion*, 1997); the loop with its arrays is that of
//! the series on [N-Queens in C](https://suzukiiichiro.github.io/search/?keyword=Nクイーン問題) by Suzuki.
//!
//! [`Machine`] carries out one of these lines for each call of `next`.
//! It can be stopped anywhere and run backwards, so no state has to be recorded: N = 12 has
//! 6.8 million of them.
//!
//! | to read | for |
//! |---|---|
//! | [`Machine`], [`MicroStep`], [`Phase`], [`Field`] | the loop, its lines, and the words that a line used |
//! | [`LoopWord`], [`RowStage`] | the words of the loop, and which of them a row has at a phase |
//! | [`Placement`], [`OpenRow`] | queens from the top, and the row below them |
//! | [`Goal`], [`CounterTarget`] | places to walk to, many micro-steps at once |
//! | [`Snapshot`] | a machine as a short text |
//! | [`Solutions`] | the search as an iterator of full boards |

mod code_line;
mod counters;
mod field;
mod goal;
mod line;
mod loop_word;
mod machine;
mod micro_step;
mod open_row;
mod phase;
mod placement;
mod placement_name;
mod retreat;
mod row_stage;
mod row_words;
mod size;
mod snapshot;
mod snapshot_error;
mod snapshot_text;
mod solutions;
mod turn;

pub use counters::Counters;
pub use field::Field;
pub use goal::{CounterKind, CounterTarget, Goal};
pub use line::{Attack, Line};
pub use loop_word::LoopWord;
pub use machine::Machine;
pub use micro_step::MicroStep;
pub use open_row::OpenRow;
pub use phase::Phase;
pub use placement::Placement;
pub use row_stage::RowStage;
pub use row_words::RowWords;
pub use size::{ParseSizeError, Size, SizeError};
pub use snapshot::Snapshot;
pub use snapshot_error::SnapshotError;
pub use solutions::{Solution, Solutions};
