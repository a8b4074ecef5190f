//! The pages by name. What each is made of stands in the table of `src/app/pages.rs`.

use crate::text::{Phrase, words};

bitqueens_core::named! {
    /// A page that an address can name. Its name is the folder of the address: renaming it breaks links.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Route {
        /// The home page: one queen and her shadows.
        #[default]
        Home => "home",
        /// Step the search.
        Step => "step",
        /// The stepper inside another page.
        Embed => "embed",
        /// The course.
        Learn => "learn",
        /// The loop as the reader's own program.
        Write => "write",
        /// The board that the reader solves by hand.
        Solve => "solve",
        /// The bit lab.
        Bits => "bits",
        /// Run and compare every method.
        Ladder => "ladder",
        /// Count all solutions.
        Count => "count",
    }
}

impl Route {
    /// The pages of the header, in its order.
    pub const HEADER: [Self; 6] = [
        Self::Step,
        Self::Learn,
        Self::Write,
        Self::Bits,
        Self::Ladder,
        Self::Count,
    ];

    /// The folder in the address; empty for the home page.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Home => "",
            route => route.name(),
        }
    }

    /// The page of that folder.
    pub fn from_folder(folder: &str) -> Option<Self> {
        let mut routes = Self::ALL.into_iter();
        routes.find(|route| route.folder() == folder)
    }

    /// The name that a reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Home => words::PAGE_HOME,
            Self::Step => words::PAGE_STEP,
            Self::Embed => words::PAGE_EMBED,
            Self::Learn => words::PAGE_LEARN,
            Self::Write => words::PAGE_WRITE,
            Self::Solve => words::PAGE_SOLVE,
            Self::Bits => words::PAGE_BITS,
            Self::Ladder => words::PAGE_LADDER,
            Self::Count => words::PAGE_COUNT,
        }
    }

    /// Tells whether the path goes on behind the page's name.
    pub const fn has_tail(self) -> bool {
        matches!(self, Self::Learn | Self::Ladder)
    }

    /// The page that the header marks as open. The header does not list the home page.
    pub const fn section(self) -> Self {
        match self {
            Self::Embed => Self::Step,
            Self::Solve => Self::Learn,
            route => route,
        }
    }

    /// The page whose state and drawing it is: `embed` is the stepper inside another page.
    pub const fn page(self) -> Self {
        match self {
            Self::Embed => Self::Step,
            route => route,
        }
    }
}

bitqueens_core::named! {
    /// The frame that a page of another site gives to the stepper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum EmbedFrame {
        /// A narrow column, or a phone.
        Narrow => "narrow",
        /// A page of a course.
        #[default]
        Page => "page",
        /// A page of its own.
        Large => "large",
    }
}

impl EmbedFrame {
    /// Its width and its height in pixels.
    pub const fn pixels(self) -> (u16, u16) {
        match self {
            Self::Narrow => (320, 400),
            Self::Page => (760, 600),
            Self::Large => (1024, 768),
        }
    }
}
