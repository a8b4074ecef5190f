//! What a counting worker does: it says that it is ready, then counts one job after the other.
//!
//! It knows no page. Whoever started it may end it at any time; a job is lost then, and nothing else.

use std::panic;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Uint32Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::counting::{Counter, Job, Kernel};
use crate::wire::{Build, Counted, Refusal, Reply, Request};

/// Runs the worker: `count` is the loop of `kernel`.
pub fn start(kernel: Kernel, count: fn(&mut Counter, Job) -> u64) {
    panic::set_hook(Box::new(|panic| {
        // After this the instance still answers, but damaged: the page ends it.
        post(&Reply::Panicked {
            message: panic.to_string(),
        });
    }));
    let mut counter = Counter::default();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let reply = match event.data().dyn_into::<Uint32Array>() {
            Ok(words) => answer(kernel, count, &mut counter, &words.to_vec()),
            Err(_) => Reply::Refused {
                run: 0,
                refusal: Refusal::Unreadable,
            },
        };
        post(&reply);
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    // Messages that came before this one are lost, so the page waits for it.
    post(&Reply::Ready(Build::this(kernel)));
}

/// The reply to a message.
fn answer(
    own: Kernel,
    count: fn(&mut Counter, Job) -> u64,
    counter: &mut Counter,
    words: &[u32],
) -> Reply {
    let run = words.first().copied().unwrap_or(0);
    let request = match Request::from_words(words) {
        Ok(request) => request,
        Err(refusal) => return Reply::Refused { run, refusal },
    };
    let start = now();
    let count = if request.kernel == own {
        count(counter, request.job)
    } else if request.kernel == Kernel::Plain {
        counter.count_plain(request.job)
    } else {
        return Reply::Refused {
            run,
            refusal: Refusal::Kernel,
        };
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time that does not fit stops at the greatest"
    )]
    let micros = ((now() - start) * 1000.0) as u32;
    Reply::Counted(Counted {
        run,
        kernel: request.kernel,
        job: request.job,
        count,
        micros,
    })
}

/// The worker's clock, in milliseconds; without one every time is 0.
fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

fn post(reply: &Reply) {
    let words = Uint32Array::from(reply.to_words().as_slice());
    // Posting fails only for what cannot be copied; words can.
    let _: Result<(), JsValue> = scope().post_message(&words);
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
