//! Effects that follow from the state, one hook for each outside resource.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::{
    browser::{
        address_bar::{self, Entry},
        bundles, document, keyboard, storage,
    },
    state::{Action, Bundle, Page, Preferences, Walk},
};

/// A timer that sends an action at every beat; it exists if and only if there is a beat.
#[hook]
pub(super) fn use_beat(beat_ms: Option<u32>, action: fn() -> Action, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(beat_ms, move |beat_ms| {
        let timer = beat_ms.map(|ms| Interval::new(ms, move || send.emit(action())));
        move || drop(timer)
    });
}

/// Keys pressed anywhere on the page.
#[hook]
pub(super) fn use_keys(page: Option<Page>, playing: bool, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with((page, playing), move |&(page, playing)| {
        let listener = page.and_then(|page| {
            keyboard::listen(move |key| match action_of(key, page, playing) {
                Some(action) => {
                    send.emit(action);
                    true
                }
                None => false,
            })
        });
        move || drop(listener)
    });
}

fn action_of(key: &str, page: Page, playing: bool) -> Option<Action> {
    // An embedded stepper leaves every key to the page around it.
    if page == Page::Embed {
        return None;
    }
    let stepping = match key {
        "?" => return Some(Action::Keys(true)),
        "Escape" => return Some(Action::Keys(false)),
        "ArrowRight" => Action::Walk(Walk::StepForward),
        "ArrowLeft" => Action::Walk(Walk::StepBack),
        "Home" => Action::Walk(Walk::First),
        "End" => Action::Walk(Walk::Last),
        "n" => Action::Walk(Walk::NextSolution),
        "p" => Action::Walk(Walk::PreviousSolution),
        " " if playing => Action::Pause,
        " " => Action::Play,
        _ => return None,
    };
    // The counting page has the stepper below the count, the ladder an early method.
    matches!(
        page,
        Page::Step | Page::Predict | Page::Count | Page::Ladder
    )
    .then_some(stepping)
}

/// Playing pauses when the page is hidden.
#[hook]
pub(super) fn use_pause_when_hidden(send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = document::listen_hidden(move || {
            send.emit(Action::Pause);
            // The second stepper may move on its own.
            send.emit(Action::Second(Box::new(Action::Pause)));
        });
        move || drop(listener)
    });
}

/// The reader going back and forward, or editing the address.
#[hook]
pub(super) fn use_address_bar(send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = address_bar::listen(move |hash| {
            // A page of another bundle may have been open, and its preferences changed.
            send.emit(Action::Restore(storage::read(storage::PREFERENCES)));
            send.emit(Action::Open(hash));
        });
        move || drop(listener)
    });
}

/// The address of the place where the reader rests. `place` is what deserves an entry of its own
/// in the browser's history; nothing is written while the page moves by itself.
#[hook]
pub(super) fn use_written_address<P: PartialEq + Clone + 'static>(
    address: Option<String>,
    place: P,
) {
    let written = use_mut_ref(|| None::<(String, P)>);
    use_effect_with((address, place), move |(address, place)| {
        let pending = address.clone().and_then(|address| {
            let before = written.replace(Some((address.clone(), place.clone())));
            // An address that came from outside has its entry already.
            let led_here = before
                .as_ref()
                .is_none_or(|(hash, _)| *hash != address_bar::hash());
            if !led_here && before.is_some_and(|(_, before)| before != *place) {
                address_bar::write(&address, Entry::Push);
                return None;
            }
            // A held key moves on many times a second, and browsers refuse that many writes.
            Some(Timeout::new(ADDRESS_REST_MS, move || {
                address_bar::write(&address, Entry::Replace);
            }))
        });
        move || drop(pending)
    });
}

/// The reader rests when nothing has changed for this long.
const ADDRESS_REST_MS: u32 = 120;

/// The reader's preferences on the page and in storage, while a page of this bundle is open. What
/// an embedded page is shown in was chosen by the page around it, so it is not kept.
#[hook]
pub(super) fn use_preferences(shown: Option<(Preferences, Page)>) {
    use_effect_with(shown, |shown| {
        if let Some((preferences, page)) = shown {
            document::show(preferences);
            if *page != Page::Embed {
                storage::write(storage::PREFERENCES, &preferences.stored());
            }
        }
    });
}

/// The bundle of the page that is open: loaded once where it is another one, and dressed. Only the
/// bundle that loads the others is told one.
#[hook]
pub(super) fn use_bundle(open: Option<Bundle>, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(open, move |&open| {
        let Some(bundle) = open else {
            return;
        };
        if bundle != Bundle::Main {
            bundles::load(bundle, move || send.emit(Action::Unloadable));
        }
        bundles::dress(bundle);
    });
}
