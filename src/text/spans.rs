//! Code inside a text.

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Words of the language.
    Words(&'a str),
    /// A name, a number or an expression of the program.
    Code(&'a str),
}

/// The parts of a text, in which code stands between backticks.
///
/// ```text
/// the row `left` moves     words "the row ", code "left", words " moves"
/// ```
pub fn spans(text: &str) -> impl Iterator<Item = Span<'_>> {
    let parts = text.split('`').enumerate();
    parts
        .filter(|(_, part)| !part.is_empty())
        .map(|(place, part)| match place % 2 {
            0 => Span::Words(part),
            _ => Span::Code(part),
        })
}
