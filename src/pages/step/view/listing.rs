//! The loop's code in the language of the reader's choice.

use yew::prelude::*;

use crate::{
    draw::{
        view::{choice::choice, code_lines::code_lines, memo::memo},
        words,
    },
    pages::step::{StepAction, StepPage},
    site::View,
    text::{CodeLanguage, Lang, words as shared},
};

/// The loop's code, the line just run and the line to come marked.
pub(super) fn listing(page: &StepPage, view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let machine = page.stepper.machine();
    let phases = (machine.phase(), machine.upcoming());
    let (chosen, send) = (page.code, view.send.reform(StepAction::Code));
    let head = memo((chosen, lang), move || head(chosen, lang, &send));
    let on_line = view.send.reform(StepAction::RunToLine);
    html! {
        <section class="listing">
            { head }
            { code_lines(page.code.loop_lines(), page.code, phases, "listing-title", Some(&on_line), lang) }
        </section>
    }
}

fn head(chosen: CodeLanguage, lang: Lang, send: &Callback<CodeLanguage>) -> Html {
    let language = choice(
        ("code", words::CODE.in_lang(lang)),
        CodeLanguage::ALL,
        chosen,
        |code| (code.name(), code.phrase().in_lang(lang)),
        send.clone(),
    );
    html! {
        <div class="listing-head">
            <h2 id="listing-title">{ shared::LISTING.in_lang(lang) }</h2>
            { language }
        </div>
    }
}
