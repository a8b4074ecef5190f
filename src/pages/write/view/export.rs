//! The program as a file in another language. It is a part of the program of its own, fetched when a
//! language is first chosen.

use bitqueens_core::program::{Export, Program};
use yew::prelude::*;

use crate::{
    browser::file_save,
    draw::view::{lazy::lazy_drawing, text_to_copy::TextToCopy},
    pages::write::{Attempt, WriteAction, WritePage, words},
    site::{Lazy, PageContext, lazy},
    text::Lang,
};

/// Draws a button for each language, and the file in the one that is chosen.
pub(super) fn export(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Some(Attempt::Judged(judged)) = &page.attempt else {
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
                { lazy_drawing("write_export", "export", drawing, (export, program.clone(), lang), lang) }
            }
        </section>
    }
}

type Given = (Export, Program, Lang);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(write_export(given: Given) -> Html = draw(&given))
}

/// Draws the file, with the buttons that copy and save it.
fn draw((export, program, lang): &Given) -> Html {
    let text = export.text(program, words::OUTSIDE.in_lang(*lang));
    let name = format!("queens.{}", export.ending());
    let save = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            // A browser that saves no file leaves the text to copy.
            file_save::save(&name, "text/plain", &text).ok();
        })
    };
    html! {
        <TextToCopy label={words::EXPORTED} action="copy-export" {text} rows="14" lang={*lang}>
            <button type="button" data-action="save-export" onclick={save}>{ words::SAVE.in_lang(*lang) }</button>
        </TextToCopy>
    }
}
