//! Numbers as readers type them.

use super::words;
use crate::text::Sentence;

/// The step that was typed: digits of either width, grouped or not.
///
/// # Errors
/// The sentence for the reader, where it is no whole number.
pub(super) fn step(text: &str) -> Result<u64, Sentence> {
    step_number(text).ok_or_else(|| words::NOT_A_STEP.into())
}

fn step_number(text: &str) -> Option<u64> {
    let digits: String = text
        .chars()
        .filter(|character| !matches!(character, ',' | '_' | '，' | ' ' | '　'))
        .map(half_width)
        .collect();
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // Only a number too large for the machine word fails here, and no search is that long.
    Some(digits.parse().unwrap_or(u64::MAX - 1))
}

/// The ASCII digit of a full-width one, as Japanese input methods type them.
fn half_width(character: char) -> char {
    match character {
        '０'..='９' => char::from_digit(u32::from(character) - u32::from('０'), 10),
        _ => None,
    }
    .unwrap_or(character)
}
