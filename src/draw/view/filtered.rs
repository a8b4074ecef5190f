//! Handlers of events that lead to an action, or to none.

use yew::prelude::*;

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
