//! The tokens of a program.

use super::{ProgramError, ProgramMistake, Spot, syntax::Comparison};
use crate::bits::{Operator, narrowed};

/// The most characters that a program may have.
pub const LONGEST_PROGRAM: usize = 10_000;

/// The kind of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number(i64),
    Name(String),
    /// An operator; a minus is [`Operator::Subtract`] until its place says otherwise.
    Operator(Operator),
    Comparison(Comparison),
    And,
    Or,
    /// `=`, or an operator with `=` behind it.
    Assign(Option<Operator>),
    Sign(char),
    While,
    If,
    Else,
    End,
}

/// A token with its text and its place.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) spot: Spot,
}

/// Signs, the longer ones first.
const SIGNS: [(&str, Kind); 42] = [
    ("<<=", Kind::Assign(Some(Operator::ShiftLeft))),
    (">>=", Kind::Assign(Some(Operator::ShiftRight))),
    // Word processors and Japanese keyboards write these as one character.
    ("≪", Kind::Operator(Operator::ShiftLeft)),
    ("«", Kind::Operator(Operator::ShiftLeft)),
    ("≫", Kind::Operator(Operator::ShiftRight)),
    ("»", Kind::Operator(Operator::ShiftRight)),
    ("≤", Kind::Comparison(Comparison::AtMost)),
    ("≥", Kind::Comparison(Comparison::AtLeast)),
    ("≠", Kind::Comparison(Comparison::Unequal)),
    ("<<", Kind::Operator(Operator::ShiftLeft)),
    (">>", Kind::Operator(Operator::ShiftRight)),
    ("<=", Kind::Comparison(Comparison::AtMost)),
    (">=", Kind::Comparison(Comparison::AtLeast)),
    ("==", Kind::Comparison(Comparison::Equal)),
    ("!=", Kind::Comparison(Comparison::Unequal)),
    ("&&", Kind::And),
    ("||", Kind::Or),
    ("+=", Kind::Assign(Some(Operator::Add))),
    ("-=", Kind::Assign(Some(Operator::Subtract))),
    ("&=", Kind::Assign(Some(Operator::And))),
    ("|=", Kind::Assign(Some(Operator::Or))),
    ("^=", Kind::Assign(Some(Operator::ExclusiveOr))),
    ("=", Kind::Assign(None)),
    ("<", Kind::Comparison(Comparison::Below)),
    (">", Kind::Comparison(Comparison::Above)),
    ("~", Kind::Operator(Operator::Not)),
    ("!", Kind::Operator(Operator::Not)),
    ("+", Kind::Operator(Operator::Add)),
    ("-", Kind::Operator(Operator::Subtract)),
    ("&", Kind::Operator(Operator::And)),
    ("^", Kind::Operator(Operator::ExclusiveOr)),
    ("|", Kind::Operator(Operator::Or)),
    ("(", Kind::Sign('(')),
    (")", Kind::Sign(')')),
    ("[", Kind::Sign('[')),
    ("]", Kind::Sign(']')),
    ("{", Kind::Sign('{')),
    ("}", Kind::Sign('}')),
    (";", Kind::Sign(';')),
    ("while", Kind::While),
    ("if", Kind::If),
    ("else", Kind::Else),
];

/// Splits a text into tokens, the end of the text as the last one. Comments run from `//` to the end of
/// their line.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ProgramError> {
    if LONGEST_PROGRAM < text.chars().take(LONGEST_PROGRAM + 1).count() {
        let spot = Spot::default();
        let mistake = ProgramMistake::TooLong;
        return Err(ProgramError { spot, mistake });
    }
    let mut tokens = Vec::new();
    let mut end = Spot::default();
    for (line, text) in text.lines().enumerate() {
        let characters: Vec<_> = text.chars().map(narrowed).collect();
        let mut column = 0;
        while let Some(rest) = characters.get(column..).filter(|rest| !rest.is_empty()) {
            if rest[0].is_whitespace() {
                column += 1;
                continue;
            }
            if rest.starts_with(&['/', '/']) {
                break;
            }
            let spot = Spot { line, column };
            let (kind, length) = token(rest).map_err(|mistake| ProgramError { spot, mistake })?;
            tokens.push(Token {
                kind,
                text: rest[..length].iter().collect(),
                spot,
            });
            column += length;
            end = Spot { line, column };
        }
    }
    tokens.push(Token {
        kind: Kind::End,
        text: String::new(),
        spot: end,
    });
    Ok(tokens)
}

/// The first token of some characters, and its length.
fn token(rest: &[char]) -> Result<(Kind, usize), ProgramMistake> {
    let length = rest.iter().take_while(|part| is_part_of_a_word(**part));
    let length = length.count();
    let word: String = rest[..length].iter().collect();
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        let number = number(&word).ok_or(ProgramMistake::Number(word))?;
        return Ok((Kind::Number(number), length));
    }
    let starts = |sign: &str| {
        sign.chars()
            .eq(rest.iter().copied().take(sign.chars().count()))
    };
    let is_sign = |sign: &str| {
        if length == 0 {
            starts(sign)
        } else {
            sign == word
        }
    };
    match SIGNS.iter().find(|(sign, _)| is_sign(sign)) {
        Some((sign, kind)) => Ok((kind.clone(), sign.chars().count())),
        None if length == 0 => Err(ProgramMistake::Character(rest[0])),
        None => Ok((Kind::Name(word), length)),
    }
}

fn is_part_of_a_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

/// The number of some digits, with `0b` or `0x` before them and `_` between them.
fn number(text: &str) -> Option<i64> {
    let digits = text.replace('_', "").to_ascii_lowercase();
    if let Some(digits) = digits.strip_prefix("0b") {
        i64::from_str_radix(digits, 2).ok()
    } else if let Some(digits) = digits.strip_prefix("0x") {
        i64::from_str_radix(digits, 16).ok()
    } else {
        digits.parse().ok()
    }
}
