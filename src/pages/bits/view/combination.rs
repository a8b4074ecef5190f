//! Combinations in ascending order.

use yew::prelude::*;

use super::{numbers::number_field, take_button};
use crate::{
    draw::{
        RowRole, Stack, StackRow,
        view::{
            html,
            link::prose,
            tables::{stacked, table_head},
        },
    },
    pages::bits::{LabAction, LabPage, NumberField, RankMove, words},
    site::PageContext,
    text::{Lang, Phrase},
};
use bitqueens_core::bits::{RankStep, View};

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
            <h2 id="lab-combination">{ words::COMBINATIONS.in_lang(lang) }</h2>
            <div class="fields numbers">
                for (field, label) in FIELDS {
                    { number_field(lab, field, label.in_lang(lang), view) }
                }
            </div>
            <div class="extras">
                { for RankMove::ALL.map(|way| move_button(way, lab, view)) }
            </div>
            { stacked(&row, View::Unsigned, lang) }
            <p class="result" role="status">{ words::combination(lab.rank, lab.choice).in_lang(lang) }</p>
            <div class="extras">
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
