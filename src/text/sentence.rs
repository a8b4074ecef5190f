//! A text by language: a [`Phrase`] is fixed, a [`Sentence`] holds values.

use std::mem;

use super::{Lang, Value, words::BETWEEN_SENTENCES};

/// Declares phrases: `NEXT: Ja "次へ", En "Next";`. One that lacks a language does not compile.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $($lang:ident $text:literal),+;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::Phrase =
            $crate::text::Phrase::new(&[$(($crate::text::Lang::$lang, $text)),+]);)*
    };
}
pub(crate) use phrases;

/// A phrase in the place where it is used: `phrase!(Ja "左", En "left")`.
macro_rules! phrase {
    ($($lang:ident $text:literal),+ $(,)?) => {{
        const PHRASE: $crate::text::Phrase =
            $crate::text::Phrase::new(&[$(($crate::text::Lang::$lang, $text)),+]);
        PHRASE
    }};
}
pub(crate) use phrase;

/// The same fixed text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase([&'static str; Lang::N]);

impl Phrase {
    /// The texts by language, each language once.
    ///
    /// # Panics
    /// If a language is missing or occurs twice; in a constant this fails while compiling.
    pub const fn new(texts: &[(Lang, &'static str)]) -> Self {
        assert!(texts.len() == Lang::N, "one text for each language");
        let mut by_lang = [None; Lang::N];
        let mut at = 0;
        while at < texts.len() {
            let (lang, text) = texts[at];
            assert!(by_lang[lang as usize].is_none(), "a language stands twice");
            by_lang[lang as usize] = Some(text);
            at += 1;
        }
        // As many texts as languages, and none of them twice: each language has one.
        let mut all = [""; Lang::N];
        while 0 < at {
            at -= 1;
            if let Some(text) = by_lang[at] {
                all[at] = text;
            }
        }
        Self(all)
    }

    /// A text of `sentence!`, whose counted words have these numbers of forms.
    ///
    /// # Panics
    /// If the language has another number of forms; in a constant this fails while compiling.
    #[track_caller]
    pub const fn template(
        lang: Lang,
        text: &'static str,
        n_forms: &[usize],
    ) -> (Lang, &'static str) {
        let mut at = 0;
        while at < n_forms.len() {
            assert!(
                n_forms[at] == lang.n_forms(),
                "not as many forms as the language has"
            );
            at += 1;
        }
        (lang, text)
    }

    pub const fn same_in_all(text: &'static str) -> Self {
        Self([text; Lang::N])
    }

    pub const fn in_lang(self, lang: Lang) -> &'static str {
        self.0[lang as usize]
    }
}

/// The same text in every language, with values in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence([String; Lang::N]);

impl Sentence {
    pub fn of(say: impl Fn(Lang) -> String) -> Self {
        Self(Lang::ALL.map(say))
    }

    /// The texts of `sentence!` with their values: words and places take turns, with NUL between them. A place is the
    /// number of a value, one digit, and its form.
    pub fn filled(texts: &Phrase, values: &[Value]) -> Self {
        Self::of(|lang| {
            let mut said = String::new();
            let mut pieces = texts.in_lang(lang).split('\0');
            while let Some(words) = pieces.next() {
                said.push_str(words);
                let mut place = pieces.next().unwrap_or_default().chars();
                let number = place.next().and_then(|digit| digit.to_digit(36));
                if let Some(value) = number.and_then(|number| values.get(number as usize)) {
                    value.say(place.as_str(), lang, &mut said);
                }
            }
            said
        })
    }

    /// A text that is the same in every language: a number, code, or what exists in one language alone.
    pub fn same_in_all(text: &str) -> Self {
        Self::of(|_| text.to_owned())
    }

    pub fn in_lang(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }

    /// The text in one language, without the others.
    pub fn into_lang(mut self, lang: Lang) -> String {
        mem::take(&mut self.0[lang as usize])
    }

    pub fn and(self, next: &Self) -> Self {
        Self::joined(&[self, next.clone()], BETWEEN_SENTENCES)
    }

    /// Texts one behind the other, with a phrase between two of them.
    pub fn joined(texts: &[Self], between: Phrase) -> Self {
        Self::of(|lang| {
            let texts: Vec<_> = texts.iter().map(|text| text.in_lang(lang)).collect();
            texts.join(between.in_lang(lang))
        })
    }

    /// The text as it begins a sentence, where the language has capitals. Beginnings are ASCII; the tables of every
    /// script's capitals are large.
    pub fn capital(self) -> Self {
        Self::of(|lang| {
            let mut text = self.in_lang(lang).to_owned();
            if let Some(first) = text.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            text
        })
    }
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self::of(|lang| phrase.in_lang(lang).to_owned())
    }
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
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

/// A heading in which a number and the Japanese word that it counts stand on one line: `16 進数`. A browser breaks
/// between phrases, and at every space.
pub fn unbroken(heading: &str) -> String {
    let is_japanese = |c: char| ('\u{3040}'..='\u{9fff}').contains(&c);
    let mut signs = heading.chars().peekable();
    let mut text = String::with_capacity(heading.len());
    while let Some(sign) = signs.next() {
        let counts = sign == ' ' && text.ends_with(|c: char| c.is_ascii_digit());
        let glued = counts && signs.peek().is_some_and(|next| is_japanese(*next));
        text.push(if glued { '\u{a0}' } else { sign });
    }
    text
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
