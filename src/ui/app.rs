//! The one component with state.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    Header, Keys, NoticeBar,
    hooks::{
        use_address_bar, use_beat, use_keys, use_pause_when_hidden, use_preferences,
        use_written_address,
    },
    stepper::{StepPage, embed::embed_page},
    store::Store,
};
use crate::state::{Action, Page, Playback, Scene, SearchAction};

/// The page: one state, its effects, and the layout that all pages share.
#[component]
pub fn App() -> Html {
    let store = use_reducer(Store::open);
    let send = {
        let dispatcher = store.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    let state = &store.0;
    let stepper = &state.stepper;
    let resting = stepper.playback == Playback::Paused;

    use_beat(stepper.playback.beat_ms(stepper.speed), Action::Tick, &send);
    use_beat(stepper.held.beat_ms(), Action::Repeat, &send);
    let second = state.second.as_ref().map(|second| &second.stepper);
    let of_second = |action| Action::Second(Box::new(action));
    use_beat(
        second.and_then(|second| second.playback.beat_ms(second.speed)),
        of_second(Action::Tick),
        &send,
    );
    use_beat(
        second.and_then(|second| second.held.beat_ms()),
        of_second(Action::Repeat),
        &send,
    );
    use_beat(
        stepper.gathering().then_some(0),
        Action::Search(SearchAction::Gather),
        &send,
    );
    use_keys(state.page, !resting, &send);
    use_pause_when_hidden(&send);
    use_address_bar(&send);
    use_preferences(state.preferences, state.page);
    use_written_address(
        resting.then(|| state.address().to_string()),
        (state.page, stepper.machine().size()),
    );

    let scene = Rc::new(Scene::of(state));
    let lang = scene.preferences.language;
    html! {
        <div class="page" data-page={scene.page.name()}>
            if scene.page != Page::Embed {
                <Header page={scene.page} preferences={scene.preferences} send={&send} />
            }
            <NoticeBar notice={scene.notice.clone()} {lang} send={&send} />
            if scene.keys_open {
                <Keys {lang} send={&send} />
            }
            <main id="content">
                {match scene.page {
                    Page::Step => html! { <StepPage scene={Rc::clone(&scene)} send={&send} /> },
                    Page::Embed => embed_page(&scene, &send),
                }}
            </main>
        </div>
    }
}
