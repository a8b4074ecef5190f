//! A line of the loop as an answer.

use std::ptr;

use bitqueens_core::solver::Phase;

use crate::text::{LISTING, ListingLine, Sentence};

/// What a line came to in the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// It cannot be read, which is no answer.
    Unread(Sentence),
    /// The loop with it does what it should.
    Right(Sentence),
    Wrong(Sentence),
}

/// The function that judges a text in the place of the line that a step carries out. Only a question with a line holds
/// one, so a page without such questions comes without what runs a program.
#[derive(Clone, Copy, Debug)]
pub struct Judge(pub fn(Phase, &str) -> LineVerdict);

impl PartialEq for Judge {
    fn eq(&self, other: &Self) -> bool {
        ptr::fn_addr_eq(self.0, other.0)
    }
}

/// The number of the line that a step carries out, from 0, and the line.
pub fn line_of(phase: Phase) -> Option<(usize, ListingLine)> {
    let mut lines = LISTING.into_iter().enumerate();
    lines.find(|(_, line)| line.phase == Some(phase))
}

/// The loop with a text in the place of a line, at the line's indent.
pub fn with_line(phase: Phase, text: &str) -> String {
    let text = text.replace(['\r', '\n'], " ");
    let lines = LISTING.iter().map(|line| {
        if line.phase == Some(phase) {
            let indent = line.code.len() - line.code.trim_start().len();
            format!("{:indent$}{text}\n", "")
        } else {
            format!("{}\n", line.code)
        }
    });
    lines.collect()
}
