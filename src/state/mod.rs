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
mod answer;
pub mod count;
mod course;
mod goal;
mod held;
mod keyframes;
mod lab;
pub mod ladder;
mod page;
mod playback;
mod prediction;
mod preferences;
mod rooms;
pub mod scene;
mod search;
mod second;
pub mod solve;
mod spoken;
mod spot;
mod stepper;
mod timeline;
mod typed;

use std::rc::Rc;

use crate::text::Notice;
use count::CountPage;

pub use action::{Action, View, Walk};
pub use address::Address;
pub use answer::Answer;
pub use course::{Course, CourseAction, CourseLink, Drill, Progress, Section};
pub use goal::{Aim, Counter, Goal};
pub use held::Held;
pub use lab::{
    Draft, DraftFault, Lab, LabAction, LabLink, Move, NamesError, NamesFault, NumberField, WordName,
};
pub use ladder::{Ladder, LadderAction, LadderAddress};
pub use page::{Bundle, Page};
pub use playback::{Pace, Playback, Search, Speed};
pub use prediction::{PredictAction, Predicting, Prediction, Question};
pub use preferences::{Environment, Preferences, Theme};
pub use rooms::{
    AllRooms, Climbing, Counting, Learning, Playing, Printing, Rooms, Solving, Stepping,
};
pub use scene::{
    ArrayRow, BitCell, BitRow, Board, Checked, CountScene, CourseScene, Crossing, FieldBit,
    FilledLine, Frame, FrameStatus, LabScene, LadderScene, Mark, NodeKind, NodePlace, PaperBit,
    PaperRow, Part, PredictScene, QuestionScene, Recursion, RowName, Scene, SearchScene, Shift,
    SolutionsScene, SolveScene, Square, Stack, StackRow, StepSheet, StepperScene, Track, Tree,
    TreeNode, verdict_name,
};
pub use search::{
    EventMark, Found, FoundSolution, LARGEST_LIST, Marks, Node, Overview, Panel, Panels,
    SearchAction, SearchAddress, Share, Stop,
};
pub use second::{Second, SecondAddress};
pub use solve::{Solve, SolveAction, Solved};
pub use spoken::Spoken;
pub use spot::Spot;
pub use stepper::Stepper;
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
    /// What the stepping page asks before it shows.
    pub prediction: Prediction,
    /// A second stepper, for comparison.
    pub second: Option<Box<Second>>,
    /// The counting page.
    pub count: Rc<CountPage>,
    /// The ladder's page.
    pub ladder: Rc<Ladder>,
    /// The course.
    pub course: Rc<Course>,
    /// The bit lab.
    pub lab: Rc<Lab>,
    /// The board that the reader solves.
    pub solve: Rc<Solve>,
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
        Self::open_in::<AllRooms>(environment)
    }

    /// The same in a bundle that has some of the rooms.
    #[must_use]
    pub fn open_in<R: Rooms>(environment: &Environment) -> Self {
        let mut preferences = Preferences::of(environment);
        let (address, problems) = Address::parse(&environment.hash);
        if let Some(language) = address.language {
            preferences.language = language;
        }
        let mut state = Self {
            page: address.page,
            preferences,
            stepper: Stepper::default(),
            prediction: Prediction::default(),
            second: None,
            count: Rc::default(),
            ladder: Rc::default(),
            course: Rc::default(),
            lab: Rc::default(),
            solve: Rc::default(),
            notice: (!problems.is_empty()).then_some(Notice::Address(problems)),
            keys_open: false,
        };
        R::open(&mut state, environment);
        let notice = R::follow(&mut state, &address);
        state.notice = state.notice.or(notice);
        R::settle(&mut state);
        state
    }

    /// The address that opens this state again.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address_in::<AllRooms>()
    }

    /// The same in a bundle that has some of the rooms.
    #[must_use]
    pub fn address_in<R: Rooms>(&self) -> Address {
        Address {
            page: self.page,
            language: Some(self.preferences.language),
            ..R::place(self).unwrap_or_default()
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
            Action::View(view) => next.view(view),
            Action::Open(hash) => next.follow::<R>(&hash),
            Action::Restore(stored) => next.preferences.restore(&stored),
            Action::Unloadable => {
                next.page = Page::Step;
                next.notice = Some(Notice::Unloadable);
            }
            Action::Keys(open) => next.keys_open = open,
            Action::CloseNotice => {}
            action => {
                if let Some(notice) = R::act(&mut next, &action) {
                    next.notice = Some(notice);
                }
            }
        }
        R::settle(&mut next);
        let shared = |state: &Self| (state.page, state.preferences, state.keys_open);
        let same = shared(&next) == shared(self) && next.notice == self.notice;
        (!(same && R::same(&next, self))).then_some(next)
    }

    fn view(&mut self, view: View) {
        let preferences = &mut self.preferences;
        match view {
            View::Language(language) => preferences.language = language,
            View::Theme(theme) => preferences.theme = theme,
            View::StillMotion(still) => preferences.still = still,
            View::Order(order) => preferences.order = order,
        }
    }

    /// Milliseconds between two beats of what is stepped on the open page, or `None` where nothing
    /// moves by itself: a timer exists if and only if this is some number.
    #[must_use]
    pub fn beat_ms(&self) -> Option<u32> {
        match self.page {
            Page::Ladder => self.ladder.walking.beat_ms(),
            _ => self.stepper.playback.beat_ms(self.stepper.speed),
        }
    }

    /// The same for the button that is held down.
    #[must_use]
    pub fn repeat_ms(&self) -> Option<u32> {
        match self.page {
            Page::Ladder => self.ladder.walking.held.beat_ms(),
            _ => self.stepper.held.beat_ms(),
        }
    }

    /// Goes where the address bar says.
    fn follow<R: Rooms>(&mut self, hash: &str) {
        let (address, problems) = Address::parse(hash);
        self.page = address.page;
        if let Some(language) = address.language {
            self.preferences.language = language;
        }
        self.notice = (!problems.is_empty()).then_some(Notice::Address(problems));
        let notice = R::follow(self, &address);
        self.notice = self.notice.take().or(notice);
    }
}
