//! The program as a file in another language.

use bitqueens_core::program::{Export, Program};
use yew::prelude::*;

use crate::{
    browser::sharing,
    draw::view::{buttons::TextToCopy, html},
    pages::write::{WriteAction, WritePage, words},
    site::PageContext,
    text::Lang,
};

/// Draws a button for each language, and the file in the one that is chosen.
pub(super) fn export(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Some(judged) = page.judged() else {
        return Html::default();
    };
    let program = judged.walk.sequence.run().program();
    let choose = |export: Export| {
        let onclick = view.send.reform(move |_| WriteAction::Export(export));
        html! {
            <button
                type="button"
                class="quiet"
                data-action="export"
                data-language={export.name()}
                aria-pressed={(judged.export == Some(export)).to_string()}
                {onclick}
            >
                { words::language(export) }
            </button>
        }
    };
    html! {
        <section class="write-export" aria-labelledby="write-export">
            <h2 id="write-export">{ words::EXPORT.in_lang(lang) }</h2>
            <div class="write-buttons">{ for Export::ALL.into_iter().map(choose) }</div>
            if let Some(export) = judged.export {
                { file(export, program, lang) }
            }
        </section>
    }
}

/// Draws the file, with the buttons that copy and save it.
fn file(export: Export, program: &Program, lang: Lang) -> Html {
    let text = export.text(program, words::OUTSIDE.in_lang(lang));
    let name = format!("queens.{}", export.ending());
    let save = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            // A browser that saves no file leaves the text to copy.
            sharing::save_file(&name, "text/plain", &text).ok();
        })
    };
    html! {
        <TextToCopy label={words::EXPORTED} action="copy-export" {text} rows="14" {lang}>
            <button type="button" data-action="save-export" onclick={save}>{ words::SAVE.in_lang(lang) }</button>
        </TextToCopy>
    }
}
