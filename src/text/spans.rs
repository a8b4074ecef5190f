//! Code and terms inside a text.

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Words of the language.
    Words(&'a str),
    /// A name, a number or an expression of the program.
    Code(&'a str),
    /// The first use of a term of the glossary on a page.
    Term {
        /// The term's name in an address.
        slug: &'a str,
        /// What the text says for it: words, or code between backticks.
        text: &'a str,
    },
}

/// The parts of a text, in which code stands between backticks and a term's first use between
/// brackets, with the term's address behind it.
///
/// ```text
/// the row `left` moves             words "the row ", code "left", words " moves"
/// two [words](word) and [`bit`](bit)
///                                  words "two ", term word "words", words " and ", term bit "`bit`"
/// ```
///
/// The words carry the marks because only their writer knows that "half" is a term and in "half an
/// hour" is not, and because no page then has to load and search for the names of all terms.
pub fn spans(text: &str) -> impl Iterator<Item = Span<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (span, after) = marked(rest).or_else(|| words(rest))?;
        rest = after;
        Some(span)
    })
}

/// The code or the term that a text begins with, and what stands behind it.
fn marked(text: &str) -> Option<(Span<'_>, &str)> {
    if let Some(text) = text.strip_prefix('`') {
        let (code, after) = text.split_once('`')?;
        return Some((Span::Code(code), after));
    }
    let (text, after) = text.strip_prefix('[')?.split_once(']')?;
    let (slug, after) = after.strip_prefix('(')?.split_once(')')?;
    Some((Span::Term { slug, text }, after))
}

/// The words up to the next mark, and what stands behind them. A mark that is not closed is words.
fn words(text: &str) -> Option<(Span<'_>, &str)> {
    let mut bytes = text.bytes().skip(1);
    let mark = bytes.position(|byte| matches!(byte, b'`' | b'['));
    let (words, after) = text.split_at(mark.map_or(text.len(), |at| at + 1));
    (!words.is_empty()).then_some((Span::Words(words), after))
}
