//! The actions of the ladder's page.

use super::{Limit, MethodSet};
use crate::player::PlayerAction;
use bitqueens_core::{
    ladder::{Form, Method, Run},
    solver::Size,
};
use bitqueens_worker::ladder::RunReply;

/// An event on the ladder's page.
#[derive(Clone, Debug, PartialEq)]
pub enum LadderAction {
    /// Choose a method, or leave it out.
    Toggle(Method),
    /// Choose these methods.
    Methods(MethodSet),
    /// The largest board.
    Size(Size),
    /// The smallest board.
    From(Size),
    /// The form to run, where a method has both.
    Form(Form),
    /// The longest time of a run.
    Limit(Limit),
    /// Run what is chosen.
    Run,
    /// Run this without a limit.
    Insist(Run),
    /// Stop, and forget what waits.
    Cancel,
    /// The worker reports on a task.
    Worker {
        /// The task's number: a report on any other task changes nothing.
        task: u32,
        /// The report.
        event: TaskEvent,
    },
    /// Move along the early method.
    Walk(PlayerAction),
    /// Step on another board.
    WalkSize(Size),
    /// Show the solutions of another board.
    GallerySize(Size),
}

/// A report on a task of the worker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TaskEvent {
    /// The worker answers: some parts are done, or the task is.
    Answer(RunReply),
    /// The time of the task is over, and it has been ended.
    Late,
    /// The worker could not be started, broke, or is of another build.
    Failed,
}
