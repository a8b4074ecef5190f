//! What the pages of the course draw alike, and what is stored of it.

pub(crate) mod article;
pub(crate) mod due;
pub(crate) mod effects;
pub(crate) mod fetch;
pub(crate) mod questions;
pub(crate) mod table;

use super::{Course, CourseAction};
use crate::question::view::keep;

/// Stores what is kept of questions, where it has changed; tells the page where that begins or ceases to fail.
pub(crate) fn store(before: &Course, now: &Course) -> Option<CourseAction> {
    let stored = keep::store(&before.attempts, &now.attempts)?;
    (stored.err() != now.not_stored).then_some(CourseAction::Stored(stored))
}
