//! Texts with places for values: checked while the program is compiled, filled by one function.

use std::{borrow::Cow, fmt::Write};

use super::{Lang, Phrase, Sentence, numbers::in_threes};
use bitqueens_core::{
    bits::{Width, Word},
    solver::Size,
};

/// Makes a [`Sentence`] of a text in each language, and of values, which are named behind the texts:
///
/// ```text
/// sentence!(
///     Ja "行{row}では{half}を探します。解は {n:,} 個です。",
///     En "Of row {row} the {half} is searched. It has {n:,} {n:solution|solutions}.";
///     row, half = RIGHT_HALF, n = known(size).total
/// )
/// {row}                    the value; a text among the values is said in the language of the whole
/// {n:,}                    a number, its digits in groups of three
/// {n:solution|solutions}   the form of a word that the number takes in the language
/// {{ }}                    the signs themselves
/// ```
///
/// What does not compile: a name without a value, a value that no language uses, a word with more or fewer forms than
/// its language has.
macro_rules! sentence {
    ($($lang:ident $text:literal),+ $(,)? $(; $($name:ident $(= $value:expr)?),+ $(,)?)?) => {{
        const TEMPLATE: $crate::text::Template = $crate::text::Template::new(
            $crate::text::phrase!($($lang $text),+),
            &[$($(stringify!($name)),+)?],
        );
        TEMPLATE.fill(&[$($($crate::text::sentence!(@ $name $(= $value)?)),+)?])
    }};
    (@ $name:ident) => {
        $crate::text::Value::from(&$name)
    };
    (@ $name:ident = $value:expr) => {
        $crate::text::Value::from(&$value)
    };
}
pub(crate) use sentence;

#[derive(Clone, Debug)]
pub enum Value<'a> {
    Number(i128),
    Text(Cow<'a, str>),
    Phrase(Phrase),
    Sentence(&'a Sentence),
}

/// A text in each language with named places for values.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    texts: Phrase,
    names: &'static [&'static str],
}

#[derive(Clone, Copy)]
enum Piece<'a> {
    Words(&'a str),
    Value { name: &'a str, form: Form<'a> },
    Mistake(&'static str),
}

/// How a value is said.
#[derive(Clone, Copy)]
enum Form<'a> {
    Plain,
    Grouped,
    /// One of these forms of a word, divided by `|`.
    Plural(&'a str),
}

impl Template {
    /// A text with places for the values of these names.
    ///
    /// # Panics
    /// Where texts and names do not fit; in a constant that is while compiling.
    pub const fn new(texts: Phrase, names: &'static [&'static str]) -> Self {
        let mut is_used = [false; MOST_VALUES];
        assert!(names.len() <= MOST_VALUES, "too many values");
        let mut at = 0;
        while at < Lang::N {
            check(Lang::ALL[at], texts, names, &mut is_used);
            at += 1;
        }
        let mut at = 0;
        while at < names.len() {
            assert!(is_used[at], "no language uses a value");
            at += 1;
        }
        Self { texts, names }
    }

    /// Fills the places, in every language.
    pub fn fill(&self, values: &[Value]) -> Sentence {
        Sentence::of(|lang| {
            let mut said = String::new();
            let mut rest = self.texts.in_lang(lang);
            while let Some((piece, behind)) = piece(rest) {
                rest = behind;
                match piece {
                    Piece::Words(words) => said.push_str(words),
                    Piece::Value { name, form } => {
                        let mut values = self.names.iter().zip(values);
                        if let Some((_, value)) = values.find(|(own, _)| **own == name) {
                            value.say(form, lang, &mut said);
                        }
                    }
                    Piece::Mistake(_) => {}
                }
            }
            said
        })
    }
}

/// No sentence has more values.
const MOST_VALUES: usize = 12;

/// Checks a text of a template, and marks the values that it uses.
const fn check(lang: Lang, texts: Phrase, names: &[&str], is_used: &mut [bool; MOST_VALUES]) {
    let mut rest = texts.in_lang(lang);
    while let Some((piece, behind)) = piece(rest) {
        rest = behind;
        match piece {
            Piece::Words(_) => {}
            Piece::Value { name, form } => {
                let mut at = 0;
                while at < names.len() && !is_same(names[at], name) {
                    at += 1;
                }
                assert!(at < names.len(), "a name in braces is no value");
                is_used[at] = true;
                if let Form::Plural(forms) = form {
                    let n_forms = 1 + count(forms, b'|');
                    assert!(
                        n_forms == lang.n_forms(),
                        "not as many forms as the language has"
                    );
                }
            }
            Piece::Mistake(mistake) => panic!("{}", mistake),
        }
    }
}

/// The first piece of a text, and the text behind it; `None` where there is none.
const fn piece(text: &str) -> Option<(Piece<'_>, &str)> {
    let bytes = text.as_bytes();
    if bytes.is_empty() {
        return None;
    }
    let sign = bytes[0];
    if !is_brace(sign) {
        let mut end = 0;
        while end < bytes.len() && !is_brace(bytes[end]) {
            end += 1;
        }
        let (words, behind) = text.split_at(end);
        return Some((Piece::Words(words), behind));
    }
    if 1 < bytes.len() && bytes[1] == sign {
        let (twice, behind) = text.split_at(2);
        return Some((Piece::Words(twice.split_at(1).0), behind));
    }
    let Some(((_, inside), behind)) = (match find(text, b'}') {
        Some(end) if sign == b'{' => {
            let (place, behind) = text.split_at(end);
            Some((place.split_at(1), behind.split_at(1).1))
        }
        _ => None,
    }) else {
        return Some((Piece::Mistake("a brace without its other half"), ""));
    };
    let (name, form) = match find(inside, b':') {
        None => (inside, Form::Plain),
        Some(colon) => {
            let (name, form) = inside.split_at(colon);
            let form = form.split_at(1).1;
            if is_same(form, ",") {
                (name, Form::Grouped)
            } else {
                (name, Form::Plural(form))
            }
        }
    };
    Some((Piece::Value { name, form }, behind))
}

const fn is_brace(sign: u8) -> bool {
    matches!(sign, b'{' | b'}')
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

const fn find(text: &str, sign: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == sign {
            return Some(at);
        }
        at += 1;
    }
    None
}

const fn count(text: &str, sign: u8) -> usize {
    let bytes = text.as_bytes();
    let (mut n, mut at) = (0, 0);
    while at < bytes.len() {
        n += (bytes[at] == sign) as usize;
        at += 1;
    }
    n
}

impl Value<'_> {
    fn say(&self, form: Form, lang: Lang, said: &mut String) {
        match (form, self) {
            (Form::Plural(forms), value) => {
                let form = forms.split('|').nth(lang.plural(value.count()));
                said.push_str(form.unwrap_or(forms));
            }
            (Form::Grouped, Value::Number(n)) => said.push_str(&in_threes(&n.to_string())),
            // A text takes whatever is written to it.
            (Form::Plain, Value::Number(n)) => write!(said, "{n}").unwrap_or_default(),
            (_, Value::Text(text)) => said.push_str(text),
            (_, Value::Phrase(phrase)) => said.push_str(phrase.in_lang(lang)),
            (_, Value::Sentence(sentence)) => said.push_str(sentence.in_lang(lang)),
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
