//! Symmetry classes: the solutions of a board, grouped with their turned and mirrored images.

mod class;
mod symmetry;

pub use class::{Class, Member, classes};
pub use symmetry::Symmetry;
