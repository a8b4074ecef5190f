//! The part of an address behind `#`: keys and values, in their order.

use std::fmt;

use bitqueens_core::solver::Size;

use super::Problems;
use crate::text::words;

/// Keys and values of an address.
///
/// ```text
/// n=8&at=120      n -> 8, at -> 120
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pairs: Vec<(String, String)>,
}

impl Query {
    /// Reads any text: percent-escapes, plus signs and broken UTF-8 are taken apart as browsers do. A
    /// `=` by itself says nothing.
    pub fn parse(text: &str) -> Self {
        let pairs = form_urlencoded::parse(text.as_bytes()).into_owned();
        Self {
            pairs: pairs
                .filter(|(key, value)| !(key.is_empty() && value.is_empty()))
                .collect(),
        }
    }

    /// A word by itself, as the address of an anchor has it.
    pub fn word(word: &str) -> Self {
        Self::default().with(word, "")
    }

    /// The word, where it is nothing else.
    pub fn anchor(&self) -> Option<&str> {
        match &self.pairs[..] {
            [(word, value)] if value.is_empty() => Some(word),
            _ => None,
        }
    }

    /// The value of a key; the last one where the key stands more than once.
    pub fn get(&self, key: &str) -> Option<&str> {
        let mut from_the_end = self.pairs.iter().rev();
        from_the_end
            .find(|(own, _)| own == key)
            .map(|(_, value)| value.as_str())
    }

    /// Takes a key out; returns its value, as [`Self::get`] does.
    pub fn take(&mut self, key: &str) -> Option<String> {
        let value = self.get(key).map(str::to_owned);
        self.pairs.retain(|(own, _)| own != key);
        value
    }

    /// The same with one more value, in place of an earlier one of that key.
    pub fn with(mut self, key: &str, value: impl fmt::Display) -> Self {
        self.pairs.retain(|(own, _)| own != key);
        self.pairs.push((key.to_owned(), value.to_string()));
        self
    }

    /// The same with one more value, where there is one.
    pub fn with_some(self, key: &str, value: Option<impl fmt::Display>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// The side of the board, `n`: the nearest one that there is.
    pub fn size(&self, problems: &mut Problems) -> Option<Size> {
        let (number, exact) = nearest_number(self.get("n")?);
        let number = number.unwrap_or(u64::from(Size::FIRST_SCREEN.get()));
        let nearest = Size::all().min_by_key(|size| number.abs_diff(u64::from(size.get())));
        let size = nearest.unwrap_or(Size::MIN);
        if !exact || u64::from(size.get()) != number {
            problems.push(words::size_problem(size));
        }
        Some(size)
    }

    /// The number of a step: the nearest one to what is written.
    pub fn step(&self, key: &str, problems: &mut Problems) -> Option<u64> {
        let (number, exact) = nearest_number(self.get(key)?);
        let used = number.unwrap_or(0);
        if !exact {
            problems.push(words::step_problem(used));
        }
        Some(used)
    }

    /// A switch: `1` is on and `0` is off.
    pub fn switch(&self, key: &str, problems: &mut Problems) -> bool {
        match self.get(key) {
            Some("1") => true,
            None | Some("0") => false,
            Some(_) => {
                problems.push(words::switch_problem(key));
                false
            }
        }
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (key, value)) in self.pairs.iter().enumerate() {
            if place != 0 {
                f.write_str("&")?;
            }
            write_escaped(key, f)?;
            if !value.is_empty() {
                f.write_str("=")?;
                write_escaped(value, f)?;
            }
        }
        Ok(())
    }
}

/// Writes a key or a value so that [`Query::parse`] reads it again.
fn write_escaped(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for piece in form_urlencoded::byte_serialize(text.as_bytes()) {
        // A comma separates names in several values, and needs no escape behind `#`.
        f.write_str(if piece == "%2C" { "," } else { piece })?;
    }
    Ok(())
}

/// The number that a text begins with, and whether the text is exactly that number.
fn nearest_number(text: &str) -> (Option<u64>, bool) {
    let text = text.trim();
    if let Some(positive) = text.strip_prefix('-') {
        return (nearest_number(positive).0.map(|_| 0), false);
    }
    let end = text
        .find(|character: char| !character.is_ascii_digit())
        .unwrap_or(text.len());
    match text[..end].parse() {
        Ok(number) => (Some(number), end == text.len()),
        Err(_) if end == 0 => (None, false),
        // Too many digits for a machine word.
        Err(_) => (Some(u64::MAX - 1), false),
    }
}
