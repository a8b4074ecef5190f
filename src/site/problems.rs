//! The problems of an address.

use crate::text::Sentence;

/// At most this many problems are said: a damaged link can hold thousands.
const MOST: usize = 3;

/// The sentences about what could not be used, each once, the first few of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    sentences: Vec<Sentence>,
}

impl Problems {
    /// Adds a problem.
    pub fn push(&mut self, problem: impl Into<Sentence>) {
        let problem = problem.into();
        if self.sentences.len() < MOST && !self.sentences.contains(&problem) {
            self.sentences.push(problem);
        }
    }

    /// Returns the value, or adds what is wrong with it.
    pub fn take<T>(&mut self, result: Result<T, impl Into<Sentence>>) -> Option<T> {
        result.map_err(|problem| self.push(problem)).ok()
    }

    /// All problems as one text; `None` where there are none.
    pub fn sentence(self) -> Option<Sentence> {
        self.sentences
            .into_iter()
            .reduce(|all, next| all.and(&next))
    }
}
