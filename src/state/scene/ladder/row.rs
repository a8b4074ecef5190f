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
    /// How many times as fast it is as the row before it, when both have been timed.
    pub speed: Option<Factor>,
    /// How many times as many leaf nodes it has, when both have been counted.
    pub leaves: Option<Factor>,
    /// The leaf nodes that source 003 prints for it.
    pub leaves_printed: Option<u64>,
}

/// How one method compares with the one before it in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factor {
    /// The method before.
    pub before: Method,
    /// The factor; below 1 this one is slower, or has fewer leaf nodes.
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

    fn leaf_count(&self) -> Option<f64> {
        let counters = self.entry?.counters?;
        #[expect(
            clippy::cast_precision_loss,
            reason = "a factor is told to three digits"
        )]
        Some(counters.leaves as f64)
    }

    /// The last of the rows before this one that has a figure, and that figure over this row's.
    /// A method that was refused has none, so it is passed over.
    fn under(&self, before: &[Self], figure: fn(&Self) -> Option<f64>) -> Option<Factor> {
        let this = figure(self).filter(|this| 0.0 < *this)?;
        let rows = before.iter().rev();
        let mut known = rows.filter_map(|row| Some((row.run.method(), figure(row)?)));
        known
            .next()
            .filter(|(_, before)| 0.0 < *before)
            .map(|(before, figure)| Factor {
                before,
                times: figure / this,
            })
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
            speed: None,
            leaves: None,
            leaves_printed: printed(method).and_then(|table| table.at(size.get())),
        };
        row.speed = row.under(&rows, LadderRow::millis);
        row.leaves = row
            .under(&rows, LadderRow::leaf_count)
            .map(|Factor { before, times }| Factor {
                before,
                times: 1.0 / times,
            });
        rows.push(row);
    }
    rows
}

fn printed(method: Method) -> Option<&'static LeafTable> {
    LEAF_TABLES.iter().find(|table| table.method == method)
}
