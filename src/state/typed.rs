//! Numbers as readers type them.

use super::Walk;
use crate::text::Notice;

/// The move to a step as readers type it: digits of either width, grouped or not.
pub(super) fn seek(text: &str) -> Result<Walk, Notice> {
    step_number(text).map(Walk::Seek).ok_or(Notice::NotAStep)
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
