//! An area that the review's part of the program draws.

use yew::prelude::*;

use super::{
    effects::Shown,
    fetch::{fetch_review, wait_for_part},
};
use crate::{
    draw::view::lazy::area,
    pages::learn::{Appendix, LearnAction, LearnPage, LessonSummary},
    site::PageContext,
};

/// A drawing of the review's part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::pages::learn) enum ReviewArea {
    /// The questions that are due, below the heading of their page.
    Review,
    /// The test of a part, or the choice of one.
    Test,
    /// How many questions are due, in the list of lessons.
    Due,
    /// When the questions of a lesson come again, at its end.
    ComesAgain(&'static LessonSummary),
    /// What is stored whenever it changes; nothing is drawn. With what is shown, where the page is open.
    Keep(Option<Shown>),
}

impl ReviewArea {
    const fn name(self) -> &'static str {
        match self {
            Self::Review => Appendix::Review.name(),
            Self::Test => Appendix::Test.name(),
            Self::Due => "due",
            Self::ComesAgain(_) => "comes-again",
            Self::Keep(_) => "",
        }
    }
}

/// The area, or the wait for its part, which is fetched once the page has been drawn.
pub(super) fn review_area(
    of: ReviewArea,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    if let Some(part) = page.review.part {
        return area(of.name().into(), (part.draw)(of, page, view));
    }
    let on_arrived = view.send.reform(LearnAction::ReviewArrived);
    wait_for_part(fetch_review, on_arrived, of.name().into(), view.lang())
}
