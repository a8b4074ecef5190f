//! Links to places of the site.

use yew::prelude::*;

use super::html;
use crate::{
    browser::address_bar,
    site::{Address, EmbedFrame, Here, WholeProgram},
    text::{
        Lang, Span, embed_title, spans,
        words::{TAKE_HOME, TERMS},
    },
};
use bitqueens_core::{
    program::Export,
    solver::{LoopWord, Size},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LinkProps {
    /// The place that it leads to, in the page's language unless it says another.
    pub(crate) to: Address,
    #[prop_or_default]
    pub(crate) action: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) class: Option<AttrValue>,
    /// The name for assistive technology, where what is shown does not say it.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// The term of the glossary that it leads to, in `data-to-term`.
    #[prop_or_default]
    pub(crate) term: Option<AttrValue>,
    /// The number of the solution that it leads to, in `data-solution`.
    #[prop_or_default]
    pub(crate) solution: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) current: bool,
    #[prop_or_default]
    pub(crate) new_tab: bool,
    pub(crate) children: Html,
}

/// A link whose address is relative to the open page, so that it leads to the same place from the
/// page's document and in the running program, wherever the site lies.
#[component]
pub(crate) fn Link(props: &LinkProps) -> Html {
    let here = use_context::<Here>().unwrap_or_default();
    html! {
        <a
            data-action={props.action.clone()}
            data-to-term={props.term.clone()}
            href={props.to.href(here)}
            class={props.class.clone()}
            data-solution={props.solution.clone()}
            aria-label={props.label.clone()}
            aria-current={props.current.then_some("page")}
            target={props.new_tab.then_some("_blank")}
        >
            { props.children.clone() }
        </a>
    }
}

/// A text: its code set as code, and each marked term a link to the glossary.
pub(crate) fn prose(text: &str) -> Html {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => html! { { words.to_owned() } },
        Span::Code(code) => {
            let word = LoopWord::from_name(code).map(LoopWord::name);
            let class = is_short(code).then_some("whole");
            html! { <code {class} data-word={word}>{ code_words(code) }</code> }
        }
        Span::Term { slug, text } => term_link(slug, prose(text)),
    });
    parts.collect()
}

/// Code in which each word of the loop is marked by its name, for the colour that its row has.
pub(crate) fn code_words(code: &str) -> Html {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let parts = code
        .as_bytes()
        .chunk_by(|one, next| is_name(one) == is_name(next));
    let parts: Vec<_> = parts
        .filter_map(|part| str::from_utf8(part).ok())
        .map(|part| (part, LoopWord::from_name(part)))
        .collect();
    if parts.len() == 1 || parts.iter().all(|(_, word)| word.is_none()) {
        return html! { { code.to_owned() } };
    }
    let parts = parts.into_iter().map(|(part, word)| {
        html! { <span data-word={word.map(LoopWord::name)}>{ part.to_owned() }</span> }
    });
    parts.collect()
}

/// Tells whether an expression has room on a line of any window, and a place where it would break.
fn is_short(code: &str) -> bool {
    const MOST: usize = 16;
    code.contains([' ', '-']) && code.chars().count() <= MOST
}

/// A link to the glossary, for the introduction of a page.
pub(crate) fn terms_link(lang: Lang) -> Html {
    html! { <Link action="terms" to={Address::glossary(None)}>{ TERMS.in_lang(lang) }</Link> }
}

/// A link to a whole program in each language.
pub(crate) fn take_home(program: WholeProgram, lang: Lang) -> Html {
    html! {
        <p>
            { TAKE_HOME.in_lang(lang) }
            for export in Export::ALL {
                { " " }
                <Link action="take-home" to={program.address(export)}>{ export.title() }</Link>
            }
        </p>
    }
}

/// A link to a term of the glossary, inside a text.
pub(crate) fn term_link(slug: &str, text: Html) -> Html {
    html! {
        <Link class="term" term={slug.to_owned()} to={Address::glossary(Some(slug))}>{ text }</Link>
    }
}

pub(crate) fn snippet(to: Address, size: Size, frame: EmbedFrame, lang: Lang) -> AttrValue {
    let (width, height) = frame.pixels();
    // An ampersand inside an attribute is written out.
    let address = address_bar::whole(&to.in_language(lang)).replace('&', "&amp;");
    let title = embed_title(size).into_lang(lang);
    format!(
        "<iframe src=\"{address}\" width=\"{width}\" height=\"{height}\" title=\"{title}\"></iframe>"
    )
    .into()
}
