//! Lessons that come together: what is fetched when one of them is first opened.

#[cfg(feature = "web")]
use super::{LearnAction, LearnPage, OpenLesson, ReviewItem};
use super::{Lesson, LessonGroup, lessons};
use crate::site::IS_SPLIT;
#[cfg(feature = "web")]
use crate::site::PageContext;

/// The lessons of a group, and the way in which one is drawn.
///
/// The list of lessons needs neither, so the build cuts them off.
#[derive(Clone, Copy, Debug)]
pub struct LessonsPart {
    /// The group.
    pub group: LessonGroup,
    /// Its lessons, in reading order.
    pub lessons: &'static [Lesson],
    /// Draws the open lesson, or one of its exercises on paper.
    #[cfg(feature = "web")]
    pub(super) draw: fn(&LearnPage, &OpenLesson, &PageContext<LearnAction>) -> yew::Html,
    /// Draws a quiz or an exercise of one of them in the review.
    #[cfg(feature = "web")]
    pub(super) draw_item: fn(&ReviewItem, &PageContext<LearnAction>) -> yew::Html,
}

impl PartialEq for LessonsPart {
    fn eq(&self, other: &Self) -> bool {
        self.group == other.group
    }
}

impl Eq for LessonsPart {}

impl LessonsPart {
    pub(super) const fn new(group: LessonGroup, lessons: &'static [Lesson]) -> Self {
        Self {
            group,
            lessons,
            #[cfg(feature = "web")]
            draw: super::view::opened,
            #[cfg(feature = "web")]
            draw_item: super::view::review_item,
        }
    }

    /// The groups that came with the program: all, unless it is split.
    pub fn at_hand() -> Vec<Self> {
        if IS_SPLIT {
            return Vec::new();
        }
        let groups = lessons::GROUPS.iter();
        groups
            .map(|(group, lessons)| Self::new(*group, lessons))
            .collect()
    }
}
