//! Hooks and callbacks.

use std::ops::Deref;

use yew::prelude::*;

use crate::browser::{document, wake_lock::WakeLock};
use web_sys::Element;

/// Calls `carry_out` after a render, once for each value that was passed since the last effect. Yew may render several
/// times before it runs effects, and `use_effect` alone sees the last value only.
#[hook]
pub fn use_after_render<T: 'static>(value: Option<T>, carry_out: impl Fn(T) + 'static) {
    let due = use_mut_ref(Vec::new);
    due.borrow_mut().extend(value);
    use_effect(move || due.take().into_iter().for_each(carry_out));
}

/// Returns a callback that calls the latest one given. It stays equal between renders, so it neither
/// re-renders components nor restarts effects.
#[hook]
pub(crate) fn use_stable_callback<T: 'static>(callback: &Callback<T>) -> Callback<T> {
    let latest = use_mut_ref(|| callback.clone());
    latest.replace(callback.clone());
    use_callback((), move |value, ()| {
        let latest = latest.borrow().clone();
        latest.emit(value);
    })
}

/// The node of an element that comes into sight whenever what it says has another number; what it says when it is
/// first drawn, and what another tab brings, moves nothing. Pass `false` where something else comes into sight: Yew runs
/// the effects of one answer in several tasks on a slow machine, and the last of them would win.
#[hook]
pub(crate) fn use_in_sight(serial: Option<u64>, is_shown: bool) -> NodeRef {
    let node = use_node_ref();
    let before = use_mut_ref(|| serial);
    let element = node.clone();
    use_effect_with(serial, move |serial| {
        let is_new = before.replace(*serial) != *serial && serial.is_some();
        if let Some(element) = element.cast::<Element>().filter(|_| is_new && is_shown) {
            document::bring_into_sight(&element);
        }
    });
    node
}

/// Keeps the screen awake while it is wanted: in the projector's view, and while a count runs.
#[hook]
pub(crate) fn use_wake_lock(is_wanted: bool) {
    use_effect_with(is_wanted, |is_wanted| {
        let lock = is_wanted.then(WakeLock::ask);
        move || drop(lock)
    });
}

/// A callback that is made anew at each drawing and always does the same. It is equal to any other, so that a component is
/// drawn again only where what it shows has changed.
#[derive(Clone)]
pub(crate) struct Steady<T>(pub(crate) Callback<T>);

impl<T> PartialEq for Steady<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Deref for Steady<T> {
    type Target = Callback<T>;

    fn deref(&self) -> &Callback<T> {
        &self.0
    }
}

/// A handler that sends the action of an event, where it has one.
pub(crate) fn filtered<E: 'static, A: 'static>(
    send: &Callback<A>,
    action: impl Fn(E) -> Option<A> + 'static,
) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |event| {
        if let Some(action) = action(event) {
            send.emit(action);
        }
    })
}
