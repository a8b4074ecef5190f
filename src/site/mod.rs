//! The site around a page: addresses, the reader's preferences, the browser's answers on opening,
//! and the trait that makes a state a page.

mod address;
mod environment;
mod file;
mod finished;
mod keep;
mod lazy;
mod page;
#[cfg(feature = "web")]
mod page_view;
mod query;
mod whole_program;

pub use address::{Address, EmbedFrame, FILES, Here, Route};
pub use environment::{Awake, AwakeClock, Environment, Hardware, Preferences, Theme};
pub use file::SiteFile;
pub use finished::Finished;
pub use keep::{Keepsake, NotStored, Shelf};
pub(crate) use lazy::lazy;
pub use lazy::{IS_SPLIT, Lazy, NotFetched, at_once};
pub use page::{Announced, Announcer, Jump, Page, SiteAction};
#[cfg(feature = "web")]
pub use page_view::{PageContext, PageView};
pub use query::{GLUE, Problems, Query};
pub use whole_program::WholeProgram;
