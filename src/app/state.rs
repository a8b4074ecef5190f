//! Everything the program knows, and what each action does to it.

use std::{any::Any, rc::Rc};

#[cfg(feature = "web")]
use yew::Callback;

use super::{Action, LoadedPage, stored::Stored};
#[cfg(feature = "web")]
use crate::site::PageContext;
use crate::{
    site::{Address, Environment, Jump, Page, Preferences, Problems, Route, SiteAction},
    text::{Sentence, words},
};

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub route: Route,
    pub preferences: Preferences,
    /// Says what could not be done, until the reader does something else.
    pub notice: Option<Sentence>,
    pub keys_open: bool,
    pub(super) pages: Pages,
    /// The open page, where its code has not arrived.
    coming: Option<ComingPage>,
    pub(super) stored: Stored,
}

/// The pages whose code has arrived.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages(pub(super) Vec<(Route, Rc<dyn LoadedPage>)>);

impl Pages {
    pub(super) fn get(&self, page: Route) -> Option<&Rc<dyn LoadedPage>> {
        let mut pages = self.0.iter();
        pages.find(|(own, _)| *own == page).map(|(_, page)| page)
    }

    pub(super) fn set(&mut self, page: Route, to: Rc<dyn LoadedPage>) {
        match self.get_mut(page) {
            Some(own) => *own = to,
            None => self.0.push((page, to)),
        }
    }

    pub(super) fn get_mut(&mut self, page: Route) -> Option<&mut Rc<dyn LoadedPage>> {
        let mut pages = self.0.iter_mut();
        pages.find(|(own, _)| *own == page).map(|(_, page)| page)
    }

    /// Changes a page, where its code has arrived; tells whether it is another one then.
    fn change(&mut self, page: Route, change: impl FnOnce(&mut dyn LoadedPage)) -> bool {
        let Some(page) = self.get_mut(page) else {
            return false;
        };
        let mut next = page.copied();
        if let Some(next) = Rc::get_mut(&mut next) {
            change(next);
        }
        let is_changed = *next != **page;
        if is_changed {
            *page = next;
        }
        is_changed
    }
}

impl PartialEq for Pages {
    /// A page is replaced only when it has changed, so comparing pointers will do.
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = self.0.iter().zip(&other.0);
        self.0.len() == other.0.len() && pairs.all(|((_, one), (_, other))| Rc::ptr_eq(one, other))
    }
}

/// A page whose code has not arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComingPage {
    address: Address,
    pub failed: bool,
}

impl State {
    /// The state of a program that starts: the address, on top of what was stored, on top of what
    /// the browser prefers.
    pub fn open(environment: &Environment) -> Self {
        let mut state = Self {
            route: Route::default(),
            preferences: Preferences::of(environment),
            notice: None,
            keys_open: false,
            pages: Pages::default(),
            coming: None,
            stored: Stored::of(Preferences::of(environment)),
        };
        state.open_address(&environment.address);
        // The language of the address is nothing that the reader has chosen.
        state.stored = Stored::of(state.preferences);
        state
    }

    /// The page whose code is waited for; nothing where it has arrived or has failed.
    pub fn wanted(&self) -> Option<Route> {
        let coming = self.coming.as_ref()?;
        (!coming.failed).then(|| self.route.page())
    }

    /// The open page while its code is on the way, or missing.
    pub const fn coming(&self) -> Option<&ComingPage> {
        self.coming.as_ref()
    }

    /// The open page, where its code has arrived.
    pub fn page(&self) -> Option<&Rc<dyn LoadedPage>> {
        self.pages.get(self.route.page())
    }

    /// Every page whose code has arrived.
    pub fn pages(&self) -> impl Iterator<Item = (Route, &Rc<dyn LoadedPage>)> {
        self.pages.0.iter().map(|(route, page)| (*route, page))
    }

    /// A page by its kind, where its code has arrived.
    pub fn get<P: 'static>(&self) -> Option<&P> {
        let mut pages = self.pages.0.iter();
        pages.find_map(|(_, page)| (page.as_ref() as &dyn Any).downcast_ref())
    }

    pub fn address(&self) -> Address {
        let address = match (&self.coming, self.page()) {
            (None, Some(page)) => page.link(),
            (Some(coming), _) => coming.address.clone(),
            (None, None) => Address::of(self.route),
        };
        address.in_language(self.preferences.language)
    }

    /// The title of the window: what is open, and the site.
    pub fn title(&self) -> String {
        let lang = self.preferences.language;
        let page = self.page().filter(|_| self.coming.is_none());
        let name = match (self.route, page.and_then(|page| page.title())) {
            (Route::Home, _) => return words::TITLE.in_lang(lang).to_owned(),
            (_, Some(title)) => title,
            (route, None) => route.phrase().into(),
        };
        format!("{} | {}", name.in_lang(lang), words::BRAND.in_lang(lang))
    }

    /// Tells whether nothing moves by itself on the open page, so that its address can be written.
    pub fn rests(&self) -> bool {
        self.coming.is_none() && self.page().is_none_or(|page| page.rests())
    }

    /// Tells whether the open page has the window to itself.
    pub fn stands_alone(&self) -> bool {
        let page = self.page();
        page.map_or(self.route == Route::Embed, |page| page.stands_alone())
    }

    /// The jump made last on the open page.
    pub fn jump(&self) -> Option<Jump> {
        let Jump { serial, from } = self.page()?.jump()?.clone();
        let from = from.in_language(self.preferences.language);
        Some(Jump { serial, from })
    }

    /// The state after an action, or `None` where the action changes nothing.
    pub fn apply(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        next.carry_out(action);
        (next != *self).then_some(next)
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Shared(shared) => {
                self.notice = None;
                self.share(shared);
            }
            Action::Open(address) => self.open_address(&address),
            Action::Arrived(route, page) => {
                if self.pages.get(route).is_none() {
                    let first = self.pages().find_map(|(_, page)| page.shared());
                    self.stored.pages.set(route, Rc::clone(&page));
                    self.pages.0.push((route, page));
                    if let Some(shared) = first {
                        self.take_shared(route, &shared);
                    }
                }
                self.arrive();
            }
            Action::Missing(route) => {
                if route == self.route.page()
                    && let Some(coming) = &mut self.coming
                {
                    coming.failed = true;
                }
            }
            Action::FetchAgain => {
                if let Some(coming) = &mut self.coming {
                    coming.failed = false;
                }
            }
            Action::Heard { key, text } => self.hear(key.as_deref(), text.as_deref()),
            Action::Key(key) => self.press(&key),
            Action::Hidden => self.change_page(&mut Page::hide),
            action => self.act(action),
        }
    }

    /// Gives every page what another tab has stored.
    fn hear(&mut self, key: Option<&str>, text: Option<&str>) {
        let routes: Vec<_> = self.pages().map(|(route, _)| route).collect();
        for route in routes {
            let mut said = None;
            if self.pages.change(route, |page| said = page.hear(key, text)) {
                self.share_from(route);
            }
            if said.is_some() {
                self.notice = said;
            }
        }
    }

    fn share(&mut self, shared: SiteAction) {
        let preferences = &mut self.preferences;
        match shared {
            SiteAction::Language(language) => {
                preferences.language = language;
                self.change_page(&mut |page, preferences| page.read_in(preferences.language));
            }
            SiteAction::Theme(theme) => preferences.theme = theme,
            SiteAction::StillMotion(still) => preferences.still = still,
            SiteAction::Order(order) => preferences.order = order,
            SiteAction::Letters(letters) => preferences.letters = letters,
            SiteAction::Keys(open) => self.keys_open = open,
            SiteAction::CloseNotice => {}
        }
    }

    /// Carries out a page's own action. A page whose code has not arrived sends none.
    fn act(&mut self, action: Action) {
        let Some(route) = action.page() else {
            return;
        };
        let Some(page) = self.pages.get_mut(route) else {
            return;
        };
        let outcome = page.carry_out(action, self.preferences);
        if let Some(next) = outcome.next {
            *page = next;
            self.share_from(route);
        }
        // A notice is about the action before. Background events do not remove it, nor does the next key.
        if !outcome.leaves_notice || outcome.notice.is_some() {
            self.notice = outcome.notice;
        }
    }

    /// Goes where the address bar says.
    fn open_address(&mut self, text: &str) {
        let mut problems = Problems::default();
        let address = Address::parse(text, &mut problems);
        if let Some(language) = address.language {
            self.preferences.language = language;
        }
        if address.route.page() != self.route.page() {
            // Nothing moves on a page that is not open.
            self.change_page(&mut |page, _| page.leave(address.route));
        }
        self.route = address.route;
        self.coming = Some(ComingPage {
            address,
            failed: false,
        });
        self.notice = problems.sentence();
        self.arrive();
    }

    /// Opens the page that waits, if its code is there.
    fn arrive(&mut self) {
        let is_there = self.page().is_some();
        let Some(coming) = self.coming.take_if(|_| is_there) else {
            return;
        };
        let mut problems = Problems::default();
        if let Some(notice) = self.notice.take() {
            problems.push(notice);
        }
        self.change_page(&mut |page, preferences| {
            page.open_link(&coming.address, preferences, &mut problems);
        });
        self.notice = problems.sentence();
        if let Some(address) = self.page().and_then(|page| page.elsewhere()) {
            self.route = address.route;
            self.coming = Some(ComingPage {
                address,
                failed: false,
            });
            self.arrive();
        }
    }

    /// Changes the open page, where its code has arrived.
    fn change_page(&mut self, change: &mut dyn FnMut(&mut dyn LoadedPage, Preferences)) {
        let (route, preferences) = (self.route.page(), self.preferences);
        if self.pages.change(route, |page| change(page, preferences)) {
            self.share_from(route);
        }
    }

    /// Gives what a page has in common with others to each of them.
    pub(super) fn share_from(&mut self, route: Route) {
        let Some(shared) = self.pages.get(route).and_then(|page| page.shared()) else {
            return;
        };
        let others: Vec<_> = self.pages().map(|(other, _)| other).collect();
        for other in others.into_iter().filter(|other| *other != route) {
            if self.take_shared(other, &shared) {
                // It has gone on by itself, and has something new for the others.
                return self.share_from(other);
            }
        }
    }

    /// Gives a page what it has in common with another one; tells whether it has changed that in turn.
    fn take_shared(&mut self, route: Route, shared: &Rc<dyn Any>) -> bool {
        let is_other = |pages: &Pages| {
            let own = pages.get(route).and_then(|page| page.shared());
            own.is_some_and(|own| !Rc::ptr_eq(&own, shared))
        };
        if !is_other(&self.pages) {
            return false;
        }
        if let Some(page) = self.pages.get_mut(route) {
            let mut next = page.copied();
            if let Some(next) = Rc::get_mut(&mut next) {
                next.take_shared(shared);
            }
            // Also where it equals the one before: all of them have one and the same.
            *page = next;
        }
        is_other(&self.pages)
    }

    /// The context in which a page draws itself.
    #[cfg(feature = "web")]
    pub fn context(&self, route: Route, send: &Callback<Action>) -> PageContext<Action> {
        PageContext {
            preferences: self.preferences,
            is_open: route == self.route.page(),
            keeps: self.keeps(route),
            not_stored: self.not_stored(route),
            send: send.clone(),
            shared: send.reform(Action::Shared),
        }
    }

    /// True if a page is there that has something in common with others: they open with it.
    #[cfg(feature = "web")]
    pub(super) fn has_shared(&self) -> bool {
        self.pages().any(|(_, page)| page.shared().is_some())
    }

    /// True unless another page keeps what the page has in common with it.
    pub(super) fn keeps(&self, route: Route) -> bool {
        self.keeper(route) == route
    }

    /// The page that keeps what a page has: of several that have something in common the first that arrived.
    pub(super) fn keeper(&self, route: Route) -> Route {
        let shares = |page: &Rc<dyn LoadedPage>| page.shared().is_some();
        let mut first = self.pages().filter(|(_, page)| shares(page));
        let first = first.next().map(|(first, _)| first);
        first
            .filter(|_| self.pages.get(route).is_some_and(shares))
            .unwrap_or(route)
    }

    pub fn uses(&self, key: &str) -> bool {
        let is_used = || self.page().is_some_and(|page| page.pressed(key).is_some());
        self.listens_to(key) && (matches!(key, "?" | "Escape") || is_used())
    }

    /// True if the reader's preferences let the key act. A space counts as no sign.
    fn listens_to(&self, key: &str) -> bool {
        let is_sign = key != " " && key.chars().nth(1).is_none();
        self.preferences.letters || !is_sign
    }

    fn press(&mut self, key: &str) {
        if !self.listens_to(key) {
            return;
        }
        match key {
            "?" => self.share(SiteAction::Keys(true)),
            "Escape" => {
                self.notice = None;
                self.share(SiteAction::Keys(false));
                self.press_on_page(key);
            }
            key => self.press_on_page(key),
        }
    }

    /// Carries out what the key does on the open page, if anything.
    fn press_on_page(&mut self, key: &str) {
        if let Some(action) = self.page().and_then(|page| page.pressed(key)) {
            self.act(action);
        }
    }
}
