//! The jobs of a run as a field of cells.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::pages::count::{JobCell, JobCells};

/// Draws the field: all cells, over them those that are begun and those that are done. It always
/// fills the same box; how much is done is said beside it.
pub(super) fn job_field(field: &JobCells) -> Html {
    let (columns, rows) = (field.columns, field.rows());
    let path = |drawn: fn(JobCell) -> bool| {
        let mut path = String::new();
        for (place, _) in (0..).zip(&field.cells).filter(|(_, cell)| drawn(**cell)) {
            let (x, y): (u64, u64) = (place % columns, place / columns);
            // A text takes whatever is written to it.
            write!(path, "M{x} {y}h1v1h-1z").ok();
        }
        path
    };
    html! {
        <svg
            class="jobs"
            viewBox={format!("0 0 {columns} {rows}")}
            preserveAspectRatio="none"
            data-cells={field.cells.len().to_string()}
            aria-hidden="true"
            focusable="false"
        >
            <path class="empty" d={path(|cell| cell != JobCell::Full)} />
            <path class="part" d={path(|cell| cell == JobCell::Part)} />
            <path class="full" d={path(|cell| cell == JobCell::Full)} />
        </svg>
    }
}
