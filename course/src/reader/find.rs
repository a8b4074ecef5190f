//! A fault to find: the loop with a line written wrong.

use bitqueens_core::{
    faults::{FaultySearch, indexed, short},
    program::{Judgement, LISTING, Program, listing_with},
    solver::Phase,
};

use super::{mistake::CourseMistake, passage::Passage, place::side, value::Value};
use crate::LessonFind;

/// Reads a fault to find. It is run here, so that the page shows what it came to without running it.
pub(super) fn read(passage: &Passage) -> Result<LessonFind, CourseMistake> {
    passage.only(&["find", "broken", "reply"])?;
    let value = passage.value("find")?;
    value.only(&["N", "lines"])?;
    let phase = phase(&value)?;
    let side = side(&value)?;
    let shown = value.find("lines").map(|lines| shown(&value, lines));
    let shown = shown.transpose()?;
    let missing = || value.at.mistake("the `broken` line is missing");
    let broken = passage.field("broken").ok_or_else(missing)?.text.as_str();
    let code = match &shown {
        Some(_) => indexed(phase, broken),
        None => broken.to_owned(),
    };
    let listing = listing_with(phase, &code);
    let wrong = |what: &str| value.at.mistake(format!("`{code}` {what}"));
    let program = Program::read(&listing).map_err(|_| wrong("is no line of a program"))?;
    let judgement = Judgement::of(&program);
    let first_wrong = judgement.divergence;
    Ok(LessonFind {
        phase,
        side,
        broken: broken.to_owned(),
        right: right(phase, shown.is_some()),
        shown,
        run: FaultySearch::of_listing(side, &listing),
        first_wrong: first_wrong.ok_or_else(|| wrong("writes no wrong word"))?,
        reply: passage.text("reply", 0)?,
    })
}

fn phase(value: &Value) -> Result<Phase, CourseMistake> {
    value.named("line of the loop", Phase::ALL, Phase::name)
}

/// The lines that are shown, by their micro-steps.
fn shown(value: &Value, lines: &str) -> Result<Vec<Phase>, CourseMistake> {
    let phases = lines.split_whitespace().map(|kind| {
        phase(&Value {
            kind,
            ..value.clone()
        })
    });
    phases.collect()
}

/// The line as it should be.
fn right(phase: Phase, is_short: bool) -> String {
    let mut lines = LISTING.iter();
    let line = lines.find(|line| line.phase == Some(phase));
    let code = line.map_or("", |line| line.code.trim());
    if is_short {
        short(code)
    } else {
        code.to_owned()
    }
}
