//! Counting ones, laid out in columns.

use super::words;
use crate::{
    draw::{RowRole, Stack, StackRow},
    text::Sentence,
};
use bitqueens_core::bits::{Width, Word, by_halves, by_loop};

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
