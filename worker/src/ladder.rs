//! The messages between the page and the ladder's worker.

use bitqueens_core::{
    ladder::{Form, Method, Run, SearchFigures},
    solver::Size,
};

use crate::{
    Words,
    words::{at_index, halves, index_of, numbers},
};

/// A run to carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunRequest {
    /// The method, its form, and the board.
    pub run: Run,
    /// True if to count instead of timing.
    pub count: bool,
}

/// The result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunReply {
    /// Some parts are done.
    Part {
        /// Parts done.
        done: u32,
        /// Parts in all.
        parts: u32,
    },
    /// A run without counters is done.
    Timed {
        /// The solutions that the run found.
        solutions: u64,
        /// Nanoseconds of one run.
        nanos: u64,
    },
    /// A run with counters is done.
    Counted(SearchFigures),
}

/// The first word of each kind of answer.
mod kind {
    pub(super) const PART: u32 = 1;
    pub(super) const TIMED: u32 = 2;
    pub(super) const COUNTED: u32 = 3;
}

impl Words for RunRequest {
    fn write(&self, words: &mut Vec<u32>) {
        words.extend([
            index_of(&Method::ALL, &self.run.method()),
            index_of(&Form::ALL, &self.run.form()),
            u32::from(self.run.size().get()),
            u32::from(self.count),
        ]);
    }

    fn read(words: &[u32]) -> Option<Self> {
        let &[method, form, size, count @ (0 | 1)] = words else {
            return None;
        };
        let method = at_index(&Method::ALL, method)?;
        let form = at_index(&Form::ALL, form)?;
        let size = Size::new(u8::try_from(size).ok()?).ok()?;
        Some(Self {
            run: Run::new(method, form, size).ok()?,
            count: count == 1,
        })
    }
}

impl Words for RunReply {
    fn write(&self, words: &mut Vec<u32>) {
        match *self {
            Self::Part { done, parts } => words.extend([kind::PART, done, parts]),
            Self::Timed { solutions, nanos } => {
                words.push(kind::TIMED);
                words.extend(halves([solutions, nanos]));
            }
            Self::Counted(SearchFigures {
                nodes,
                tests,
                leaves,
            }) => {
                words.push(kind::COUNTED);
                words.extend(halves([nodes, tests, leaves]));
            }
        }
    }

    fn read(words: &[u32]) -> Option<Self> {
        match *words {
            [kind::PART, done, parts] => Some(Self::Part { done, parts }),
            [kind::TIMED, ref rest @ ..] => {
                let [solutions, nanos] = numbers(rest)?;
                Some(Self::Timed { solutions, nanos })
            }
            [kind::COUNTED, ref rest @ ..] => {
                let [nodes, tests, leaves] = numbers(rest)?;
                Some(Self::Counted(SearchFigures {
                    nodes,
                    tests,
                    leaves,
                }))
            }
            _ => None,
        }
    }
}
