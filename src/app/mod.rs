//! The program: one state, one reducer, and the parts that are loaded when they are needed.
//!
//! ```text
//! event -> Action -> State::apply -> view
//! ```
//!
//! `State::apply` is pure and total. What happens outside the program (a timer, the address bar,
//! stored texts) follows from the state; nothing commands it.

mod loaded_page;
mod pages;
mod state;
#[cfg(feature = "web")]
pub mod view;

pub use loaded_page::{Applied, LoadedPage};
pub use pages::{Action, fetch};
pub use state::{Opening, State};
