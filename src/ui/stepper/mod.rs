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
pub mod predict;
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
    browser::focus,
    state::{Action, Panel, RowName, Scene},
    text::{labels, search_labels},
};
use arrays::{ArraysProps, arrays};
use bit_rows::BitRows;
use board::BoardGrid;
use compare::compare;
use controls::{ControlsProps, controls, moves};
use counters::{CountersProps, counters_list};
use fold::fold;
use listing::{ListingProps, listing};
use narration::{NarrationProps, narration};
use predict::predict_switch;
use recursion::recursion_beside_loop;
use share::share;
use solutions::solutions_list;
use timeline::timeline;
use tree::SearchTree;
use until::until_form;

/// What the stepping page shows.
#[derive(Clone, Properties)]
pub struct StepPageProps {
    /// The page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// Where actions go.
    pub send: Callback<Action>,
    /// What is asked before it is shown.
    #[prop_or_default]
    pub asking: Asking,
}

/// What is asked before it is shown; nothing on most pages.
#[derive(Clone, Default, PartialEq)]
pub struct Asking {
    /// The row that the reader fills in, and what stands in the place of its bits.
    pub row: Option<(RowName, Html)>,
    /// What stands beside the board.
    pub beside: Html,
}

impl PartialEq for StepPageProps {
    /// A new scene is made only for a new state, so two scenes are the same if they are one.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.scene, &other.scene) && self.send == other.send
    }
}

/// The stepping page: the board over its bits, one sentence, the controls, and the loop.
#[component]
pub fn StepPage(props: &StepPageProps) -> Html {
    let lang = props.scene.preferences.language;
    // The page may have been opened from another one's switch.
    use_effect_with((), |()| focus::as_left());
    let shown = ControlsProps {
        scene: Rc::clone(&props.scene),
        send: props.send.clone(),
    };
    let inside = html! {
        <>
            <h1 class="unseen">{ labels::STEPPER.in_lang(lang) }</h1>
            { figure(&props.scene, props.asking.row.clone(), &props.send) }
            <div class="saying">
                { narrated(&props.scene) }
                { props.asking.beside.clone() }
                { controls(&shown) }
                { predict_switch(&props.scene) }
            </div>
            { around_the_step(props) }
        </>
    };
    root(&props.scene, "stepper", inside)
}

/// The board, its bits, the sentence and the moves, for a page that is about something else.
pub(super) fn small_stepper(scene: &Rc<Scene>, send: &Callback<Action>) -> Html {
    let shown = ControlsProps {
        scene: Rc::clone(scene),
        send: send.clone(),
    };
    let inside = html! {
        <>
            { figure(scene, None, send) }
            <div class="saying">
                { narrated(scene) }
                { moves(&shown) }
            </div>
        </>
    };
    root(scene, "stepper", inside)
}

/// The board over its bits.
fn figure(scene: &Scene, asked: Option<(RowName, Html)>, send: &Callback<Action>) -> Html {
    let preferences = scene.preferences;
    let lang = preferences.language;
    let scene = &scene.stepper;
    html! {
        <div class="figure">
            <BoardGrid board={scene.board.clone()} {lang} {send} />
            <BitRows
                rows={scene.rows.clone()}
                size={scene.size}
                moving={scene.moving}
                order={preferences.order}
                {lang}
                {send}
                {asked}
            />
        </div>
    }
}

/// The line just carried out and its sentence.
fn narrated(scene: &Scene) -> Html {
    let stepper = &scene.stepper;
    narration(&NarrationProps {
        line: stepper.line.clone(),
        sentence: stepper.sentence.clone(),
        spoken: stepper.spoken.clone(),
        lang: scene.preferences.language,
    })
}

/// What stands around the board and the moves: the loop and its memory, and the whole search.
fn around_the_step(props: &StepPageProps) -> Html {
    let scene = &props.scene.stepper;
    let lang = props.scene.preferences.language;
    html! {
        <>
            <div class="inside">
                { counters_list(&CountersProps { counters: scene.counters, lang }) }
                { listing(&ListingProps {
                    phase: scene.phase,
                    upcoming: scene.upcoming,
                    code: scene.search.code,
                    lang,
                    send: props.send.clone(),
                }) }
                { arrays(&ArraysProps { rows: scene.arrays.clone(), size: scene.size, lang }) }
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
    let order = scene.preferences.order.name();
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

/// How much room a square has, for the styles.
const fn density(n: u8) -> &'static str {
    match n {
        ..=12 => "roomy",
        13..=19 => "dense",
        _ => "crowded",
    }
}
