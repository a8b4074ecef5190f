//! The pages by name.

use crate::text::{
    Phrase, count_labels, course_labels, lab_labels, labels, ladder_labels, search_labels,
    solve_labels,
};

/// A page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Step the search.
    #[default]
    Step,
    /// The stepper inside another page.
    Embed,
    /// The same, each word being asked for before it is shown: `#/step?…&predict=1`.
    Predict,
    /// A step of the search as a sheet of paper: `#/step?…&sheet=1`.
    Sheet,
    /// The course.
    Learn,
    /// The board that the reader solves.
    Solve,
    /// The bit lab.
    Bits,
    /// Run and compare every method.
    Ladder,
    /// Count all solutions.
    Count,
}

impl Page {
    /// Every page of the header, in its order.
    pub const ALL: [Self; 5] = [
        Self::Step,
        Self::Learn,
        Self::Bits,
        Self::Ladder,
        Self::Count,
    ];

    /// The name in the address and in `data-page`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step | Self::Predict | Self::Sheet => "step",
            Self::Embed => "embed",
            Self::Learn => "learn",
            Self::Solve => "solve",
            Self::Bits => "bits",
            Self::Ladder => "ladder",
            Self::Count => "count",
        }
    }

    /// The name that a reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Step | Self::Predict | Self::Sheet => labels::PAGE_STEP,
            Self::Embed => search_labels::PAGE_EMBED,
            Self::Learn => course_labels::PAGE_LEARN,
            Self::Solve => solve_labels::PAGE_SOLVE,
            Self::Bits => lab_labels::PAGE_BITS,
            Self::Ladder => ladder_labels::PAGE_LADDER,
            Self::Count => count_labels::PAGE,
        }
    }

    /// The page of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .chain([Self::Embed, Self::Solve])
            .find(|page| page.name() == name)
    }

    /// The page of the header that it belongs to.
    #[must_use]
    pub const fn section(self) -> Self {
        match self {
            Self::Embed | Self::Predict | Self::Sheet => Self::Step,
            Self::Solve => Self::Learn,
            page => page,
        }
    }

    /// Whether its path is the stepper's.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::Step | Self::Predict | Self::Sheet)
    }

    /// The bundle that draws it.
    #[must_use]
    pub const fn bundle(self) -> Bundle {
        match self {
            Self::Step | Self::Embed => Bundle::Main,
            Self::Predict => Bundle::Predict,
            Self::Count => Bundle::Count,
            // Sheets of paper are the course's.
            Self::Learn | Self::Sheet => Bundle::Learn,
            Self::Bits | Self::Solve => Bundle::Bits,
            Self::Ladder => Bundle::Ladder,
        }
    }
}

/// A program that draws some of the pages.
///
/// The first one is loaded at once and stays; the others are loaded when one of their pages is
/// first opened. Each has a state of its own and draws nothing while another's page is open, so
/// a count goes on whatever is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bundle {
    /// Stepping.
    Main,
    /// Stepping with predictions.
    Predict,
    /// Counting.
    Count,
    /// The ladder.
    Ladder,
    /// The course, and sheets of paper.
    Learn,
    /// The bit lab, and the board that the reader solves.
    Bits,
}

impl Bundle {
    /// Every bundle.
    pub const ALL: [Self; 6] = [
        Self::Main,
        Self::Predict,
        Self::Count,
        Self::Ladder,
        Self::Learn,
        Self::Bits,
    ];

    /// The style sheets that come with it, and hold while one of its pages is open.
    #[must_use]
    pub const fn styles(self) -> &'static [&'static str] {
        match self {
            Self::Main => &[],
            Self::Predict => &["predict.css"],
            Self::Count => &["count.css"],
            Self::Ladder => &["ladder.css"],
            Self::Learn => &["stack.css", "learn.css"],
            Self::Bits => &["stack.css", "lab.css", "solve.css"],
        }
    }

    /// The name of its element in `index.html` and of its files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Main => "app",
            Self::Predict => "page_predict",
            Self::Count => "page_count",
            Self::Ladder => "page_ladder",
            Self::Learn => "page_learn",
            Self::Bits => "page_bits",
        }
    }
}
