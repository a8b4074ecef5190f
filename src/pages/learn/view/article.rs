//! The pages of the course around what their parts draw: a heading, there at once, and below it an area.

use yew::prelude::*;

use super::fetch::{untranslated, wait};
use crate::{
    draw::view::{
        html,
        lazy::area,
        link::{Link, terms_link},
    },
    pages::learn::{
        Appendix, COURSE, LearnAction, LearnPage, LessonSummary, Open, OpenLesson, link, words,
    },
    site::PageContext,
    text::{Lang, unbroken},
};

/// The name of the area below the heading of what is open.
pub(super) fn area_of(open: &Open) -> AttrValue {
    match (open.entry(), open.appendix()) {
        (Some(entry), _) => format!("lesson {}", entry.slug).into(),
        (None, Some(appendix)) => appendix.name().into(),
        (None, None) => "contents".into(),
    }
}

/// What stands below the heading; while its file is on the way what stands there meanwhile.
pub(super) fn body(
    content: Option<Html>,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let name = area_of(&page.open);
    match content {
        Some(content) => area(name, content),
        None => wait(&name, page, view),
    }
}

/// The list of lessons.
pub(super) fn contents(body: Html, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    html! {
        <article class="contents" key="contents">
            <h1 tabindex="-1">{ words::CONTENTS.in_lang(view.lang()) }</h1>
            { untranslated(page, view) }
            { body }
        </article>
    }
}

/// A page beside the lessons.
pub(super) fn appendix(
    of: Appendix,
    body: Html,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    html! {
        <article class={classes!("lesson", of.name())} data-appendix={of.name()} key={of.name()}>
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ of.title().in_lang(lang) }</h1>
            { untranslated(page, view) }
            { body }
        </article>
    }
}

/// A lesson.
pub(super) fn lesson(
    open: &OpenLesson,
    body: Html,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let entry = open.entry;
    let done = page.progress.has(entry);
    html! {
        <article class="lesson" data-lesson={&*entry.slug} data-done={done.to_string()} key={&*entry.slug}>
            { heading(page, entry, view.lang()) }
            <key="untranslated">{ untranslated(page, view) }</>
            <key="body">{ body }</>
        </article>
    }
}

/// A lesson whose file is on its way.
pub(super) fn waiting(
    entry: &'static LessonSummary,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    html! {
        <article class="lesson" key={&*entry.slug}>
            { heading(page, entry, view.lang()) }
            <key="body">{ body(None, page, view) }</>
        </article>
    }
}

/// The number of a lesson, the ways out of it, and its heading. Its key and the other of the
/// article, `body`, keep the heading and its focus when the lesson arrives.
fn heading(page: &LearnPage, entry: &LessonSummary, lang: Lang) -> Html {
    let number = COURSE.index(entry) + 1;
    html! {
        <key="heading">
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
                { " · " }
                { words::lesson_number(number, COURSE.len()).in_lang(lang) }
                { " · " }
                { terms_link(lang) }
            </p>
            <h1 tabindex="-1">{ unbroken(page.title_of(entry)) }</h1>
        </>
    }
}
