//! What the ladder's worker does: one run at a time, timed or counted, part by part.
//!
//! It knows no page and cannot be interrupted: who started it ends it to cancel, and starts another.

use std::panic;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Uint32Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::ladder_wire::{Reply, Request, stamp};

/// Milliseconds between two reports: oftener is not seen.
const REPORT_MS: f64 = 50.0;

/// Runs the worker.
pub fn start() {
    panic::set_hook(Box::new(|panic| {
        // After this the instance still answers, but damaged: the page ends it.
        post(&Reply::Failed(panic.to_string()));
    }));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event
            .data()
            .dyn_into::<Uint32Array>()
            .ok()
            .and_then(|words| Request::from_words(&words.to_vec()));
        post(&match request {
            Some(request) => carry_out(request),
            None => Reply::Failed("not a request".into()),
        });
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    // Messages that came before this one are lost, so the page waits for it.
    post(&Reply::Ready(stamp()));
}

fn carry_out(Request { task, run, count }: Request) -> Reply {
    let parts = u32::try_from(run.parts()).unwrap_or(u32::MAX);
    let mut reported = now();
    let on_part = |done: usize| {
        let time = now();
        if REPORT_MS <= time - reported {
            reported = time;
            let done = u32::try_from(done).unwrap_or(u32::MAX);
            post(&Reply::Part { task, done, parts });
        }
    };
    if count {
        let (solutions, counters) = run.counted_by_part(on_part);
        return Reply::Counted {
            task,
            solutions,
            counters,
        };
    }
    let timing = run.timed(now, on_part);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time that does not fit stops at the greatest"
    )]
    let nanos = (timing.millis * 1.0e6) as u64;
    Reply::Timed {
        task,
        solutions: timing.solutions,
        nanos,
    }
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
