//! An early method step by step, on the stepper's own board, with its arrays instead of rows of bits.

use yew::prelude::*;

use super::View;
use crate::{
    state::{LadderAction, Walk, ladder::Walking, scene::ladder::WalkScene},
    text::{
        Lang, Phrase, labels as common, ladder_labels as labels, ladder_sentences::walk_words,
        methods::explain,
    },
    ui::{
        choice::{choice, number_choice},
        stepper::{
            board::BoardGrid,
            controls::{
                SeekForm, held_button, keys_button, play_button, speed_choice, walk_button,
            },
            narration::{NarrationProps, narration},
        },
    },
};

/// An early method step by step.
pub(super) fn walk(view: &View) -> Html {
    let View { lang, send, .. } = view;
    let (walk, lang) = (&view.scene.walk, *lang);
    let counters = walk.counters;
    let counts = walk_words(walk.step, counters.nodes, counters.tests, walk.solutions);
    html! {
        <section
            class="walk"
            aria-labelledby="walk-title"
            data-walk={walk.method.name()}
            data-n={walk.size.to_string()}
            data-step={walk.step.to_string()}
            data-phase={walk.phase}
            data-solutions={walk.solutions.to_string()}
            data-playing={walk.playing.to_string()}
            data-density="roomy"
        >
            <h2 id="walk-title">{ labels::WALK.in_lang(lang) }</h2>
            <p class="why">{ labels::WALK_WHY.in_lang(lang) }</p>
            <div class="fields">
                { method_choice(view) }
                { number_choice(
                    ("walk-size", labels::WALK_SIZE.in_lang(lang)),
                    Walking::sizes(),
                    walk.size,
                    send.reform(LadderAction::WalkSize),
                ) }
            </div>
            <div class="walk-figure">
                <div class="figure">
                    <BoardGrid board={walk.board.clone()} {lang} send={Callback::noop()} />
                </div>
                <div class="walk-data">
                    { narration(&NarrationProps {
                        line: None,
                        sentence: walk.sentence.clone(),
                        spoken: walk.spoken.clone(),
                        lang,
                    }) }
                    <p class="beside">{ counts.in_lang(lang).to_owned() }</p>
                    { controls(view) }
                    { arrays(walk, lang) }
                </div>
            </div>
        </section>
    }
}

fn method_choice(view: &View) -> Html {
    let lang = view.lang;
    choice(
        ("walk", labels::WALK_METHOD.in_lang(lang)),
        Walking::METHODS,
        view.scene.walk.method,
        |method| (method.name(), explain(method).title.in_lang(lang)),
        view.send.reform(LadderAction::WalkMethod),
    )
}

fn controls(view: &View) -> Html {
    let View { lang, act, .. } = view;
    let (walk, lang) = (&view.scene.walk, *lang);
    html! {
        <div class="controls" role="group" aria-label={labels::WALK_CONTROLS.in_lang(lang)}>
            <div class="moves">
                { held_button("back", common::BACK, Walk::Back, lang, act) }
                { play_button(walk.playing, lang, act) }
                { held_button("next", common::NEXT, Walk::Next, lang, act) }
            </div>
            <div class="jumps">
                { walk_button("first", common::FIRST, Walk::First, lang, act) }
                { walk_button("previous-solution", common::PREVIOUS_SOLUTION, Walk::PreviousSolution, lang, act) }
                { walk_button("next-solution", common::NEXT_SOLUTION, Walk::NextSolution, lang, act) }
                { walk_button("last", common::LAST, Walk::Last, lang, act) }
                { keys_button(lang, act) }
            </div>
            <div class="fields">
                { speed_choice(walk.speed, lang, act) }
                <SeekForm step={walk.step} {lang} send={act} />
            </div>
        </div>
    }
}

/// The arrays: what the method remembers instead of words of bits.
fn arrays(walk: &WalkScene, lang: Lang) -> Html {
    let queens: Vec<_> = walk
        .queens
        .iter()
        .map(|queen| queen.map_or_else(|| "·".to_owned(), |column| column.to_string()))
        .collect();
    let n = walk.queens.len();
    html! {
        <div class="walk-arrays">
            { array("queens", labels::WALK_QUEENS, &queens, Some(walk.row), lang) }
            if let Some(flags) = walk.flags {
                {
                    for [
                        ("down", labels::WALK_DOWN, flags.down(), walk.square.map(|(_, column)| column)),
                        ("left", labels::WALK_LEFT, flags.left(), walk.square.map(|(row, column)| row + column)),
                        ("right", labels::WALK_RIGHT, flags.right(), walk.square.map(|(row, column)| column + n - 1 - row)),
                    ]
                    .into_iter()
                    .map(|(name, label, flags, at)| {
                        let shown: Vec<_> = flags.iter().map(|flag| u8::from(*flag).to_string()).collect();
                        array(name, label, &shown, at, lang)
                    })
                }
            }
        </div>
    }
}

/// One array: an index over each entry, and the entry in question marked.
fn array(
    name: &'static str,
    label: Phrase,
    entries: &[String],
    at: Option<usize>,
    lang: Lang,
) -> Html {
    html! {
        <table data-array={name} data-value={entries.join(" ")}>
            <caption>{ label.in_lang(lang) }</caption>
            <thead>
                <tr>
                    for index in 0..entries.len() {
                        <th scope="col">{ index }</th>
                    }
                </tr>
            </thead>
            <tbody>
                <tr>
                    for (index, entry) in entries.iter().enumerate() {
                        <td data-at={(at == Some(index)).then_some("")} data-on={(entry == "1").then_some("")}>{ entry }</td>
                    }
                </tr>
            </tbody>
        </table>
    }
}
