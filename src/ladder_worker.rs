//! What the ladder's worker does: one run at a time, timed or counted, part by part.
//!
//! It knows no page and cannot be interrupted: who started it ends it to cancel, and starts another.

use crate::ladder_wire::{Reply, Request, stamp};
use crate::thread::{now, post, serve};

/// Milliseconds between two reports: oftener is not seen.
const REPORT_MS: f64 = 50.0;

/// Runs the worker.
pub fn start() {
    serve(
        &Reply::Ready(stamp()).to_words(),
        |message| Reply::Failed(message).to_words(),
        |words| {
            let request = words.and_then(|words| Request::from_words(&words));
            let reply = request.map_or_else(|| Reply::Failed("not a request".into()), carry_out);
            reply.to_words()
        },
    );
}

fn carry_out(Request { task, run, count }: Request) -> Reply {
    let parts = u32::try_from(run.parts()).unwrap_or(u32::MAX);
    let mut reported = now();
    let on_part = |done: usize| {
        let time = now();
        if REPORT_MS <= time - reported {
            reported = time;
            let done = u32::try_from(done).unwrap_or(u32::MAX);
            post(&Reply::Part { task, done, parts }.to_words());
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
