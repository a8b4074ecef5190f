//! Addresses within the site: `ja/learn/shift/#seed=3`.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{Problems, Query, query::unglued};
use crate::text::{Lang, Phrase, words};
use bitqueens_core::Named;

/// The longest address that this site writes.
const LONGEST: usize = 10_000;

/// The names of the file that a host shows for a folder.
pub const FILES: [&str; 2] = ["index.html", "index.htm"];

/// The signs of a path that are escaped: all but those of names.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'/');

/// A place of the site. The path names the page and its language, what follows `#` its state.
///
/// ```text
/// ja/learn/shift/#seed=3     language ja, route learn, tail "shift", query seed=3
/// step/#n=8&at=120           English stands at the top
/// ```
///
/// It is relative to the folder of the site, wherever that is on its host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The language; `None` where the reader's own is meant.
    pub language: Option<Lang>,
    pub route: Route,
    /// The rest of the path: a lesson of the course, a method of the ladder, otherwise empty.
    pub tail: String,
    pub query: Query,
}

/// The place of the open page, for the links on it: they are relative to its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Here {
    /// The folders between the site's own and the page's.
    depth: usize,
    /// The language that the links keep.
    language: Lang,
}

impl Default for Here {
    fn default() -> Self {
        Self {
            depth: 0,
            language: Lang::AT_TOP,
        }
    }
}

impl Here {
    /// The way up to the folder of the site: `../` for each folder.
    pub fn root(self) -> String {
        "../".repeat(self.depth)
    }
}

impl Address {
    /// The names of the pages beside the lessons.
    pub const GLOSSARY: &str = "glossary";
    pub const REVIEW: &str = "review";
    pub const TEACHERS: &str = "teachers";
    pub const TEST: &str = "test";

    /// The address of a page, without a word about its state.
    pub fn of(route: Route) -> Self {
        Self {
            route,
            ..Self::default()
        }
    }

    /// The address of a page below another: a lesson, a method.
    pub fn below(route: Route, tail: &str) -> Self {
        Self {
            tail: tail.to_owned(),
            ..Self::of(route.below(tail))
        }
    }

    /// The same with one more value in its state, as [`Query::with`] does.
    pub fn with(self, key: &str, value: impl fmt::Display) -> Self {
        self.with_some(key, Some(value))
    }

    /// The same with one more value in its state, where there is one.
    pub fn with_some(self, key: &str, value: Option<impl fmt::Display>) -> Self {
        Self {
            query: self.query.with_some(key, value),
            ..self
        }
    }

    /// The address of the glossary, at one of its terms.
    pub fn glossary(term: Option<&str>) -> Self {
        Self {
            query: term.map(Query::word).unwrap_or_default(),
            ..Self::below(Route::Learn, Self::GLOSSARY)
        }
    }

    /// Three rows of N = 5 to be predicted: each word is asked for before it is shown.
    pub fn to_try() -> Self {
        let steps = Self::of(Route::Step).with("n", 5).with("at", 4);
        steps.with("predict", 1).with("from", 4).with("to", 22)
    }

    pub fn teachers() -> Self {
        Self::below(Route::Teach, Self::TEACHERS)
    }

    /// Reads any text: what cannot be used becomes the nearest valid address and a problem.
    ///
    /// A query is not part of an address. Of the path, escapes, doubled slashes, `index.html`, another case and
    /// punctuation around a name are passed over; a missing slash at the end makes no difference.
    pub fn parse(text: &str, problems: &mut Problems) -> Self {
        let (path, mut hash) = text.split_once('#').unwrap_or((text, ""));
        let mut path = path.split('?').next().unwrap_or_default();
        if let Some((before, escaped)) = path.split_once("%23") {
            (path, hash) = (before, escaped);
        }
        if LONGEST < text.len() {
            hash = "";
        }
        let path = percent_decode_str(path)
            .decode_utf8_lossy()
            .to_ascii_lowercase();
        let path = path.split('?').next().unwrap_or_default();
        let folders = path.split('/').map(unglued);
        let mut folders: Vec<_> = folders.filter(|folder| !folder.is_empty()).collect();
        folders.pop_if(|last| FILES.contains(last));
        let language = folders.first().and_then(|first| {
            let mut languages = Lang::ALL.into_iter();
            languages.find(|language| language.tag() == *first)
        });
        let place = &folders[usize::from(language.is_some())..];
        let mut address = Self {
            language: Some(language.unwrap_or(Lang::AT_TOP)),
            query: Query::parse(hash),
            ..Self::of_folders(place, problems)
        };
        // Some signs are one in the text and nine when they are written.
        if LONGEST < text.len() || LONGEST < address.to_string().len() {
            problems.push(words::ADDRESS_TOO_LONG);
            address.query = Query::default();
        }
        if LONGEST < address.to_string().len() {
            address =
                Self::of(address.route.below("")).in_language(language.unwrap_or(Lang::AT_TOP));
        }
        address
    }

    /// Reads the name of a page and what follows it.
    fn of_folders(folders: &[&str], problems: &mut Problems) -> Self {
        let (name, tail) = folders.split_first().unwrap_or((&"", &[]));
        let found = Route::from_folder(name).filter(|route| tail.is_empty() || route.has_tail());
        let Some(route) = found else {
            problems.push(words::NO_SUCH_PAGE);
            return Self::default();
        };
        Self::below(route, &tail.join("/"))
    }

    /// The path, relative to the folder of the site: empty, or with `/` at its end.
    pub fn path(&self) -> String {
        let language = self.language.map_or("", Lang::folder);
        let mut path = String::new();
        for folder in [language, self.route.folder(), &self.tail] {
            if !folder.is_empty() {
                path.extend(utf8_percent_encode(folder, ESCAPED));
                path.push('/');
            }
        }
        path
    }

    /// Tells whether the other address is another place for the browser's Back: another page, lesson,
    /// method or board. What else is such a place on a page is a [`Jump`](super::Jump).
    pub fn is_elsewhere(&self, other: &Self) -> bool {
        let place = |address: &Self| {
            let board = address.query.get("n").map(str::to_owned);
            (address.route.page(), address.tail.clone(), board)
        };
        place(self) != place(other)
    }

    pub fn with_unless<T>(self, key: &str, value: T, usual: T) -> Self
    where
        T: fmt::Display + PartialEq + Copy,
    {
        self.with_some(key, (value != usual).then_some(value))
    }

    /// The same with the name of a value, where it is not the default.
    pub fn with_choice<T: Named + Default>(self, key: &str, value: T) -> Self {
        self.with_unless(key, value.name(), T::default().name())
    }

    /// The same page in the same language, without a word about its state.
    pub fn without_state(self) -> Self {
        Self {
            query: Query::default(),
            ..self
        }
    }

    /// The name of the area of the page that it opens, in its document and in the program.
    pub fn area(&self) -> String {
        format!("/{}", self.path())
    }

    pub fn in_language(self, language: Lang) -> Self {
        Self {
            language: Some(language),
            ..self
        }
    }

    /// The place of the page that it opens, for the links on it.
    pub fn here(&self) -> Here {
        Here {
            depth: self.path().matches('/').count(),
            language: self.language.unwrap_or(Lang::AT_TOP),
        }
    }

    /// The address as a link on a page, in the page's language where the address has none of its own.
    pub fn href(&self, here: Here) -> String {
        let language = self.language.unwrap_or(here.language);
        let href = here.root() + &self.clone().in_language(language).to_string();
        // An empty link would name the state as well.
        if href.is_empty() || href.starts_with('#') {
            format!("./{href}")
        } else {
            href
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path())?;
        if self.query != Query::default() {
            write!(f, "#{}", self.query)?;
        }
        Ok(())
    }
}

bitqueens_core::named! {
    /// A page that an address can name. The pages of the course have one folder; every other name is a folder of the
    /// address: renaming it breaks links.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Route {
        /// The home page: from the puzzle to the formula.
        #[default]
        Home => "home",
        Step => "step",
        /// The stepper inside another page.
        Embed => "embed",
        /// The list of lessons, the glossary.
        Learn => "learn",
        /// A lesson, below the list.
        Lesson => "lesson",
        /// The review, the tests, below the list.
        Review => "review",
        /// The page for teachers, below the list.
        Teach => "teach",
        /// The loop as the reader's own program.
        Write => "write",
        /// The board that the reader solves by hand.
        Solve => "solve",
        Bits => "bits",
        /// Run and compare every method.
        Ladder => "ladder",
        Count => "count",
    }
}

impl Route {
    /// The pages of the header, in its order.
    pub const HEADER: [Self; 6] = [
        Self::Step,
        Self::Learn,
        Self::Write,
        Self::Bits,
        Self::Ladder,
        Self::Count,
    ];

    /// The folder in the address; empty for the home page.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Home => "",
            route => route.page_name(),
        }
    }

    /// The name in `data-page` and of the style sheet: the pages of the course have one.
    pub const fn page_name(self) -> &'static str {
        match self {
            Self::Lesson | Self::Review | Self::Teach => Self::Learn.name(),
            route => route.name(),
        }
    }

    pub fn from_folder(folder: &str) -> Option<Self> {
        Self::at_folders().find(|route| route.folder() == folder)
    }

    /// The page at the top of each folder.
    pub fn at_folders() -> impl Iterator<Item = Self> {
        let routes = Self::ALL.into_iter();
        routes.filter(|route| route.page_name() == route.name())
    }

    /// The page at this place of its folder.
    fn below(self, tail: &str) -> Self {
        match (self.folder(), tail) {
            ("learn", "" | Address::GLOSSARY) => Self::Learn,
            ("learn", Address::REVIEW | Address::TEST) => Self::Review,
            ("learn", Address::TEACHERS) => Self::Teach,
            ("learn", _) => Self::Lesson,
            _ => self,
        }
    }

    /// The name that a reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Home => words::PAGE_HOME,
            Self::Step => words::PAGE_STEP,
            Self::Embed => words::PAGE_EMBED,
            Self::Learn | Self::Lesson | Self::Review | Self::Teach => words::PAGE_LEARN,
            Self::Write => words::PAGE_WRITE,
            Self::Solve => words::PAGE_SOLVE,
            Self::Bits => words::PAGE_BITS,
            Self::Ladder => words::PAGE_LADDER,
            Self::Count => words::PAGE_COUNT,
        }
    }

    /// Tells whether the path goes on behind the page's name.
    pub const fn has_tail(self) -> bool {
        matches!(self, Self::Learn | Self::Ladder)
    }

    /// The page that the header marks as open. The header does not list the home page.
    pub const fn section(self) -> Self {
        match self {
            Self::Embed => Self::Step,
            Self::Lesson | Self::Review | Self::Teach | Self::Solve => Self::Learn,
            route => route,
        }
    }

    /// The page whose state and drawing it is: `embed` is the stepper inside another page.
    pub const fn page(self) -> Self {
        match self {
            Self::Embed => Self::Step,
            route => route,
        }
    }
}

bitqueens_core::named! {
    /// The frame that a page of another site gives to the stepper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum EmbedFrame {
        /// A narrow column, or a phone.
        Narrow => "narrow",
        #[default]
        Page => "page",
        Large => "large",
    }
}

impl EmbedFrame {
    pub const fn pixels(self) -> (u16, u16) {
        match self {
            Self::Narrow => (320, 400),
            Self::Page => (760, 600),
            Self::Large => (1024, 768),
        }
    }
}
