//! Fetching lessons, and what works on the boxes.

use crate::{
    pages::learn::{LessonGroup, LessonsPart, ReviewPart, lessons},
    site::{Lazy, lazy},
};

/// Fetches the lessons of a group.
pub(in crate::pages::learn) fn fetch(group: LessonGroup) -> Lazy<LessonsPart> {
    macro_rules! fetched {
        ($($Group:ident $LESSONS:ident $part:ident $name:literal),+) => {
            match group {
                $(LessonGroup::$Group => {
                    lazy!($part(group: LessonGroup) -> LessonsPart = LessonsPart::new(group, lessons::$LESSONS))
                })+
            }
        };
    }
    bitqueens_course::groups!(fetched)
}

/// Fetches what works on the boxes.
pub(in crate::pages::learn) fn fetch_review() -> Lazy<ReviewPart> {
    lazy!(learn_review() -> ReviewPart = ReviewPart::new())
}
