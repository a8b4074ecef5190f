//! The worker's side of its thread: requests come in, replies go out, and there is a clock.

use std::panic;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, js_sys::Uint8Array};

use crate::{Message, Reply, Request};

/// Says that the worker is ready, then answers each request as long as the worker lives.
///
/// `answer` gives the answer, or the reason why the worker cannot carry the request out.
pub(super) fn serve<W, A: 'static>(
    mut answer: impl FnMut(Request<W>) -> Result<A, &'static str> + 'static,
) where
    Request<W>: Message,
    Reply<A>: Message,
{
    panic::set_hook(Box::new(|panic| {
        // After this the instance still answers, but damaged: the page ends it.
        post(&Reply::<A>::Failed(panic.to_string()));
    }));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data());
        let reply = match Request::from_bytes(&bytes.to_vec()) {
            Some(request) => {
                let task = request.task;
                answer(request).map(|answer| Reply::Answer { task, answer })
            }
            None => Err("the message is not a request of this version"),
        };
        post(&reply.unwrap_or_else(|why| Reply::Failed(why.to_owned())));
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    // Messages that came before this one are lost, so the page waits for it.
    post(&Reply::<A>::Ready);
}

/// Sends a reply to the page.
pub(super) fn post(reply: &impl Message) {
    let bytes = Uint8Array::from(reply.to_bytes().as_slice());
    // Posting fails only for what cannot be copied; bytes can.
    let _: Result<(), JsValue> = scope().post_message(&bytes);
}

/// Returns the time of the worker's clock, in milliseconds; without a clock every time is 0.
pub(super) fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

#[wasm_bindgen]
extern "C" {
    /// The object that the worker's messages come to and go from.
    #[wasm_bindgen(thread_local_v2, js_name = globalThis)]
    static SCOPE: DedicatedWorkerGlobalScope;
}

fn scope() -> DedicatedWorkerGlobalScope {
    SCOPE.with(Clone::clone)
}
