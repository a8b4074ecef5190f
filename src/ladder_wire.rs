//! What crosses between the page and the ladder's worker: arrays of 32-bit words of a fixed layout.
//!
//! Counts travel as two words, low half first, and never through a floating-point number.

use crate::counting::Kernel;
use crate::ladder::{Counters, Form, Method, Run};
use crate::solver::Size;
use crate::wire::Build;

/// What the page asks of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the answers carry.
    pub task: u32,
    /// The method, its form, and the board.
    pub run: Run,
    /// Whether to count instead of timing.
    pub count: bool,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The first message: the worker is loaded, and of the build with this stamp.
    Ready(u64),
    /// Some parts are done.
    Part {
        /// The request's number.
        task: u32,
        /// Parts done.
        done: u32,
        /// Parts in all.
        parts: u32,
    },
    /// A run without counters is done.
    Timed {
        /// The request's number.
        task: u32,
        /// What the run found.
        solutions: u64,
        /// Nanoseconds of one run.
        nanos: u64,
    },
    /// A run with counters is done.
    Counted {
        /// The request's number.
        task: u32,
        /// What the run found.
        solutions: u64,
        /// What it counted on its way.
        counters: Counters,
    },
    /// The message was no request, or the worker broke a law of the program and is of no more use.
    Failed(String),
}

/// The stamp of this build: page and worker must be of the same one.
#[must_use]
pub const fn stamp() -> u64 {
    Build::this(Kernel::Plain).stamp
}

impl Request {
    /// The message.
    #[must_use]
    pub fn to_words(self) -> [u32; 5] {
        [
            self.task,
            place(&Method::ALL, &self.run.method()),
            place(&Form::ALL, &self.run.form()),
            u32::from(self.run.size().get()),
            u32::from(self.count),
        ]
    }

    /// The request of a message, or `None` if it is none.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Option<Self> {
        let &[task, method, form, size, count] = words else {
            return None;
        };
        let method = *Method::ALL.get(usize::try_from(method).ok()?)?;
        let form = *Form::ALL.get(usize::try_from(form).ok()?)?;
        let size = Size::new(u8::try_from(size).ok()?).ok()?;
        Some(Self {
            task,
            run: Run::new(method, form, size).ok()?,
            count: count != 0,
        })
    }
}

/// The first word of each kind of reply.
mod kind {
    pub(super) const READY: u32 = 1;
    pub(super) const PART: u32 = 2;
    pub(super) const TIMED: u32 = 3;
    pub(super) const COUNTED: u32 = 4;
    pub(super) const FAILED: u32 = 5;
}

impl Reply {
    /// The message.
    #[must_use]
    pub fn to_words(&self) -> Vec<u32> {
        match self {
            Self::Ready(stamp) => message(&[kind::READY], &[*stamp]),
            Self::Part { task, done, parts } => vec![kind::PART, *task, *done, *parts],
            Self::Timed {
                task,
                solutions,
                nanos,
            } => message(&[kind::TIMED, *task], &[*solutions, *nanos]),
            Self::Counted {
                task,
                solutions,
                counters,
            } => message(
                &[kind::COUNTED, *task],
                &[*solutions, counters.nodes, counters.tests, counters.leaves],
            ),
            Self::Failed(why) => std::iter::once(kind::FAILED)
                .chain(why.chars().map(u32::from))
                .collect(),
        }
    }

    /// The reply of a message, or `None` if it is none: a worker of another build may speak otherwise.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Option<Self> {
        match *words {
            [kind::READY, ref stamp @ ..] => {
                let [stamp] = numbers(stamp)?;
                Some(Self::Ready(stamp))
            }
            [kind::PART, task, done, parts] => Some(Self::Part { task, done, parts }),
            [kind::TIMED, task, ref rest @ ..] => {
                let [solutions, nanos] = numbers(rest)?;
                Some(Self::Timed {
                    task,
                    solutions,
                    nanos,
                })
            }
            [kind::COUNTED, task, ref rest @ ..] => {
                let [solutions, nodes, tests, leaves] = numbers(rest)?;
                Some(Self::Counted {
                    task,
                    solutions,
                    counters: Counters {
                        nodes,
                        tests,
                        leaves,
                    },
                })
            }
            [kind::FAILED, ref why @ ..] => {
                let why: Option<_> = why.iter().copied().map(char::from_u32).collect();
                why.map(Self::Failed)
            }
            _ => None,
        }
    }
}

/// Where a value stands among all of its kind; all of them are fewer than a word holds.
fn place<T: PartialEq>(all: &[T], value: &T) -> u32 {
    let place = all.iter().position(|one| one == value);
    place
        .and_then(|place| u32::try_from(place).ok())
        .unwrap_or(u32::MAX)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "each half keeps its own bits"
)]
fn message(head: &[u32], counts: &[u64]) -> Vec<u32> {
    let mut words = head.to_vec();
    for count in counts {
        words.extend([*count as u32, (*count >> 32) as u32]);
    }
    words
}

fn numbers<const COUNT: usize>(words: &[u32]) -> Option<[u64; COUNT]> {
    if words.len() != 2 * COUNT {
        return None;
    }
    let mut counts = [0; COUNT];
    for (count, halves) in counts.iter_mut().zip(words.chunks_exact(2)) {
        *count = u64::from(halves[1]) << 32 | u64::from(halves[0]);
    }
    Some(counts)
}
