//! The program as it ships, with a reader who does things.
#![allow(dead_code, reason = "each kind of test uses its part of it")]

use bitqueens::text::Lang;
use bitqueens::{
    app::{Action, State, fetch},
    course::{Course, CourseAction},
    pages::{
        learn::{LearnAction, LearnPage},
        lesson::{LessonAction, LessonPage},
        review::{ReviewAction, ReviewPage},
        teach::{TeachAction, TeachPage},
    },
    site::{Environment, Page, Preferences, SiteAction, at_once},
    text::Sentence,
};

/// The program, opened at an address.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// The state as it is now.
    pub(crate) state: State,
    environment: Environment,
}

impl Program {
    /// Opens an address, with nothing stored.
    pub(crate) fn open(address: &str) -> Self {
        Self::open_in(Environment {
            address: address.into(),
            ..Environment::default()
        })
    }

    /// Opens an address with some texts stored under their keys.
    pub(crate) fn open_stored(address: &str, stored: &[(&str, &str)]) -> Self {
        let stored = stored
            .iter()
            .map(|(key, text)| ((*key).into(), (*text).into()));
        Self::open_in(Environment {
            address: address.into(),
            stored: stored.collect(),
            ..Environment::default()
        })
    }

    /// Opens what an environment says.
    pub(crate) fn open_in(environment: Environment) -> Self {
        let mut program = Self {
            state: State::open(&environment),
            environment,
        };
        program.fetch_parts();
        program
    }

    /// Lets something happen; returns whether it changed anything.
    pub(crate) fn act(&mut self, action: impl Into<Action>) -> bool {
        let next = self.state.apply(action.into());
        let changed = next.is_some();
        if let Some(next) = next {
            self.state = next;
        }
        self.fetch_parts();
        changed
    }

    /// The program after something has happened.
    #[must_use]
    pub(crate) fn after(&self, action: impl Into<Action>) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }

    /// Goes to another address.
    pub(crate) fn go(&mut self, address: &str) {
        self.act(Action::Open(address.into()));
    }

    /// Does what every page has.
    pub(crate) fn share(&mut self, shared: SiteAction) -> bool {
        self.act(Action::Shared(shared))
    }

    /// Presses a key that belongs to no element; returns whether it is used.
    pub(crate) fn press(&mut self, key: &str) -> bool {
        let uses = self.state.uses(key);
        if uses {
            self.act(Action::Key(key.into()));
        }
        uses
    }

    /// A page that has been opened.
    #[track_caller]
    pub(crate) fn page<P: Page>(&self) -> &P {
        self.state.get().expect("the page has been opened")
    }

    /// What the pages of the course have in common.
    #[track_caller]
    pub(crate) fn course(&self) -> &Course {
        let learn = self.state.get().map(|page: &LearnPage| &*page.course);
        let lesson = || self.state.get().map(|page: &LessonPage| &*page.course);
        let review = || self.state.get().map(|page: &ReviewPage| &*page.course);
        let teach = || self.state.get().map(|page: &TeachPage| &*page.course);
        let course = learn.or_else(lesson).or_else(review).or_else(teach);
        course.expect("a page of the course has been opened")
    }

    /// Lets something arrive that the pages of the course have in common.
    pub(crate) fn arrive(&mut self, action: CourseAction) -> bool {
        if self.state.get::<LearnPage>().is_some() {
            self.act(LearnAction::Course(action))
        } else if self.state.get::<LessonPage>().is_some() {
            self.act(LessonAction::Course(action))
        } else if self.state.get::<ReviewPage>().is_some() {
            self.act(ReviewAction::Course(action))
        } else {
            self.act(TeachAction::Course(action))
        }
    }

    /// Says what could not be done.
    pub(crate) fn notice(&self) -> Option<&Sentence> {
        self.state.notice.as_ref()
    }

    /// The notice in English; empty where there is none.
    pub(crate) fn said(&self) -> &str {
        self.notice().map_or("", |notice| notice.in_lang(Lang::En))
    }

    /// How the reader sees things.
    pub(crate) fn preferences(&self) -> Preferences {
        self.state.preferences
    }

    /// The address of the state.
    pub(crate) fn address(&self) -> String {
        self.state.address().to_string()
    }

    /// Parts arrive at once where the program is not split.
    fn fetch_parts(&mut self) {
        while let Some(part) = self.state.wanted() {
            let Some(open) = at_once(fetch(part)) else {
                panic!("the part {} is there at once", part.name());
            };
            let page = open(&self.environment);
            let arrived = self.state.apply(Action::Arrived(part, page));
            self.state = arrived.expect("a part that was waited for changes the state");
        }
    }
}
