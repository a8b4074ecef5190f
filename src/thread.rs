//! A worker's own end of its thread: words come in, words go out, and there is a clock.

use std::panic;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Uint32Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers each message as long as the worker lives, after saying that it is `ready`.
///
/// A message that is not an array of words is `None`. `panicked` puts a panic's report into words.
pub(crate) fn serve(
    ready: &[u32],
    panicked: fn(String) -> Vec<u32>,
    mut answer: impl FnMut(Option<Vec<u32>>) -> Vec<u32> + 'static,
) {
    panic::set_hook(Box::new(move |panic| {
        // After this the instance still answers, but damaged: the page ends it.
        post(&panicked(panic.to_string()));
    }));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let words = event.data().dyn_into::<Uint32Array>().ok();
        post(&answer(words.map(|words| words.to_vec())));
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    // Messages that came before this one are lost, so the page waits for it.
    post(ready);
}

/// Sends words to the page.
pub(crate) fn post(words: &[u32]) {
    // Posting fails only for what cannot be copied; words can.
    let _: Result<(), JsValue> = scope().post_message(&Uint32Array::from(words));
}

/// The worker's clock, in milliseconds; without one every time is 0.
pub(crate) fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
