//! What the reader's program came to on the large board.

use bitqueens_core::{counting::known, program::Program};
use bitqueens_worker::program::ProgramCount;

use super::NO_WORKER;
use crate::{
    pages::write::{LARGE, LargeRun},
    text::{Sentence, grouped, millis, miscounted, sentence, stopped},
};

/// Says what the run came to; `None` while it runs.
pub fn large(run: &LargeRun, program: &Program) -> Option<Sentence> {
    Some(match run {
        LargeRun::Running { .. } => return None,
        LargeRun::Counted { own, listing } => counted(own, listing),
        LargeRun::Stopped(stop) => stopped(program, *stop, LARGE),
        LargeRun::Failed => NO_WORKER.into(),
    })
}

fn counted(own: &ProgramCount, listing: &ProgramCount) -> Sentence {
    let is_right = u64::try_from(own.solutions) == Ok(known(LARGE).total);
    let outcome = if is_right {
        let total = grouped(known(LARGE).total);
        sentence!(
            Ja "N = {LARGE} の解を、正しく {total} 個と数えました。",
            En "Your program counts {total} solutions of N = {LARGE}, which is right.";
            LARGE, total
        )
    } else {
        miscounted(own.solutions, LARGE)
    };
    let [(time, lines), (loop_time, loop_lines)] =
        [own, listing].map(|of| (time(of), grouped(of.lines)));
    let beside = sentence!(
        Ja "{lines} 行を実行するのに {time} ミリ秒かかりました。同じように動かしたステップ実行のループは、{loop_lines} 行で {loop_time} ミリ秒です。",
        En "It took {time} ms for {lines} lines. The loop of the stepper, run the same way, took {loop_time} ms for {loop_lines} lines.";
        lines, time, loop_lines, loop_time
    );
    outcome.and(&beside)
}

/// Milliseconds.
fn time(of: &ProgramCount) -> String {
    #[expect(clippy::cast_precision_loss, reason = "told to three digits")]
    let time = of.micros as f64 / 1000.0;
    millis(time)
}

/// Says how far a run has come.
pub fn lines_so_far(lines: u64) -> Sentence {
    let lines = grouped(lines);
    sentence!(
        Ja "N = {LARGE} を数えています。実行した行：{lines}",
        En "Counting N = {LARGE}. Lines carried out: {lines}";
        LARGE, lines
    )
}
