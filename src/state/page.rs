//! The pages by name.

use crate::text::{Phrase, labels, search_labels};

/// A page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Step the search.
    #[default]
    Step,
    /// The stepper inside another page.
    Embed,
}

impl Page {
    /// Every page of the header, in its order.
    pub const ALL: [Self; 1] = [Self::Step];

    /// The name in the address and in `data-page`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Embed => "embed",
        }
    }

    /// The name that a reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Step => labels::PAGE_STEP,
            Self::Embed => search_labels::PAGE_EMBED,
        }
    }

    /// The page of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .chain([Self::Embed])
            .find(|page| page.name() == name)
    }
}
