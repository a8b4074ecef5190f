//! The table of the pages: what each is made of. A page is a line here, a [`Route`] and its folder in `src/pages`.

// Without the web nothing is drawn, and any page does.
#[cfg(not(feature = "web"))]
use std::any::Any as DrawnPage;
use std::{any::Any, fmt, rc::Rc};

#[cfg(feature = "web")]
use yew::Html;

#[cfg(feature = "web")]
use crate::site::{PageContext, PageView};
use crate::{
    pages::{bits, count, home, ladder, learn, lesson, review, solve, step, teach, write},
    site::{Environment, Lazy, NotStored, Page, Preferences, Route, Shelf, SiteAction, lazy},
    text::Sentence,
};

/// Makes of the table the actions, a branch for each page, and what fetches a page's code.
macro_rules! pages {
    ($($Page:ident $(or $mode:ident)?: $part:ident, $State:ty, $Action:ty;)*) => {
        /// An event, in the reader's words: of the site, or on the branch of a page.
        #[derive(Clone, Debug)]
        pub enum Action {
            Shared(SiteAction),
            /// The address bar changed.
            Open(String),
            /// The code of a page has arrived: the page as it opens first.
            Arrived(Route, Rc<dyn LoadedPage>),
            /// The code of a page could not be fetched.
            Missing(Route),
            FetchAgain,
            /// Another tab has stored a text under a key, or removed it; without a key it has removed everything.
            Heard {
                key: Option<String>,
                text: Option<String>,
            },
            /// A key was pressed that belongs to no element.
            Key(String),
            Hidden,
            $($Page($Action),)*
        }

        impl Action {
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

        /// The name of the file that a page opens with.
        pub fn file(route: Route, environment: &Environment) -> Option<String> {
            match route {
                $(Route::$Page $(| Route::$mode)? => <$State as Page>::file(environment),)*
            }
        }

        /// Fetches the code of a page. Where the program is not split, and for a page that was fetched before, it is
        /// ready at its first poll.
        pub fn fetch(route: Route) -> Lazy<OpenPage> {
            match route {
                $(Route::$Page $(| Route::$mode)? => {
                    lazy!($part() -> OpenPage = opened::<$State>)
                })*
            }
        }
    };
}

pages! {
    Home: home, home::HomePage, home::HomeAction;
    Step or Embed: step, step::StepPage, step::StepAction;
    Learn: learn, learn::LearnPage, learn::LearnAction;
    Lesson: lesson, lesson::LessonPage, lesson::LessonAction;
    Review: review, review::ReviewPage, review::ReviewAction;
    Teach: teach, teach::TeachPage, teach::TeachAction;
    Write: write, write::WritePage, write::WriteAction;
    Solve: solve, solve::SolvePage, solve::SolveAction;
    Bits: bits, bits::LabPage, bits::LabAction;
    Ladder: ladder, ladder::LadderPage, ladder::LadderAction;
    Count: count, count::CountPage, count::CountAction;
}

/// Opens a page with what was stored, and with the file that it names.
pub type OpenPage = fn(&Environment) -> Rc<dyn LoadedPage>;

fn opened<P: Page + LoadedPage>(environment: &Environment) -> Rc<dyn LoadedPage> {
    Rc::new(P::restore(environment))
}

pub struct Applied {
    /// The page afterwards; `None` where nothing changed.
    pub next: Option<Rc<dyn LoadedPage>>,
    /// Says what could not be done.
    pub notice: Option<Sentence>,
    /// True if the action leaves a shown notice in place.
    pub leaves_notice: bool,
}

/// Any [`Page`], once its part of the program has arrived. Every page implements it by the `impl` below.
pub trait LoadedPage: Page + DrawnPage + Any {
    /// Tells whether the other page is of the same kind and state.
    fn is_same(&self, other: &dyn LoadedPage) -> bool;
    /// A copy, which nothing else holds.
    fn copied(&self) -> Rc<dyn LoadedPage>;
    fn carry_out(&self, action: Action, preferences: Preferences) -> Applied;
    fn pressed(&self, key: &str) -> Option<Action>;
    /// Stores what has changed since the page was another one of its kind.
    fn keep_since(
        &mut self,
        before: &dyn LoadedPage,
        shelf: &mut dyn Shelf,
    ) -> Result<(), NotStored>;
}

/// What any page draws.
#[cfg(feature = "web")]
pub trait DrawnPage {
    /// Fetches what the page waits for.
    fn fetch_awaited(&self) -> Option<Lazy<Action>>;
    fn draw(self: Rc<Self>, context: &PageContext<Action>) -> Html;
    /// Draws what goes on whichever page is open.
    fn draw_effects(self: Rc<Self>, context: &PageContext<Action>) -> Html;
}

impl<P> LoadedPage for P
where
    P: Page + DrawnPage + Clone + PartialEq,
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
                leaves_notice: true,
            };
        };
        let leaves_notice = P::leaves_notice(&action);
        let mut next = self.clone();
        let notice = next.apply(action, preferences);
        Applied {
            next: (next != *self).then(|| Rc::new(next) as Rc<dyn LoadedPage>),
            notice,
            leaves_notice,
        }
    }

    fn pressed(&self, key: &str) -> Option<Action> {
        self.key(key).map(Action::from)
    }

    fn keep_since(
        &mut self,
        before: &dyn LoadedPage,
        shelf: &mut dyn Shelf,
    ) -> Result<(), NotStored> {
        let before: &dyn Any = before;
        before
            .downcast_ref()
            .map_or(Ok(()), |before| self.keep(before, shelf))
    }
}

#[cfg(feature = "web")]
impl<P: PageView> DrawnPage for P
where
    Action: From<P::Action>,
{
    fn fetch_awaited(&self) -> Option<Lazy<Action>> {
        let awaited = self.awaited()?;
        Some(Box::pin(async { awaited.await.map(Action::from) }))
    }

    fn draw(self: Rc<Self>, context: &PageContext<Action>) -> Html {
        self.view(&of_page(context))
    }

    fn draw_effects(self: Rc<Self>, context: &PageContext<Action>) -> Html {
        self.effects(&of_page(context))
    }
}

/// The context with the page's own actions.
#[cfg(feature = "web")]
fn of_page<A: 'static>(context: &PageContext<Action>) -> PageContext<A>
where
    Action: From<A>,
{
    PageContext {
        preferences: context.preferences,
        is_open: context.is_open,
        keeps: context.keeps,
        not_stored: context.not_stored,
        send: context.send.reform(Action::from),
        shared: context.shared.clone(),
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
