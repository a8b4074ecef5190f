//! The stepping page.

pub mod arrays;
pub mod bit_rows;
pub mod board;
pub mod controls;
pub mod counters;
pub mod listing;
pub mod narration;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    bits::BitOrder,
    state::{Action, Scene},
    text::labels,
};
use arrays::Arrays;
use bit_rows::BitRows;
use board::BoardGrid;
use controls::Controls;
use counters::CountersList;
use listing::Listing;
use narration::Narration;

/// What the stepping page shows.
#[derive(Clone, PartialEq, Properties)]
pub struct StepPageProps {
    /// The page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// Where actions go.
    pub send: Callback<Action>,
    /// Whether only the board, its bits and the moves are shown.
    #[prop_or_default]
    pub compact: bool,
}

/// The stepping page: the board over its bits, one sentence, the controls, and the loop.
#[component]
pub fn StepPage(props: &StepPageProps) -> Html {
    let scene = &props.scene.stepper;
    let preferences = props.scene.preferences;
    let lang = preferences.language;
    let counters = scene.counters;
    let row = scene
        .row
        .map_or_else(|| "-1".to_owned(), |row| row.to_string());
    let order = match preferences.order {
        BitOrder::MsbLeft => "msb",
        BitOrder::LsbLeft => "lsb",
    };
    html! {
        <section
            class="stepper"
            aria-label={labels::STEPPER.in_lang(lang)}
            data-stepper=""
            data-n={scene.size.to_string()}
            data-step={counters.steps.to_string()}
            data-row={row}
            data-phase={scene.phase.name()}
            data-placements={counters.placements.to_string()}
            data-dead-ends={counters.dead_ends.to_string()}
            data-solutions={counters.solutions.to_string()}
            data-playing={scene.playing.to_string()}
            data-searching={scene.searching.to_string()}
            data-order={order}
            data-density={density(scene.size.get())}
        >
            <h1 class="unseen">{ labels::STEPPER.in_lang(lang) }</h1>
            <div class="figure">
                <BoardGrid board={scene.board.clone()} {lang} send={&props.send} />
                <BitRows
                    rows={scene.rows.clone()}
                    size={scene.size}
                    moving={scene.moving}
                    order={preferences.order}
                    {lang}
                    send={&props.send}
                />
            </div>
            <div class="saying">
                <Narration
                    line={scene.line.clone()}
                    sentence={scene.sentence.clone()}
                    spoken={scene.spoken.clone()}
                    {lang}
                />
                <Controls
                    scene={Rc::clone(&props.scene)}
                    send={&props.send}
                    compact={props.compact}
                />
            </div>
            if !props.compact {
                <div class="inside">
                    <CountersList {counters} {lang} />
                    <Listing just_run={scene.just_run} next={scene.next} {lang} />
                    <Arrays rows={scene.arrays.clone()} size={scene.size} {lang} />
                </div>
            }
        </section>
    }
}

/// How much room a square has, for the styles.
const fn density(n: u8) -> &'static str {
    match n {
        ..=12 => "roomy",
        13..=19 => "dense",
        _ => "crowded",
    }
}
