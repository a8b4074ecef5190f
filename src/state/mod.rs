//! One reader at the page: the single [`State`], its actions, and the [`Scene`] to draw.
//!
//! ```text
//! event -> Action -> State::apply -> Scene::of(&state) -> components
//! ```
//!
//! Both functions are pure and total. What happens outside the program (a timer, the address bar,
//! stored preferences) follows from the state; nothing commands it.

mod action;
mod address;
pub mod count;
mod goal;
mod held;
mod keyframes;
pub mod ladder;
mod page;
mod playback;
mod preferences;
mod rooms;
pub mod scene;
mod spoken;
mod stepper;
mod timeline;
mod typed;

use crate::text::Notice;
use count::{CountAction, CountPage};

pub use action::{Action, View, Walk};
pub use address::Address;
pub use goal::{Counter, Goal};
pub use held::Held;
pub use ladder::{Ladder, LadderAction, LadderAddress};
pub use page::{Bundle, Page};
pub use playback::{Pace, Playback, Search, Speed};
pub use preferences::{Environment, Preferences, Theme};
pub use rooms::{AllRooms, Rooms};
pub use scene::{
    ArrayRow, BitCell, BitRow, Board, CountScene, FilledLine, LadderScene, Mark, RowName, Scene,
    Shift, Square, StepperScene,
};
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
    /// The counting page.
    pub count: CountPage,
    /// The ladder's page.
    pub ladder: Ladder,
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
            count: CountPage::open(
                environment.machine,
                &environment.ledgers,
                &environment.finished,
            ),
            ladder: Ladder::open(),
            notice: (!problems.is_empty()).then_some(Notice::Address(problems)),
            keys_open: false,
        };
        let notice = state.open_page(&address);
        state.notice = state.notice.or(notice);
        state
    }

    /// Goes to the place on the page that an address names.
    fn open_page(&mut self, address: &Address) -> Option<Notice> {
        match address.page {
            Page::Step => self.stepper.open(address),
            Page::Count => address
                .size
                .and_then(|size| self.count.apply(CountAction::Size(size))),
            Page::Ladder => {
                self.ladder.follow(address);
                None
            }
        }
    }

    /// The address that opens this state again.
    #[must_use]
    pub fn address(&self) -> Address {
        let place = match self.page {
            Page::Step => self.stepper.address(),
            Page::Count => Address {
                size: Some(self.count.settings.size),
                ..Address::default()
            },
            Page::Ladder => self.ladder.address(),
        };
        Address {
            page: self.page,
            language: Some(self.preferences.language),
            ..place
        }
    }

    /// The state after an action, or `None` where the action changes nothing.
    #[must_use]
    pub fn apply(&self, action: Action) -> Option<Self> {
        self.apply_in::<AllRooms>(action)
    }

    /// The same in a bundle that has some of the rooms.
    #[must_use]
    pub fn apply_in<R: Rooms>(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        // A notice is about the action before; moving the pointer is not an answer to it.
        if !action.is_of_its_own() {
            next.notice = None;
        }
        match action {
            Action::Walk(walk) => next.notice = next.stepper.walk(walk),
            Action::Press(walk) => next.notice = next.stepper.press(walk),
            Action::Hold(walk) => next.stepper.hold(walk),
            Action::Repeat => next.notice = next.stepper.repeat(),
            Action::Release { over_button } => next.stepper.release(over_button),
            Action::Play => next.notice = next.stepper.play(),
            Action::Pause => next.stepper.pause(),
            Action::Tick => {
                if let Some(notice) = next.stepper.tick() {
                    next.notice = Some(notice);
                }
            }
            Action::Size(size) => next.stepper.set_size(size),
            Action::Pace(pace) => next.stepper.pace = pace,
            Action::Speed(speed) => next.stepper.speed = speed,
            Action::SeekText(text) => next.notice = next.stepper.seek_text(&text),
            Action::Point(spot) => next.stepper.spot = spot,
            Action::View(view) => next.view(view),
            Action::Ladder(action) => {
                if let Some(notice) = R::ladder(&mut next.ladder, action) {
                    next.notice = Some(notice);
                }
            }
            Action::Open(hash) => next.follow(&hash),
            Action::Restore(stored) => next.preferences.restore(&stored),
            Action::Unloadable => {
                next.page = Page::Step;
                next.notice = Some(Notice::Unloadable);
            }
            Action::Keys(open) => next.keys_open = open,
            Action::Count(action) => {
                if let Some(notice) = next.count.apply(action) {
                    next.notice = Some(notice);
                }
            }
            Action::CloseNotice => {}
        }
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
        let notice = self.open_page(&address);
        self.notice = self.notice.take().or(notice);
    }
}
