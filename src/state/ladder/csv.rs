//! The results as a file for a table.

use std::fmt::Write;

use super::Entry;

/// The head of the file: one name a column.
const HEAD: &str = "method,form,n,state,total,unique,nodes,tests,leaves,elapsed_ms\n";

/// The results as comma-separated values, one line a run, in the order of asking.
///
/// A figure that was not counted is an empty field. No field holds a comma or a quotation mark.
#[must_use]
pub fn csv(entries: &[Entry]) -> String {
    let mut text = HEAD.to_owned();
    for entry in entries {
        let run = entry.run;
        let field = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
        let counted = entry.counters;
        let elapsed = entry.millis().map_or_else(String::new, plain_millis);
        // Writing into a string does not fail.
        let _ = writeln!(
            text,
            "{},{},{},{},{},{},{},{},{},{}",
            run.method(),
            run.form().name(),
            run.size(),
            entry.outcome.name(),
            field(entry.total()),
            field(entry.unique()),
            field(counted.map(|counted| counted.nodes)),
            field(counted.map(|counted| counted.tests)),
            field(counted.map(|counted| counted.leaves)),
            elapsed,
        );
    }
    text
}

/// Milliseconds to the nanosecond, without an exponent.
#[must_use]
pub fn plain_millis(millis: f64) -> String {
    format!("{millis:.6}")
}
