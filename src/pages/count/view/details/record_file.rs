//! Opening a record from a file and saving it as one.

use std::rc::Rc;

use bitqueens_core::counting::Ledger;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::{clock, file_open, file_save},
    draw::view::prose::prose,
    pages::count::{CountAction, CountPage, sentences, words},
    text::{Lang, Phrase},
};

/// A way in and a way out for the record of a board, which other machines can count on.
pub(super) fn record_file(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
    let send = send.clone();
    let open = Callback::from(move |event: Event| {
        let input: Option<HtmlInputElement> = event.target_dyn_into();
        let send = send.clone();
        if let Some(input) = input {
            file_open::read(&input, move |text| {
                let now = clock::awake();
                send.emit(CountAction::OpenFile { text, now });
            });
        }
    });
    html! {
        <div class="record-file" role="group" aria-label={words::RECORD.in_lang(lang)}>
            <p>{ prose(words::RECORD_WHY.in_lang(lang)) }</p>
            <label class="button">
                { words::OPEN_RECORD.in_lang(lang) }
                <input class="unseen" type="file" accept=".txt,text/plain" data-action="open-record" onchange={open} />
            </label>
            { save_record(page.ledger(), words::SAVE_RECORD, lang) }
        </div>
    }
}

/// The button that saves a ledger as a file.
fn save_record(ledger: Option<Rc<Ledger>>, label: Phrase, lang: Lang) -> Html {
    let disabled = ledger.is_none();
    // The text is made when it is asked for: it changes ten times a second.
    let save = Callback::from(move |_| {
        if let Some(ledger) = &ledger {
            let name = sentences::record_file(ledger.plan().size());
            // Where the browser makes no file it says so itself.
            file_save::save(&name, "text/plain", &format!("{ledger}\n")).ok();
        }
    });
    html! {
        <button type="button" data-action="save-record" {disabled} onclick={save}>{ label.in_lang(lang) }</button>
    }
}
