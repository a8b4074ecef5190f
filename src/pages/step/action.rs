//! Actions of the stepping page.

use super::Mode;
use crate::{
    player::{Breakpoint, PlayerAction},
    question::AnswerAction,
    text::CodeLanguage,
};
use bitqueens_core::solver::{Phase, Placement, Size};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepperAction {
    /// Move along the search.
    Player(PlayerAction),
    /// Step another board.
    Size(Size),
}

/// A movement of the slider: to a step on a short run, to a notch of the tree's share on a long one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slide {
    /// Being dragged. A short run follows; on a long one the seek begins on release.
    Held(u64),
    /// Released there, or moved by a key.
    Done(u64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepAction {
    First(StepperAction),
    Second(StepperAction),
    /// Move both steppers together, or each by itself.
    Together(bool),
    /// Explore, predict or present.
    Enter(Mode),
    Question(AnswerAction),
    Slide(Slide),
    Node(Placement),
    /// Go to the step that set the queen of a row.
    Row(u8),
    /// Stop playing at another condition, or at none.
    Until(Option<Breakpoint>),
    /// Run until the condition holds.
    Run,
    RunToLine(Phase),
    Code(CodeLanguage),
    /// Show a panel below the stepper.
    Panel(Panel),
    /// Choose the first and the last step to embed.
    Range(Option<u64>, Option<u64>),
    /// Show another page of the list of solutions, the first being 0.
    SolutionsPage(usize),
    /// Gather more solutions for the list.
    Gather,
}

impl StepAction {
    pub const fn player(action: PlayerAction) -> Self {
        Self::First(StepperAction::Player(action))
    }

    pub const fn is_automatic(&self) -> bool {
        match self {
            Self::First(action) | Self::Second(action) => match action {
                StepperAction::Player(action) => action.is_automatic(),
                StepperAction::Size(_) => false,
            },
            Self::Gather => true,
            _ => false,
        }
    }

    /// True for a jump, which the browser's Back undoes.
    pub const fn is_jump(&self) -> bool {
        match self {
            Self::First(StepperAction::Player(action))
            | Self::Second(StepperAction::Player(action)) => action.is_jump(),
            Self::Slide(Slide::Done(_))
            | Self::Node(_)
            | Self::Row(_)
            | Self::Run
            | Self::RunToLine(_) => true,
            _ => false,
        }
    }
}

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Panel {
        #[default]
        Tree => "tree",
        Arrays => "arrays",
        /// The recursive form beside the loop.
        Recursion => "recursion",
        Solutions => "solutions",
        /// A second stepper.
        Compare => "compare",
        /// The picture as a file, and the page inside another page.
        Share => "share",
    }
}
