//! The glossary.

use yew::prelude::*;

use crate::{
    draw::view::prose::prose,
    pages::learn::{
        Term, lesson, link,
        words::{self as course_words, glossary as words},
    },
    site::Preferences,
    text::words::TERMS,
};

/// Every term, group by group.
pub(super) fn glossary(preferences: Preferences) -> Html {
    let lang = preferences.language;
    html! {
        <article class="lesson glossary" data-appendix="glossary">
            <p class="lesson-number">
                <a href={link::contents().link(preferences)}>{ course_words::ALL_LESSONS.in_lang(lang) }</a>
            </p>
            <h1 tabindex="-1">{ TERMS.in_lang(lang) }</h1>
            <p>{ words::WHY.in_lang(lang) }</p>
            for group in &words::GLOSSARY {
                <section>
                    <h2>{ group.title.in_lang(lang) }</h2>
                    <dl>
                        { for group.terms.iter().map(|of| term(of, preferences)) }
                    </dl>
                </section>
            }
        </article>
    }
}

fn term(of: &Term, preferences: Preferences) -> Html {
    let lang = preferences.language;
    let also = of.also.in_lang(lang);
    html! {
        <div data-term={of.slug} tabindex="-1">
            <dt>
                { of.name.in_lang(lang) }
                if !of.sign.is_empty() {
                    { " " }<code>{ of.sign }</code>
                }
            </dt>
            <dd>
                { prose(of.meaning.in_lang(lang)) }
                if !also.is_empty() {
                    { " " }<span class="meaning">{ words::ALSO.in_lang(lang) }{ also }</span>
                }
                if let Some(to) = lesson(of.lesson) {
                    { " " }
                    <a href={link::to_lesson(to, &[], None).link(preferences)}>
                        { words::LESSON.in_lang(lang) }{ to.title.in_lang(lang) }
                    </a>
                }
            </dd>
        </div>
    }
}
