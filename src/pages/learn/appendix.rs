//! The pages beside the lessons: the review, the tests, for teachers, and the glossary.

use super::words;
use crate::text::{Phrase, words as shared};

bitqueens_core::named! {
    /// A page beside the lessons. Its name is its address.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Appendix {
        /// Two lessons of 50 minutes, and the course on paper.
        Teachers => "teachers",
        /// Terms and symbols.
        Glossary => "glossary",
        /// The questions that are due.
        Review => "review",
        /// The test of a part.
        Test => "test",
    }
}

impl Appendix {
    /// Its heading.
    pub const fn title(self) -> Phrase {
        match self {
            Self::Teachers => words::teachers::TITLE,
            Self::Glossary => shared::TERMS,
            Self::Review => words::review::TITLE,
            Self::Test => words::review::TEST,
        }
    }
}
