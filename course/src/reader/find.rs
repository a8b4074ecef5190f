//! A fault to find: the loop with a line written wrong.

use bitqueens_core::{
    faults::{FaultySearch, indexed, short},
    program::{Judgement, LISTING, Program, listing_with},
    solver::Phase,
};

use super::{
    mistake::{At, CourseMistake},
    passage::Passage,
    place::side,
};
use crate::LessonFind;

/// Reads a fault to find. It is run here, so that the page shows what it came to without running it.
pub(super) fn read(passage: &Passage) -> Result<LessonFind, CourseMistake> {
    passage.only(&["find", "broken", "reply"])?;
    let value = passage.value("find")?;
    value.only(&["N", "lines"])?;
    let phase = phase(value.at, value.kind)?;
    let side = side(&value)?;
    let shown = value.find("lines").map(|lines| shown(value.at, lines));
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

fn phase(at: &At, name: &str) -> Result<Phase, CourseMistake> {
    at.named(name, "line of the loop")
}

/// The lines that are shown, by their micro-steps.
fn shown(at: &At, lines: &str) -> Result<Vec<Phase>, CourseMistake> {
    let names = lines.split_whitespace();
    names.map(|name| phase(at, name)).collect()
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
