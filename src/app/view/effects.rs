//! Effects that follow from the state, one hook for each outside thing.

use yew::{platform::spawn_local, prelude::*};

use super::start::arrival;
use crate::{
    app::Action,
    browser::{
        address_bar, document,
        hand_over::{self, Leaving},
        keyboard, storage,
    },
    site::{Address, Part, Preferences},
};

/// Fetches the part that the open page waits for, and draws the page in its area.
#[hook]
pub(super) fn use_part(wanted: Option<Part>, area: String, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with(wanted, move |&wanted| {
        if let Some(part) = wanted {
            // Whatever page is open when it arrives, the part is kept.
            spawn_local(async move {
                let Ok(page) = arrival(part).await else {
                    send.emit(Action::Missing(part));
                    return;
                };
                let leaving = Leaving::of(&area);
                send.emit(Action::Arrived(part, page));
                leaving.drawn().await;
            });
        }
    });
}

/// Keys pressed anywhere on the page, as far as `uses` takes them.
#[hook]
pub(super) fn use_keys(uses: Option<impl Fn(&str) -> bool + 'static>, send: &Callback<Action>) {
    let listens = uses.is_some();
    // Which keys are used changes with the state, and the listener stays.
    let current = use_mut_ref(|| None);
    current.replace(uses);
    let send = send.clone();
    use_effect_with(listens, move |&listens| {
        let listener = listens
            .then(|| {
                keyboard::listen(move |key| {
                    let used = current.borrow().as_ref().is_some_and(|uses| uses(key));
                    if used {
                        send.emit(Action::Key(key.to_owned()));
                    }
                    used
                })
            })
            .flatten();
        move || drop(listener)
    });
}

/// The window being hidden behind another tab or window.
#[hook]
pub(super) fn use_hidden(send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = document::listen_hidden(move |is_hidden| {
            if is_hidden {
                send.emit(Action::Hidden);
            }
        });
        move || drop(listener)
    });
}

/// The reader going back and forward, following a link, or editing the address. The program has drawn
/// when it listens to that.
#[hook]
pub(super) fn use_address_bar(opened: &str, send: &Callback<Action>) {
    let (opened, send) = (opened.to_owned(), send.clone());
    use_effect_with((), move |()| {
        // The parts of the page and a slow browser take time, and the reader may be quicker.
        let now = address_bar::read();
        if now != opened {
            send.emit(Action::Open(now));
        }
        let open = send.reform(Action::Open);
        let follow = open.clone();
        let listeners = (
            address_bar::listen(move |address| open.emit(address)),
            address_bar::listen_to_links(move |address| follow.emit(address)),
        );
        // What was pressed on the document is pressed again, now that keys and links are listened to.
        hand_over::end();
        move || drop(listeners)
    });
}

/// Names the page in the window.
#[hook]
pub(super) fn use_title(title: String, place: Address) {
    use_effect_with((title, place), |(title, place)| {
        document::set_title_and_address(title, place);
    });
}

/// Shows the reader's preferences on the page, and stores them. What an embedded page is shown in
/// was chosen by the page around it, so it is not stored.
#[hook]
pub(super) fn use_preferences(preferences: Preferences, stored: bool) {
    use_effect_with((preferences, stored), |(preferences, stored)| {
        document::show(preferences);
        if *stored {
            storage::remember(Preferences::KEY, &preferences.stored());
        }
    });
}
