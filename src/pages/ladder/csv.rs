//! The records as a file for a table.

use super::RunRecord;
use crate::text;

/// The names of the file's columns.
const COLUMNS: [&str; 10] = [
    "method",
    "form",
    "n",
    "state",
    "total",
    "unique",
    "nodes",
    "tests",
    "leaves",
    "elapsed_ms",
];

/// Writes the records as comma-separated values, one line a run, in the order of asking. A figure
/// that was not counted is an empty field.
pub fn csv(records: &[RunRecord]) -> String {
    let field = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
    let rows = records.iter().map(|record| {
        let run = record.run;
        let counters = record.counters;
        [
            run.method().to_string(),
            run.form().name().to_owned(),
            run.size().to_string(),
            record.state.name().to_owned(),
            field(record.total()),
            field(record.unique()),
            field(counters.map(|counters| counters.nodes)),
            field(counters.map(|counters| counters.tests)),
            field(counters.map(|counters| counters.leaves)),
            record.nanos.map_or_else(String::new, plain_millis),
        ]
    });
    text::csv(COLUMNS, rows)
}

/// Nanoseconds as milliseconds, to the last one.
pub fn plain_millis(nanos: u64) -> String {
    format!("{}.{:06}", nanos / 1_000_000, nanos % 1_000_000)
}
