//! The hints: for each place of the program what it is to do, then the idea, and at last the code.

use crate::text::ListingLine;

/// A place of the program that a reader is to fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintPlace {
    /// A line of the listing.
    Line(&'static ListingLine),
    /// A gap of the carry chain, from 0.
    Gap(usize),
    /// A change that makes the loop search half of row 0, from 0.
    Change(usize),
}

/// One hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the place is to do.
    Asked(HintPlace),
    /// How it is done.
    Idea(HintPlace),
    /// The line or the expression.
    Code(&'static str),
}

impl Hint {
    /// The value of `data-hint`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked(_) => "asked",
            Self::Idea(_) => "idea",
            Self::Code(_) => "code",
        }
    }

    /// The hints of a place, in their order.
    pub(super) const fn of(place: HintPlace, code: &'static str) -> [Self; 3] {
        [Self::Asked(place), Self::Idea(place), Self::Code(code)]
    }
}
