//! The glossary, below its heading.

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::{html, link::Link, prose::prose},
    pages::learn::{LearnAction, Term, entry, link, words::glossary as words},
    site::PageContext,
    text::Lang,
};

/// Every term, group by group; `named` is the one that the address names.
pub(super) fn glossary(named: Option<&'static str>, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <>
            <Opening term={named.filter(|_| view.is_open)} />
            <p>{ words::WHY.in_lang(lang) }</p>
            for group in words::GLOSSARY {
                <section>
                    <h2>{ group.title.in_lang(lang) }</h2>
                    <dl>
                        { for group.terms.iter().map(|of| term(of, named, lang)) }
                    </dl>
                </section>
            }
        </>
    }
}

/// A term; the one that the address names is marked.
fn term(of: &Term, named: Option<&str>, lang: Lang) -> Html {
    let also = of.also.in_lang(lang);
    html! {
        <div id={of.slug} data-term={of.slug} aria-current={(named == Some(of.slug)).then_some("true")} tabindex="-1">
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
                if let Some(to) = entry(of.lesson) {
                    { " " }
                    <Link to={link::to_lesson(to, &[], None)}>
                        { words::LESSON.in_lang(lang) }{ to.title.in_lang(lang) }
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
