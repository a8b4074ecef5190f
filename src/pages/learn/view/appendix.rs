//! A page beside the lessons.

use yew::prelude::*;

use crate::{
    draw::view::link::Link,
    pages::learn::{Appendix, LearnAction, link, words},
    site::PageContext,
};

/// The heading, there at once, and what stands below it.
pub(super) fn appendix(of: Appendix, below: Html, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <article class={classes!("lesson", of.name())} data-appendix={of.name()} key={of.name()}>
            <p class="lesson-number">
                <Link to={link::contents()}>{ words::ALL_LESSONS.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ of.title().in_lang(lang) }</h1>
            { below }
        </article>
    }
}
