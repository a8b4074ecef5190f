//! The table of all figures, one method a row.

use super::{LadderPage, Quantity, RunFigures};
use bitqueens_core::ladder::{Gives, Method};

/// One method on the chosen board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultRow {
    pub figures: RunFigures,
    /// Its speed over that of a row before it, when both times are long enough.
    pub speed: Option<Ratio>,
    /// Its leaf nodes over those of a row before it, when both have been counted.
    pub leaves: Option<Ratio>,
}

/// A figure of one method over the same figure of a method before it in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    pub before: Method,
    /// The ratio; below 1 this method is slower, or has fewer leaf nodes.
    pub times: f64,
}

impl ResultRow {
    /// Tells whether the method counts unique solutions.
    pub fn is_unique(&self) -> bool {
        self.figures.run.method().gives() == Gives::Unique
    }

    /// The figure of the last row before this one that has one and counts the same solutions, over
    /// this row's figure. A method that was refused has none, so it is passed over.
    fn under(&self, before: &[Self], quantity: Quantity) -> Option<Ratio> {
        let figure = |row: &Self| Some(row.figures.taken_here(quantity)?.value);
        let this = figure(self)?;
        let rows = before.iter().rev();
        let rows = rows.filter(|row| row.is_unique() == self.is_unique());
        let mut known = rows.filter_map(|row| Some((row.figures.run.method(), figure(row)?)));
        let (before, figure) = known.next()?;
        Some(Ratio {
            before,
            times: figure / this,
        })
    }
}

impl LadderPage {
    /// The rows of the table: the chosen methods on the chosen board.
    pub fn result_rows(&self) -> Vec<ResultRow> {
        let mut rows: Vec<ResultRow> = Vec::new();
        for method in self.selection.methods.iter() {
            let mut row = ResultRow {
                figures: self.figures(method, self.selection.size),
                speed: None,
                leaves: None,
            };
            row.speed = row.under(&rows, Quantity::Time);
            let over = row.under(&rows, Quantity::Leaves);
            row.leaves = over.map(|Ratio { before, times }| Ratio {
                before,
                times: 1.0 / times,
            });
            rows.push(row);
        }
        rows
    }
}
