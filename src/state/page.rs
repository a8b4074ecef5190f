//! The pages by name.

use crate::text::{Phrase, labels};

/// A page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Step the search.
    #[default]
    Step,
}

impl Page {
    /// Every page, in the order of the header.
    pub const ALL: [Self; 1] = [Self::Step];

    /// The name in the address and in `data-page`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
        }
    }

    /// The name that a reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Step => labels::PAGE_STEP,
        }
    }

    /// The page of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.name() == name)
    }
}
