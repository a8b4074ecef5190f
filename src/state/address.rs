//! The address bar: a page and a place as text, and back.

use std::fmt;

use super::{CourseLink, LadderAddress, Page, SearchAddress};
use crate::{
    solver::{Size, Snapshot},
    text::{Lang, Problem},
};

/// No address that this site writes is longer.
const LONGEST: usize = 10_000;

/// What the address says, from `#` on: `#/step?n=8&at=120&lang=ja`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// The page.
    pub page: Page,
    /// The side of the board.
    pub size: Option<Size>,
    /// The micro-step.
    pub at: Option<u64>,
    /// The machine at a step too far to walk to.
    pub snapshot: Option<Snapshot>,
    /// The course's part.
    pub course: CourseLink,
    /// What only the page itself reads, by key, as written.
    pub own: Vec<(String, String)>,
    /// The ladder's parts.
    pub ladder: LadderAddress,
    /// The language.
    pub language: Option<Lang>,
    /// How to look at the search as a whole.
    pub search: SearchAddress,
}

impl Address {
    /// Reads any text at all: what cannot be used becomes the nearest valid value and a problem.
    ///
    /// Unknown keys are left out without a word, so that an address of a later version opens.
    #[must_use]
    pub fn parse(hash: &str) -> (Self, Vec<Problem>) {
        let mut address = Self::default();
        let mut problems = Vec::new();
        if LONGEST < hash.len() {
            return (address, vec![Problem::TooLong]);
        }
        let text = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        if let Err(problem) = address.read_path(path.trim_end_matches('/')) {
            problems.push(problem);
        }
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            if let Err(problem) = address.read(&key, &value) {
                problems.push(problem);
            }
        }
        if let Some(size) = address.size
            && !address.search.settle(size)
        {
            problems.push(Problem::Until);
        }
        (address, problems)
    }

    /// The page's name, and for the course the lesson's behind it.
    fn read_path(&mut self, path: &str) -> Result<(), Problem> {
        if path.is_empty() {
            return Ok(());
        }
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        let page = Page::from_name(name).ok_or(Problem::Page)?;
        if page == Page::Learn {
            rest.clone_into(&mut self.course.lesson);
        } else if !rest.is_empty() {
            return Err(Problem::Page);
        }
        self.page = page;
        Ok(())
    }

    fn read(&mut self, key: &str, value: &str) -> Result<(), Problem> {
        match key {
            "n" => {
                let (number, exact) = nearest_number(value);
                let number = number.unwrap_or(u64::from(Size::FIRST_SCREEN.get()));
                let size = nearest_size(number);
                self.size = Some(size);
                if !exact || u64::from(size.get()) != number {
                    return Err(Problem::Size { used: size });
                }
            }
            "at" => {
                let (number, exact) = nearest_number(value);
                let used = number.unwrap_or(0);
                self.at = Some(used);
                if !exact {
                    return Err(Problem::Step { used });
                }
            }
            "lang" => {
                self.language = Lang::from_tag(value);
                self.language.ok_or(Problem::Language)?;
            }
            "snapshot" => {
                let snapshot = value.parse::<Snapshot>().map_err(Problem::Snapshot)?;
                crate::solver::Machine::resume(&snapshot).map_err(Problem::Snapshot)?;
                self.snapshot = Some(snapshot);
            }
            "predict" | "sheet" if self.page.is_step() => {
                let (page, name) = match key {
                    "sheet" => (Page::Sheet, "sheet"),
                    _ => (Page::Predict, "predict"),
                };
                match value {
                    // Nothing is asked for on paper.
                    "1" if self.page != Page::Sheet => self.page = page,
                    "0" | "1" => {}
                    _ => return Err(Problem::Switch(name)),
                }
            }
            _ => {
                // Pages may use the same word, each in its own way.
                let read = match self.page {
                    Page::Ladder => self.ladder.read(key, value),
                    Page::Learn => self.course.read(key, value),
                    Page::Bits | Page::Solve => {
                        self.own.push((key.to_owned(), value.to_owned()));
                        None
                    }
                    Page::Step | Page::Predict | Page::Sheet | Page::Embed | Page::Count => {
                        self.search.read(key, value)
                    }
                };
                // A key of a later version says nothing to this one.
                return read.unwrap_or(Ok(()));
            }
        }
        Ok(())
    }
}

/// The number that a text begins with, and whether it is nothing but that number.
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

fn nearest_size(number: u64) -> Size {
    Size::all()
        .min_by_key(|size| number.abs_diff(u64::from(size.get())))
        .unwrap_or(Size::MIN)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}", self.page.name())?;
        if !self.course.lesson.is_empty() {
            write!(f, "/{}", self.course.lesson)?;
        }
        let parts = [
            self.size.map(|size| format!("n={size}")),
            self.at.map(|at| format!("at={at}")),
            self.snapshot.map(|snapshot| format!("snapshot={snapshot}")),
            (self.page == Page::Predict).then(|| "predict=1".into()),
            (self.page == Page::Sheet).then(|| "sheet=1".into()),
        ];
        let language = self.language.map(|lang| format!("lang={}", lang.tag()));
        let parts = parts.into_iter().flatten();
        let own = self.own.iter().map(|(key, value)| {
            let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
            format!("{key}={value}")
        });
        for (mark, part) in std::iter::once('?').chain(std::iter::repeat('&')).zip(
            parts
                .chain(self.course.parts())
                .chain(own)
                .chain(self.ladder.parts())
                .chain(language),
        ) {
            write!(f, "{mark}{part}")?;
        }
        let search = self.search.to_string();
        let has_parts = self.size.is_some() || self.at.is_some() || self.language.is_some();
        match search.strip_prefix('&') {
            Some(first) if !has_parts && self.snapshot.is_none() => write!(f, "?{first}"),
            _ => f.write_str(&search),
        }
    }
}
