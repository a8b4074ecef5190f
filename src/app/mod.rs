//! The program: one state, one reducer, and the parts that are loaded when they are needed.
//!
//! ```text
//! event -> Action -> State::apply -> view
//! ```
//!
//! `State::apply` is pure and total. What happens outside the program (a timer, the address bar,
//! stored texts) follows from the state; nothing commands it.

mod pages;
mod state;
#[cfg(feature = "web")]
pub mod view;

pub use pages::{Action, Applied, LoadedPage, OpenPage, fetch, file};
pub use state::{Opening, State};
