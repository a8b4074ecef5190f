//! The table of the pages: what each is made of. A page is a line here, a [`Route`] and its folder in `src/pages`.

use std::rc::Rc;

use super::LoadedPage;
use crate::{
    pages::{bits, count, home, ladder, learn, solve, step, write},
    site::{Environment, Lazy, Page, Route, SiteAction, lazy},
};

/// Makes of the table the actions, a branch for each page, and what fetches a page's code.
macro_rules! pages {
    ($($Page:ident $(or $mode:ident)?: $part:ident, $State:ty, $Action:ty;)*) => {
        /// An event, in the reader's words: of the site, or on the branch of a page.
        #[derive(Clone, Debug)]
        pub enum Action {
            /// An action that every page has.
            Shared(SiteAction),
            /// The address bar changed.
            Open(String),
            /// The code of a page has arrived: the page as it opens first.
            Arrived(Route, Rc<dyn LoadedPage>),
            /// The code of a page could not be fetched.
            Missing(Route),
            /// Fetch the code of the open page again.
            FetchAgain,
            /// A key was pressed that belongs to no element.
            Key(String),
            /// The window was hidden.
            Hidden,
            $($Page($Action),)*
        }

        impl Action {
            /// The page whose branch it is on.
            pub const fn page(&self) -> Option<Route> {
                match self {
                    $(Self::$Page(_) => Some(Route::$Page),)*
                    _ => None,
                }
            }
        }

        $(
            impl From<$Action> for Action {
                fn from(action: $Action) -> Self {
                    Self::$Page(action)
                }
            }

            impl TryFrom<Action> for $Action {
                type Error = Action;

                fn try_from(action: Action) -> Result<Self, Action> {
                    match action {
                        Action::$Page(action) => Ok(action),
                        other => Err(other),
                    }
                }
            }
        )*

        /// Fetches the code of a page, and opens the page with what was stored. Where the program is not
        /// split, and for a page that was fetched before, it is ready at its first poll.
        pub fn fetch(route: Route, environment: Environment) -> Lazy<Rc<dyn LoadedPage>> {
            match route {
                $(Route::$Page $(| Route::$mode)? => {
                    lazy!($part(environment: Environment) -> Rc<dyn LoadedPage> = opened::<$State>(&environment))
                })*
            }
        }
    };
}

pages! {
    Home: home, home::HomePage, home::HomeAction;
    Step or Embed: step, step::StepPage, step::StepAction;
    Learn: learn, learn::LearnPage, learn::LearnAction;
    Write: write, write::WritePage, write::WriteAction;
    Solve: solve, solve::SolvePage, solve::SolveAction;
    Bits: bits, bits::LabPage, bits::LabAction;
    Ladder: ladder, ladder::LadderPage, ladder::LadderAction;
    Count: count, count::CountPage, count::CountAction;
}

/// The page as it opens with what was stored.
fn opened<P: Page + LoadedPage>(environment: &Environment) -> Rc<dyn LoadedPage> {
    Rc::new(P::restore(environment))
}
