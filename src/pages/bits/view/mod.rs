//! The bit lab as elements: one number, and everything that can be done with its bits.

mod numbers;

use std::rc::Rc;

use numbers::{number_field, text_field};
use yew::prelude::*;

use super::{LabAction, LabPage, LabPart, NumberField, RankMove, halves, turns, words};
use crate::{
    draw::{
        RowRole, Stack, StackRow,
        view::{
            choice::{choice, number_choice},
            html,
            link::{prose, terms_link},
            tables::{stacked, table_head},
        },
    },
    site::{PageContext, PageView},
    text::{
        Lang, Phrase,
        words::{self as shared, BETWEEN_SENTENCES},
    },
};
use bitqueens_core::bits::{BitOperation, MaskAnswer, RankStep, View};

impl PageView for LabPage {
    fn view(self: &Rc<Self>, view: &PageContext<LabAction>) -> Html {
        let lang = view.lang();
        html! {
            <article
                class="lab"
                data-lab=""
                data-width={self.width.to_string()}
                data-x={self.x.value().to_string()}
            >
                <h1>{ shared::PAGE_BITS.in_lang(lang) }</h1>
                <p>{ prose(words::LAB_WHY.in_lang(lang)) }</p>
                { numbers::numbers(self, view) }
                { parts(self, view) }
            </article>
        }
    }
}

/// Draws the choice among the parts, the open one below it.
fn parts(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let part = match lab.part {
        LabPart::Expression => expression(lab, view),
        LabPart::Lowest => lowest(lab, view),
        LabPart::OneBit => one_bit(lab, view),
        LabPart::Ones => ones(lab, view),
        LabPart::Combination => combination(lab, view),
    };
    html! {
        <div class="lab-parts">
            { choice(
                ("part", words::PARTS.in_lang(lang)),
                LabPart::ALL,
                lab.part,
                |part| (part.name(), words::part(part).in_lang(lang)),
                view.send.reform(LabAction::Part),
            ) }
            { part }
        </div>
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
            <h2 id="lab-lowest" class="unseen">{ words::LOWEST.in_lang(lang) }</h2>
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
            <h2 id="lab-expression" class="unseen">{ words::EXPRESSION.in_lang(lang) }</h2>
            { text_field(
                "expression",
                words::EXPRESSION_FIELD,
                &lab.expression,
                fault.as_ref(),
                LabAction::Expression,
                view,
            ) }
            if let Ok(evaluation) = &evaluation {
                { stacked(&Stack::of_evaluation(&lab.expression, evaluation), lab.view, lang) }
                <div class="worked" data-result={evaluation.result.value().to_string()}>
                    <p class="result">{ words::result(evaluation.result, lab.view).in_lang(lang) }</p>
                    { take_button(evaluation.result.value(), words::TAKE, view) }
                </div>
            }
            <details class="lab-more" data-fold="examples">
                <summary>{ words::EXAMPLES.in_lang(lang) }</summary>
                <div class="examples">{ for EXAMPLES.map(example) }</div>
                { text_field(
                    "names",
                    words::NAMES_FIELD,
                    &lab.names,
                    names_fault.as_ref(),
                    LabAction::Names,
                    view,
                ) }
                <p class="meaning">{ prose(words::EXPRESSION_WHY.in_lang(lang)) }{ BETWEEN_SENTENCES.in_lang(lang) }{ terms_link(lang) }</p>
            </details>
        </section>
    }
}

pub(super) fn one_bit(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    html! {
        <section class="lab-part" aria-labelledby="lab-one-bit" data-part-of="one-bit">
            <h2 id="lab-one-bit" class="unseen">{ words::ONE_BIT.in_lang(lang) }</h2>
            <div class="fields">
                { number_choice(
                    ("bit", words::BIT.in_lang(lang)),
                    0..lab.width.get(),
                    lab.bit,
                    view.send.reform(LabAction::Bit),
                ) }
            </div>
            <div class="side-by-side">
                { for BitOperation::ALL.map(|operation| shown(operation, lab, view)) }
            </div>
        </section>
    }
}

fn shown(operation: BitOperation, lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let (stack, answer) = super::one_bit(operation, lab.x, lab.bit);
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

pub(super) fn ones(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let turns: Vec<Stack> = turns(lab.x).collect();
    let halves = halves(lab.x);
    let count = turns.len();
    html! {
        <section class="lab-part" aria-labelledby="lab-ones" data-part-of="ones">
            <h2 id="lab-ones" class="unseen">{ words::ONES.in_lang(lang) }</h2>
            <div class="side-by-side">
                <div data-counted-by="loop">
                    <h3>{ words::BY_LOOP.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(words::BY_LOOP_WHY.in_lang(lang)) }</p>
                    <p class="result">{ words::ones(count, count).in_lang(lang) }</p>
                    for (number, stack) in (1..).zip(&turns) {
                        <h4>{ words::turn(number).in_lang(lang) }</h4>
                        { stacked(stack, lab.view, lang) }
                    }
                </div>
                <div data-counted-by="halves">
                    <h3>{ words::BY_HALVES.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(words::BY_HALVES_WHY.in_lang(lang)) }</p>
                    <p class="result">{ words::ones(count, halves.len()).in_lang(lang) }</p>
                    for (number, (stack, counts)) in (1..).zip(&halves) {
                        <h4>{ words::turn(number).in_lang(lang) }</h4>
                        { stacked(stack, View::Unsigned, lang) }
                        <p>{ counts.in_lang(lang) }</p>
                    }
                </div>
            </div>
        </section>
    }
}

const FIELDS: [(NumberField, Phrase); 3] = [
    (NumberField::Things, words::THINGS),
    (NumberField::Chosen, words::CHOSEN),
    (NumberField::Rank, words::RANK),
];

/// Draws m of n in ascending order: the word of a rank, the rank of a word, the step to the next.
pub(super) fn combination(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let word = lab.combination();
    let choose_x = view.send.reform(|_| LabAction::ChooseX);
    let row = Stack {
        rows: vec![StackRow::new("", word, RowRole::Given)],
    };
    html! {
        <section class="lab-part" aria-labelledby="lab-combination" data-part-of="combination" data-value={word.value().to_string()}>
            <h2 id="lab-combination" class="unseen">{ words::COMBINATIONS.in_lang(lang) }</h2>
            <div class="fields numbers">
                for (field, label) in FIELDS {
                    { number_field(lab, field, label.in_lang(lang), view) }
                }
            </div>
            <div class="pages">
                { for RankMove::ALL.map(|way| move_button(way, lab, view)) }
            </div>
            { stacked(&row, View::Unsigned, lang) }
            <p class="result" role="status">{ words::combination(lab.rank, lab.choice).in_lang(lang) }</p>
            <div class="pages">
                <button type="button" class="quiet" data-action="choose-x" onclick={choose_x}>
                    { words::CHOOSE_X.in_lang(lang) }
                </button>
                { take_button(word.value(), words::TAKE_COMBINATION, view) }
            </div>
            <div class="side-by-side">
                <div>
                    <h3>{ words::SUCCESSION.in_lang(lang) }</h3>
                    if let Some(stack) = lab.succession() {
                        { stacked(&stack, View::Unsigned, lang) }
                    } else {
                        <p>{ words::NO_NEXT.in_lang(lang) }</p>
                    }
                </div>
                <div>
                    <h3 id="lab-ranking">{ words::RANKING.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(words::RANKING_WHY.in_lang(lang)) }</p>
                    { ranking(lab.choice.rank_steps(word.value()), lang) }
                </div>
            </div>
        </section>
    }
}

fn move_button(way: RankMove, lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let (label, end) = match way {
        RankMove::First => (words::FIRST, 0),
        RankMove::Previous => (words::PREVIOUS, 0),
        RankMove::Next => (words::NEXT, lab.last_rank()),
        RankMove::Last => (words::LAST, lab.last_rank()),
    };
    let onclick = view.send.reform(move |_| LabAction::Go(way));
    html! {
        <button type="button" data-action={way.name()} disabled={lab.rank == end} {onclick}>
            { label.in_lang(view.lang()) }
        </button>
    }
}

fn ranking(steps: impl Iterator<Item = RankStep>, lang: Lang) -> Html {
    let heads = [
        words::RANK_BIT,
        words::RANK_VALUE,
        words::RANK_WITHOUT,
        words::RANK_SUM,
    ];
    html! {
        <div class="scroll" tabindex="0" role="region" aria-labelledby="lab-ranking">
            <table class="ranking">
                { table_head(heads.map(|head| head.in_lang(lang))) }
                <tbody>
                    for step in steps {
                        <tr data-chosen={step.is_chosen.then_some("")}>
                            <th scope="row">{ step.bit }</th>
                            <td>{ u8::from(step.is_chosen) }</td>
                            <td>{ if step.is_chosen { "+ " } else { "" } }{ step.without }</td>
                            <td>{ step.rank }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
