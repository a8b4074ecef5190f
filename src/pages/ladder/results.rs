//! The table: one row a method.

use super::{LadderPage, RunRecord, Scale};
use bitqueens_core::ladder::{Estimate, Gives, Method, Run, sources::LeafTable};

/// One method on the chosen board.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultRow {
    /// The method, its form, and the board.
    pub run: Run,
    /// The record of the run; none before it was asked for.
    pub record: Option<RunRecord>,
    /// The estimated cost.
    pub expected: Estimate,
    /// Its speed over that of a row before it, when both times are long enough.
    pub speed: Option<Ratio>,
    /// Its leaf nodes over those of a row before it, when both have been counted.
    pub leaves: Option<Ratio>,
    /// The leaf nodes that source 003 prints for it.
    pub leaves_printed: Option<u64>,
}

/// A figure of one method over the same figure of a method before it in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The method before.
    pub before: Method,
    /// The ratio; below 1 this method is slower, or has fewer leaf nodes.
    pub times: f64,
}

impl ResultRow {
    /// Tells whether the method counts unique solutions.
    pub fn is_unique(&self) -> bool {
        self.run.method().gives() == Gives::Unique
    }

    /// The time, where it is long enough to be compared.
    fn millis(&self) -> Option<f64> {
        let millis = self.record.as_ref().and_then(RunRecord::millis);
        millis.filter(|millis| Scale::SHORTEST <= *millis)
    }

    /// The figure of the last row before this one that has one and counts the same solutions, over
    /// this row's figure. A method that was refused has none, so it is passed over.
    fn under(&self, before: &[Self], figure: fn(&Self) -> Option<f64>) -> Option<Ratio> {
        let this = figure(self).filter(|this| 0.0 < *this)?;
        let rows = before.iter().rev();
        let rows = rows.filter(|row| row.is_unique() == self.is_unique());
        let mut known = rows.filter_map(|row| Some((row.run.method(), figure(row)?)));
        let (before, figure) = known.next().filter(|(_, figure)| 0.0 < *figure)?;
        let times = figure / this;
        Some(Ratio { before, times })
    }
}

impl LadderPage {
    /// The rows of the table: the chosen methods on the chosen board.
    pub fn result_rows(&self) -> Vec<ResultRow> {
        let selection = self.selection;
        let mut rows: Vec<ResultRow> = Vec::new();
        for method in selection.methods.iter() {
            let run = selection.run(method, selection.size);
            let mut row = ResultRow {
                run,
                record: self.queue.record(run).copied(),
                expected: Estimate::of(method, selection.size),
                speed: None,
                leaves: None,
                leaves_printed: LeafTable::of(method)
                    .and_then(|table| table.at(selection.size.get())),
            };
            row.speed = row.under(&rows, ResultRow::millis);
            let over = row.under(&rows, |row| row.record?.leaves());
            row.leaves = over.map(|Ratio { before, times }| Ratio {
                before,
                times: 1.0 / times,
            });
            rows.push(row);
        }
        rows
    }
}
