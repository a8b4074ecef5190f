//! `bitqueens solutions`

use std::io::Write;

use crate::{Failure, arguments, output::print};

/// Prints full boards in the order in which the search finds them.
pub(crate) fn solutions(arguments: &arguments::Solutions) -> Result<(), Failure> {
    let found = bitqueens_core::solver::Solutions::new(arguments.size);
    print(|output| {
        for solution in found.take(arguments.limit.unwrap_or(usize::MAX)) {
            let by_row = solution.by_row();
            if arguments.json {
                // An array of whole numbers reads the same in Rust and in JSON.
                let by_column = solution.by_column();
                writeln!(
                    output,
                    "{{\"byRow\":{by_row:?},\"byColumn\":{by_column:?}}}"
                )?;
            } else {
                let columns: Vec<_> = by_row.iter().map(u8::to_string).collect();
                writeln!(output, "{}", columns.join(" "))?;
            }
        }
        Ok(())
    })
}
