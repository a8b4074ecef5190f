//! The times that the sources print, each from its own computer.

use std::fmt;

use super::SourceDocument;
use crate::ladder::{Form, Method};

/// A column of times as one document prints it, for one method.
///
/// Times of one document can be compared. Between documents computer, compiler and language differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeTable {
    /// The document that prints it.
    pub source: SourceDocument,
    /// The method that was timed.
    pub method: Method,
    /// The form, where the document times both or only one of them.
    pub form: Form,
    /// The computer, if the document names it.
    pub computer: Option<Computer>,
    /// The unit in which the document writes a time.
    pub unit: Unit,
    /// One row for each N, smallest first.
    pub rows: &'static [TimeRow],
}

/// The computer that a document names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// The processor.
    pub processor: &'static str,
    /// The system.
    pub system: &'static str,
    /// The language and, where it is named, the compiler.
    pub compiler: &'static str,
    /// The compiler's options.
    pub options: &'static str,
}

/// One N of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRow {
    /// The board's side.
    pub side: u8,
    /// All solutions, where the row prints them.
    pub total: Option<u64>,
    /// Unique solutions, where the row prints them.
    pub unique: Option<u64>,
    /// The time in milliseconds, to the precision of the table's unit.
    pub millis: u32,
}

/// The unit in which a document writes times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Whole milliseconds: 3317.
    Millisecond,
    /// Seconds to three places: 3.317.
    Thousandth,
    /// Seconds to two places: 3.32.
    Hundredth,
}

impl TimeTable {
    /// The row for an N, if there is one.
    #[must_use]
    pub fn at(&self, side: u8) -> Option<&'static TimeRow> {
        self.rows.iter().find(|row| row.side == side)
    }

    /// A row's time as the document writes it, without grouping of digits.
    #[must_use]
    pub fn printed(&self, row: &TimeRow) -> Printed {
        Printed {
            millis: row.millis,
            unit: self.unit,
        }
    }
}

/// A time as its document writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    millis: u32,
    unit: Unit,
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.millis / 1000, self.millis % 1000);
        match self.unit {
            Unit::Millisecond => write!(f, "{}", self.millis),
            Unit::Thousandth => write!(f, "{seconds}.{millis:03}"),
            Unit::Hundredth => write!(f, "{seconds}.{:02}", millis / 10),
        }
    }
}

/// A row that prints all solutions.
pub(super) const fn total(side: u8, total: u64, millis: u32) -> TimeRow {
    TimeRow {
        side,
        total: Some(total),
        unique: None,
        millis,
    }
}

/// A row that prints unique solutions.
pub(super) const fn unique(side: u8, unique: u64, millis: u32) -> TimeRow {
    TimeRow {
        side,
        total: None,
        unique: Some(unique),
        millis,
    }
}
