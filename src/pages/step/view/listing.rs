//! The loop's code in the language of the reader's choice.

use yew::prelude::*;

use crate::{
    draw::{
        view::{choice::choice, code_lines::code_lines, html},
        words,
    },
    pages::step::{StepAction, StepPage},
    site::PageContext,
    text::{CodeLanguage, words as shared},
};

/// The loop's code, the line just run and the line to come marked; not while the latter is asked for.
pub(super) fn listing(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let machine = page.stepper.machine();
    let upcoming = machine.upcoming().filter(|_| !page.hides_next_line());
    let phases = (machine.phase(), upcoming);
    let language = choice(
        ("code", words::CODE.in_lang(lang)),
        CodeLanguage::ALL,
        page.code,
        |code| (code.name(), code.phrase().in_lang(lang)),
        view.send.reform(StepAction::Code),
    );
    let on_line = view.send.reform(StepAction::RunToLine);
    html! {
        <section class="listing">
            <div class="listing-head">
                <h2 id="listing-title">{ shared::LISTING.in_lang(lang) }</h2>
                { language }
            </div>
            { code_lines(page.code.loop_lines(), page.code, phases, "listing-title", Some(&on_line), lang) }
        </section>
    }
}
