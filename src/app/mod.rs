//! The program: one state, one reducer, and the parts that are loaded when they are needed.
//!
//! ```text
//! event -> Action -> State::apply -> view
//! ```
//!
//! `State::apply` is pure and total. What happens outside the program (a timer, the address bar) follows
//! from the state; nothing commands it. `State::store` stores what has changed, before it is drawn.

mod pages;
mod state;
mod stored;
#[cfg(feature = "web")]
pub mod view;

pub use pages::{Action, Applied, LoadedPage, OpenPage, fetch, file};
pub use state::{ComingPage, State};
