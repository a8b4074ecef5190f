//! The one component with state.

use yew::prelude::*;

use super::{
    Header, Keys, NoticeBar,
    bundle::Drawn,
    hooks::{
        use_address_bar, use_beat, use_bundle, use_keys, use_pause_when_hidden, use_preferences,
        use_written_address,
    },
    store::Store,
};
use crate::{
    state::{Action, Page, SearchAction},
    text::Notice,
};

/// The page: one state, its effects, and the layout that all pages share.
///
/// While a page of another bundle is open it draws nothing and keeps its state.
#[component]
pub fn App<B: Drawn>() -> Html {
    let store = use_reducer(Store::<B::Rooms>::open);
    let send = {
        let dispatcher = store.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    let state = &store.state;
    let stepper = &state.stepper;
    let beat_ms = state.beat_ms();
    let resting = beat_ms.is_none();
    let is_own = state.page.bundle() == B::BUNDLE;

    use_beat(beat_ms, || Action::Tick, &send);
    use_beat(state.repeat_ms(), || Action::Repeat, &send);
    let second = state.second.as_ref().map(|second| &second.stepper);
    use_beat(
        second.and_then(|second| second.playback.beat_ms(second.speed)),
        || Action::Second(Box::new(Action::Tick)),
        &send,
    );
    use_beat(
        second.and_then(|second| second.held.beat_ms()),
        || Action::Second(Box::new(Action::Repeat)),
        &send,
    );
    use_beat(
        (is_own && stepper.gathering()).then_some(0),
        || Action::Search(SearchAction::Gather),
        &send,
    );
    use_keys(is_own.then_some(state.page), !resting, &send);
    use_pause_when_hidden(&send);
    use_address_bar(&send);
    use_preferences(is_own.then_some((state.preferences, state.page)));
    let address = state.address_in::<B::Rooms>();
    use_written_address(
        (is_own && resting).then(|| address.to_string()),
        (state.page, address.size, address.course.lesson.clone()),
    );
    // The first bundle never goes away, so it is the one that loads the others.
    use_bundle(B::LOADS_OTHERS.then(|| state.page.bundle()), &send);

    let effects = B::effects(state, &send);
    if !is_own {
        return effects;
    }
    let lang = state.preferences.language;
    let notice = state.notice.as_ref().map(Notice::sentence);
    html! {
        <>
            { effects }
            <div class="page" data-page={state.page.name()}>
                if state.page != Page::Embed {
                    <Header page={state.page} preferences={state.preferences} send={&send} />
                }
                <NoticeBar {notice} {lang} send={&send} />
                if state.keys_open {
                    <Keys page={state.page} {lang} send={&send} />
                }
                <main id="content">{ B::page(state, &send) }</main>
            </div>
        </>
    }
}
