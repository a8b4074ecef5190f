//! The places that the reader has left by a jump.

use crate::site::{Address, Jump};

/// The jump made last, and the one that a hand on the slider is about to make.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Jumps {
    last: Option<Jump>,
    held: Option<Address>,
}

impl Jumps {
    /// The jump made last.
    pub const fn last(&self) -> Option<&Jump> {
        self.last.as_ref()
    }

    /// Tells whether a hand holds the slider.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// A hand takes the slider at a place, or moves on with it.
    pub(super) fn hold(&mut self, here: impl FnOnce() -> Address) {
        self.held.get_or_insert_with(here);
    }

    /// The hand lets the slider go, if one held it; returns where it took it.
    pub(super) fn let_go(&mut self) -> Option<Address> {
        self.held.take()
    }

    /// The reader has jumped from a place.
    pub(super) fn left(&mut self, from: Address) {
        let serial = self.last.as_ref().map_or(0, |last| last.serial) + 1;
        self.last = Some(Jump { serial, from });
    }
}
