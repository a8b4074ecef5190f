//! The site around a page: addresses, the reader's preferences, the browser's answers on opening,
//! and the trait that makes a state a page.

mod address;
mod announcer;
mod awake;
mod embed_frame;
mod environment;
mod finished;
mod lazy;
mod page;
mod preferences;
mod problems;
mod query;
mod route;

pub use address::{Address, Here};
pub use announcer::{Announced, Announcer};
pub use awake::{Awake, AwakeClock};
pub use embed_frame::EmbedFrame;
pub use environment::{Environment, Hardware, NotStored};
pub use finished::Finished;
pub(crate) use lazy::lazy;
pub use lazy::{IS_SPLIT, Lazy, NotFetched, at_once};
#[cfg(feature = "web")]
pub use page::PageContext;
pub use page::{Jump, Linked, Page, SiteAction};
pub use preferences::{Preferences, Theme};
pub use problems::Problems;
pub use query::Query;
pub use route::{Part, Route};
