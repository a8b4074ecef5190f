//! What each bundle draws.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    count::{CountPage, hooks::CountEffects},
    lab::LabPage,
    ladder::{LadderEffects, LadderPage},
    learn::{LearnEffects, LearnPage, Opened, step_sheet::StepSheetPage},
    solve::{SolveEffects, SolvePage},
    stepper::{StepPage, embed::embed_page, predict::predict_page},
};
use crate::state::{
    Action, Bundle, Climbing, CountScene, Counting, CourseScene, LabScene, LadderScene, Learning,
    Page, Playing, Predicting, Printing, Rooms, Scene, SolveScene, Solving, State, StepSheet,
    Stepping,
};

/// A bundle's pages and effects.
pub trait Drawn: 'static {
    /// The logic of its pages.
    type Rooms: Rooms + 'static;
    /// Which bundle it is.
    const BUNDLE: Bundle;
    /// Whether it loads the other bundles.
    const LOADS_OTHERS: bool = false;

    /// What goes on whichever page is open.
    fn effects(_: &State, _: &Callback<Action>) -> Html {
        html! {}
    }

    /// The open page, one of its own.
    fn page(state: &State, send: &Callback<Action>) -> Html;
}

/// Stepping: the bundle that is loaded first.
pub struct Main;

impl Drawn for Main {
    type Rooms = Stepping;
    const BUNDLE: Bundle = Bundle::Main;
    const LOADS_OTHERS: bool = true;

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let scene = Scene::of(state);
        match state.page {
            Page::Embed => embed_page(&scene, send),
            _ => html! { <StepPage scene={Rc::new(scene)} {send} /> },
        }
    }
}

/// Stepping, each word being asked for before it is shown.
pub struct PredictBundle;

impl Drawn for PredictBundle {
    type Rooms = Predicting;
    const BUNDLE: Bundle = Bundle::Predict;

    fn page(state: &State, send: &Callback<Action>) -> Html {
        predict_page(state, send)
    }
}

/// Counting.
pub struct CountBundle;

impl Drawn for CountBundle {
    type Rooms = (Stepping, Counting);
    const BUNDLE: Bundle = Bundle::Count;

    fn effects(state: &State, send: &Callback<Action>) -> Html {
        let is_open = state.page == Page::Count;
        html! { <CountEffects count={state.count.clone()} {is_open} {send} /> }
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let scene = Rc::new(Scene::of(state));
        let count = Rc::new(CountScene::of(&state.count));
        html! { <CountPage {scene} {count} {send} /> }
    }
}

/// The ladder.
pub struct LadderBundle;

impl Drawn for LadderBundle {
    type Rooms = Climbing;
    const BUNDLE: Bundle = Bundle::Ladder;

    fn effects(state: &State, send: &Callback<Action>) -> Html {
        let code = state
            .ladder
            .wanted_code()
            .filter(|_| state.page == Page::Ladder);
        html! { <LadderEffects task={state.ladder.climb.task()} {code} {send} /> }
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let scene = Rc::new(LadderScene::of(state));
        html! { <LadderPage {scene} preferences={state.preferences} {send} /> }
    }
}

/// The course, and sheets of paper.
pub struct LearnBundle;

impl Drawn for LearnBundle {
    type Rooms = (Printing, Learning);
    const BUNDLE: Bundle = Bundle::Learn;

    fn effects(state: &State, _: &Callback<Action>) -> Html {
        let course = &state.course;
        let open = match state.page {
            Page::Learn => Some(Opened::Course(course.section, course.sheet)),
            Page::Sheet => Some(Opened::Step),
            _ => None,
        };
        html! { <LearnEffects progress={course.progress} {open} /> }
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let preferences = state.preferences;
        if state.page == Page::Sheet {
            let sheet = Rc::new(StepSheet::of(state));
            return html! { <StepSheetPage {sheet} {preferences} /> };
        }
        let scene = Rc::new(CourseScene::of(state));
        html! { <LearnPage {scene} {preferences} {send} /> }
    }
}

/// The bit lab, and the board that the reader solves.
pub struct BitsBundle;

impl Drawn for BitsBundle {
    type Rooms = (Playing, Solving);
    const BUNDLE: Bundle = Bundle::Bits;

    fn effects(state: &State, _: &Callback<Action>) -> Html {
        html! { <SolveEffects solved={state.solve.solved.clone()} /> }
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let preferences = state.preferences;
        if state.page == Page::Solve {
            let scene = Rc::new(SolveScene::of(&state.solve, preferences));
            return html! { <SolvePage {scene} {preferences} {send} /> };
        }
        let lab = Rc::new(LabScene::of(&state.lab));
        html! { <LabPage {lab} lang={preferences.language} {send} /> }
    }
}
