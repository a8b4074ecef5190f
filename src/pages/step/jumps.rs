//! The places that the reader has left by a jump.

use crate::site::{Address, Jump};

/// The jump made last, and the one that a hand on the slider is about to make.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Jumps {
    pub(super) last: Option<Jump>,
    /// Where a hand has taken the slider.
    pub(super) held: Option<Address>,
}

impl Jumps {
    /// The reader has jumped from a place.
    pub(super) fn left(&mut self, from: Address) {
        let serial = self.last.as_ref().map_or(0, |last| last.serial) + 1;
        self.last = Some(Jump { serial, from });
    }
}
