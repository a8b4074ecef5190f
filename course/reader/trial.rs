//! A line written wrong, and what the search with it comes to.

use bitqueens_core::faults::{Fault, FaultySearch, Symptom};

use super::{mistake::Mistake, passage::Passage, place::side};

/// Writes a fault to try.
pub(crate) fn written(passage: &Passage) -> Result<String, Mistake> {
    passage.only(&["fault", "before", "after"])?;
    let value = passage.value("fault")?;
    value.only(&["N", "lines"])?;
    let known = Fault::ALL.map(Fault::name);
    let fault = Fault::from_name(value.kind);
    let fault = fault.ok_or_else(|| value.unknown("fault", &known))?;
    let side = side(&value)?;
    let lines = match value.find("lines") {
        None => format!("Some({:?})", fault.lines()),
        // The lesson comes before the one that teaches them.
        Some("later") => "None".to_owned(),
        Some(other) => {
            let what = format!("`lines = {other}` is to be `lines = later`");
            return Err(value.at.mistake(what));
        }
    };
    Ok(format!(
        "Block::Break(FaultTrial {{ fault: Fault::{fault:?}, lines: {lines}, side: side({}), run: {}, before: {}, after: {} }})",
        side.get(),
        run(&FaultySearch::run(side, fault)),
        passage.text("before", 0)?,
        passage.text("after", 0)?,
    ))
}

/// Writes what a search with a fault came to: as a static, for a block is copied.
fn run(run: &FaultySearch) -> String {
    let symptom = run.symptom.map(|symptom| match symptom {
        Symptom::Attack { rows, line } => {
            format!("Symptom::Attack {{ rows: {rows:?}, line: Line::{line:?} }}")
        }
        other => format!("Symptom::{other:?}"),
    });
    let symptom = symptom.map_or("None".to_owned(), |symptom| format!("Some({symptom})"));
    format!(
        "{{ static RUN: FaultySearch = FaultySearch {{ placements: {}, solutions: {}, ended: {}, queens: Cow::Borrowed(&{:?}), symptom: {symptom} }}; &RUN }}",
        run.placements, run.solutions, run.ended, run.queens
    )
}
