//! Buttons.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::html;
use crate::{
    browser::{address_bar, document, sharing},
    draw::words,
    site::Address,
    text::{Lang, Phrase},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ButtonKind {
    /// What most readers press next.
    Main,
    Plain,
    /// What few readers need.
    Quiet,
    Disabled,
}

impl ButtonKind {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Main => Some("main"),
            Self::Quiet => Some("quiet"),
            Self::Plain | Self::Disabled => None,
        }
    }
}

/// A button by its name in `data-action` and its words.
pub(crate) fn button(
    kind: ButtonKind,
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class={kind.class()}
            data-action={name}
            disabled={kind == ButtonKind::Disabled}
            {onclick}
        >
            { label }
        </button>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AskButtonProps {
    #[prop_or(ButtonKind::Plain)]
    pub(crate) kind: ButtonKind,
    pub(crate) action: &'static str,
    pub(crate) label: Phrase,
    /// The label once the browser has refused.
    #[prop_or(words::NOT_SAVED)]
    pub(crate) refused: Phrase,
    /// Asks the browser, and tells whether it does.
    pub(crate) ask: Callback<Callback<bool>>,
    pub(crate) lang: Lang,
}

/// Asks the browser for what it may refuse: a file, a dialogue. The button itself says so, until the browser does it.
#[component]
pub(crate) fn AskButton(props: &AskButtonProps) -> Html {
    let is_refused = use_state_eq(|| false);
    let onclick = {
        let (is_refused, ask) = (is_refused.setter(), props.ask.clone());
        Callback::from(move |_: MouseEvent| {
            let is_refused = is_refused.clone();
            ask.emit(Callback::from(move |is_done: bool| {
                is_refused.set(!is_done);
            }));
        })
    };
    let label = if *is_refused {
        props.refused
    } else {
        props.label
    };
    html! {
        <button
            type="button"
            class={props.kind.class()}
            data-action={props.action}
            disabled={props.kind == ButtonKind::Disabled}
            aria-live="polite"
            {onclick}
        >
            { label.in_lang(props.lang) }
        </button>
    }
}

pub(crate) fn print_button(kind: ButtonKind, label: Phrase, lang: Lang) -> Html {
    let ask = Callback::from(|tell: Callback<bool>| tell.emit(document::print()));
    html! { <AskButton {kind} action="print" {label} refused={words::NOT_PRINTED} {ask} {lang} /> }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CopyTextProps {
    pub(crate) text: AttrValue,
    #[prop_or(AttrValue::Static("copy-code"))]
    pub(crate) action: AttrValue,
    #[prop_or(words::COPY)]
    pub(crate) label: Phrase,
    /// The label once the browser has refused to copy.
    #[prop_or(words::NOT_COPIED)]
    pub(crate) refused: Phrase,
    /// The id of the element that says what is copied, where the page has several.
    #[prop_or_default]
    pub(crate) about: Option<AttrValue>,
    pub(crate) lang: Lang,
}

/// Copies a text. The button itself says whether that worked, until the text changes.
#[component]
pub(crate) fn CopyText(props: &CopyTextProps) -> Html {
    let copied = use_state(|| None::<(AttrValue, bool)>);
    let onclick = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, text) = (copied.clone(), text.clone());
            let copying = text.clone();
            let say = Callback::from(move |done| copied.set(Some((copying.clone(), done))));
            sharing::copy(&text, say);
        })
    };
    let label = match &*copied {
        Some((text, true)) if *text == props.text => words::LINK_COPIED,
        Some((text, false)) if *text == props.text => props.refused,
        _ => props.label,
    };
    html! {
        <button type="button" class="quiet" data-action={&props.action} aria-describedby={props.about.clone()} aria-live="polite" {onclick}>
            { label.in_lang(props.lang) }
        </button>
    }
}

/// The same for the address of a place; `about` is the id of the element that says which place it is.
pub(crate) fn copy_link(to: &Address, about: Option<&'static str>, lang: Lang) -> Html {
    html! {
        <CopyText
            text={address_bar::whole(to)}
            action="copy-link"
            label={words::COPY_LINK}
            refused={words::LINK_IN_BAR}
            about={about.map(AttrValue::Static)}
            {lang}
        />
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TextToCopyProps {
    pub(crate) label: Phrase,
    pub(crate) action: AttrValue,
    pub(crate) text: AttrValue,
    /// Lines shown at once.
    pub(crate) rows: AttrValue,
    pub(crate) lang: Lang,
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A text in a read-only field, with a button that copies it and says whether that worked.
#[component]
pub(crate) fn TextToCopy(props: &TextToCopyProps) -> Html {
    let area = use_node_ref();
    let said = use_state(|| None);
    let lang = props.lang;
    let copy = {
        let (area, said) = (area.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                // If the browser does not copy, the reader can: the text is selected.
                area.select();
                let said = said.clone();
                let say = Callback::from(move |copied| said.set(Some(copied)));
                sharing::copy(&area.value(), say);
            }
        })
    };
    html! {
        <div class="as-text">
            <label class="field">
                <span>{ props.label.in_lang(lang) }</span>
                <textarea ref={area} readonly=true rows={&props.rows} value={&props.text} />
            </label>
            <div class="pages">
                <button type="button" data-action={&props.action} onclick={copy}>{ words::COPY.in_lang(lang) }</button>
                { props.children.clone() }
                <span role="status">
                    {match *said {
                        None => "",
                        Some(true) => words::COPIED.in_lang(lang),
                        Some(false) => words::SELECTED.in_lang(lang),
                    }}
                </span>
            </div>
        </div>
    }
}
