//! The part of the program that works on the boxes.

use super::{ReviewAction, page};
use crate::{pages::learn::LearnPage, site::IS_SPLIT, text::Sentence};
#[cfg(feature = "web")]
use crate::{
    pages::learn::{LearnAction, LessonSummary, Standing, view::ReviewArea},
    site::PageContext,
};

/// What is done with the boxes, and the way in which it is drawn.
///
/// The list of lessons and a lesson open without it, so the build cuts it off.
#[derive(Clone, Copy, Debug)]
pub struct ReviewPart {
    /// Carries out an action; returns what came of it.
    pub(in crate::pages::learn) apply: fn(&mut LearnPage, ReviewAction) -> Option<Sentence>,
    /// What is known of a lesson.
    #[cfg(feature = "web")]
    pub(in crate::pages::learn) standing: fn(&LearnPage, &'static LessonSummary) -> Standing,
    /// Draws an area.
    #[cfg(feature = "web")]
    pub(in crate::pages::learn) draw:
        fn(ReviewArea, &LearnPage, &PageContext<LearnAction>) -> yew::Html,
}

impl PartialEq for ReviewPart {
    /// There is one.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for ReviewPart {}

impl ReviewPart {
    pub(in crate::pages::learn) const fn new() -> Self {
        Self {
            apply: page::apply,
            #[cfg(feature = "web")]
            standing: LearnPage::standing,
            #[cfg(feature = "web")]
            draw: crate::pages::learn::view::draw_review,
        }
    }

    /// The part where it came with the program, which is not split then.
    pub const fn at_hand() -> Option<Self> {
        if IS_SPLIT { None } else { Some(Self::new()) }
    }
}
