//! The bit lab: one number, and everything that can be done with its bits.

pub mod combination;
pub mod expression;
pub mod number_input;
pub mod one_bit;
pub mod ones;
pub mod words;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    state::{Action, LabAction, LabScene},
    text::{Lang, Phrase, lab_labels as labels},
    ui::stacked::Stacked,
};
use combination::Combination;
use expression::Expression;
use one_bit::OneBit;
use ones::Ones;
use words::Words;

/// What the lab and each part of it shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LabPartProps {
    /// The lab, ready to be drawn.
    pub lab: Rc<LabScene>,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The bit lab, part by part.
#[component]
pub fn LabPage(props: &LabPartProps) -> Html {
    let LabPartProps { lab, lang, send } = props;
    let lang = *lang;
    html! {
        <article
            class="lab"
            data-lab=""
            data-width={lab.width.to_string()}
            data-x={lab.words[0].word.value().to_string()}
        >
            <h1>{ labels::PAGE_BITS.in_lang(lang) }</h1>
            <p>{ labels::LAB_WHY.in_lang(lang) }</p>
            <Words lab={Rc::clone(lab)} {lang} {send} />
            <Expression lab={Rc::clone(lab)} {lang} {send} />
            <Lowest lab={Rc::clone(lab)} {lang} {send} />
            <OneBit lab={Rc::clone(lab)} {lang} {send} />
            <Ones lab={Rc::clone(lab)} {lang} {send} />
            <Combination lab={Rc::clone(lab)} {lang} {send} />
        </article>
    }
}

/// `x & -x`, `x & (x - 1)` and `x | (x + 1)`, each with its carries.
#[component]
fn Lowest(props: &LabPartProps) -> Html {
    let lang = props.lang;
    html! {
        <section class="lab-part" aria-labelledby="lab-lowest" data-part-of="lowest">
            <h2 id="lab-lowest">{ labels::LOWEST.in_lang(lang) }</h2>
            <div class="side-by-side">
                for stack in &props.lab.lowest {
                    <div>
                        <Stacked stack={stack.clone()} view={props.lab.view} {lang} />
                        if let Some(result) = stack.rows.last() {
                            { take_button(result.word.value(), labels::TAKE, lang, &props.send) }
                        }
                    </div>
                }
            </div>
        </section>
    }
}

/// A button that puts a value into x.
fn take_button(value: u32, label: Phrase, lang: Lang, send: &Callback<Action>) -> Html {
    let onclick = send.reform(move |_| Action::Lab(LabAction::Take(value)));
    html! {
        <button type="button" class="quiet" data-action="take" {onclick}>{ label.in_lang(lang) }</button>
    }
}
