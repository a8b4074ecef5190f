//! A lesson: what stands over it, and what stands there until it is fetched.

use yew::prelude::*;

use super::fetch::{fetch, wait};
use crate::{
    draw::view::{html, link::Link, prose::terms_link},
    pages::learn::{COURSE, LearnAction, LessonGroup, LessonSummary, link, words},
    site::PageContext,
    text::Lang,
};

/// A lesson that is still to be fetched: its heading is there at once, and stays where it is.
pub(super) fn waiting(entry: &'static LessonSummary, view: &PageContext<LearnAction>) -> Html {
    html! {
        <article class="lesson" key={entry.slug}>
            { heading(entry, view.lang()) }
            <key="body">{ fetching(entry.group, body(entry), view) }</>
        </article>
    }
}

/// Fetches the lessons of a group; meanwhile an area of that name stands there.
pub(super) fn fetching(
    group: LessonGroup,
    area: AttrValue,
    view: &PageContext<LearnAction>,
) -> Html {
    let on_arrived = view.send.reform(LearnAction::Arrived);
    wait(move || fetch(group), on_arrived, area, view.lang())
}

/// The name of the area of a lesson's body.
pub(super) fn body(entry: &LessonSummary) -> AttrValue {
    format!("lesson {}", entry.slug).into()
}

/// The number of a lesson, the ways out of it, and its heading. Its key and the other of the
/// article, `body`, keep the heading and its focus when the lesson arrives.
pub(super) fn heading(entry: &LessonSummary, lang: Lang) -> Html {
    let number = entry.index() + 1;
    html! {
        <key="heading">
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
                { " · " }
                { words::lesson_number(number, COURSE.len()).in_lang(lang) }
                { " · " }
                { terms_link(lang) }
            </p>
            <h1 tabindex="-1">{ entry.title.in_lang(lang) }</h1>
        </>
    }
}
