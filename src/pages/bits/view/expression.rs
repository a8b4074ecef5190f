//! An expression, worked out column by column.

use yew::prelude::*;

use super::{field::text_field, take_button};
use crate::{
    draw::{
        Stack,
        view::{html, prose::prose, stacked::stacked},
    },
    pages::bits::{LabAction, LabPage, words},
    site::PageContext,
};

/// Expressions to begin with. They are code, the same in every language.
const EXAMPLES: [&str; 7] = [
    "x & -x",
    "x & (x - 1)",
    "x ^ (x >> 1)",
    "1 | 2 & 4",
    "mask & ~(left | down | right)",
    "(left | bit) << 1",
    "(right | bit) >> 1",
];

/// Draws the field for an expression, the names it may use, and its steps.
pub(super) fn expression(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let evaluation = lab.evaluate();
    let fault = evaluation.as_ref().err().map(words::expression_fault);
    let names_fault = lab.scope().1.as_ref().map(words::names_fault);
    let example = |example: &'static str| {
        let onclick = view
            .send
            .reform(move |_| LabAction::Expression(example.to_owned()));
        html! {
            <button type="button" class="quiet" data-action="example" {onclick}>
                <code>{ example }</code>
            </button>
        }
    };
    html! {
        <section class="lab-part" aria-labelledby="lab-expression" data-part-of="expression">
            <h2 id="lab-expression">{ words::EXPRESSION.in_lang(lang) }</h2>
            { text_field(
                ("expression", words::EXPRESSION_FIELD),
                (&lab.expression, fault.as_ref()),
                LabAction::Expression,
                view,
            ) }
            <div class="examples" role="group" aria-label={words::EXAMPLES.in_lang(lang)}>
                { for EXAMPLES.map(example) }
            </div>
            if let Ok(evaluation) = &evaluation {
                { stacked(&Stack::of_evaluation(&lab.expression, evaluation), lab.view, lang) }
                <div class="worked" data-result={evaluation.result.value().to_string()}>
                    <p class="result">{ words::result(evaluation.result, lab.view).in_lang(lang) }</p>
                    { take_button(evaluation.result.value(), words::TAKE, view) }
                </div>
            }
            { text_field(
                ("names", words::NAMES_FIELD),
                (&lab.names, names_fault.as_ref()),
                LabAction::Names,
                view,
            ) }
            <p class="meaning">{ prose(words::EXPRESSION_WHY.in_lang(lang)) }</p>
        </section>
    }
}
