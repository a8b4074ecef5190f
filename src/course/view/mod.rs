//! What the pages of the course draw alike.

pub(crate) mod article;
pub(crate) mod due;
pub(crate) mod effects;
pub(crate) mod fetch;
pub(crate) mod questions;
pub(crate) mod table;
