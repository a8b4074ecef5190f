//! A micro-step that a text speaks of.

use bitqueens_core::{
    bits::Width,
    solver::{Machine, Phase, Size},
};

use super::{mistake::CourseMistake, value::Value};
use crate::Place;

/// The values that name a micro-step.
pub(crate) const NAMES: [&str; 4] = ["N", "step", "phase", "row"];

/// The largest board whose whole search the course walks.
pub(super) const LARGEST: u8 = 8;

/// The lowest row whose lines the figure of the formula shows whole: each goes at most so many columns beyond the board.
const FURTHEST: u8 = 2;

/// The side of a board.
pub(crate) fn side(value: &Value) -> Result<Size, CourseMistake> {
    let wrong = |error| value.at.mistake(error);
    Size::new(value.number("N")?).map_err(wrong)
}

/// The bits of a word.
pub(crate) fn width(value: &Value) -> Result<Width, CourseMistake> {
    let n = value.number("width")?;
    Width::new(n).map_err(|error| value.at.mistake(error))
}

/// The side of a board whose whole search the course walks.
pub(crate) fn small(value: &Value) -> Result<Size, CourseMistake> {
    let size = side(value)?;
    if LARGEST < size.get() {
        return Err(value
            .at
            .mistake(format!("the course walks boards up to {LARGEST}")));
    }
    Ok(size)
}

/// Reads the micro-step that the values name.
pub(super) fn read(value: &Value) -> Result<Place, CourseMistake> {
    let machine = machine(value)?;
    Ok(Place::at(machine.size().get(), machine.counters().steps))
}

/// Walks to the micro-step that the values name, and compares its phase and its row.
pub(crate) fn machine(value: &Value) -> Result<Machine, CourseMistake> {
    let (size, step) = (small(value)?, value.number::<u64>("step")?);
    let mut machine = Machine::new(size);
    for done in 0..step {
        if machine.next().is_none() {
            return Err(value
                .at
                .mistake(format!("the search ends after {done} steps")));
        }
    }
    let (phase, row) = (value.get("phase")?, value.number::<u8>("row")?);
    let found = machine.phase();
    if found.name() != phase || machine.row() != Some(row) {
        let at = machine
            .row()
            .map_or("no row".to_owned(), |row| format!("row {row}"));
        let what = format!(
            "step {step} of N = {} is `{}` in {at}",
            size.get(),
            found.name()
        );
        return Err(value.at.mistake(what));
    }
    Ok(machine)
}

/// Reads a micro-step at which a solution was counted.
pub(super) fn solution(value: &Value) -> Result<Place, CourseMistake> {
    value.only(&NAMES)?;
    of_phase(value, Phase::Solution, "a solution")
}

/// Reads a micro-step that works out the free squares of a row.
pub(super) fn free(value: &Value) -> Result<Place, CourseMistake> {
    if FURTHEST < value.number("row")? {
        let what = format!(
            "`{}` has room for {FURTHEST} bits beyond the board",
            value.kind
        );
        return Err(value.at.mistake(what));
    }
    of_phase(value, Phase::Free, "the free squares of a row")
}

fn of_phase(value: &Value, phase: Phase, of: &str) -> Result<Place, CourseMistake> {
    let place = read(value)?;
    if value.get("phase")? == phase.name() {
        Ok(place)
    } else {
        let what = format!("`{}` is drawn of {of}", value.kind);
        Err(value.at.mistake(what))
    }
}
