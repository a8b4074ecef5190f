//! Testing, setting and clearing one bit, laid out in columns.

use crate::draw::{RowRole, Stack, StackRow};
use bitqueens_core::bits::{BitOperation, MaskAnswer, Word};

/// Lays out an operation on one bit of x, and returns its answer with it.
///
/// ```text
/// x                 00010100
/// & (1 << 2)        00000100
/// x & (1 << 2)      00000100     not 0, so bit 2 is 1
/// ```
pub fn one_bit(operation: BitOperation, x: Word, bit: u8) -> (Stack, MaskAnswer) {
    let mask = Word::only(bit, x.width());
    let one = format!("(1 << {bit})");
    let (second, second_word, result_label) = match operation {
        BitOperation::Test => (format!("& {one}"), mask, format!("x & {one}")),
        BitOperation::Set => (format!("| {one}"), mask, format!("x | {one}")),
        BitOperation::Clear => (format!("& ~{one}"), !mask, format!("x & ~{one}")),
    };
    let answer = operation.apply(x, bit);
    let (MaskAnswer::Word(result)
    | MaskAnswer::Truth {
        extracted: result, ..
    }) = answer;
    let row = |label: String, word, role| StackRow {
        marked: Some(bit),
        ..StackRow::new(label, word, role)
    };
    let stack = Stack {
        rows: vec![
            row("x".into(), x, RowRole::Given),
            row(second, second_word, RowRole::Given),
            row(result_label, result, RowRole::Result),
        ],
    };
    (stack, answer)
}
