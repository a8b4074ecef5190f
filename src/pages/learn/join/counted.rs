//! What this browser has counted, as far as the course speaks of it.

use bitqueens_core::counting::Method;

/// A finished count of N = 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The time it took, in milliseconds.
    pub milliseconds: u64,
    /// The number of workers.
    pub workers: u32,
    /// The method.
    pub method: Method,
}

impl Counted {
    /// The key under which the counting page stores its table.
    pub const KEY: &str = "bitqueens.finished";

    /// Finds the newest count of N = 16 in the table of finished counts, by the names of its columns.
    #[must_use]
    pub fn read(table: &str) -> Option<Self> {
        let mut lines = table.lines();
        let names: Vec<&str> = lines.next()?.split(',').collect();
        let rows = lines.map(|line| line.split(',').collect::<Vec<_>>());
        let mut counts = rows.filter_map(|row| {
            let value = |name| {
                let column = names.iter().position(|own| *own == name)?;
                row.get(column).copied()
            };
            (value("n")? == "16").then_some(())?;
            Some(Self {
                milliseconds: value("milliseconds")?.parse().ok()?,
                workers: value("workers")?.parse().ok()?,
                method: Method::from_name(value("method")?)?,
            })
        });
        counts.next()
    }
}
