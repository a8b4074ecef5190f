//! Tables as files that other programs read.

/// Writes a table as comma-separated values: the names of its columns, then a line for each row.
/// Every line ends with a line feed.
///
/// Nothing is escaped: no name and no field may hold a comma, a quotation mark or a line feed.
///
/// ```
/// let rows = [["8".to_owned(), "92".to_owned()]];
/// assert_eq!(bitqueens::text::csv(["n", "total"], rows), "n,total\n8,92\n");
/// ```
pub fn csv<const COLUMNS: usize>(
    names: [&str; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> String {
    let rows = rows.into_iter().map(|row| row.join(","));
    let lines = std::iter::once(names.join(",")).chain(rows);
    lines.map(|line| line + "\n").collect()
}
