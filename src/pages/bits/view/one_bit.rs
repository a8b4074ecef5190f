//! Testing, setting and clearing one bit.

use yew::prelude::*;

use super::take_button;
use crate::{
    draw::view::{choice::number_choice, html, stacked::stacked},
    pages::bits::{self, LabAction, LabPage, words},
    site::PageContext,
    text::Phrase,
};
use bitqueens_core::bits::{BitOperation, MaskAnswer};

pub(super) fn one_bit(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    html! {
        <section class="lab-part" aria-labelledby="lab-one-bit" data-part-of="one-bit">
            <h2 id="lab-one-bit">{ words::ONE_BIT.in_lang(lang) }</h2>
            <div class="fields">
                { number_choice(
                    ("bit", words::BIT.in_lang(lang)),
                    0..lab.width.get(),
                    lab.bit,
                    view.send.reform(LabAction::Bit),
                ) }
            </div>
            <div class="side-by-side">
                { for BitOperation::ALL.map(|operation| drawn(operation, lab, view)) }
            </div>
        </section>
    }
}

fn drawn(operation: BitOperation, lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let (stack, answer) = bits::one_bit(operation, lab.x, lab.bit);
    let (name, title) = names(operation);
    html! {
        <div data-operation={name}>
            <h3>{ title.in_lang(lang) }</h3>
            { stacked(&stack, lab.view, lang) }
            {match answer {
                MaskAnswer::Truth { holds, .. } => html! {
                    <p class="result">{ words::tested(lab.bit, holds).in_lang(lang) }</p>
                },
                MaskAnswer::Word(word) => take_button(word.value(), words::TAKE, view),
            }}
        </div>
    }
}

/// Returns the value of `data-operation` and the title.
const fn names(operation: BitOperation) -> (&'static str, Phrase) {
    match operation {
        BitOperation::Test => ("test", words::TEST),
        BitOperation::Set => ("set", words::SET),
        BitOperation::Clear => ("clear", words::CLEAR),
    }
}
