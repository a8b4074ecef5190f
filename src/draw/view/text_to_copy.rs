//! A text that the reader takes along.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    browser::sharing,
    draw::{view::html, words},
    text::{Lang, Phrase},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TextToCopyProps {
    pub(crate) label: Phrase,
    /// The value of the copy button's `data-action`.
    pub(crate) action: AttrValue,
    pub(crate) text: AttrValue,
    /// Lines shown at once.
    pub(crate) rows: AttrValue,
    pub(crate) lang: Lang,
    /// Further buttons.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A text in a field of its own, with a button that copies it and says whether it did.
#[component]
pub(crate) fn TextToCopy(props: &TextToCopyProps) -> Html {
    let area = use_node_ref();
    let said = use_state(|| None);
    let lang = props.lang;
    let copy = {
        let (area, said) = (area.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                // Where the browser does not copy, the selection is ready for the reader's own key.
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
