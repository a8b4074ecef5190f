//! The glossary, below its heading.

use yew::prelude::*;

use crate::{
    browser::focus,
    course::{CardPicture, LessonList, link},
    draw::{
        CellStyle,
        view::{
            drawing::drawing,
            effect::Effect,
            html,
            link::{Link, prose},
        },
    },
    pages::learn::{LearnAction, words},
    site::PageContext,
    text::{Lang, words::BETWEEN_SENTENCES},
};
use bitqueens_course::{Glossary, Term};

/// Every term, group by group; `named` is the one that the address names.
pub(super) fn glossary(
    glossary: &Glossary,
    list: &LessonList,
    named: Option<&'static str>,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    html! {
        <>
            <Effect of={named.filter(|_| view.is_open)} run={|term| focus::on(&format!("[data-term=\"{term}\"]"))} />
            <p>{ words::GLOSSARY_WHY.in_lang(lang) }</p>
            for group in &glossary.0 {
                <section>
                    <h2>{ &group.title }</h2>
                    <dl>
                        { for group.terms.iter().map(|entry| term(entry, list, named, lang)) }
                    </dl>
                </section>
            }
        </>
    }
}

/// A term; the one that the address names is marked.
fn term(entry: &Term, list: &LessonList, named: Option<&str>, lang: Lang) -> Html {
    let is_named = named == Some(entry.slug.as_str());
    html! {
        <div id={entry.slug.clone()} data-term={entry.slug.clone()} aria-current={is_named.then_some("true")} tabindex="-1">
            <dt>
                { &entry.name }
                if !entry.sign.is_empty() && entry.sign != entry.name {
                    { " " }<code>{ &entry.sign }</code>
                }
            </dt>
            <dd>
                { prose(&entry.meaning) }
                if !entry.also.is_empty() {
                    { BETWEEN_SENTENCES.in_lang(lang) }<span class="meaning">{ words::ALSO.in_lang(lang) }{ &entry.also }</span>
                }
                if let Some(to) = list.lesson(&entry.lesson) {
                    <Link class="its-lesson" to={link::to_lesson(to, &[], None)}>
                        { list.title(to) }
                    </Link>
                }
            </dd>
            // Its words stand beside it.
            if let Some(picture) = entry.picture.as_ref().and_then(CardPicture::of) {
                <dd class="its-picture">{ drawing(&picture.drawing(CellStyle::CARD), None, None) }</dd>
            }
        </div>
    }
}
