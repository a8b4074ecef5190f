//! The actions of a reader who writes the solver.

use bitqueens_core::{program::Export, solver::Size};
use bitqueens_worker::program::ProgramReply;

use super::EarlierText;
use crate::{player::PlayerAction, site::NotStored};

/// An action of a reader who writes the solver.
#[derive(Clone, Debug, PartialEq)]
pub enum WriteAction {
    /// The text is now this.
    Type(String),
    /// Move a line to another place, both from 0.
    MoveLine { from: usize, to: usize },
    /// Run the program on the boards.
    Run,
    /// Show one more line.
    Hint,
    /// Begin with the task's own text again.
    StartOver,
    /// Show the other text: the one that was replaced, a link's, or the reader's own in place of a link's.
    Undo,
    /// Bring back an earlier text of the task, by its time.
    BringBack(u64),
    /// The earlier texts are now these.
    Earlier(Vec<EarlierText>),
    /// Take the browser's answer to what was to be stored.
    Stored(Result<(), NotStored>),
    /// Walk the program on another board.
    Size(Size),
    /// Walk on to a line, from 0.
    RunTo(usize),
    /// Walk to the step at which a word is wrong.
    ToWrong,
    /// Write the program out in a language.
    Export(Export),
    /// Run the program on the large board.
    CountLarge,
    /// End that run.
    CancelLarge,
    /// The worker of that run says something; `None` where there is none.
    Large(Option<ProgramReply>),
    /// Move along the walk.
    Player(PlayerAction),
}
