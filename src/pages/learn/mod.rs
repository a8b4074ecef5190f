//! The list of lessons, and the glossary.

mod action;
mod page;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::LearnAction;
pub use page::{Contents, LearnPage};
