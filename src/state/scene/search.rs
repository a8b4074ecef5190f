//! The search as a whole, ready to be drawn.

use std::rc::Rc;

use super::{Recursion, Tree};
use crate::{
    bits::BitOrder,
    state::{FoundSolution, LARGEST_LIST, Marks, Panel, Panels, Share, Stepper, Stop},
    text::CodeLanguage,
};

/// The timeline: the slider and what stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The events of a run short enough to be walked at once; then the slider counts steps.
    pub marks: Option<Rc<Marks>>,
    /// The share of the tree that lies behind; on a long run the slider counts its notches.
    pub share: Share,
    /// Where the slider stands.
    pub value: u64,
    /// Where the slider ends; it begins at 0.
    pub max: u64,
}

/// The solutions found so far, a page of them.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionsScene {
    /// Those gathered; the first `n_listed` are listed.
    pub gathered: Rc<Vec<FoundSolution>>,
    /// Solutions listed: those found up to this place, as far as the list holds them.
    pub n_listed: usize,
    /// Solutions found up to this place.
    pub n_found: u64,
    /// Whether more are being gathered.
    pub gathering: bool,
    /// The page, the first being 0.
    pub page: usize,
}

impl SolutionsScene {
    /// Solutions on a page.
    pub const PAGE: usize = 20;

    /// The solutions listed, on all pages.
    #[must_use]
    pub fn listed(&self) -> &[FoundSolution] {
        &self.gathered[..self.n_listed]
    }

    /// The solutions on this page, with their numbers from 1.
    pub fn on_page(&self) -> impl Iterator<Item = (usize, &FoundSolution)> {
        let numbered = (1..).zip(self.listed());
        numbered.skip(self.page * Self::PAGE).take(Self::PAGE)
    }

    /// Whether there is a later page.
    #[must_use]
    pub const fn has_later(&self) -> bool {
        (self.page + 1) * Self::PAGE < self.n_listed
    }
}

/// The search as a whole, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchScene {
    /// The timeline.
    pub track: Track,
    /// The condition to run to.
    pub until: Option<Stop>,
    /// The tree.
    pub tree: Tree,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The panels that are unfolded.
    pub panels: Panels,
    /// The first and the last step to embed.
    pub range: (Option<u64>, Option<u64>),
    /// The call stack, where its panel is unfolded.
    pub recursion: Option<Recursion>,
    /// The solutions found so far, where their panel is unfolded.
    pub solutions: Option<SolutionsScene>,
}

impl SearchScene {
    /// Draws the search around a stepper's place.
    #[must_use]
    pub fn of(stepper: &Stepper, order: BitOrder) -> Self {
        let machine = stepper.machine();
        let overview = &stepper.overview;
        let panels = overview.panels;
        Self {
            track: track(stepper),
            until: overview.until,
            tree: Tree::of(machine, order),
            code: overview.code,
            panels,
            range: overview.range,
            recursion: panels.has(Panel::Recursion).then(|| Recursion::of(machine)),
            solutions: panels.has(Panel::Solutions).then(|| solutions(stepper)),
        }
    }
}

fn track(stepper: &Stepper) -> Track {
    let machine = stepper.machine();
    let marks = stepper.overview.marks.clone();
    let share = Share::of(machine);
    let (value, max) = match &marks {
        Some(marks) => (machine.counters().steps, marks.end),
        None => (share.notch(), Share::NOTCHES),
    };
    Track {
        marks,
        share,
        value,
        max,
    }
}

fn solutions(stepper: &Stepper) -> SolutionsScene {
    let gathered = Rc::clone(stepper.overview.found.list());
    let n_found = stepper.machine().counters().solutions;
    let n_listed = usize::try_from(n_found)
        .unwrap_or(LARGEST_LIST)
        .min(gathered.len());
    let last_page = n_listed.saturating_sub(1) / SolutionsScene::PAGE;
    SolutionsScene {
        n_listed,
        n_found,
        gathering: stepper.gathering(),
        page: stepper.overview.solutions_page.min(last_page),
        gathered,
    }
}
