//! A term of the glossary.

use crate::text::Phrase;

/// A term, with what else it is called and the lesson that explains it.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its name in an address: lower-case letters and hyphens.
    pub slug: &'static str,
    /// Its sign, as in the code or on the board; empty where it has none.
    pub sign: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Other names; empty where it has none.
    pub also: Phrase,
    /// What it means: a sentence or two.
    pub meaning: Phrase,
    /// The lesson that explains it; empty where none does.
    pub lesson: &'static str,
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug)]
pub struct TermGroup {
    /// The heading.
    pub title: Phrase,
    /// The terms, in reading order.
    pub terms: &'static [Term],
}
