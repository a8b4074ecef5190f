//! A page as a trait object: the state holds pages of different types.
//!
//! It is an object, not an enum of the pages: the build cuts off what only a page's own code reaches, and a `match`
//! here would reach the code of all of them. The table of an object's functions is made where the page is opened, which
//! is in the page's own part.

use std::{any::Any, fmt, rc::Rc};

#[cfg(feature = "web")]
use yew::{Callback, Html};

use super::Action;
#[cfg(feature = "web")]
use crate::site::{Lazy, PageContext, SiteAction};
use crate::{
    site::{Page, Preferences},
    text::Sentence,
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

/// Any [`Page`], once its part of the program has arrived. Every page implements it by the `impl` below.
pub trait LoadedPage: Page + Any {
    /// Tells whether the other page is of the same kind and state.
    fn is_same(&self, other: &dyn LoadedPage) -> bool;
    /// A copy, which nothing else holds.
    fn copied(&self) -> Rc<dyn LoadedPage>;
    /// Carries out an action of the page.
    fn carry_out(&self, action: Action, preferences: Preferences) -> Applied;
    /// The action of a key.
    fn pressed(&self, key: &str) -> Option<Action>;
    /// Fetches what the page waits for.
    #[cfg(feature = "web")]
    fn fetch_awaited(&self) -> Option<Lazy<Action>>;
    /// Draws the page.
    #[cfg(feature = "web")]
    fn draw(&self, preferences: Preferences, send: &Callback<Action>) -> Html;
    /// Draws what goes on whichever page is open.
    #[cfg(feature = "web")]
    fn draw_effects(
        &self,
        preferences: Preferences,
        is_open: bool,
        send: &Callback<Action>,
    ) -> Html;
}

impl<P> LoadedPage for P
where
    P: Page + Clone + PartialEq,
    Action: From<P::Action>,
    P::Action: TryFrom<Action>,
{
    fn is_same(&self, other: &dyn LoadedPage) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref() == Some(self)
    }

    fn copied(&self) -> Rc<dyn LoadedPage> {
        Rc::new(self.clone())
    }

    fn carry_out(&self, action: Action, preferences: Preferences) -> Applied {
        let Ok(action) = action.try_into() else {
            return Applied {
                next: None,
                notice: None,
                automatic: true,
            };
        };
        let automatic = P::is_automatic(&action);
        let mut next = self.clone();
        let notice = next.apply(action, preferences);
        Applied {
            next: (next != *self).then(|| Rc::new(next) as Rc<dyn LoadedPage>),
            notice,
            automatic,
        }
    }

    fn pressed(&self, key: &str) -> Option<Action> {
        self.key(key).map(Action::from)
    }

    #[cfg(feature = "web")]
    fn fetch_awaited(&self) -> Option<Lazy<Action>> {
        let awaited = self.awaited()?;
        Some(Box::pin(async { awaited.await.map(Action::from) }))
    }

    #[cfg(feature = "web")]
    fn draw(&self, preferences: Preferences, send: &Callback<Action>) -> Html {
        self.view(&context(preferences, true, send))
    }

    #[cfg(feature = "web")]
    fn draw_effects(
        &self,
        preferences: Preferences,
        is_open: bool,
        send: &Callback<Action>,
    ) -> Html {
        self.effects(&context(preferences, is_open, send))
    }
}

#[cfg(feature = "web")]
fn context<A: 'static>(
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
