//! The tokens of an expression.

use std::ops::Range;

use super::super::digits::narrowed;
use super::super::{Radix, Word};
use super::{ExpressionError, Mistake, OperandOrigin, Operator, Scope};

/// The most characters an expression may have.
pub const LONGEST: usize = 1000;

/// One token.
#[derive(Clone, Debug)]
pub(super) enum Token {
    /// A number or a name, with its word.
    Operand(OperandOrigin, Word),
    /// An operator; a minus is [`Operator::Subtract`] until its place says otherwise.
    Operator(Operator),
    Open,
    Close,
}

/// Splits a text into tokens, with the range of characters of each.
pub(super) fn tokens(
    text: &str,
    scope: &Scope,
) -> Result<Vec<(Token, Range<usize>)>, ExpressionError> {
    let characters = text
        .chars()
        .take(LONGEST + 1)
        .map(narrowed)
        .collect::<Vec<_>>();
    if LONGEST < characters.len() {
        return Err(ExpressionError {
            at: LONGEST,
            fault: Mistake::TooLong,
        });
    }

    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(rest) = characters.get(at..).filter(|rest| !rest.is_empty()) {
        let (token, length) = match rest {
            [space, ..] if space.is_whitespace() => {
                at += 1;
                continue;
            }
            [first, ..] if is_part_of_a_word(*first) => {
                let length = rest.iter().take_while(|&&c| is_part_of_a_word(c)).count();
                let word = rest[..length].iter().collect::<String>();
                let operand =
                    operand(word, scope).map_err(|fault| ExpressionError { at, fault })?;
                (operand, length)
            }
            ['<', '<', ..] => (Token::Operator(Operator::ShiftLeft), 2),
            ['>', '>', ..] => (Token::Operator(Operator::ShiftRight), 2),
            [first, ..] => {
                let token = single(*first).ok_or(ExpressionError {
                    at,
                    fault: Mistake::UnexpectedCharacter(*first),
                })?;
                (token, 1)
            }
            [] => break,
        };
        tokens.push((token, at..at + length));
        at += length;
    }
    Ok(tokens)
}

/// Tests whether a text can be the name of a word: letters, digits and `_`, and no digit first.
#[must_use]
pub fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| !first.is_ascii_digit() && is_part_of_a_word(first))
        && text.chars().all(is_part_of_a_word)
}

fn is_part_of_a_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

fn single(character: char) -> Option<Token> {
    Some(match character {
        // Word processors and Japanese keyboards write a shift as one character.
        '«' | '≪' => Token::Operator(Operator::ShiftLeft),
        '»' | '≫' => Token::Operator(Operator::ShiftRight),
        '(' => Token::Open,
        ')' => Token::Close,
        // Rust writes `!` for what C writes `~`.
        '~' | '!' => Token::Operator(Operator::Not),
        '+' => Token::Operator(Operator::Add),
        '-' => Token::Operator(Operator::Subtract),
        '&' => Token::Operator(Operator::And),
        '^' => Token::Operator(Operator::ExclusiveOr),
        '|' => Token::Operator(Operator::Or),
        _ => return None,
    })
}

fn operand(word: String, scope: &Scope) -> Result<Token, Mistake> {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        Word::read(&word, Radix::Decimal, scope.width())
            .map(|value| Token::Operand(OperandOrigin::Number, value))
            .map_err(Mistake::BadNumber)
    } else if let Some(value) = scope.word(&word) {
        Ok(Token::Operand(OperandOrigin::Name(word), value))
    } else {
        Err(Mistake::UnknownName(word))
    }
}
