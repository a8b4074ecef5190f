//! The home page: a queen to move, her three shadows, and the words that they are.
//!
//! ```text
//! HomePage      the queen's square in row 0, and the row whose words are shown
//! HomeAction    what a reader does
//! ```

mod page;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use page::{HomeAction, HomePage};

use crate::{
    site::{Address, Environment, Linked, Page, Preferences, Problems, Route},
    text::{KeyHelp, Sentence},
};

impl Linked for HomePage {
    /// The address has no state: the queen stays where she is.
    fn open_link(&mut self, _: &Address, _: Preferences, _: &mut Problems) {}

    fn link(&self) -> Address {
        Address::of(Route::Home)
    }
}

impl Page for HomePage {
    type Action = HomeAction;

    fn restore(_: &Environment) -> Self {
        Self::default()
    }

    fn apply(&mut self, action: HomeAction, preferences: Preferences) -> Option<Sentence> {
        self.carry_out(action, preferences.order);
        None
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![
            KeyHelp::new(&["←", "→"], words::KEY_QUEEN),
            KeyHelp::new(&["↑", "↓"], words::KEY_ROW),
        ]
    }

    #[cfg(feature = "web")]
    fn view(&self, view: &crate::site::PageContext<HomeAction>) -> yew::Html {
        view::home(self, view)
    }
}
