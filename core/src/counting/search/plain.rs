//! The search one placement after the other, as close to the definition as possible.

use super::border::Border;
use super::{Prefix, Words};

/// Counts the weighted solutions below a prefix that ends above `row`.
pub(crate) fn count(border: &Border, row: usize, prefix: Prefix) -> u64 {
    let Prefix { class, words } = prefix;
    let free = !words.attacked();
    let keep = free & border.keep(row);
    let mark = free & border.mark(row);
    if row + 1 == border.rows() {
        let [elsewhere, on_mark] = border.weights(class);
        return elsewhere * u64::from(keep.count_ones()) + on_mark * u64::from(mark.count_ones());
    }
    below(border, row, words, keep, class) + below(border, row, words, mark, class + 1)
}

fn below(border: &Border, row: usize, words: Words, mut bitmap: u32, class: usize) -> u64 {
    let mut sum = 0;
    while bitmap != 0 {
        let bit = bitmap & bitmap.wrapping_neg();
        bitmap ^= bit;
        let words = words.below(bit);
        sum += count(border, row + 1, Prefix { class, words });
    }
    sum
}
