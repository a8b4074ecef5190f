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
        let (span, after) = first(rest)?;
        rest = after;
        Some(span)
    })
}

/// The first part of a text, and the text behind it; `None` where the text is empty. A mark that is
/// not closed is words.
fn first(text: &str) -> Option<(Span<'_>, &str)> {
    if let Some((code, after)) = text.strip_prefix('`').and_then(|text| text.split_once('`')) {
        return Some((Span::Code(code), after));
    }
    if let Some((text, after)) = text
        .strip_prefix('[')
        .and_then(|text| text.split_once("]("))
    {
        if let Some((slug, after)) = after.split_once(')') {
            return Some((Span::Term { slug, text }, after));
        }
    }
    let opening = text
        .char_indices()
        .skip(1)
        .find(|(_, c)| matches!(c, '`' | '['));
    let (words, after) = text.split_at(opening.map_or(text.len(), |(at, _)| at));
    (!words.is_empty()).then_some((Span::Words(words), after))
}
