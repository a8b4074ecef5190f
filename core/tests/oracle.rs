//! The N-Queens problem in plain columns: without bits, as simple as possible.

/// All solutions as columns by row, in ascending order of the list read as digits.
pub(crate) fn solutions(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    extend(n, &mut Vec::new(), &mut found);
    found
}

fn extend(n: usize, columns: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if columns.len() == n {
        found.push(columns.clone());
        return;
    }
    for column in 0..n {
        let row = columns.len();
        let attacked = columns
            .iter()
            .enumerate()
            .any(|(r, &c)| c == column || c.abs_diff(column) == row - r);
        if !attacked {
            columns.push(column);
            extend(n, columns, found);
            columns.pop();
        }
    }
}
