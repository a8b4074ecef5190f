//! What is stored of the state, and what the browser did not take.

use std::rc::Rc;

use super::state::{Pages, State};
use crate::{
    site::{Keepsake, NotStored, Preferences, Route, Shelf},
    text::{Sentence, words},
};

/// The preferences and the pages as they were stored last, or opened.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stored {
    preferences: Preferences,
    pub(super) pages: Pages,
    /// What was stored at least once: a page may open with something to be put in order.
    begun: Vec<Option<Route>>,
    /// The pages of which the browser does not store everything, and why not. `None` stands for the preferences, which belong to no page.
    failed: Vec<(Option<Route>, NotStored)>,
}

impl Stored {
    pub(super) const fn of(preferences: Preferences) -> Self {
        Self {
            preferences,
            pages: Pages(Vec::new()),
            begun: Vec::new(),
            failed: Vec::new(),
        }
    }
}

impl State {
    /// Stores what has changed since it was stored last. What was not stored is tried again with the next change,
    /// whatever that is of.
    pub fn store(&mut self, shelf: &mut dyn Shelf) {
        self.store_preferences(shelf);
        let routes = self.pages().map(|(route, _)| route);
        let routes: Vec<_> = routes.filter(|route| self.keeps(*route)).collect();
        for route in routes {
            self.store_page(route, shelf);
        }
    }

    /// What an embedded page is shown in was chosen by the page around it, so it is not stored.
    fn store_preferences(&mut self, shelf: &mut dyn Shelf) {
        let before = self.stored.preferences;
        let is_changed = self.preferences != before;
        if self.route == Route::Embed || !is_changed && self.stored.begun.contains(&None) {
            return;
        }
        let kept = self.preferences.store(&before, shelf);
        if kept.is_ok() {
            self.stored.preferences = self.preferences;
        }
        // Preferences that the reader has not chosen here may be lost.
        if kept.is_ok() || is_changed {
            let said = |why: NotStored| words::preferences_not_stored(why.phrase());
            self.note(None, kept, said);
        }
    }

    fn store_page(&mut self, route: Route, shelf: &mut dyn Shelf) {
        let before = self.stored.pages.get(route).cloned();
        let (Some(before), Some(page)) = (before, self.pages.get_mut(route)) else {
            return;
        };
        if Rc::ptr_eq(&before, page) && self.stored.begun.contains(&Some(route)) {
            return;
        }
        if Rc::get_mut(page).is_none() {
            *page = page.copied();
        }
        let kept = Rc::get_mut(page).map_or(Ok(()), |page| page.keep_since(&*before, shelf));
        let page = Rc::clone(page);
        self.share_from(route);
        if kept.is_ok() {
            self.stored.pages.set(route, Rc::clone(&page));
        }
        self.note(Some(route), kept, |why| page.not_stored(why));
    }

    /// Notes whether something was stored, and says where it begins to fail.
    fn note(
        &mut self,
        page: Option<Route>,
        kept: Result<(), NotStored>,
        said: impl Fn(NotStored) -> Sentence,
    ) {
        let is_known = kept.is_err_and(|why| self.stored.failed.contains(&(page, why)));
        self.stored.failed.retain(|(other, _)| *other != page);
        match kept {
            Ok(()) if self.stored.begun.contains(&page) => {}
            Ok(()) => self.stored.begun.push(page),
            Err(why) => {
                self.stored.failed.push((page, why));
                if !is_known {
                    self.notice = Some(said(why));
                }
            }
        }
    }

    /// Why the browser does not store what is done on a page, where it does not.
    pub fn not_stored(&self, route: Route) -> Option<NotStored> {
        let keeper = self.keeper(route);
        let mut known = self.stored.failed.iter();
        let found = known.find(|(page, _)| *page == Some(keeper));
        found.map(|(_, why)| *why)
    }
}
