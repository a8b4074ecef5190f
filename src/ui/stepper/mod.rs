//! The stepping page.

pub mod arrays;
pub mod bit_rows;
pub mod board;
pub mod compare;
pub mod controls;
pub mod counters;
pub mod embed;
pub mod fold;
pub mod listing;
pub mod narration;
pub mod recursion;
pub mod share;
pub mod solutions;
pub mod text_to_copy;
pub mod timeline;
pub mod tree;
pub mod until;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    bits::BitOrder,
    state::{Action, Panel, Scene},
    text::{labels, search_labels},
};
use arrays::Arrays;
use bit_rows::BitRows;
use board::BoardGrid;
use compare::compare;
use controls::Controls;
use counters::CountersList;
use fold::fold;
use listing::Listing;
use narration::Narration;
use recursion::recursion_beside_loop;
use share::share;
use solutions::solutions_list;
use timeline::timeline;
use tree::SearchTree;
use until::until_form;

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
    let inside = html! {
        <>
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
                { around_the_step(props) }
            }
        </>
    };
    root(&props.scene, "stepper", inside)
}

/// What stands around the board and the moves: the loop and its memory, and the whole search.
fn around_the_step(props: &StepPageProps) -> Html {
    let scene = &props.scene.stepper;
    let lang = props.scene.preferences.language;
    html! {
        <>
            <div class="inside">
                <CountersList counters={scene.counters} {lang} />
                <Listing
                    phase={scene.phase}
                    upcoming={scene.upcoming}
                    code={scene.search.code}
                    {lang}
                    send={&props.send}
                />
                <Arrays rows={scene.arrays.clone()} size={scene.size} {lang} />
            </div>
            <div class="track">
                { timeline(&scene.search.track, lang, &props.send) }
                { until_form(&props.scene, &props.send) }
                <SearchTree tree={scene.search.tree.clone()} size={scene.size} {lang} send={&props.send} />
            </div>
            { whole_search(props) }
        </>
    }
}

/// The element that carries the contract's attributes.
fn root(scene: &Scene, class: &'static str, inside: Html) -> Html {
    let order = order_name(scene.preferences.order);
    let label = labels::STEPPER.in_lang(scene.preferences.language);
    let scene = &scene.stepper;
    let counters = scene.counters;
    let row = scene
        .row
        .map_or_else(|| "-1".to_owned(), |row| row.to_string());
    html! {
        <section
            {class}
            aria-label={label}
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
            { inside }
        </section>
    }
}

/// What lies below the first screen: the parts to unfold.
fn whole_search(props: &StepPageProps) -> Html {
    let (scene, send) = (&*props.scene, &props.send);
    let stepper = &scene.stepper;
    let search = &stepper.search;
    let lang = scene.preferences.language;
    let recursion = || match &search.recursion {
        Some(recursion) => recursion_beside_loop(recursion, stepper, lang),
        None => Html::default(),
    };
    let solutions = || match &search.solutions {
        Some(solutions) => solutions_list(solutions, stepper.size, lang, send),
        None => Html::default(),
    };
    let pair = || match &scene.second {
        Some(second) => compare(&props.scene, second, scene.together, send),
        None => Html::default(),
    };
    html! {
        <div class="whole">
            { fold(Panel::Recursion, search_labels::PANEL_RECURSION, scene, send, recursion) }
            { fold(Panel::Solutions, search_labels::PANEL_SOLUTIONS, scene, send, solutions) }
            { fold(Panel::Compare, search_labels::PANEL_COMPARE, scene, send, pair) }
            { fold(Panel::Share, search_labels::PANEL_SHARE, scene, send, || share(&props.scene, send)) }
        </div>
    }
}

/// The value of `data-order`.
const fn order_name(order: BitOrder) -> &'static str {
    match order {
        BitOrder::MsbLeft => "msb",
        BitOrder::LsbLeft => "lsb",
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
