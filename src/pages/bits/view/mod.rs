//! The bit lab as elements: one number, and everything that can be done with its bits.

mod combination;
mod expression;
mod field;
mod numbers;
mod one_bit;
mod ones;

use yew::prelude::*;

use super::{LabAction, LabPage, LabPart, words};
use crate::{
    draw::{
        Stack,
        view::{
            html,
            prose::{prose, terms_link},
            stacked::stacked,
            tabs::Tabs,
        },
    },
    site::PageContext,
    text::{Phrase, words as shared},
};

/// Draws the lab: x, then the part that is open.
pub(super) fn lab(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    html! {
        <article
            class="lab"
            data-lab=""
            data-width={lab.width.to_string()}
            data-x={lab.x.value().to_string()}
        >
            <h1>{ shared::PAGE_BITS.in_lang(lang) }</h1>
            <p>{ prose(words::LAB_WHY.in_lang(lang)) }{ " " }{ terms_link(lang) }</p>
            { numbers::settings(lab, view) }
            { numbers::numbers(lab, view) }
            { parts(lab, view) }
        </article>
    }
}

/// Draws the parts as tabs, the open one below them.
fn parts(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let tabs = LabPart::ALL.map(|part| {
        let label = words::part(part).in_lang(lang);
        (AttrValue::from(part.name()), AttrValue::from(label))
    });
    let chosen = LabPart::ALL.iter().position(|part| *part == lab.part);
    let on_choose = view
        .send
        .reform(|index: usize| LabAction::Part(LabPart::ALL[index]));
    let part = match lab.part {
        LabPart::Expression => expression::expression(lab, view),
        LabPart::Lowest => lowest(lab, view),
        LabPart::OneBit => one_bit::one_bit(lab, view),
        LabPart::Ones => ones::ones(lab, view),
        LabPart::Combination => combination::combination(lab, view),
    };
    html! {
        <Tabs
            label={words::PARTS.in_lang(lang)}
            id="lab"
            tabs={tabs.to_vec()}
            chosen={chosen.unwrap_or(0)}
            {on_choose}
        >
            { part }
        </Tabs>
    }
}

/// Draws `x & -x`, `x & (x - 1)` and `x | (x + 1)`, each with its carries.
fn lowest(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let stacks = [
        Stack::isolate_lowest(lab.x),
        Stack::clear_lowest(lab.x),
        Stack::set_lowest(lab.x),
    ];
    html! {
        <section class="lab-part" aria-labelledby="lab-lowest" data-part-of="lowest">
            <h2 id="lab-lowest">{ words::LOWEST.in_lang(lang) }</h2>
            <div class="side-by-side">
                for stack in &stacks {
                    <div>
                        { stacked(stack, lab.view, lang) }
                        if let Some(result) = stack.rows.last() {
                            { take_button(result.word.value(), words::TAKE, view) }
                        }
                    </div>
                }
            </div>
        </section>
    }
}

/// Draws a button that puts a value into x.
fn take_button(value: u32, label: Phrase, view: &PageContext<LabAction>) -> Html {
    let onclick = view.send.reform(move |_| LabAction::Take(value));
    html! {
        <button type="button" class="quiet" data-action="take" {onclick}>{ label.in_lang(view.lang()) }</button>
    }
}
