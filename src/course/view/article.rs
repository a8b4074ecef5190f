//! The pages beside the lessons around what is drawn of their texts: a heading, there at once, and below it an area.

use yew::prelude::*;

use super::fetch::wait;
use crate::{
    course::{Course, CourseAction, link, words},
    draw::view::{html, lazy::area, link::Link},
    text::{Lang, Phrase},
};

/// The content below the heading, or its placeholder while the file is on the way.
pub(crate) fn body(
    name: &AttrValue,
    content: Option<Html>,
    course: &Course,
    send: &Callback<CourseAction>,
    lang: Lang,
) -> Html {
    match content {
        Some(content) => area(name.clone(), content),
        None => wait(name, course, send, lang),
    }
}

/// A page beside the lessons.
pub(crate) fn beside(
    name: &'static str,
    title: Phrase,
    body: Html,
    untranslated: Html,
    lang: Lang,
) -> Html {
    html! {
        <article class={classes!("lesson", name)} data-appendix={name} key={name}>
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ title.in_lang(lang) }</h1>
            { untranslated }
            { body }
        </article>
    }
}
