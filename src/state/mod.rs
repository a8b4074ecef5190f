//! One reader at the page: the single [`State`], its actions, and the [`Scene`] to draw.
//!
//! ```text
//! event -> Action -> State::apply -> Scene::of(&state) -> components
//! ```
//!
//! Both functions are pure and total. What happens outside the program (a timer, the address bar,
//! stored preferences) follows from the state; nothing commands it.

mod act;
mod action;
mod address;
mod goal;
mod held;
mod keyframes;
mod page;
mod playback;
mod preferences;
pub mod scene;
mod search;
mod second;
mod spoken;
mod stepper;
mod timeline;
mod typed;

use crate::text::Notice;

pub use action::{Action, View, Walk};
pub use address::Address;
pub use goal::{Aim, Counter, Goal};
pub use held::Held;
pub use page::Page;
pub use playback::{Pace, Playback, Search, Speed};
pub use preferences::{Environment, Preferences, Theme};
pub use scene::{
    ArrayRow, BitCell, BitRow, Board, Crossing, FilledLine, Frame, FrameStatus, Mark, NodeKind,
    NodePlace, Recursion, RowName, Scene, SearchScene, Shift, SolutionsScene, Square, StepperScene,
    Track, Tree, TreeNode,
};
pub use search::{
    EventMark, Found, FoundSolution, LARGEST_LIST, Marks, Node, Overview, Panel, Panels,
    SearchAction, SearchAddress, Share, Stop,
};
pub use second::{Second, SecondAddress};
pub use spoken::Spoken;
pub use stepper::{Spot, Stepper};
pub use timeline::{Arrival, Timeline};

/// Everything the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The page that is open.
    pub page: Page,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// The stepping page.
    pub stepper: Stepper,
    /// A second stepper, for comparison.
    pub second: Option<Box<Second>>,
    /// What could not be done, until the reader does something else.
    pub notice: Option<Notice>,
    /// Whether the list of keys is open.
    pub keys_open: bool,
}

impl State {
    /// The state of a page that opens: the address, on top of what was stored, on top of what the
    /// browser prefers.
    #[must_use]
    pub fn open(environment: &Environment) -> Self {
        let mut preferences = Preferences::of(environment);
        let (address, problems) = Address::parse(&environment.hash);
        if let Some(language) = address.language {
            preferences.language = language;
        }
        let mut state = Self {
            page: address.page,
            preferences,
            stepper: Stepper::curated(),
            second: None,
            notice: (!problems.is_empty()).then_some(Notice::Address(problems)),
            keys_open: false,
        };
        let notice = state.stepper.open(&address);
        state.notice = state.notice.or(notice);
        state.open_second(address.search.second);
        state.stepper.gather();
        state
    }

    /// The address that opens this state again.
    #[must_use]
    pub fn address(&self) -> Address {
        let mut address = Address {
            page: self.page,
            language: Some(self.preferences.language),
            ..self.stepper.address()
        };
        address.search.second = self.second.as_ref().map(|second| second.address());
        address
    }

    /// The state after an action, or `None` where the action changes nothing.
    #[must_use]
    pub fn apply(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        // A notice is about the action before; moving the pointer is not an answer to it.
        let of_second = matches!(action, Action::Second(_));
        let action = match action {
            Action::Second(action) => *action,
            action => action,
        };
        if !matches!(action, Action::Point(_) | Action::Tick) {
            next.notice = None;
        }
        match action {
            Action::View(view) => next.view(view),
            Action::Open(hash) => next.follow(&hash),
            Action::Keys(open) => next.keys_open = open,
            Action::CloseNotice => {}
            Action::Together(together) => {
                if let Some(second) = &mut next.second {
                    second.together = together;
                }
            }
            action => {
                if let Some(notice) = next.step(&action, of_second) {
                    next.notice = Some(notice);
                }
            }
        }
        next.settle_second();
        next.stepper.gather();
        (next != *self).then_some(next)
    }

    fn view(&mut self, view: View) {
        let preferences = &mut self.preferences;
        match view {
            View::Language(language) => preferences.language = language,
            View::Theme(theme) => preferences.theme = theme,
            View::StillMotion(still) => preferences.still = still,
            View::Order(order) => preferences.order = order,
            View::Go(page) => {
                self.page = page;
                self.stepper.pause();
            }
        }
    }

    /// Goes where the address bar says.
    fn follow(&mut self, hash: &str) {
        let (address, problems) = Address::parse(hash);
        self.page = address.page;
        if let Some(language) = address.language {
            self.preferences.language = language;
        }
        self.notice = (!problems.is_empty()).then_some(Notice::Address(problems));
        if matches!(address.page, Page::Step | Page::Embed) {
            let notice = self.stepper.open(&address);
            self.notice = self.notice.take().or(notice);
            self.open_second(address.search.second);
        }
    }
}
