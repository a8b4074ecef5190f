//! The stepping page: one stepper, in four modes.
//!
//! ```text
//! StepPage        the page: its mode, the stepper, the second one, the question, the panel
//! Stepper         a place in the search of a board
//! StepQuestion    the word or the way on that is asked for before it is shown
//! Fork            a decision of the loop that is near enough to be asked for
//! TreeShare       how much of the tree lies behind, by the path from the root
//! Marks           the solutions and dead ends of a run short enough to be walked at once
//! LongSeek        a seek that takes longer than a frame: its target, and how far it is
//! Deck            the steps of a range and a pace as slides; Film, their pictures as one moving picture
//! Jumps           the places that the browser's Back leads to again
//! ```

mod action;
mod apply;
mod deck;
mod film;
mod fork;
mod link;
mod marks;
mod question;
mod seek;
mod sheet;
mod stepper;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use std::rc::Rc;

use bitqueens_core::solver::{Phase, Size};

use crate::{
    player::{self, Move, Pace, PlayerAction, Timeline},
    question::{Attempts, KeptAttempt, words::not_stored},
    site::{
        Address, Environment, Jump, Keepsake, NotStored, Page, Preferences, Problems, Route, Shelf,
    },
    text::{CodeLanguage, KeyHelp, Sentence},
};

pub use action::{Panel, Slide, StepAction, StepperAction};
pub use deck::{Deck, StepSlide};
pub use film::Film;
pub use fork::{Fork, ForkKind, WayOn};
pub use marks::{EventMark, FoundSolution, Marks, SolutionList, Stretch};
pub use question::{Prediction, RightAnswer, StepQuestion, StepSource};
pub use seek::{Jumps, LongSeek, SeekParts, SeekTarget, TreeShare};
pub use sheet::{StepSheet, picture};
pub use stepper::{Crossing, Frame, Recursion, Second, SecondLink, Stepper, pictured};

/// A mode of the stepping page. All modes share one stepper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Every word is shown as it is computed: `step/`.
    #[default]
    Explore,
    /// Each word is asked for before it is shown, and the way on where it is near: `step/#predict=1`.
    Predict,
    /// For a projector: `step/#present=1`.
    Present,
    /// Inside another page: `embed/`.
    Embed,
    /// The step as a sheet of paper: `step/#sheet=1`.
    Sheet,
    /// Steps as slides, to print or to film: `step/#slides=1`.
    Slides,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StepPage {
    pub mode: Mode,
    pub stepper: Stepper,
    /// A second stepper, while two are compared.
    pub second: Option<Box<Second>>,
    /// The question before a word is shown.
    pub prediction: Prediction,
    /// What is kept of questions that are not answered yet.
    pub attempts: Attempts,
    /// The record of the run, where it is short enough to be walked at once.
    pub marks: Option<Rc<Marks>>,
    pub code: CodeLanguage,
    pub panel: Panel,
    /// The first and the last step that are shown inside another page or as slides, or asked about, where there are such limits.
    pub range: (Option<u64>, Option<u64>),
    pub solutions: SolutionList,
    /// The places that the reader has left by a jump.
    pub jumps: Jumps,
}

impl StepPage {
    /// The beginning of the places of its questions.
    pub const ATTEMPTS: &str = "step.";

    /// The first and the last step that can be gone to: inside another page, and where some rows are to be predicted.
    fn limits(&self) -> (u64, u64) {
        if !matches!(self.mode, Mode::Embed | Mode::Predict) {
            return (0, u64::MAX);
        }
        let from = self.range.0.unwrap_or(0);
        (from, self.range.1.unwrap_or(u64::MAX).max(from))
    }

    /// True at the last of the steps that were to be predicted.
    pub fn has_predicted(&self) -> bool {
        self.mode == Mode::Predict && self.range.1.is_some_and(|last| last <= self.stepper.step())
    }

    /// Updates what follows from the rest of the state.
    fn update_derived(&mut self) {
        let size = self.stepper.size();
        if self.solutions.size() != size {
            self.solutions = SolutionList::new(size);
            self.marks = Marks::of(size).map(Rc::new);
            self.range = (None, None);
        }
        match (&self.second, self.panel == Panel::Compare) {
            (None, true) => self.second = Some(Box::new(Second::beside(&self.stepper))),
            (Some(_), false) => self.second = None,
            _ => {}
        }
        if self.shows_solutions() {
            let n_solutions = self.stepper.machine().counters().solutions;
            self.solutions.gather(n_solutions);
        }
        self.update_prediction();
    }

    /// True if the solutions found so far stand beside the board, in the place of a sum: where no line was run or a
    /// board is full, at the end, and where the steps are larger than a line.
    pub fn shows_strip(&self) -> bool {
        let phase = self.stepper.machine().phase();
        let has_no_sum = matches!(phase, Phase::Ready | Phase::Solution | Phase::Finished);
        self.prediction.question.is_none() && (has_no_sum || self.stepper.pace != Pace::MicroStep)
    }

    /// True if the solutions found so far are on screen: in their panel, and beside the board of a short run.
    fn shows_solutions(&self) -> bool {
        self.panel == Panel::Solutions || self.shows_strip() && self.marks.is_some()
    }

    pub fn is_gathering(&self) -> bool {
        let n_solutions = self.stepper.machine().counters().solutions;
        self.shows_solutions() && !self.solutions.has(n_solutions)
    }
}

impl Page for StepPage {
    type Action = StepAction;

    fn restore(environment: &Environment) -> Self {
        let stepper = Stepper::new(Timeline::new(Size::FIRST_SCREEN));
        let size = stepper.size();
        Self {
            mode: Mode::default(),
            stepper,
            second: None,
            prediction: Prediction::default(),
            attempts: Attempts::restore(environment, Self::ATTEMPTS),
            marks: Marks::of(size).map(Rc::new),
            code: CodeLanguage::default(),
            panel: Panel::default(),
            range: (None, None),
            solutions: SolutionList::new(size),
            jumps: Jumps::default(),
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.open_address(address, preferences, problems);
    }

    fn link(&self) -> Address {
        self.address()
    }

    fn apply(&mut self, action: StepAction, preferences: Preferences) -> Option<Sentence> {
        let leaving = self.leaves(&action);
        let notice = self.carry_out(action, preferences);
        self.update_derived();
        if let Some(from) = leaving
            && from != self.address()
        {
            self.jumps.left(from);
        }
        notice
    }

    fn keep(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        self.attempts.store_since(&before.attempts, shelf)
    }

    fn hear(&mut self, key: Option<&str>, text: Option<&str>) -> Option<Sentence> {
        let place = Attempts::heard(key, Self::ATTEMPTS)?;
        self.hear_of(place, text.map(KeptAttempt::read));
        None
    }

    fn not_stored(&self, why: NotStored) -> Sentence {
        not_stored(why)
    }

    fn leaves_notice(action: &StepAction) -> bool {
        action.is_automatic()
    }

    fn key(&self, key: &str) -> Option<StepAction> {
        let action = match (self.mode, key) {
            (Mode::Embed | Mode::Sheet | Mode::Slides, _) => return None,
            (_, "Escape") if self.stepper.is_seeking() => PlayerAction::Pause,
            // The keys of a presenter.
            (Mode::Present, "PageDown") => PlayerAction::Move(Move::Next),
            (Mode::Present, "PageUp") => PlayerAction::Move(Move::Back),
            (Mode::Present, "Escape") => return Some(StepAction::Enter(Mode::Explore)),
            _ => player::key(key, self.stepper.is_moving())?,
        };
        Some(StepAction::player(action))
    }

    fn keys(&self) -> Vec<KeyHelp> {
        let moves = [&[KeyHelp::STEP][..], &KeyHelp::MOVES, &[KeyHelp::STOP]].concat();
        match self.mode {
            Mode::Explore => [&moves[..], &[KeyHelp::BOARD]].concat(),
            Mode::Predict => [&moves[..], &[KeyHelp::SET, KeyHelp::CHECK, KeyHelp::BOARD]].concat(),
            Mode::Present => [&[KeyHelp::PRESENT][..], &moves, &[KeyHelp::LEAVE]].concat(),
            Mode::Embed | Mode::Sheet | Mode::Slides => Vec::new(),
        }
    }

    fn leave(&mut self, _: Route) {
        self.jumps.held = None;
        self.stepper.stop();
        if let Some(second) = &mut self.second {
            second.stepper.stop();
        }
        self.update_derived();
    }

    fn hide(&mut self, preferences: Preferences) {
        // Only a walk moves there, and nothing would resume it.
        if matches!(self.mode, Mode::Sheet | Mode::Slides) {
            return;
        }
        self.stepper.pause(preferences.order);
        if let Some(second) = &mut self.second {
            second.stepper.pause(preferences.order);
        }
        self.update_derived();
    }

    fn rests(&self) -> bool {
        !self.stepper.is_moving() && self.jumps.held.is_none()
    }

    fn stands_alone(&self) -> bool {
        matches!(self.mode, Mode::Embed | Mode::Present)
    }

    fn jump(&self) -> Option<&Jump> {
        self.jumps.last.as_ref()
    }
}

const fn is_one_step(to: player::Move, pace: Pace) -> bool {
    match to {
        player::Move::StepForward => true,
        player::Move::Next => matches!(pace, Pace::MicroStep),
        _ => false,
    }
}
