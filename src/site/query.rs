//! The part of an address behind `#`: keys and values, in their order, and what is wrong with them.

use std::{fmt, ops::RangeInclusive};

use bitqueens_core::{Named, solver::Size};

use crate::text::{Sentence, words};

/// Keys and values of an address.
///
/// ```text
/// n=8&at=120      n -> 8, at -> 120
/// ```
///
/// Undoes what chats, mailers and learning platforms do to links, where the meaning is clear:
///
/// ```text
/// n=8&amp;at=120      an entity for `&`
/// n%3D8%26at%3D120    all of it escaped
/// n=8%26at=120        the separator escaped
/// #?n=8&at=120        signs doubled in front, space around a key, another case of the key
/// n=8?fbclid=x        a query, a second hash or a text fragment behind it
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// No key holds `&`, and where no pair has a value, no key holds `=`: such a text was escaped on its way.
    pairs: Vec<(String, String)>,
}

/// What stands behind the `&` of an entity for it.
const ENTITIES: [&str; 4] = ["amp;", "#38;", "#038;", "#x26;"];

impl Query {
    /// The number of a step that is written with too many digits for a machine word. No search is that long.
    pub const BEYOND: u64 = u64::MAX - 1;

    /// Reads any text: percent-escapes, plus signs and broken UTF-8 are taken apart as browsers do. A
    /// `=` by itself says nothing.
    pub fn parse(text: &str) -> Self {
        let text = ENTITIES.iter().fold(text.to_owned(), |text, entity| {
            text.replace(&format!("&{entity}"), "&")
        });
        let text = text.trim_start_matches(['#', '?', '/', '!']);
        let end = text.find(['#', '?']).unwrap_or(text.len());
        let end = text.find(":~:").unwrap_or(end).min(end);
        let mut pairs = pairs(&separated(&text[..end]));
        let is_escaped = |key: &str| key.contains('=') || key.to_ascii_lowercase().contains("%3d");
        while pairs.iter().all(|(_, value)| value.is_empty())
            && pairs.iter().any(|(key, _)| is_escaped(key))
        {
            let keys: Vec<_> = pairs.into_iter().map(|(key, _)| key).collect();
            pairs = self::pairs(&separated(&keys.join("&")));
        }
        Self { pairs }
    }

    /// A word by itself, as the address of an anchor has it.
    pub fn word(word: &str) -> Self {
        Self::default().with(word, "")
    }

    pub fn anchor(&self) -> Option<&str> {
        let (word, value) = self.pairs.first()?;
        value.is_empty().then(|| unglued(word))
    }

    /// The value of a key; the last one if the key occurs more than once.
    pub fn get(&self, key: &str) -> Option<&str> {
        let mut from_the_end = self.pairs.iter().rev();
        from_the_end
            .find(|(own, _)| own == key)
            .map(|(_, value)| value.as_str())
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

    /// Reads a value by a function that returns the value to use and whether the text says exactly that. If it does
    /// not, or nothing can be used, adds `problem`. Punctuation around the value is ignored.
    pub fn read<T, P: Into<Sentence>>(
        &self,
        key: &str,
        problems: &mut Problems,
        problem: impl FnOnce() -> P,
        read: impl FnOnce(&str) -> Option<(T, bool)>,
    ) -> Option<T> {
        let found = read(unglued(self.get(key)?));
        if !matches!(found, Some((_, true))) {
            problems.push(problem());
        }
        found.map(|(value, _)| value)
    }

    pub fn one_of<T: Named>(&self, key: &str, problems: &mut Problems) -> Option<T> {
        let mut values = T::ALL.iter();
        let problem = || words::choice_problem(key, T::ALL.iter().map(|value| value.name()));
        self.read(key, problems, problem, |text| {
            let value = values.find(|value| value.name().eq_ignore_ascii_case(text))?;
            Some((*value, true))
        })
    }

    /// A whole number: the nearest one of a range to what is written.
    pub fn number(
        &self,
        key: &str,
        range: RangeInclusive<u64>,
        problems: &mut Problems,
    ) -> Option<u64> {
        let problem = || words::number_problem(key, &range);
        self.read(key, problems, problem, |text| {
            let (number, exact) = nearest_number(text);
            let number = number?;
            let nearest = number.clamp(*range.start(), *range.end());
            Some((nearest, exact && nearest == number))
        })
    }

    /// A side of a board: the nearest one of a range of them to what is written.
    pub fn side(
        &self,
        key: &str,
        mut sides: impl Iterator<Item = Size>,
        problems: &mut Problems,
    ) -> Option<Size> {
        let least = sides.next()?;
        let most = sides.last().unwrap_or(least);
        let [from, to] = [least, most].map(|size| u64::from(size.get()));
        let side = self.number(key, from..=to, problems)?;
        Size::new(u8::try_from(side).ok()?).ok()
    }

    /// The side of the board, `n`: the nearest one that there is.
    pub fn size(&self, problems: &mut Problems) -> Option<Size> {
        let (number, exact) = nearest_number(unglued(self.get("n")?));
        let number = number.unwrap_or(u64::from(Size::FIRST_SCREEN.get()));
        let nearest = Size::all().min_by_key(|size| number.abs_diff(u64::from(size.get())));
        let size = nearest.unwrap_or(Size::MIN);
        if !exact || u64::from(size.get()) != number {
            problems.push(words::size_problem(size));
        }
        Some(size)
    }

    /// The number of a step: the nearest one to what is written, and whether the text is exactly that number.
    pub fn step(&self, key: &str) -> Option<(u64, bool)> {
        let (number, exact) = nearest_number(unglued(self.get(key)?));
        Some((number.unwrap_or(0), exact))
    }

    /// A switch: `1` is on and `0` is off.
    pub fn switch(&self, key: &str, problems: &mut Problems) -> bool {
        let read = |text: &str| match text {
            "1" => Some((true, true)),
            "0" => Some((false, true)),
            _ => None,
        };
        self.read(
            key,
            problems,
            || words::choice_problem(key, ["0", "1"]),
            read,
        )
        .unwrap_or(false)
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

/// The text with the separators back that were escaped: `%26` before a key and its `=`. Inside of a value this site
/// escapes both.
fn separated(text: &str) -> String {
    let mut separated = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("%26") {
        let (before, behind) = (&rest[..at], &rest[at + 3..]);
        let key = behind
            .trim_start_matches("amp%3B")
            // What was escaped as a whole was read as a key, in lower case.
            .trim_start_matches("amp%3b")
            .trim_start_matches("amp;");
        let end = key.find(|sign: char| !sign.is_ascii_alphabetic() && sign != '-');
        let is_key = end.is_some_and(|end| end != 0 && key[end..].starts_with('='));
        separated.push_str(before);
        separated.push_str(if is_key { "&" } else { "%26" });
        rest = behind;
    }
    separated + rest
}

/// The pairs of a text. A key that holds a `&` was escaped on its way: what stands before it is words.
fn pairs(text: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (keys, value) in form_urlencoded::parse(text.as_bytes()) {
        let mut keys = keys.rsplit('&').map(key);
        let last = keys.next().unwrap_or_default();
        let words: Vec<_> = keys.map(|word| (word, String::new())).collect();
        pairs.extend(words.into_iter().rev());
        pairs.push((last, value.into_owned()));
    }
    pairs.retain(|(key, value)| !(key.is_empty() && value.is_empty()));
    pairs
}

/// A key without what stands before it: the rest of `&amp;`, space.
fn key(text: &str) -> String {
    let mut key = text.to_ascii_lowercase();
    loop {
        let rest = key.trim();
        let mut entities = ENTITIES.iter();
        let rest = entities
            .find_map(|entity| rest.strip_prefix(entity))
            .unwrap_or(rest);
        if rest.len() == key.len() {
            return key;
        }
        key = rest.to_owned();
    }
}

/// A text without the punctuation and space around it, as a sentence puts it around a link.
pub(super) fn unglued(text: &str) -> &str {
    text.trim_matches(|sign: char| sign.is_whitespace() || sign.is_control() || GLUE.contains(sign))
}

/// Signs around links, which neither begin nor end a name or a number.
pub const GLUE: &str = "\"'`<>()[]{},;:!?.#|“”‘’«»‹›…「」『』（）【】〔〕〈〉《》［］｛｝、。，．：；！？\
    \u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{2060}\u{feff}";

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
        Err(_) => (Some(Query::BEYOND), false),
    }
}

/// The most problems that are reported: a damaged link can hold thousands.
const MOST: usize = 3;

/// The sentences about what could not be used, each once, the first few of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    sentences: Vec<Sentence>,
}

impl Problems {
    pub fn push(&mut self, problem: impl Into<Sentence>) {
        let problem = problem.into();
        if self.sentences.len() < MOST && !self.sentences.contains(&problem) {
            self.sentences.push(problem);
        }
    }

    /// Adds what was found wrong behind these.
    pub fn append(&mut self, later: Self) {
        for problem in later.sentences {
            self.push(problem);
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
