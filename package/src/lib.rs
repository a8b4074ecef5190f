//! What the programs of the JavaScript package share: checked numbers, and errors as JavaScript has them.
//!
//! The JavaScript around the programs is `package/js`. It gives every value its type; the programs
//! check what it means.

#![warn(missing_docs)]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the package is what JavaScript calls"
)]

use std::fmt;

use bitqueens_core::solver::Size;
use js_sys::{RangeError, SyntaxError};
use wasm_bindgen::JsValue;

/// The greatest whole number up to which every one is a floating-point number.
const LAST_WHOLE: f64 = 9_007_199_254_740_991.0;

/// A `RangeError` that says why.
#[must_use]
pub fn out_of_range(why: impl fmt::Display) -> JsValue {
    RangeError::new(&why.to_string()).into()
}

/// A `SyntaxError` that says why.
#[must_use]
pub fn no_such_text(why: impl fmt::Display) -> JsValue {
    SyntaxError::new(&why.to_string()).into()
}

/// Checks a whole number of JavaScript.
///
/// # Errors
/// A `RangeError` when it is negative, has a fraction, or lies beyond 2^53.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the range is checked"
)]
pub fn whole(name: &str, number: f64) -> Result<u64, JsValue> {
    if (0.0..=LAST_WHOLE).contains(&number) && number.fract() == 0.0 {
        Ok(number as u64)
    } else {
        Err(out_of_range(format_args!(
            "{name} must be a whole number from 0 to 2^53 - 1"
        )))
    }
}

/// Checks the side of a board.
///
/// # Errors
/// A `RangeError` when it is not a whole number from 1 to 27.
pub fn size(n: f64) -> Result<Size, JsValue> {
    let side = whole("n", n).ok().and_then(|side| u8::try_from(side).ok());
    side.and_then(|side| Size::new(side).ok())
        .ok_or_else(|| out_of_range("n must be a whole number from 1 to 27"))
}

/// A number for JavaScript, exact up to 2^53.
#[expect(
    clippy::cast_precision_loss,
    reason = "numbers that may be greater are checked or are bigints"
)]
#[must_use]
pub const fn number(number: u64) -> f64 {
    number as f64
}
