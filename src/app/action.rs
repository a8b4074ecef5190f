//! The actions: a tree with a branch for each page.

use std::rc::Rc;

use super::LoadedPage;
use crate::{
    pages::{
        bits::LabAction, count::CountAction, home::HomeAction, ladder::LadderAction,
        learn::LearnAction, solve::SolveAction, step::StepAction, write::WriteAction,
    },
    site::{Part, SiteAction},
};

/// An event, in the reader's words.
#[derive(Clone, Debug)]
pub enum Action {
    /// An action that every page has.
    Shared(SiteAction),
    /// The address bar changed.
    Open(String),
    /// A part of the program has arrived: its page as it opens first.
    Arrived(Part, Rc<dyn LoadedPage>),
    /// A part of the program could not be fetched.
    Missing(Part),
    /// Fetch the part of the open page again.
    FetchAgain,
    /// A key was pressed that belongs to no element.
    Key(String),
    /// The window was hidden.
    Hidden,
    /// On the home page.
    Home(HomeAction),
    /// On the stepping page.
    Step(StepAction),
    /// In the course.
    Learn(LearnAction),
    /// Where the reader writes the solver.
    Write(WriteAction),
    /// On the board to solve by hand.
    Solve(SolveAction),
    /// In the bit lab.
    Bits(LabAction),
    /// On the ladder's page.
    Ladder(LadderAction),
    /// On the counting page.
    Count(CountAction),
}

/// Puts each page's actions on their branch, which is named as its part is, and takes them off again.
macro_rules! branches {
    ($($branch:ident($action:ty)),* $(,)?) => {
        impl Action {
            /// The page whose branch it is on.
            pub const fn part(&self) -> Option<Part> {
                match self {
                    $(Self::$branch(_) => Some(Part::$branch),)*
                    _ => None,
                }
            }
        }

        $(
            impl From<$action> for Action {
                fn from(action: $action) -> Self {
                    Self::$branch(action)
                }
            }

            impl TryFrom<Action> for $action {
                type Error = Action;

                fn try_from(action: Action) -> Result<Self, Action> {
                    match action {
                        Action::$branch(action) => Ok(action),
                        other => Err(other),
                    }
                }
            }
        )*
    };
}

branches! {
    Home(HomeAction),
    Step(StepAction),
    Learn(LearnAction),
    Write(WriteAction),
    Solve(SolveAction),
    Bits(LabAction),
    Ladder(LadderAction),
    Count(CountAction),
}
