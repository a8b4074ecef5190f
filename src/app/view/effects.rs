//! Effects that follow from the state, one hook for each outside thing.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Timeout;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    app::{self, Action, LoadedPage, State, fetch},
    browser::{
        address_bar::{self, HistoryEntry},
        build, clock, document, environment,
        hand_over::Leaving,
        keyboard, storage, typing,
    },
    site::{Address, Jump, NotFetched, Preferences, Route},
};

/// Fetches the code that the open page waits for, and draws the page in its area.
#[hook]
pub(super) fn use_page(state: &State, area: String, send: &Callback<Action>) {
    let (has_shared, send) = (state.has_shared(), send.clone());
    use_effect_with(state.wanted(), move |&wanted| {
        if let Some(route) = wanted {
            // Whatever page is open when it arrives, it is kept.
            spawn_local(async move {
                let Ok(page) = fetch_page(route, has_shared).await else {
                    send.emit(Action::Missing(route));
                    return;
                };
                let leaving = Leaving::of(&area);
                send.emit(Action::Arrived(route, page));
                leaving.painted().await;
            });
        }
    });
}

/// Fetches the code of a page with its style sheet, and opens the page with what was stored. The file that it opens with
/// is not needed where another page has what they have in common.
pub(super) async fn fetch_page(
    route: Route,
    has_shared: bool,
) -> Result<Rc<dyn LoadedPage>, NotFetched> {
    // Both are asked for before either is waited for.
    let styled = build::fetch_style_sheet(route);
    let mut environment = environment::read();
    let name = app::file(route, &environment).filter(|_| !has_shared);
    // It is on its way while the code comes.
    let file = name.map(|name| build::fetch(&name));
    let open = fetch(route).await?;
    if let Some(file) = file {
        environment.file = file.await?;
    }
    let page = open(&environment);
    styled.await?;
    Ok(page)
}

/// Keys pressed anywhere on the page, as far as `uses` takes them.
#[hook]
pub(super) fn use_keys(uses: Option<impl Fn(&str) -> bool + 'static>, send: &Callback<Action>) {
    let listens = uses.is_some();
    // Which keys are used changes with the state, and the listener stays.
    let current = use_mut_ref(|| None);
    current.replace(uses);
    let send = send.clone();
    // From the first drawing on, for what was pressed on the document is pressed again before effects run.
    use_memo(listens, move |&listens| {
        listens
            .then(|| {
                keyboard::listen(move |key| {
                    let used = current.borrow().as_ref().is_some_and(|uses| uses(key));
                    if used {
                        send.emit(Action::Key(key.to_owned()));
                    }
                    used
                })
            })
            .flatten()
    });
}

/// What input methods compose, and what is printed of fields, on every page.
#[hook]
pub(super) fn use_fields() {
    use_effect_with((), |()| {
        let listeners = (typing::leave_composing(), typing::print_whole());
        move || drop(listeners)
    });
}

/// Tells the state when the window is hidden behind another tab or window.
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

/// Back and forward, followed links, typed addresses. They are heard from the first drawing on.
#[hook]
pub(super) fn use_address_bar(opened: &str, send: &Callback<Action>) {
    let heard = send.reform(Action::Open);
    use_memo((), move |()| {
        let followed = heard.clone();
        (
            address_bar::listen(move |address| heard.emit(address)),
            address_bar::listen_to_links(move |address| followed.emit(address)),
        )
    });
    let (opened, send) = (opened.to_owned(), send.clone());
    use_effect_with((), move |()| {
        // The parts of the page and a slow browser take time, and the reader may be quicker.
        let now = address_bar::read();
        if now != opened {
            send.emit(Action::Open(now));
        }
    });
}

#[hook]
pub(super) fn use_title(title: String, place: Address) {
    use_effect_with((title, place), |(title, place)| {
        document::set_title_and_address(title, place);
    });
}

/// Shows the reader's preferences on the page.
#[hook]
pub(super) fn use_preferences(preferences: Preferences) {
    use_effect_with(preferences, document::show);
}

/// Hears what other tabs store.
#[hook]
pub(super) fn use_other_tabs(send: &Callback<Action>) {
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            let is_ours = |key: &String| key.starts_with(storage::OURS);
            if key.as_ref().is_none_or(is_ours) {
                send.emit(Action::Heard { key, text });
            }
        });
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
    /// The time of the change to it.
    changed_at: u64,
}

/// Writes the address of the place where the reader rests. Another page, lesson or board has an
/// entry of its own in the browser's history, and so has a jump. While the page moves by itself only
/// its path is written, which the links on it are relative to.
#[hook]
pub(super) fn use_written_address(address: Address, rests: bool, jump: Option<Jump>) {
    let written = use_mut_ref(Written::default);
    let path = address.path();
    use_effect_with(
        (path, rests.then_some(address), jump),
        move |(path, address, jump)| {
            let pending = if let Some(address) = address {
                write_place(&written, address, jump.as_ref())
            } else {
                write_path(path);
                None
            };
            move || drop(pending)
        },
    );
}

/// Writes the path of the open page, and leaves the state in the bar as it is.
fn write_path(path: &str) {
    let bar = address_bar::read();
    let (written, state) = bar.split_at(bar.find('#').unwrap_or(bar.len()));
    if written != path {
        address_bar::write(&format!("{path}{state}"), HistoryEntry::Replace);
    }
}

/// Writes an address now, or returns what writes it when the reader has rested for a while. What follows a rest is written
/// at once: a reload behind a key that was pressed alone keeps it.
fn write_place(
    written: &Rc<RefCell<Written>>,
    address: &Address,
    jump: Option<&Jump>,
) -> Option<Timeout> {
    let here = address_bar::read();
    let jumps = jump.map_or(0, |jump| jump.serial);
    let now = clock::now();
    let before = written.replace(Written {
        address: Some(address.clone()),
        jumps,
        bar: here.clone(),
        changed_at: now,
    });
    let text = address.to_string();
    let has_rested =
        before.address.is_some() && before.changed_at + u64::from(ADDRESS_REST_MS) <= now;
    // An address that came from outside has its entry already.
    if let Some(left) = before.address.filter(|_| before.bar == here) {
        let jumped = jump.filter(|_| before.jumps != jumps);
        let left = match jumped {
            _ if left.is_elsewhere(address) => Some(left),
            jumped => jumped.map(|jump| jump.from.clone()),
        };
        if let Some(left) = left {
            // The place that is left may not have got into the bar yet.
            address_bar::write(&left.to_string(), HistoryEntry::Replace);
            address_bar::write(&text, HistoryEntry::Push);
            written.borrow_mut().bar = address_bar::read();
            return None;
        }
    }
    if has_rested || here.split('#').next() != Some(&address.path()) {
        address_bar::write(&text, HistoryEntry::Replace);
        written.borrow_mut().bar = address_bar::read();
        return None;
    }
    // A held key moves on many times a second, and browsers refuse that many writes.
    let written = Rc::clone(written);
    Some(Timeout::new(ADDRESS_REST_MS, move || {
        // The reader may have gone elsewhere, and the page not heard of it yet.
        if address_bar::read() == here {
            address_bar::write(&text, HistoryEntry::Replace);
            written.borrow_mut().bar = address_bar::read();
        }
    }))
}
