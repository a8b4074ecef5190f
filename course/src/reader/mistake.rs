//! What is wrong in a file, with its line.

use std::{fmt, rc::Rc};

use bitqueens_core::Named;

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct At {
    file: Rc<str>,
    /// The line, from 1.
    pub(crate) line: usize,
}

/// What is wrong in a line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseMistake {
    at: At,
    what: String,
}

impl At {
    /// A line, from 1.
    pub(crate) fn new(file: &str, line: usize) -> Self {
        Self {
            file: file.into(),
            line,
        }
    }

    /// A line so many lines further down.
    pub(crate) fn below(&self, lines: usize) -> Self {
        Self {
            file: Rc::clone(&self.file),
            line: self.line + lines,
        }
    }

    /// Says what is wrong here.
    pub(crate) fn mistake(&self, what: impl fmt::Display) -> CourseMistake {
        CourseMistake {
            at: self.clone(),
            what: what.to_string(),
        }
    }

    /// The value of an enum whose name a text is.
    pub(crate) fn named<T: Named>(&self, text: &str, what: &str) -> Result<T, CourseMistake> {
        let unknown = || {
            let known: Vec<_> = T::ALL.iter().map(|value| value.name()).collect();
            let known = known.join(", ");
            self.mistake(format!("`{text}` is no {what}; there are {known}"))
        };
        let found = T::ALL.iter().find(|value| value.name() == text);
        found.copied().ok_or_else(unknown)
    }
}

impl fmt::Display for CourseMistake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, what } = self;
        write!(out, "{}:{}: {what}", at.file, at.line)
    }
}
