//! What can happen on the ladder's page.

use super::{CodeText, Limit, Methods};
use crate::ladder::{Counters, Form, Method, Run};
use crate::solver::Size;

/// An event on the ladder's page.
#[derive(Clone, Debug, PartialEq)]
pub enum LadderAction {
    /// Choose a method, or leave it out.
    Toggle(Method),
    /// Choose these methods.
    Methods(Methods),
    /// The largest board.
    Size(Size),
    /// The smallest board.
    From(Size),
    /// The form to run, where a method has both.
    Form(Form),
    /// How long a run may take.
    Limit(Limit),
    /// Run what is chosen.
    Run,
    /// Run this whatever it costs.
    Insist(Run),
    /// Stop, and forget what waits.
    Cancel,
    /// The worker has news of a task.
    Heard {
        /// The task's number: news of any other task changes nothing.
        task: u32,
        /// The news.
        news: News,
    },
    /// Explain a method.
    About(Method),
    /// A file of code has come, or not.
    Code {
        /// The file.
        file: &'static str,
        /// What came.
        text: CodeText,
    },
    /// Step another method.
    WalkMethod(Method),
    /// Step on another board.
    WalkSize(Size),
    /// Show the solutions of another board.
    GallerySize(Size),
}

/// What is heard of a task.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum News {
    /// Some of its parts are done.
    Part {
        /// Parts done.
        done: u32,
        /// Parts in all.
        parts: u32,
    },
    /// It has been timed.
    Timed {
        /// What it found.
        solutions: u64,
        /// Nanoseconds of one run.
        nanos: u64,
    },
    /// It has been counted.
    Counted {
        /// What it found.
        solutions: u64,
        /// What it counted on its way.
        counters: Counters,
    },
    /// Its time is over, and it has been ended.
    Late,
    /// The worker could not be started, broke, or is of another build.
    Failed,
}
