//! What a reader, a timer or the address bar can cause.

use super::{
    CourseAction, LabAction, LadderAction, Pace, PredictAction, SearchAction, SolveAction, Speed,
    Spot, Theme, count::CountAction,
};
use crate::{bits::BitOrder, solver::Size, text::Lang};

/// An event in the reader's words.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Move through the search.
    Walk(Walk),
    /// The same by a button; the press that ends a hold moves no further.
    Press(Walk),
    /// A button is being held down.
    Hold(Walk),
    /// The held button repeats.
    Repeat,
    /// The held button is let go.
    Release {
        /// Over the button, where a click follows.
        over_button: bool,
    },
    /// Start playing.
    Play,
    /// Stop playing or searching, here.
    Pause,
    /// The timer's next beat, while playing or searching.
    Tick,
    /// Another board.
    Size(Size),
    /// How far one move goes.
    Pace(Pace),
    /// How fast playing moves.
    Speed(Speed),
    /// Go to the step that was typed.
    SeekText(String),
    /// Something with the search as a whole: the timeline, the tree, the panels.
    Search(SearchAction),
    /// Something about predicting values before they are shown.
    Predict(PredictAction),
    /// The pointer or the focus is on a square, on a bit, or on neither.
    Point(Option<Spot>),
    /// The same with the second stepper, while there is one.
    Second(Box<Action>),
    /// Whether the two steppers move together.
    Together(bool),
    /// See the same thing in another way.
    View(View),
    /// Something in the course.
    Course(CourseAction),
    /// Something on the board that the reader solves.
    Solve(SolveAction),
    /// Something in the bit lab.
    Lab(LabAction),
    /// Something on the ladder's page.
    Ladder(LadderAction),
    /// The address bar changed.
    Open(String),
    /// The stored preferences may have changed while another page was open.
    Restore(String),
    /// A page could not be loaded.
    Unloadable,
    /// Something of the counting page.
    Count(CountAction),
    /// Open or close the list of keys.
    Keys(bool),
    /// The notice has been read.
    CloseNotice,
}

impl Action {
    /// Whether it happens without the reader asking: it is no answer to a notice then.
    #[must_use]
    pub fn is_of_its_own(&self) -> bool {
        match self {
            Self::Second(action) => action.is_of_its_own(),
            Self::Point(_)
                | Self::Tick
                // A notice moves the page, so a button can slip away from under the pointer.
                | Self::Release { .. }
                | Self::Search(SearchAction::Gather)
                | Self::Count(CountAction::Reported(_) | CountAction::Measured { .. })
                | Self::Ladder(LadderAction::Heard { .. } | LadderAction::Code { .. })
                | Self::Course(CourseAction::Point(_))
                | Self::Solve(SolveAction::Point(_))
                | Self::Restore(_) => true,
            _ => false,
        }
    }
}

/// A move through the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// One micro-step forward, whatever the pace.
    StepForward,
    /// One micro-step back, whatever the pace.
    StepBack,
    /// One unit of the pace forward.
    Next,
    /// One unit of the pace back.
    Back,
    /// To step 0.
    First,
    /// To the end.
    Last,
    /// To the next solution.
    NextSolution,
    /// To the previous solution.
    PreviousSolution,
    /// To the next dead end.
    NextDeadEnd,
    /// To a step by its number.
    Seek(u64),
}

/// A way to see the same thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// In another language.
    Language(Lang),
    /// In another theme.
    Theme(Theme),
    /// With the movements standing still, or moving.
    StillMotion(bool),
    /// With the other bit on the left.
    Order(BitOrder),
}
