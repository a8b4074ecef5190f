//! Keys, and what they do.

use super::{Phrase, words};

/// Some keys, by the names on them, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    /// The names on the keys.
    pub names: &'static [&'static str],
    /// Their effect.
    pub does: Phrase,
}

impl KeyHelp {
    /// One micro-step forward and back.
    pub const STEP: Self = Self::new(&["→", "←"], words::KEY_STEP);
    /// Moving along a sequence, beside single steps.
    pub const MOVES: [Self; 3] = [
        Self::new(&["␣"], words::KEY_PLAY),
        Self::new(&["Home", "End"], words::KEY_ENDS),
        Self::new(&["n", "p"], words::KEY_SOLUTIONS),
    ];
    /// Stopping on a long way.
    pub const STOP: Self = Self::new(&["Esc"], words::KEY_STOP);
    /// Setting a bit.
    pub const SET: Self = Self::new(&["0", "1"], words::KEY_BITS);
    /// Checking an answer.
    pub const CHECK: Self = Self::new(&["Enter"], words::KEY_CHECK);
    /// A presenter's keys.
    pub const PRESENT: Self = Self::new(&["PageDown", "PageUp"], words::KEY_PRESENT);
    /// Leaving the projector's view.
    pub const LEAVE: Self = Self::new(&["Esc"], words::KEY_LEAVE);
    /// Opening this list.
    pub const HELP: Self = Self::new(&["?"], words::KEY_HELP);
    /// Moving on the board.
    pub const BOARD: Self = Self::new(&["↑", "↓", "←", "→"], words::KEY_BOARD);

    /// Keys and what they do.
    pub const fn new(names: &'static [&'static str], does: Phrase) -> Self {
        Self { names, does }
    }
}
