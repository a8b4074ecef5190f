//! The pages by name.

use crate::text::{Phrase, labels, ladder_labels};

/// A page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Step the search.
    #[default]
    Step,
    /// Run and compare every method.
    Ladder,
}

impl Page {
    /// Every page, in the order of the header.
    pub const ALL: [Self; 2] = [Self::Step, Self::Ladder];

    /// The name in the address and in `data-page`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Ladder => "ladder",
        }
    }

    /// The name that a reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Step => labels::PAGE_STEP,
            Self::Ladder => ladder_labels::PAGE_LADDER,
        }
    }

    /// The page of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.name() == name)
    }
}
