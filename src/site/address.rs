//! The address bar, from `#` on: `#/learn/shift?seed=3&lang=ja`.

use std::fmt;

use super::{Preferences, Problems, Query, Route};
use crate::text::{Lang, words};

/// No address that this site writes is longer.
const LONGEST: usize = 10_000;

/// A place of the site: a route, what stands behind it in the path, and keys with values.
///
/// ```text
/// #/learn/shift?seed=3     route learn, tail "shift", query seed=3
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The page.
    pub route: Route,
    /// The rest of the path: a lesson of the course, otherwise empty.
    pub tail: String,
    /// The keys and values.
    pub query: Query,
}

impl Address {
    /// The address of a page, without a word about its state.
    #[must_use]
    pub fn of(route: Route) -> Self {
        Self {
            route,
            ..Self::default()
        }
    }

    /// The address of the glossary, at one of its terms.
    #[must_use]
    pub fn glossary(term: Option<&str>) -> Self {
        Self {
            tail: "glossary".to_owned(),
            query: Query::default().with_some("term", term),
            ..Self::of(Route::Learn)
        }
    }

    /// Reads any text: what cannot be used becomes the nearest valid address and a problem.
    #[must_use]
    pub fn parse(hash: &str, problems: &mut Problems) -> Self {
        if LONGEST < hash.len() {
            problems.push(words::ADDRESS_TOO_LONG);
            return Self::default();
        }
        let text = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let path = path.trim_end_matches('/');
        let (name, tail) = path.split_once('/').unwrap_or((path, ""));
        let route = match Route::from_name(name) {
            Some(route) if tail.is_empty() || route.has_tail() => Some(route),
            _ => None,
        };
        if route.is_none() && !path.is_empty() {
            problems.push(words::NO_SUCH_PAGE);
        }
        Self {
            route: route.unwrap_or_default(),
            tail: route.map_or_else(String::new, |_| tail.to_owned()),
            query: Query::parse(query),
        }
    }

    /// The language that the address asks for.
    #[must_use]
    pub fn language(&self, problems: &mut Problems) -> Option<Lang> {
        let tag = self.query.get("lang")?;
        problems.take(Lang::from_tag(tag).ok_or(words::NO_SUCH_LANGUAGE))
    }

    /// Tells whether the other address is another place for the browser's Back: another page, mode,
    /// lesson or board, not another step on it.
    #[must_use]
    pub fn is_elsewhere(&self, other: &Self) -> bool {
        let place = |address: &Self| {
            let marks = ["n", "predict", "sheet"];
            let marks = marks.map(|key| address.query.get(key).map(str::to_owned));
            (address.route, address.tail.clone(), marks)
        };
        place(self) != place(other)
    }

    /// The same address in a language.
    #[must_use]
    pub fn in_language(self, lang: Lang) -> Self {
        Self {
            query: self.query.with("lang", lang.tag()),
            ..self
        }
    }

    /// The address as a link in the reader's language.
    #[must_use]
    pub fn link(self, preferences: Preferences) -> String {
        self.in_language(preferences.language).to_string()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}", self.route.name())?;
        if !self.tail.is_empty() {
            write!(f, "/{}", self.tail)?;
        }
        if self.query != Query::default() {
            write!(f, "?{}", self.query)?;
        }
        Ok(())
    }
}
