//! The ladder's page: its race, choosing, running, hearing from the worker, walking, and its words.

mod chart;
mod dots;
mod link;
mod race;
mod runs;
mod walk;
mod words;

use bitqueens::pages::ladder::{
    LadderAction, LadderPage, RunRecord, TaskEvent, TaskKind, WorkerTask,
};
use bitqueens_core::{ladder::Method, solver::Size};
use bitqueens_worker::ladder::RunReply;

use crate::program::Program;

fn size(side: u8) -> Size {
    Size::new(side).unwrap()
}

fn page(program: &Program) -> &LadderPage {
    program.page()
}

/// The task of the worker.
#[track_caller]
fn task(program: &Program) -> WorkerTask {
    page(program).queue.task().expect("something runs")
}

/// The record of a run in the chosen form.
#[track_caller]
fn record(program: &Program, method: Method, side: u8) -> RunRecord {
    let page = page(program);
    let run = page.selection.run(method, size(side));
    *page.queue.record(run).expect("a run that was asked for")
}

/// The worker reports on its task.
fn report(program: &mut Program, event: TaskEvent) {
    let task = task(program).number;
    program.act(LadderAction::Worker { task, event });
}

/// The worker finishes its task, in as many nanoseconds as it is told where it is timed.
fn finish(program: &mut Program, nanos: u64) {
    let task = task(program);
    let answer = if task.kind == TaskKind::Counting {
        RunReply::Counted(task.run.counted().1)
    } else {
        let solutions = task.run.solutions();
        RunReply::Timed { solutions, nanos }
    };
    report(program, TaskEvent::Answer(answer));
}

/// Runs what is chosen; each task takes as long as `nanos` says.
fn run_all(program: &mut Program, nanos: impl Fn(WorkerTask) -> u64) {
    program.act(LadderAction::Run);
    while let Some(task) = page(program).queue.task() {
        finish(program, nanos(task));
    }
}
