//! What a text has places for, and how it is said there.

use std::{borrow::Cow, fmt::Write};

use super::{Lang, Phrase, Sentence, numbers::in_threes};
use bitqueens_core::{
    bits::{Width, Word},
    solver::Size,
};

#[derive(Clone, Debug)]
pub enum Value<'a> {
    Number(i128),
    Text(Cow<'a, str>),
    Phrase(Phrase),
    Sentence(&'a Sentence),
}

impl Value<'_> {
    /// Says the value in a form: none, `,` for groups of digits, or the forms of a word that it counts.
    pub(super) fn say(&self, form: &str, lang: Lang, said: &mut String) {
        match (form, self) {
            // A text takes whatever is written to it.
            ("", Value::Number(n)) => write!(said, "{n}").unwrap_or_default(),
            (",", Value::Number(n)) => said.push_str(&in_threes(&n.to_string())),
            ("" | ",", Value::Text(text)) => said.push_str(text),
            ("" | ",", Value::Phrase(phrase)) => said.push_str(phrase.in_lang(lang)),
            ("" | ",", Value::Sentence(sentence)) => said.push_str(sentence.in_lang(lang)),
            (forms, value) => {
                let form = forms.split('|').nth(lang.plural(value.count()));
                said.push_str(form.unwrap_or(forms));
            }
        }
    }

    /// The number that a word is counted by; none for a text such as `2.5` or `1,000`.
    fn count(&self) -> Option<u128> {
        match self {
            Value::Number(n) => Some(n.unsigned_abs()),
            Value::Text(text) => text.parse().ok(),
            Value::Phrase(_) | Value::Sentence(_) => None,
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a Sentence> for Value<'a> {
    fn from(sentence: &'a Sentence) -> Self {
        Self::Sentence(sentence)
    }
}

impl From<&Phrase> for Value<'_> {
    fn from(phrase: &Phrase) -> Self {
        Self::Phrase(*phrase)
    }
}

impl<'a> From<&'a &str> for Value<'a> {
    fn from(text: &'a &str) -> Self {
        Self::from(*text)
    }
}

impl<'a> From<&'a &String> for Value<'a> {
    fn from(text: &'a &String) -> Self {
        Self::from(*text)
    }
}

impl<'a> From<&'a &Sentence> for Value<'a> {
    fn from(sentence: &'a &Sentence) -> Self {
        Self::Sentence(sentence)
    }
}

macro_rules! numbers {
    ($($number:ident),+) => {
        $(impl From<&$number> for Value<'_> {
            fn from(number: &$number) -> Self {
                Self::Number(i128::try_from(*number).unwrap_or(i128::MAX))
            }
        }

        impl From<&&$number> for Value<'_> {
            fn from(number: &&$number) -> Self {
                Self::from(*number)
            }
        })+
    };
}
numbers!(u8, u16, u32, u64, u128, usize, i8, i32, i64);

/// What has a number or a text of its own.
macro_rules! own {
    ($($of:ty: $value:ident => $make:expr;)+) => {
        $(impl From<&$of> for Value<'_> {
            fn from($value: &$of) -> Self {
                $make
            }
        }

        impl From<&&$of> for Value<'_> {
            fn from(value: &&$of) -> Self {
                Self::from(*value)
            }
        })+
    };
}
own! {
    Size: size => Self::Number(size.get().into());
    Width: width => Self::Number(width.get().into());
    Word: word => Self::Text(word.to_string().into());
    char: sign => Self::Text(sign.to_string().into());
}
