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
    let mut text = names.join(",");
    text.push('\n');
    for row in rows {
        text.push_str(&row.join(","));
        text.push('\n');
    }
    text
}
