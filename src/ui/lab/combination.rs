//! Combinations in ascending order.

use yew::prelude::*;

use super::{LabPartProps, number_input::NumberInput, take_button};
use crate::{
    bits::RankStep,
    state::{Action, LabAction, Move},
    text::{Lang, Phrase, lab_labels as labels},
    ui::{stacked::Stacked, table::table_head},
};

/// m of n in ascending order: the word of a rank, the rank of a word, and the step to the next.
#[component]
pub fn Combination(props: &LabPartProps) -> Html {
    let lang = props.lang;
    let combination = &props.lab.combination;
    let (previous, next) = (combination.has_previous, combination.has_next);
    let go = |action: &'static str, label: Phrase, way: Move, enabled: bool| {
        let onclick = props.send.reform(move |_| Action::Lab(LabAction::Go(way)));
        html! {
            <button type="button" data-action={action} disabled={!enabled} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    let choose_x = props.send.reform(|_| Action::Lab(LabAction::ChooseX));
    html! {
        <section class="lab-part" aria-labelledby="lab-combination" data-part-of="combination" data-value={combination.word.value().to_string()}>
            <h2 id="lab-combination">{ labels::COMBINATIONS.in_lang(lang) }</h2>
            <div class="fields">
                for (input, label) in combination.inputs.iter().zip([labels::THINGS, labels::CHOSEN, labels::RANK]) {
                    <NumberInput input={input.clone()} label={label.in_lang(lang)} {lang} send={&props.send} />
                }
            </div>
            <div class="extras">
                { go("first-combination", labels::FIRST, Move::First, previous) }
                { go("previous-combination", labels::PREVIOUS, Move::Previous, previous) }
                { go("next-combination", labels::NEXT, Move::Next, next) }
                { go("last-combination", labels::LAST, Move::Last, next) }
            </div>
            <Stacked stack={combination.row.clone()} {lang} />
            <p class="result" role="status">{ combination.says.in_lang(lang) }</p>
            <div class="extras">
                <button type="button" class="quiet" data-action="choose-x" onclick={choose_x}>
                    { labels::CHOOSE_X.in_lang(lang) }
                </button>
                { take_button(combination.word.value(), labels::TAKE_COMBINATION, lang, &props.send) }
            </div>
            <div class="side-by-side">
                <div>
                    <h3>{ labels::SUCCESSION.in_lang(lang) }</h3>
                    if let Some(stack) = &combination.succession {
                        <Stacked stack={stack.clone()} {lang} />
                    } else {
                        <p>{ labels::NO_NEXT.in_lang(lang) }</p>
                    }
                </div>
                <div>
                    <h3 id="lab-ranking">{ labels::RANKING.in_lang(lang) }</h3>
                    <p class="meaning">{ labels::RANKING_WHY.in_lang(lang) }</p>
                    { ranking(&combination.ranking, lang) }
                </div>
            </div>
        </section>
    }
}

fn ranking(steps: &[RankStep], lang: Lang) -> Html {
    let heads = [
        labels::RANK_BIT,
        labels::RANK_VALUE,
        labels::RANK_WITHOUT,
        labels::RANK_SUM,
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
