//! A success criterion of WCAG, and how the site meets it.

/// The level of a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    A,
    AA,
}

impl Level {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::AA => "AA",
        }
    }
}

/// The editions of WCAG that have a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Editions {
    /// 2.0, on which JIS X 8341-3:2016 rests, and all after it.
    All,
    /// 2.0 and 2.1: 2.2 dropped it.
    Before22,
    /// 2.1 or 2.2.
    Later,
}

/// A browser test, by its file in `tests/browser` and its title as it is written there.
pub(super) type Test = (&'static str, &'static str);

/// Whether the site meets a criterion.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meets {
    /// It does, in this way, and these tests hold it.
    Tested(&'static str, &'static [Test]),
    /// It does by the way it is built; the pages were read for it, and no test holds it.
    Read(&'static str),
    /// The site has nothing that the criterion is about.
    Nothing(&'static str),
    /// It was tried, and something is missing.
    Partly(&'static str),
}

/// A success criterion.
pub(super) struct Criterion {
    pub(super) number: &'static str,
    pub(super) name: &'static str,
    /// Its name in JIS X 8341-3:2016, or for a later criterion in the translation of WCAG.
    pub(super) ja: &'static str,
    pub(super) level: Level,
    pub(super) editions: Editions,
    pub(super) meets: Meets,
}

/// A criterion of every edition.
pub(super) const fn criterion(
    number: &'static str,
    [name, ja]: [&'static str; 2],
    level: Level,
    meets: Meets,
) -> Criterion {
    Criterion {
        number,
        name,
        ja,
        level,
        editions: Editions::All,
        meets,
    }
}

impl Criterion {
    /// The same as a criterion that WCAG 2.0 does not have.
    pub(super) const fn later(self) -> Self {
        Self {
            editions: Editions::Later,
            ..self
        }
    }

    /// The same as a criterion that WCAG 2.2 does not have any more.
    pub(super) const fn dropped(self) -> Self {
        Self {
            editions: Editions::Before22,
            ..self
        }
    }
}
