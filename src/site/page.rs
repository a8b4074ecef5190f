//! The trait that makes a state a page, and what it tells a screen reader.

use std::{any::Any, rc::Rc};

use super::{Address, Environment, NotStored, Preferences, Problems, Route, Shelf, Theme};
use crate::text::{Lang, Sentence};
use bitqueens_core::bits::BitOrder;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteAction {
    Language(Lang),
    /// See other colours.
    Theme(Theme),
    /// Let movements stand still, or move.
    StillMotion(bool),
    /// Draw the other bit on the left.
    Order(BitOrder),
    /// Let keys of a single letter or sign act, or not.
    Letters(bool),
    /// Open or close the list of keys.
    Keys(bool),
    CloseNotice,
}

/// A place that the reader has left by a jump: the browser's Back leads there again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The number of jumps so far. It tells one jump from the next.
    pub serial: u64,
    pub from: Address,
}

/// A page of the site: a state with its logic. Every function is pure and total.
///
/// What names the page's own type or actions asks for `Sized`: the rest can be asked of any page.
pub trait Page: 'static {
    type Action: 'static
    where
        Self: Sized;

    /// The name of the file that it opens with, which is fetched beside its code.
    fn file(_: &Environment) -> Option<String>
    where
        Self: Sized,
    {
        None
    }

    /// The page as it opens first, with what was stored on another day.
    fn restore(environment: &Environment) -> Self
    where
        Self: Sized;

    /// Goes where an address says. What the address leaves out stays as it is.
    ///
    /// Keys that the page does not know are left out without a word, so that an address of a later
    /// version opens.
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems);

    /// The address that leads here again, without the language.
    fn link(&self) -> Address;

    /// Carries an action out; returns what could not be done.
    fn apply(&mut self, action: Self::Action, preferences: Preferences) -> Option<Sentence>
    where
        Self: Sized;

    /// True for an action that leaves a notice standing: one that happens without the reader, and one sign of a text that
    /// the reader types without looking up.
    fn leaves_notice(_: &Self::Action) -> bool
    where
        Self: Sized,
    {
        false
    }

    /// The action of a key that is pressed anywhere on the page.
    fn key(&self, _: &str) -> Option<Self::Action>
    where
        Self: Sized,
    {
        None
    }

    fn keys(&self) -> Vec<crate::text::KeyHelp> {
        Vec::new()
    }

    /// Stops what moves by itself: another page was opened.
    fn leave(&mut self, _: Route) {}

    /// The place that opens instead, where the page has nothing at its address.
    fn elsewhere(&self) -> Option<Address> {
        None
    }

    /// What it has in common with other pages: each of them gets it where one has changed it.
    fn shared(&self) -> Option<Rc<dyn Any>> {
        None
    }

    /// Goes on with what another page has made of what they have in common.
    fn take_shared(&mut self, _: &Rc<dyn Any>) {}

    /// Pauses what moves by itself: the window is hidden.
    fn hide(&mut self, _: Preferences) {}

    /// Stores what has changed since `before`, the page as it was stored last.
    fn keep(&mut self, _before: &Self, _: &mut dyn Shelf) -> Result<(), NotStored>
    where
        Self: Sized,
    {
        Ok(())
    }

    /// Takes what another tab has stored under a key, or that it removed it; without a key it has removed everything.
    /// Returns what to say about it.
    fn hear(&mut self, _key: Option<&str>, _text: Option<&str>) -> Option<Sentence> {
        None
    }

    /// Says what is lost where the browser does not store it.
    fn not_stored(&self, why: NotStored) -> Sentence {
        why.phrase().into()
    }

    /// Tells whether nothing moves by itself, so that the address can be written.
    fn rests(&self) -> bool {
        true
    }

    /// Tells whether it has the window to itself, without a header.
    fn stands_alone(&self) -> bool {
        false
    }

    fn jump(&self) -> Option<&Jump> {
        None
    }

    /// The name of what is open, where the page's own name does not say it.
    fn title(&self) -> Option<Sentence> {
        None
    }

    /// Goes on in another language; nothing else changes.
    fn read_in(&mut self, _: Lang) {}
}

/// A sentence that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The number of sentences told so far. It tells the same sentence twice in a row apart.
    pub serial: u64,
    pub sentence: Sentence,
}

/// Remembers the sentence told last and counts them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcer {
    last: Option<Announced>,
}

impl Announcer {
    pub fn tell(&mut self, sentence: Sentence) {
        let serial = self.last.as_ref().map_or(0, |last| last.serial) + 1;
        self.last = Some(Announced { serial, sentence });
    }

    /// The sentence told last; `None` before the first.
    pub const fn last(&self) -> Option<&Announced> {
        self.last.as_ref()
    }
}
