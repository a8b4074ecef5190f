//! Callbacks that stay the same from drawing to drawing.

use yew::prelude::*;

/// Returns a callback that calls the one given last. It is always the same, so components that get
/// it are not drawn again for its sake, and effects not started again.
#[hook]
pub(crate) fn use_stable_callback<T: 'static>(callback: &Callback<T>) -> Callback<T> {
    let latest = use_mut_ref(|| callback.clone());
    latest.replace(callback.clone());
    use_callback((), move |value, ()| {
        let latest = latest.borrow().clone();
        latest.emit(value);
    })
}
