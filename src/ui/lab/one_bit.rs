//! Testing, setting and clearing one bit.

use yew::prelude::*;

use super::{LabPartProps, take_button};
use crate::{
    bits::BitOperation,
    state::{Action, LabAction},
    text::{Phrase, lab_labels as labels},
    ui::{choice::number_choice, stacked::Stacked},
};

/// Testing, setting and clearing one bit of x.
#[component]
pub fn OneBit(props: &LabPartProps) -> Html {
    let (lang, lab) = (props.lang, &props.lab);
    html! {
        <section class="lab-part" aria-labelledby="lab-one-bit" data-part-of="one-bit">
            <h2 id="lab-one-bit">{ labels::ONE_BIT.in_lang(lang) }</h2>
            <div class="fields">
                { number_choice(
                    ("bit", labels::BIT.in_lang(lang)),
                    0..lab.width.get(),
                    lab.bit,
                    props.send.reform(|bit| Action::Lab(LabAction::Bit(bit))),
                ) }
            </div>
            <div class="side-by-side">
                for operation in &lab.operations {
                    <div data-operation={name(operation.operation)}>
                        <h3>{ title(operation.operation).in_lang(lang) }</h3>
                        <Stacked stack={operation.stack.clone()} view={lab.view} {lang} />
                        if let Some(says) = &operation.says {
                            <p class="result">{ says.in_lang(lang) }</p>
                        }
                        if let Some(value) = operation.value {
                            { take_button(value, labels::TAKE, lang, &props.send) }
                        }
                    </div>
                }
            </div>
        </section>
    }
}

const fn name(operation: BitOperation) -> &'static str {
    match operation {
        BitOperation::Test => "test",
        BitOperation::Set => "set",
        BitOperation::Clear => "clear",
    }
}

const fn title(operation: BitOperation) -> Phrase {
    match operation {
        BitOperation::Test => labels::TEST,
        BitOperation::Set => labels::SET,
        BitOperation::Clear => labels::CLEAR,
    }
}
