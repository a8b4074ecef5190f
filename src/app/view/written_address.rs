//! Writing the address of the place where the reader rests.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::{
    browser::address_bar::{self, HistoryEntry},
    site::{Address, Jump},
};

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

/// Writes an address now, or returns what writes it when the reader has rested for a while.
fn write_place(
    written: &Rc<RefCell<Written>>,
    address: &Address,
    jump: Option<&Jump>,
) -> Option<Timeout> {
    let here = address_bar::read();
    let jumps = jump.map_or(0, |jump| jump.serial);
    let before = written.replace(Written {
        address: Some(address.clone()),
        jumps,
        bar: here.clone(),
    });
    let text = address.to_string();
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
    if here.split('#').next() != Some(&address.path()) {
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
