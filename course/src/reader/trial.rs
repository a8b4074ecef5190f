//! A line written wrong, and what the search with it comes to.

use bitqueens_core::faults::{Fault, FaultySearch};

use super::{mistake::CourseMistake, passage::Passage, place::side};
use crate::FaultTrial;

/// Reads a fault to try.
pub(super) fn read(passage: &Passage) -> Result<FaultTrial, CourseMistake> {
    passage.only(&["fault", "before", "after"])?;
    let value = passage.value("fault")?;
    value.only(&["N", "lines"])?;
    let fault: Fault = value.at.named(value.kind, "fault")?;
    let side = side(&value)?;
    let lines = match value.find("lines") {
        None => Some(fault.lines()),
        // The lesson comes before the one that teaches them.
        Some("later") => None,
        Some(other) => {
            let what = format!("`lines = {other}` is to be `lines = later`");
            return Err(value.at.mistake(what));
        }
    };
    Ok(FaultTrial {
        fault,
        lines,
        run: FaultySearch::run(side, fault),
        side,
        before: passage.text("before", 0)?,
        after: passage.text("after", 0)?,
    })
}
