//! The glossary, below its heading.

use yew::prelude::*;

use crate::{
    browser::focus,
    course::{LessonList, link},
    draw::view::{
        html,
        link::{Link, prose},
    },
    pages::learn::{LearnAction, words},
    site::PageContext,
    text::Lang,
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
            <Opening term={named.filter(|_| view.is_open)} />
            <p>{ words::GLOSSARY_WHY.in_lang(lang) }</p>
            for group in &glossary.0 {
                <section>
                    <h2>{ &group.title }</h2>
                    <dl>
                        { for group.terms.iter().map(|of| term(of, list, named, lang)) }
                    </dl>
                </section>
            }
        </>
    }
}

/// A term; the one that the address names is marked.
fn term(of: &Term, list: &LessonList, named: Option<&str>, lang: Lang) -> Html {
    let is_named = named == Some(of.slug.as_str());
    html! {
        <div id={of.slug.clone()} data-term={of.slug.clone()} aria-current={is_named.then_some("true")} tabindex="-1">
            <dt>
                { &of.name }
                if !of.sign.is_empty() && of.sign != of.name {
                    { " " }<code>{ &of.sign }</code>
                }
            </dt>
            <dd>
                { prose(&of.meaning) }
                if !of.also.is_empty() {
                    { " " }<span class="meaning">{ words::ALSO.in_lang(lang) }{ &of.also }</span>
                }
                if let Some(to) = list.lesson(&of.lesson) {
                    <Link class="its-lesson" to={link::to_lesson(to, &[], None)}>
                        { list.title(to) }
                    </Link>
                }
            </dd>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OpeningProps {
    /// The term that the address names, while the glossary is open.
    term: Option<&'static str>,
}

/// Gives the focus to the term that the address names, once it is there.
#[component]
fn Opening(props: &OpeningProps) -> Html {
    use_effect_with(props.term, |term| {
        if let Some(term) = term {
            focus::on(&format!("[data-term=\"{term}\"]"));
        }
    });
    Html::default()
}
