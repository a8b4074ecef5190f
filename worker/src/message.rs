//! The messages, the same for every worker: only what is asked and answered differs.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A request of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request<W> {
    /// The number that the answer carries: results that arrive late are told by it.
    pub task: u32,
    /// The work.
    pub work: W,
}

/// A reply of a worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// A [`Request`] or a [`Reply`], which crosses between page and worker as bytes.
pub trait Message: Serialize + DeserializeOwned {
    /// Returns the bytes.
    #[must_use]
    fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a message can be written")
    }

    /// Reads bytes; `None` where they are not such a message of this version.
    #[must_use]
    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (message, rest) = postcard::take_from_bytes(bytes).ok()?;
        rest.is_empty().then_some(message)
    }
}

impl<W: Serialize + DeserializeOwned> Message for Request<W> {}
impl<A: Serialize + DeserializeOwned> Message for Reply<A> {}
