//! What to draw, as plain data.

mod answer;
mod attack_words;
mod board;
mod count;
pub mod course;
mod filled_line;
pub mod lab;
pub mod ladder;
mod picture;
mod position_board;
mod question;
mod recursion;
mod rows;
mod search;
mod sheet;
mod solve;
mod stack;
mod tree;

pub use answer::{Checked, FieldBit, verdict_name};
pub use board::{Board, Mark, Square};
pub use count::CountScene;
pub use course::CourseScene;
pub use filled_line::FilledLine;
pub use lab::LabScene;
pub use ladder::LadderScene;
pub use position_board::Cover;
pub use question::{PredictScene, QuestionScene};
pub use recursion::{Crossing, Frame, FrameStatus, Recursion};
pub use rows::{ArrayRow, BitCell, BitRow, RowName, Shift};
pub use search::{SearchScene, SolutionsScene, Track};
pub use sheet::{PaperBit, PaperRow, StepSheet};
pub use solve::SolveScene;
pub use stack::{Part, Stack, StackRow};
pub use tree::{NodeKind, NodePlace, Tree, TreeNode};

use std::rc::Rc;

use super::{Address, Held, Pace, Page, Playback, Preferences, Speed, Spoken, State, Stepper};
use crate::{
    solver::{Counters, Machine, Phase, Size},
    text::{Sentence, narrate},
};

/// A page with the stepper, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The page that is open.
    pub page: Page,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// The address of the place.
    pub address: Address,
    /// The stepping page.
    pub stepper: StepperScene,
    /// The same page with the second stepper in the first one's place.
    pub second: Option<Rc<Scene>>,
    /// Whether the two steppers move together.
    pub together: bool,
}

/// The stepping page, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct StepperScene {
    /// The side of the board.
    pub size: Size,
    /// The row in work; `None` above row 0.
    pub row: Option<u8>,
    /// The line carried out last.
    pub phase: Phase,
    /// What has been counted.
    pub counters: Counters,
    /// Whether the page plays.
    pub playing: bool,
    /// Whether a far place is being walked to.
    pub searching: bool,
    /// Whether the shift just carried out is shown as a movement.
    pub moving: bool,
    /// How far one move goes.
    pub pace: Pace,
    /// How fast playing moves.
    pub speed: Speed,
    /// The squares.
    pub board: Board,
    /// `left`, `down`, `right`, `mask`, `bitmap` and `bit`.
    pub rows: Vec<BitRow>,
    /// The arrays, one entry a row.
    pub arrays: Vec<ArrayRow>,
    /// The line just carried out, filled in.
    pub line: Option<FilledLine>,
    /// The line to come.
    pub upcoming: Option<Phase>,
    /// The sentence for this place.
    pub sentence: Sentence,
    /// What a screen reader is told.
    pub spoken: Option<Spoken>,
    /// The search as a whole.
    pub search: SearchScene,
}

impl Scene {
    /// Draws a state.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let scene = |stepper: &Stepper| Self {
            page: state.page,
            preferences: state.preferences,
            address: Address {
                page: state.page,
                language: Some(state.preferences.language),
                ..state.stepper_address()
            },
            stepper: StepperScene::of(stepper, state.preferences),
            second: None,
            together: state.second.as_ref().is_some_and(|second| second.together),
        };
        let second = state.second.as_ref();
        Self {
            second: second.map(|second| Rc::new(scene(&second.stepper))),
            ..scene(&state.stepper)
        }
    }
}

impl StepperScene {
    fn of(stepper: &Stepper, preferences: Preferences) -> Self {
        let machine = stepper.machine();
        let order = preferences.order;
        let playing = stepper.playback == Playback::Playing;
        let quick = playing && !matches!(stepper.speed, Speed::Slow | Speed::Normal)
            || matches!(stepper.held, Held::Repeating(_));
        Self {
            size: machine.size(),
            row: machine.row(),
            phase: machine.phase(),
            counters: *machine.counters(),
            playing,
            searching: matches!(stepper.playback, Playback::Searching(_)),
            moving: !quick && !preferences.still,
            pace: stepper.pace,
            speed: stepper.speed,
            board: Board::of(machine, order, stepper.spot),
            rows: rows::bit_rows(machine, order, stepper.spot),
            arrays: rows::arrays(machine),
            line: FilledLine::of(machine),
            upcoming: machine.upcoming(),
            sentence: narrate(machine, order),
            spoken: stepper.spoken(order),
            search: SearchScene::of(stepper, order),
        }
    }
}

/// The row whose words the binary rows show: the one in work, above row 0 the one left last.
fn row_shown(machine: &Machine) -> u8 {
    machine.row().unwrap_or(0)
}
