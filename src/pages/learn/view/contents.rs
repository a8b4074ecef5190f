//! The list of lessons: its heading and the way on, above the rows.

use yew::prelude::*;

use super::{ReviewArea, fetch::untranslated, list::list, review_area};
use crate::{
    draw::view::{html, link::Link},
    pages::learn::{Appendix, LearnAction, LearnPage, LessonSummary, ORDER, link, words},
    site::PageContext,
};

/// The list of lessons: the next one first, then a row for each, with what is done.
pub(super) fn contents(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    html! {
        <article class="contents">
            <h1 tabindex="-1">{ words::CONTENTS.in_lang(lang) }</h1>
            { untranslated(page, view) }
            <p>{ words::CONTENTS_WHY.in_lang(lang) }</p>
            <div class="ways-in">
                { go_on(page, view) }
                for appendix in [Appendix::Glossary, Appendix::Teachers] {
                    <Link action={appendix.name()} to={link::to_appendix(appendix)}>
                        { appendix.title().in_lang(lang) }
                    </Link>
                }
                <key="due">{ review_area(ReviewArea::Due, page, view) }</>
            </div>
            if preferences.order != ORDER {
                <p>{ words::ORDER_FIXED.in_lang(lang) }</p>
            }
            { list(page, view) }
        </article>
    }
}

/// The way to the first lesson that is not done; nothing where all are.
fn go_on(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let label = match page.progress.count() {
        0 => words::BEGIN,
        _ => words::GO_ON,
    };
    let go_on = |lesson: &'static LessonSummary| {
        html! {
            <p class="go-on">
                <Link action="go-on" to={link::to_lesson(lesson, &[], None)}>
                    <span class="meaning">{ label.in_lang(lang) }</span>
                    { " " }
                    <b>{ page.title_of(lesson) }</b>
                </Link>
            </p>
        }
    };
    page.progress.next().map(go_on).unwrap_or_default()
}
