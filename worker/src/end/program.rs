//! The worker of the reader's program: runs it to its end, then the listing, by the same interpreter.
//!
//! A run cannot be interrupted: the page ends the worker to cancel it.

use bitqueens_core::{
    program::{Judgement, Program, ProgramRun, Stop, listing_text},
    solver::Size,
};

use super::{now, post, serve};
use crate::{
    Reply, Request,
    program::{ProgramCount, ProgramReply, ProgramRequest},
};

/// Milliseconds between two reports.
const REPORT_MS: f64 = 100.0;
/// The lines between two looks at the clock.
const LINES: u64 = 1 << 14;
/// The instructions after which a program is stopped: minutes, where the listing takes less than a second.
const LIMIT: u64 = 20_000_000_000;

/// Runs the worker.
pub fn start() {
    serve::<ProgramRequest, ProgramReply>(answer);
}

fn answer(request: Request<ProgramRequest>) -> Result<ProgramReply, &'static str> {
    let Request { task, work } = request;
    let mut reported = now();
    let on_lines = |lines| {
        let time = now();
        if REPORT_MS <= time - reported {
            reported = time;
            let answer = ProgramReply::Part { lines };
            post(&Reply::Answer { task, answer });
        }
    };
    let own = match count(&work.text, work.size, on_lines)? {
        Ok(own) => own,
        Err(stop) => return Ok(ProgramReply::Stopped(stop)),
    };
    let listing = count(&listing_text(), work.size, |_| {})?;
    let listing = listing.map_err(|_| "the listing was stopped")?;
    Ok(ProgramReply::Counted { own, listing })
}

/// Runs a program to its end.
fn count(
    text: &str,
    size: Size,
    mut on_lines: impl FnMut(u64),
) -> Result<Result<ProgramCount, Stop>, &'static str> {
    let program = Program::read(text).map_err(|_| "the program cannot be read")?;
    let start = now();
    let mut run = ProgramRun::new(&program, size).with_limit(LIMIT);
    while let Some(ran) = run.next() {
        if let Err(stop) = ran {
            return Ok(Err(stop));
        }
        if run.steps().is_multiple_of(LINES) {
            on_lines(run.steps());
        }
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time is not negative"
    )]
    let micros = ((now() - start) * 1000.0) as u64;
    Ok(Ok(ProgramCount {
        solutions: run.number(Judgement::COUNT).unwrap_or(0),
        lines: run.steps(),
        micros,
    }))
}
