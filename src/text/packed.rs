//! A text packed into letters that an address and a line to hand in take.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use bitqueens_core::program::LONGEST_PROGRAM;
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};

/// The level of compression: the smallest text.
const LEVEL: u8 = 9;
/// The longest packed text that an address takes.
const LONGEST: usize = 8_000;
/// A character has at most four bytes.
const MOST_BYTES: usize = 4 * LONGEST_PROGRAM;

/// Packs a text; `None` where it is too long for an address.
pub fn packed(text: &str) -> Option<String> {
    let packed = BASE64_URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), LEVEL));
    (packed.len() <= LONGEST).then_some(packed)
}

/// The text that was packed; `None` where it is none, or longer than a program may be.
pub fn unpacked(packed: &str) -> Option<String> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(packed).ok()?;
    let text = String::from_utf8(decompress_to_vec_with_limit(&bytes, MOST_BYTES).ok()?).ok()?;
    (text.chars().count() <= LONGEST_PROGRAM).then_some(text)
}
