//! The ladder's worker: carries out one run at a time, timed or counted, part by part.
//!
//! A run cannot be interrupted: the page ends the worker to cancel it, and starts another.

use super::{now, post, serve};
use crate::{
    Reply, Request,
    ladder::{RunReply, RunRequest},
};

/// Milliseconds between two reports: a reader does not see more.
const REPORT_MS: f64 = 50.0;

/// Runs the worker.
pub fn start() {
    serve::<RunRequest, RunReply>(|request| Ok(carry_out(request)));
}

fn carry_out(Request { task, work }: Request<RunRequest>) -> RunReply {
    let parts = u32::try_from(work.run.parts()).unwrap_or(u32::MAX);
    let mut reported = now();
    let on_part = |done: usize| {
        let time = now();
        if REPORT_MS <= time - reported {
            reported = time;
            let done = u32::try_from(done).unwrap_or(u32::MAX);
            let answer = RunReply::Part { done, parts };
            post(&Reply::Answer { task, answer });
        }
    };
    if work.count {
        let (_, counters) = work.run.counted_by_part(on_part);
        return RunReply::Counted(counters);
    }
    let timing = work.run.timed(now, on_part);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time that does not fit stops at the greatest"
    )]
    let nanos = (timing.millis * 1.0e6) as u64;
    RunReply::Timed {
        solutions: timing.solutions,
        nanos,
    }
}
