//! The messages, the same for every worker: only what is asked and answered differs.

use crate::Words;

/// A request of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<W> {
    /// The number that the answer carries: results that arrive late are told by it.
    pub task: u32,
    /// The work.
    pub work: W,
}

/// A reply of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<A> {
    /// The first message: the worker is loaded and takes requests.
    Ready,
    /// An answer, the last one or one on the way.
    Answer {
        /// The number of the request.
        task: u32,
        /// The answer.
        answer: A,
    },
    /// The worker could not carry out a request, or panicked, for a reason. It is of no more use.
    Failed(String),
}

/// The first word of each kind of reply.
mod kind {
    pub(super) const READY: u32 = 1;
    pub(super) const ANSWER: u32 = 2;
    pub(super) const FAILED: u32 = 3;
}

impl<W: Words> Request<W> {
    /// Returns the message.
    #[must_use]
    pub fn to_words(&self) -> Vec<u32> {
        let mut words = vec![self.task];
        self.work.write(&mut words);
        words
    }

    /// Reads a message; `None` where it is not a request of this version.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Option<Self> {
        let (&task, work) = words.split_first()?;
        let work = W::read(work)?;
        Some(Self { task, work })
    }
}

impl<A: Words> Reply<A> {
    /// Returns the message.
    #[must_use]
    pub fn to_words(&self) -> Vec<u32> {
        match self {
            Self::Ready => vec![kind::READY],
            Self::Answer { task, answer } => {
                let mut words = vec![kind::ANSWER, *task];
                answer.write(&mut words);
                words
            }
            Self::Failed(why) => std::iter::once(kind::FAILED)
                .chain(why.chars().map(u32::from))
                .collect(),
        }
    }

    /// Reads a message; `None` where it is not a reply of this version.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Option<Self> {
        Some(match *words {
            [kind::READY] => Self::Ready,
            [kind::ANSWER, task, ref answer @ ..] => Self::Answer {
                task,
                answer: A::read(answer)?,
            },
            [kind::FAILED, ref why @ ..] => Self::Failed(
                why.iter()
                    .copied()
                    .map(char::from_u32)
                    .collect::<Option<_>>()?,
            ),
            _ => return None,
        })
    }
}
