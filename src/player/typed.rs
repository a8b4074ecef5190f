//! A step as readers type it.

use super::words;
use crate::text::{Sentence, typed_digits};

/// The step that was typed: digits of either width, grouped or not.
///
/// # Errors
/// The sentence for the reader, where it is no whole number.
pub(super) fn step(text: &str) -> Result<u64, Sentence> {
    let digits = typed_digits(text).ok_or(words::NOT_A_STEP)?;
    // Only a number too large for the machine word fails here, and no search is that long.
    Ok(digits.parse().unwrap_or(u64::MAX - 1))
}
