//! The playback of a player: paused, playing or searching.

use super::Speed;
use crate::text::Sentence;

/// The way to a place too far away to be reached within one frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek<T> {
    /// The place.
    pub target: T,
    /// The step to come back to if there is no such place.
    pub from: u64,
    /// The sentence for that case; without it the end of the sequence will do.
    pub missing: Option<Sentence>,
    /// The step that was asked for by its number, if one was.
    pub asked: Option<u64>,
}

/// Milliseconds for which a solution stands while the search plays on.
const SOLUTION_MS: u32 = 1_500;

/// The playback of a player: paused, playing or searching.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Playback<T> {
    /// It stands still until the reader asks.
    #[default]
    Paused,
    /// It plays.
    Playing,
    /// It goes to a far place.
    Searching(Seek<T>),
}

impl<T> Playback<T> {
    /// Milliseconds between two beats, or `None` where nothing moves: a timer exists if and only
    /// if this is some number. A solution that is passed on the way stands for a moment, unless the
    /// steps are too quick to be seen.
    pub const fn beat_ms(&self, speed: Speed, passes_solution: bool) -> Option<u32> {
        match self {
            Self::Paused => None,
            Self::Playing
                if passes_solution
                    && matches!(speed, Speed::Slow | Speed::Normal | Speed::Fast) =>
            {
                Some(SOLUTION_MS)
            }
            Self::Playing => Some(speed.beat_ms()),
            Self::Searching(_) => Some(0),
        }
    }
}
