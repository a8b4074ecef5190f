//! The two languages and a text in both.

/// A language of the page. The sources are Japanese, so Japanese comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Japanese.
    Ja,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::Ja, Self::En];

    /// The language tag of `<html lang>` and of the address.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Ja => "ja",
            Self::En => "en",
        }
    }

    /// The language of a tag, `ja-JP` and `en-GB` included.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Ja => Self::En,
            Self::En => Self::Ja,
        }
    }
}

/// The same text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// Japanese, plain polite form.
    pub ja: &'static str,
    /// Plain English.
    pub en: &'static str,
}

impl Phrase {
    /// The text in one language.
    pub const fn in_lang(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Ja => self.ja,
            Lang::En => self.en,
        }
    }
}

/// The same text in both languages, with values in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// Japanese, plain polite form.
    pub ja: String,
    /// Plain English.
    pub en: String,
}

impl Sentence {
    /// The text in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::Ja => &self.ja,
            Lang::En => &self.en,
        }
    }

    /// This sentence and another behind it.
    pub fn and(self, next: &Self) -> Self {
        Self {
            ja: format!("{}{}", self.ja, next.ja),
            en: format!("{} {}", self.en, next.en),
        }
    }
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self {
            ja: phrase.ja.into(),
            en: phrase.en.into(),
        }
    }
}
