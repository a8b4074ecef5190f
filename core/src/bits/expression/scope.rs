//! The named words of an expression.

use super::super::{View, Width, Word};

/// The width, the view and the named words with which an expression is evaluated.
///
/// ```
/// use bitqueens_core::bits::{Scope, View, Width};
///
/// let scope = Scope::new(Width::new(5)?, View::Unsigned)
///     .with("mask", 0b11111)
///     .with("left", 0b00010);
/// let evaluation = scope.evaluate("mask & ~left").unwrap();
/// assert_eq!(evaluation.result.to_string(), "11101");
/// # Ok::<(), bitqueens_core::bits::WidthError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    width: Width,
    view: View,
    words: Vec<(String, Word)>,
}

impl Scope {
    /// A scope without names.
    #[must_use]
    pub const fn new(width: Width, view: View) -> Self {
        Self {
            width,
            view,
            words: Vec::new(),
        }
    }

    /// Adds a name; a name given twice has its last word.
    ///
    /// The value is cut to the width, as a ghost bit of `left` is on a board.
    #[must_use]
    pub fn with(mut self, name: &str, value: u32) -> Self {
        let word = Word::cut(value, self.width);
        self.words.retain(|(known, _)| known != name);
        self.words.push((name.to_owned(), word));
        self
    }

    /// The width of every word.
    #[must_use]
    pub const fn width(&self) -> Width {
        self.width
    }

    /// The view, which decides whether `>>` keeps the sign.
    #[must_use]
    pub const fn view(&self) -> View {
        self.view
    }

    /// The word of a name.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<Word> {
        self.words
            .iter()
            .find_map(|(known, word)| (known == name).then_some(*word))
    }

    /// Every name, in the order they were given.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(|(name, _)| name.as_str())
    }
}
