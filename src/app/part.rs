//! A page whose part of the program has arrived, whichever page it is.

use std::{any::Any, fmt, rc::Rc};

#[cfg(feature = "web")]
use yew::{Callback, Html};

use super::Action;
#[cfg(feature = "web")]
use crate::site::{Lazy, PageContext, SiteAction};
use crate::{
    site::{Address, Jump, Linked, Page, Preferences, Problems},
    text::{KeyHelp, Phrase, Sentence},
};

/// The outcome of an action.
pub struct Applied {
    /// The page afterwards; `None` where nothing changed.
    pub next: Option<Rc<dyn LoadedPage>>,
    /// Says what could not be done.
    pub notice: Option<Sentence>,
    /// True if it happened without the reader.
    pub automatic: bool,
}

/// A [`Page`] of any kind. Everything behind its functions belongs to the page's part.
pub trait LoadedPage {
    /// The page itself, for those who know its kind.
    fn as_any(&self) -> &dyn Any;
    /// Tells whether the other page is of the same kind and state.
    fn is_same(&self, other: &dyn LoadedPage) -> bool;
    /// Goes where an address says.
    fn open_link(
        &self,
        address: &Address,
        preferences: Preferences,
        problems: &mut Problems,
    ) -> Rc<dyn LoadedPage>;
    /// The address that leads here again.
    fn link(&self) -> Address;
    /// Carries out an action of the page.
    fn apply(&self, action: Action, preferences: Preferences) -> Applied;
    /// The action of a key.
    fn key(&self, key: &str) -> Option<Action>;
    /// The keys and what they do.
    fn keys(&self) -> Vec<KeyHelp>;
    /// The page after another one was opened.
    fn left(&self) -> Rc<dyn LoadedPage>;
    /// The page after the window was hidden.
    fn hidden(&self, preferences: Preferences) -> Rc<dyn LoadedPage>;
    /// Tells whether nothing moves by itself.
    fn rests(&self) -> bool;
    /// Tells whether it has the window to itself.
    fn stands_alone(&self) -> bool;
    /// The jump made last.
    fn jump(&self) -> Option<&Jump>;
    /// The name of what is open, where the page's own name does not say it.
    fn title(&self) -> Option<Phrase>;
    /// Fetches what the page waits for.
    #[cfg(feature = "web")]
    fn awaited(&self) -> Option<Lazy<Action>>;
    /// Draws the page.
    #[cfg(feature = "web")]
    fn view(&self, preferences: Preferences, is_open: bool, send: &Callback<Action>) -> Html;
    /// Draws what goes on whichever page is open.
    #[cfg(feature = "web")]
    fn effects(&self, preferences: Preferences, is_open: bool, send: &Callback<Action>) -> Html;
}

impl<P> LoadedPage for P
where
    P: Page,
    Action: From<P::Action>,
    P::Action: TryFrom<Action>,
{
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn LoadedPage) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn open_link(
        &self,
        address: &Address,
        preferences: Preferences,
        problems: &mut Problems,
    ) -> Rc<dyn LoadedPage> {
        let mut next = self.clone();
        Linked::open_link(&mut next, address, preferences, problems);
        Rc::new(next)
    }

    fn link(&self) -> Address {
        Linked::link(self)
    }

    fn apply(&self, action: Action, preferences: Preferences) -> Applied {
        let Ok(action) = action.try_into() else {
            return Applied {
                next: None,
                notice: None,
                automatic: true,
            };
        };
        let automatic = P::is_automatic(&action);
        let mut next = self.clone();
        let notice = Page::apply(&mut next, action, preferences);
        Applied {
            next: (next != *self).then(|| Rc::new(next) as Rc<dyn LoadedPage>),
            notice,
            automatic,
        }
    }

    fn key(&self, key: &str) -> Option<Action> {
        Page::key(self, key).map(Action::from)
    }

    fn keys(&self) -> Vec<KeyHelp> {
        Page::keys(self)
    }

    fn left(&self) -> Rc<dyn LoadedPage> {
        let mut next = self.clone();
        next.leave();
        Rc::new(next)
    }

    fn hidden(&self, preferences: Preferences) -> Rc<dyn LoadedPage> {
        let mut next = self.clone();
        next.hide(preferences);
        Rc::new(next)
    }

    fn rests(&self) -> bool {
        Page::rests(self)
    }

    fn stands_alone(&self) -> bool {
        Page::stands_alone(self)
    }

    fn jump(&self) -> Option<&Jump> {
        Page::jump(self)
    }

    fn title(&self) -> Option<Phrase> {
        Page::title(self)
    }

    #[cfg(feature = "web")]
    fn awaited(&self) -> Option<Lazy<Action>> {
        let awaited = Page::awaited(self)?;
        Some(Box::pin(async { awaited.await.map(Action::from) }))
    }

    #[cfg(feature = "web")]
    fn view(&self, preferences: Preferences, is_open: bool, send: &Callback<Action>) -> Html {
        Page::view(self, &view(preferences, is_open, send))
    }

    #[cfg(feature = "web")]
    fn effects(&self, preferences: Preferences, is_open: bool, send: &Callback<Action>) -> Html {
        Page::effects(self, &view(preferences, is_open, send))
    }
}

#[cfg(feature = "web")]
fn view<A: 'static>(
    preferences: Preferences,
    is_open: bool,
    send: &Callback<Action>,
) -> PageContext<A>
where
    Action: From<A>,
{
    PageContext {
        preferences,
        is_open,
        send: send.reform(Action::from),
        shared: send.reform(|shared: SiteAction| Action::Shared(shared)),
    }
}

impl fmt::Debug for dyn LoadedPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LoadedPage({})", self.link())
    }
}

impl PartialEq for dyn LoadedPage {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}
