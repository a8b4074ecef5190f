//! The table: one row a method.

use crate::ladder::sources::{LEAF_TABLES, LeafTable};
use crate::ladder::{Estimate, Gives, Method, Run};
use crate::state::ladder::{Entry, Ladder};

/// One method on the chosen board.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// The method, its form, and the board.
    pub run: Run,
    /// What is known of it; `None` before it was asked for.
    pub entry: Option<Entry>,
    /// What it will cost.
    pub expected: Estimate,
    /// How it compares with the row before it, when both have been timed.
    pub factor: Option<Factor>,
    /// The leaf nodes that source 003 prints for it.
    pub leaves_printed: Option<u64>,
}

/// How one method compares with the one before it in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factor {
    /// The method before.
    pub before: Method,
    /// How many times as fast this one is; below 1 it is slower.
    pub times: f64,
}

impl LadderRow {
    /// Whether the method counts unique solutions.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        self.run.method().gives() == Gives::Unique
    }

    fn millis(&self) -> Option<f64> {
        self.entry.as_ref().and_then(Entry::millis)
    }
}

pub(super) fn rows(ladder: &Ladder) -> Vec<LadderRow> {
    let size = ladder.choice.size;
    let mut rows: Vec<LadderRow> = Vec::new();
    for method in ladder.choice.methods.iter() {
        let run = ladder.choice.run(method, size);
        let mut row = LadderRow {
            run,
            entry: ladder.climb.entry(run).copied(),
            expected: Estimate::of(method, size),
            factor: None,
            leaves_printed: printed(method).and_then(|table| table.at(size.get())),
        };
        // A method that was refused says nothing, so the one before it is the last that has a time.
        let before = rows.iter().rev().find_map(|before| {
            let millis = before.millis()?;
            Some((before.run.method(), millis))
        });
        row.factor = before
            .zip(row.millis())
            .filter(|((_, before), this)| 0.0 < *before && 0.0 < *this)
            .map(|((before, millis), this)| Factor {
                before,
                times: millis / this,
            });
        rows.push(row);
    }
    rows
}

fn printed(method: Method) -> Option<&'static LeafTable> {
    LEAF_TABLES.iter().find(|table| table.method == method)
}
