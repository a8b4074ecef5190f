//! Moving along a sequence of steps: forward and back, playing, far jumps.
//!
//! ```text
//! Sequence     what can be moved along: the search's Timeline, the walk of an early method
//! Player       where the reader stands in it, and whether it moves by itself
//! Timeline     a machine with keyframes, so that any step can be gone to, exactly
//! Replay       steps that can only be taken forward, for a Sequence that starts anew to go back
//! Target       where a move leads
//! ```

mod action;
mod moves;
mod playback;
mod sequence;
mod timeline;
pub mod words;

pub use bitqueens_core::solver::{CounterKind, CounterTarget};

pub use action::{Pace, PlayerAction, Speed};
pub use moves::{JumpButton, Move, key};
pub use playback::{Playback, Player, Seek};
pub use sequence::{Arrival, Breakpoint, Replay, Sequence, Target};
pub use timeline::Timeline;
