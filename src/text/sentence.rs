//! A text by language: a [`Phrase`] is fixed, a [`Sentence`] holds values.

use super::{Lang, words::BETWEEN_SENTENCES};

/// Declares phrases: `NEXT: Ja "次へ", En "Next";`. One that lacks a language does not compile.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $($lang:ident $text:literal),+;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::Phrase =
            $crate::text::Phrase::new(&[$(($crate::text::Lang::$lang, $text)),+]);)*
    };
    ($($(#[$doc:meta])* $name:ident: $ja:literal, $en:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::Phrase =
            $crate::text::Phrase { ja: $ja, en: $en };)*
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
pub struct Phrase {
    pub ja: &'static str,
    pub en: &'static str,
}

impl Phrase {
    /// The texts by language, each language once.
    ///
    /// # Panics
    /// Where a language is missing or stands twice; in a constant that is while compiling.
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
        let mut all = [""; Lang::N];
        let mut at = 0;
        while at < all.len() {
            if let Some(text) = by_lang[at] {
                all[at] = text;
            }
            at += 1;
        }
        Self {
            ja: all[0],
            en: all[1],
        }
    }

    /// A text that is the same in every language.
    pub const fn same_in_all(text: &'static str) -> Self {
        Self { ja: text, en: text }
    }

    /// The text in one language.
    pub const fn in_lang(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Ja => self.ja,
            Lang::En => self.en,
        }
    }
}

/// The same text in every language, with values in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    pub ja: String,
    pub en: String,
}

impl Sentence {
    /// Says the text in each language.
    pub fn of(say: impl Fn(Lang) -> String) -> Self {
        Self {
            ja: say(Lang::Ja),
            en: say(Lang::En),
        }
    }

    /// A text that is the same in every language: a number, code, or what exists in one language alone.
    pub fn same_in_all(text: &str) -> Self {
        Self::of(|_| text.to_owned())
    }

    /// The text in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::Ja => &self.ja,
            Lang::En => &self.en,
        }
    }

    /// The text in one language, without the others.
    pub fn into_lang(self, lang: Lang) -> String {
        match lang {
            Lang::Ja => self.ja,
            Lang::En => self.en,
        }
    }

    /// This sentence and another behind it.
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
