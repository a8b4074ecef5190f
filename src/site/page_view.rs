//! How a page draws itself.

use std::rc::Rc;

use yew::{Callback, Html};

use super::{Lazy, NotStored, Page, Preferences, SiteAction};
use crate::text::Lang;

/// The view of a page. Effects follow from the state: a timer or a worker exists because the state says so.
pub trait PageView: Page + Sized {
    /// Fetches what the page waits for to be drawn whole; the action brings it. `None` where nothing
    /// is on the way.
    fn awaited(&self) -> Option<Lazy<Self::Action>> {
        None
    }

    /// Draws the page, which the state holds: what is drawn late, or by a component, holds it too and is no copy.
    fn view(self: &Rc<Self>, view: &PageContext<Self::Action>) -> Html;

    /// Draws what goes on whichever page is open: timers, workers.
    fn effects(self: &Rc<Self>, _: &PageContext<Self::Action>) -> Html {
        Html::default()
    }
}

/// The context in which a page draws itself.
#[derive(Clone, PartialEq)]
pub struct PageContext<A: 'static> {
    pub preferences: Preferences,
    /// True if the page is open; `effects` go on behind another one.
    pub is_open: bool,
    /// True unless another page keeps what the two have in common: the first that arrived does.
    pub keeps: bool,
    /// Why the browser does not store what is done on the page, where it does not.
    pub not_stored: Option<NotStored>,
    pub send: Callback<A>,
    pub shared: Callback<SiteAction>,
}

impl<A> PageContext<A> {
    pub const fn lang(&self) -> Lang {
        self.preferences.language
    }
}
