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
//! [`Machine`] carries out one of these lines for each call of `next`.
//! The simple way to watch a search is to record every state while it runs;
//! N = 12 has 6.8 million of them. A machine that can be stopped anywhere needs none.

mod counters;
mod line;
mod machine;
mod micro_step;
mod phase;
mod retreat;
mod row_words;
mod size;
mod snapshot;
mod snapshot_text;
mod solutions;
mod turn;

pub use counters::Counters;
pub use line::{Attack, Line};
pub use machine::Machine;
pub use micro_step::MicroStep;
pub use phase::Phase;
pub use row_words::RowWords;
pub use size::{Size, SizeError};
pub use snapshot::{Snapshot, SnapshotError};
pub use solutions::{Solution, Solutions};
