//! What is known of the lessons, the ways to the tests, and the way back after the record was cleared.

use yew::prelude::*;

use crate::{
    draw::view::{html, link::Link},
    pages::learn::{
        CoursePart, LearnAction, LearnPage, LessonSummary, Standing, link, words::review as words,
    },
    site::PageContext,
    text::Lang,
};

/// What is known of a lesson, in its row of the list. Until the boxes are read, it is what its mark says.
pub(super) fn mark(lesson: &'static LessonSummary, page: &LearnPage, lang: Lang) -> Html {
    let standing = match page.review.part {
        Some(part) => (part.standing)(page, lesson),
        None if page.progress.has(lesson) => Standing::Read,
        None => Standing::NotBegun,
    };
    let sign = match standing {
        Standing::NotBegun => "",
        Standing::Begun => "… ",
        Standing::Read => "✓ ",
        Standing::Known => "★ ",
    };
    html! {
        <span class="done-mark" data-standing={standing.name()}>
            <span aria-hidden="true">{ sign }</span>
            { words::standing(standing).in_lang(lang) }
        </span>
    }
}

/// The way to the test of a part, at its end.
pub(super) fn test_link(part: CoursePart, lang: Lang) -> Html {
    html! {
        <p class="part-test">
            <Link action="test" to={link::to_test(Some((part, None)))}>
                { words::test_link(part).in_lang(lang).to_owned() }
            </Link>
        </p>
    }
}

/// The way back after the record was cleared.
pub(super) fn bring_back(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let onclick = view.send.reform(|_| LearnAction::BringBack);
    html! {
        if page.cleared.is_some() {
            <span role="status">{ words::CLEARED.in_lang(lang) }</span>
            <button type="button" data-action="bring-back" {onclick}>
                { words::BRING_BACK.in_lang(lang) }
            </button>
        }
    }
}
