//! Calculations laid out in columns: testing, setting and clearing one bit, counting ones, the step
//! from a combination to the next one.

use super::{LabPage, words};
use crate::{
    draw::{RowRole, Stack, StackRow, words as drawing},
    text::Sentence,
};
use bitqueens_core::bits::{BitOperation, MaskAnswer, Width, Word, by_halves, by_loop};

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
    let mut rows = vec![
        row("x", x, RowRole::Given),
        row(second, second_word, RowRole::Given),
        row(result_label, result, RowRole::Result),
    ];
    for row in &mut rows {
        row.marked = Some(bit);
    }
    (Stack { rows }, answer)
}

fn row(label: impl Into<String>, word: Word, role: RowRole) -> StackRow {
    StackRow::new(label, word, role)
}

/// Lays out the turns of the loop that clears the lowest 1 until nothing is left.
pub fn turns(x: Word) -> impl Iterator<Item = Stack> {
    by_loop(x).map(|turn| Stack {
        rows: vec![
            row("x", turn.before, RowRole::Given),
            row("& (x - 1)", turn.less_one, RowRole::Given),
            row("x", turn.after, RowRole::Result),
        ],
    })
}

/// Lays out the steps of counting by halves, as many as a word of this width can be halved, and says
/// what each has counted.
pub fn halves(x: Word) -> Vec<(Stack, Sentence)> {
    let bits = x.width().get().next_power_of_two();
    let Ok(width) = Width::new(bits) else {
        return Vec::new();
    };
    by_halves(x)
        .into_iter()
        .filter(|step| step.group <= bits)
        .map(|step| {
            let cut = |word: Word| Word::cut(word.value(), width);
            let half = step.group / 2;
            let pattern = format!("0x{:x}", cut(step.pattern).value());
            let stack = Stack {
                rows: vec![
                    row("x", cut(step.before), RowRole::Given),
                    row(format!("x & {pattern}"), cut(step.right), RowRole::Given),
                    row(
                        format!("+ ((x >> {half}) & {pattern})"),
                        cut(step.left),
                        RowRole::Given,
                    ),
                    row("x", cut(step.sum), RowRole::Result),
                ],
            };
            // The groups above the word are empty.
            let n_groups = usize::from(bits / step.group);
            let counts: Vec<u32> = step.counts().collect();
            let counts = &counts[counts.len() - n_groups..];
            (stack, words::groups(step.group, counts))
        })
        .collect()
}

impl LabPage {
    /// Lays out how the next combination is made; `None` after the last one.
    pub fn succession(&self) -> Option<Stack> {
        let combination = self.combination();
        let step = self.choice.after(combination.value())?;
        let row =
            |label: &str, value, role| row(label, Word::cut(value, combination.width()), role);
        Some(Stack {
            rows: vec![
                row("x", step.word, RowRole::Given),
                row("+ (x & -x)", step.lowest, RowRole::Given).noted(drawing::LOWEST_ALONE),
                row("r", step.ripple, RowRole::Result).noted(words::RIPPLE),
                row("| s", step.spare, RowRole::Given).noted(words::SPARE),
                row("r | s", step.next, RowRole::Result),
            ],
        })
    }
}
