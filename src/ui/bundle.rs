//! What each bundle draws.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    count::{CountPage, hooks::CountEffects},
    ladder::{LadderEffects, LadderPage},
    stepper::{StepPage, embed::embed_page},
};
use crate::{
    state::{
        Action, Bundle, CountScene, Environment, Ladder, LadderAction, LadderScene, Page, Rooms,
        Scene, State,
        count::{CountAction, CountPage as CountState},
    },
    text::Notice,
};

/// A bundle's pages and effects.
pub trait Drawn: Rooms + 'static {
    /// Which bundle it is.
    const BUNDLE: Bundle;
    /// Whether it loads the other bundles.
    const LOADS_OTHERS: bool = false;

    /// What goes on whichever page is open.
    fn effects(state: &State, send: &Callback<Action>) -> Html;

    /// The open page, one of its own.
    fn page(state: &State, send: &Callback<Action>) -> Html;
}

/// Stepping: the bundle that is loaded first.
pub struct Main;

impl Rooms for Main {}

impl Drawn for Main {
    const BUNDLE: Bundle = Bundle::Main;
    const LOADS_OTHERS: bool = true;

    fn effects(_: &State, _: &Callback<Action>) -> Html {
        html! {}
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let scene = Rc::new(Scene::in_bundle::<Self>(state));
        match scene.page {
            Page::Embed => embed_page(&scene, send),
            _ => html! { <StepPage {scene} {send} /> },
        }
    }
}

/// Counting.
pub struct CountBundle;

impl Rooms for CountBundle {
    fn open_count(environment: &Environment) -> CountState {
        CountState::open(environment)
    }

    fn count(count: &mut CountState, action: CountAction) -> Option<Notice> {
        count.apply(action)
    }

    fn count_scene(state: &State) -> Option<Rc<CountScene>> {
        Some(Rc::new(CountScene::of(&state.count)))
    }
}

impl Drawn for CountBundle {
    const BUNDLE: Bundle = Bundle::Count;

    fn effects(state: &State, send: &Callback<Action>) -> Html {
        let is_open = state.page == Page::Count;
        html! { <CountEffects count={state.count.clone()} {is_open} {send} /> }
    }

    fn page(state: &State, send: &Callback<Action>) -> Html {
        let scene = Rc::new(Scene::in_bundle::<Self>(state));
        html! {
            if let Some(count) = &scene.count {
                <CountPage scene={Rc::clone(&scene)} count={Rc::clone(count)} {send} />
            }
        }
    }
}

/// The ladder.
pub struct LadderBundle;

impl Rooms for LadderBundle {
    const STEPS: bool = false;

    fn ladder(ladder: &mut Ladder, action: LadderAction) -> Option<Notice> {
        ladder.apply(action)
    }

    fn walk(ladder: &mut Ladder, action: &Action) -> Option<Notice> {
        ladder.walking.act(action)
    }
}

impl Drawn for LadderBundle {
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
