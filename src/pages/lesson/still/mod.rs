//! What no hand moves in a lesson, on the page and in the book.

pub mod join;
mod picture;

pub use picture::picture;
