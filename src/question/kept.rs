//! Attempts as they are kept, so that a reload and another tab go on with them.
//!
//! ```text
//! at 1769600000000     when it was stored, in milliseconds since 1970
//! anew 1               how often the question was asked anew
//! draft 12             the answer in work; a line of code stands behind '
//! given 8              the answer that was checked last
//! tries 2
//! shown                the right answer was shown
//! missed 12            the first answer that was wrong
//! counts right         what the answer that counts came to
//! ```

use std::{fmt, rc::Rc};

use super::Answer;
use crate::site::{Environment, Keepsake, NotStored, Shelf};

/// An attempt at a question as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptAttempt {
    /// Counts how often the question was asked anew. A later attempt takes the place of an earlier one.
    pub n_anew: u64,
    /// The answer in work, where it is not the one that the question begins with.
    pub draft: Option<Answer>,
    /// The answer that was checked last, or the guess.
    pub given: Option<Answer>,
    /// The checks that had an answer.
    pub n_tries: u64,
    /// True if the right answer has been shown.
    pub is_shown: bool,
    /// The first answer that was wrong.
    pub missed: Option<Answer>,
    /// Whether the answer that counts was right, once there is one.
    pub counts: Option<bool>,
}

impl KeptAttempt {
    /// Reads what was written. Lines of another version are left out.
    pub fn read(text: &str) -> Self {
        let mut kept = Self::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "anew" => kept.n_anew = value.parse().unwrap_or(0),
                "draft" => kept.draft = read_answer(value),
                "given" => kept.given = read_answer(value),
                "tries" => kept.n_tries = value.parse().unwrap_or(0),
                "shown" => kept.is_shown = true,
                "missed" => kept.missed = read_answer(value),
                "counts" => kept.counts = Some(value == "right"),
                _ => {}
            }
        }
        kept
    }

    /// Takes in what another tab has written of the same question since: its answer in work, of the checked answers the
    /// one with more tries. An answer that counts is the first one.
    fn with_later(self, later: Self) -> Self {
        if self.n_anew != later.n_anew {
            return if self.n_anew < later.n_anew {
                later
            } else {
                self
            };
        }
        let is_later = self.given.is_none() || self.n_tries <= later.n_tries;
        let later_given = later.given.is_some() && is_later;
        Self {
            n_anew: self.n_anew,
            draft: later.draft,
            given: if later_given { later.given } else { self.given },
            n_tries: self.n_tries.max(later.n_tries),
            is_shown: self.is_shown || later.is_shown,
            missed: self.missed.or(later.missed),
            counts: self.counts.or(later.counts),
        }
    }
}

fn read_answer(text: &str) -> Option<Answer> {
    match text.strip_prefix('\'') {
        Some(text) => Some(Answer::Text(text.to_owned())),
        None => text.parse().ok().map(Answer::Value),
    }
}

fn write_answer(f: &mut fmt::Formatter<'_>, name: &str, answer: Option<&Answer>) -> fmt::Result {
    match answer {
        Some(Answer::Value(value)) => writeln!(f, "{name} {value}"),
        // A line of code is one line.
        Some(Answer::Text(text)) => writeln!(f, "{name} '{}", text.replace(['\r', '\n'], " ")),
        None => Ok(()),
    }
}

impl fmt::Display for KeptAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.n_anew != 0 {
            writeln!(f, "anew {}", self.n_anew)?;
        }
        write_answer(f, "draft", self.draft.as_ref())?;
        write_answer(f, "given", self.given.as_ref())?;
        if self.n_tries != 0 {
            writeln!(f, "tries {}", self.n_tries)?;
        }
        if self.is_shown {
            writeln!(f, "shown")?;
        }
        write_answer(f, "missed", self.missed.as_ref())?;
        match self.counts {
            Some(true) => writeln!(f, "counts right"),
            Some(false) => writeln!(f, "counts wrong"),
            None => Ok(()),
        }
    }
}

/// What is kept of the attempts on a page, each by the place of its question: `learn.shift.exercise.1.7` is the first
/// exercise of a lesson as the seed 7 draws it. Each is stored under a key of its own. They stand in the order of the
/// places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempts(Rc<Vec<(String, KeptAttempt)>>);

/// A text to store under a key, or nothing to remove it.
type Change = (String, Option<String>);

impl Keepsake for Attempts {
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        let changes = self.changes(before, &shelf.read_below(Self::KEY), shelf.date());
        let write = |(key, text): Change| shelf.write(&key, text.as_deref());
        changes.into_iter().map(write).fold(Ok(()), Result::and)
    }
}

impl Attempts {
    /// What the keys begin with; the place follows.
    pub const KEY: &str = "bitqueens.attempt.";
    /// The most attempts that are stored, of all pages. The oldest give way.
    pub const MOST: usize = 400;

    /// The stored attempts at the places that begin so.
    pub fn restore(environment: &Environment, below: &str) -> Self {
        let mut attempts = Self::default();
        for (key, text) in environment.stored_below(Self::KEY) {
            if let Some(place) = Self::place(key).filter(|place| place.starts_with(below)) {
                attempts.put(place.to_owned(), KeptAttempt::read(text));
            }
        }
        attempts
    }

    /// The place that a key is of.
    pub fn place(key: &str) -> Option<&str> {
        key.strip_prefix(Self::KEY)
    }

    /// The index of a place, or the one at which it is to be put in.
    fn find(&self, place: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(own, _)| own.as_str().cmp(place))
    }

    /// What is kept at a place.
    pub fn at(&self, place: &str) -> Option<&KeptAttempt> {
        let found = self.find(place).ok()?;
        Some(&self.0[found].1)
    }

    /// What is kept at the places that begin so, each by the rest of its name.
    pub fn below(&self, prefix: &str) -> impl Iterator<Item = (&str, &KeptAttempt)> {
        let attempts = self.0.iter();
        attempts.filter_map(move |(place, kept)| Some((place.strip_prefix(prefix)?, kept)))
    }

    /// Keeps an attempt. One at which nothing was done takes no room.
    pub fn keep(&mut self, place: String, mut kept: KeptAttempt) {
        kept.n_anew = self.at(&place).map_or(0, |own| own.n_anew);
        self.put(place, kept);
    }

    fn put(&mut self, place: String, kept: KeptAttempt) {
        let is_nothing = kept == KeptAttempt::default();
        match self.find(&place) {
            Ok(at) if is_nothing => drop(Rc::make_mut(&mut self.0).remove(at)),
            Ok(at) if self.0[at].1 != kept => Rc::make_mut(&mut self.0)[at].1 = kept,
            Err(at) if !is_nothing => Rc::make_mut(&mut self.0).insert(at, (place, kept)),
            _ => {}
        }
    }

    /// The question of a place is asked anew: what was done about it is over.
    pub fn ask_anew(&mut self, place: &str) {
        if let Some(own) = self.at(place) {
            let anew = KeptAttempt {
                n_anew: own.n_anew + 1,
                ..KeptAttempt::default()
            };
            self.put(place.to_owned(), anew);
        }
    }

    /// Forgets the attempts at the places that begin so.
    pub fn forget_below(&mut self, prefix: &str) {
        if self.below(prefix).next().is_some() {
            Rc::make_mut(&mut self.0).retain(|(place, _)| !place.starts_with(prefix));
        }
    }

    /// The place of a key that another tab has written, where it is one of those that begin so.
    pub fn heard<'a>(key: Option<&'a str>, below: &str) -> Option<&'a str> {
        let place = key.and_then(Self::place);
        place.filter(|place| place.starts_with(below))
    }

    /// Takes what another tab has stored of a place, or that it removed it.
    pub fn hear(&mut self, place: &str, stored: Option<KeptAttempt>) {
        let own = self.at(place).cloned().unwrap_or_default();
        let heard = stored.map_or_else(KeptAttempt::default, |stored| own.with_later(stored));
        self.put(place.to_owned(), heard);
    }

    /// Brings attempts back that were forgotten. What was done since stays.
    pub fn bring_back(&mut self, forgotten: &Self) {
        for (place, kept) in forgotten.0.iter() {
            if self.at(place).is_none() {
                self.put(place.clone(), kept.clone());
            }
        }
    }

    /// What is to be removed and stored after a change, where `stored` are all attempts that are stored now. What
    /// is removed makes room, so it stands first. What another tab has stored of a place meanwhile is merged.
    pub fn changes(&self, before: &Self, stored: &[(String, String)], now: u64) -> Vec<Change> {
        let mut written = Vec::new();
        for (place, own) in self.0.iter() {
            let known = before.at(place);
            let there = stored
                .iter()
                .find(|(key, _)| Self::place(key) == Some(place));
            let there = there.map(|(_, text)| KeptAttempt::read(text));
            if known == Some(own) || there.as_ref() == Some(own) {
                continue;
            }
            let kept = match there {
                Some(there) if Some(&there) != known => there.with_later(own.clone()),
                _ => own.clone(),
            };
            let key = format!("{}{place}", Self::KEY);
            written.push((key, Some(format!("at {now}\n{kept}"))));
        }
        let is_written = |key: &str| written.iter().any(|(own, _)| own == key);
        let is_removed = |key: &str| {
            let place = Self::place(key).unwrap_or_default();
            before.at(place).is_some() && self.at(place).is_none()
        };
        let mut changes = Vec::new();
        let mut others = Vec::new();
        for (key, text) in stored.iter().filter(|(key, _)| !is_written(key)) {
            if is_removed(key) {
                changes.push((key.clone(), None));
            } else {
                others.push((stored_at(text), key));
            }
        }
        while others.len() > Self::MOST.saturating_sub(written.len()) {
            let oldest = others.iter().enumerate().min_by_key(|(_, (at, _))| *at);
            let oldest = oldest.map_or(0, |(index, _)| index);
            changes.push((others.swap_remove(oldest).1.clone(), None));
        }
        changes.extend(written);
        changes
    }
}

/// When a text was stored; 0 where it does not say it.
fn stored_at(text: &str) -> u64 {
    let at = text.lines().find_map(|line| line.strip_prefix("at "));
    at.and_then(|at| at.parse().ok()).unwrap_or(0)
}
