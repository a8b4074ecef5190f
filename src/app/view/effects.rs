//! Effects that follow from the state, one hook for each outside thing.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    app::{Action, fetch},
    browser::{
        address_bar::{self, Entry},
        document, environment, keyboard, storage, style_sheet,
    },
    draw::view::effect::use_effect_on,
    site::{Address, Jump, Part, Preferences},
};

/// Fetches the part that the open page waits for.
#[hook]
pub(super) fn use_part(wanted: Option<Part>, send: &Callback<Action>) {
    let send = send.clone();
    use_effect_on(wanted, move |&wanted| {
        if let Some(part) = wanted {
            // Whatever page is open when it arrives, the part is kept.
            spawn_local(async move {
                let styled = style_sheet::fetch(part);
                let page = fetch(part, environment::read()).await;
                send.emit(match (page, styled.await) {
                    (Ok(page), Ok(())) => Action::Arrived(part, page),
                    _ => Action::Missing(part),
                });
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
    use_effect_on(listens, move |&listens| {
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
    use_effect_on((), move |()| {
        let listener = document::listen_hidden(move |is_hidden| {
            if is_hidden {
                send.emit(Action::Hidden);
            }
        });
        move || drop(listener)
    });
}

/// The reader going back and forward, or editing the address.
#[hook]
pub(super) fn use_address_bar(send: &Callback<Action>) {
    let send = send.clone();
    let opened = use_memo((), |()| address_bar::hash());
    use_effect_on((), move |()| {
        // A slow browser runs this well after the first drawing, and the reader may be quicker.
        let now = address_bar::hash();
        if now != *opened {
            send.emit(Action::Open(now));
        }
        let listener = address_bar::listen(move |hash| send.emit(Action::Open(hash)));
        move || drop(listener)
    });
}

/// The reader rests when nothing has changed for this many milliseconds.
const ADDRESS_REST_MS: u32 = 120;

/// What this page has put into the address bar.
#[derive(Default)]
struct Written {
    /// The place where the reader rested last, even if the bar has not shown it yet.
    address: Option<Address>,
    /// The number of jumps up to there.
    jumps: u64,
    /// The address in the bar, as this page left it.
    bar: String,
}

/// Writes the address of the place where the reader rests. Another page, lesson or board has an
/// entry of its own in the browser's history, and so has a jump; nothing is written while the page
/// moves by itself.
#[hook]
pub(super) fn use_written_address(address: Option<Address>, jump: Option<Jump>) {
    let written = use_mut_ref(Written::default);
    use_effect_on((address, jump), move |(address, jump)| {
        let pending = address.clone().and_then(|address| {
            let here = address_bar::hash();
            let jumps = jump.as_ref().map_or(0, |jump| jump.serial);
            let before = written.replace(Written {
                address: Some(address.clone()),
                jumps,
                bar: here.clone(),
            });
            let hash = address.to_string();
            // An address that came from outside has its entry already.
            if let Some(left) = before.address.filter(|_| before.bar == here) {
                let jumped = jump.as_ref().filter(|_| before.jumps != jumps);
                let left = match jumped {
                    _ if left.is_elsewhere(&address) => Some(left),
                    jumped => jumped.map(|jump| jump.from.clone()),
                };
                if let Some(left) = left {
                    // The place that is left may not have got into the bar yet.
                    address_bar::write(&left.to_string(), Entry::Replace);
                    address_bar::write(&hash, Entry::Push);
                    written.borrow_mut().bar = address_bar::hash();
                    return None;
                }
            }
            // A held key moves on many times a second, and browsers refuse that many writes.
            let written = Rc::clone(&written);
            Some(Timeout::new(ADDRESS_REST_MS, move || {
                // The reader may have gone elsewhere, and the page not heard of it yet.
                if address_bar::hash() == here {
                    address_bar::write(&hash, Entry::Replace);
                    written.borrow_mut().bar = address_bar::hash();
                }
            }))
        });
        move || drop(pending)
    });
}

/// Shows the reader's preferences on the page, and stores them. What an embedded page is shown in
/// was chosen by the page around it, so it is not stored.
#[hook]
pub(super) fn use_preferences(preferences: Preferences, stored: bool) {
    use_effect_on((preferences, stored), |(preferences, stored)| {
        document::show(preferences);
        if *stored {
            storage::remember(Preferences::KEY, &preferences.stored());
        }
    });
}
