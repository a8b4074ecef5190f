//! The attack words of every row under standing queens.

/// Each row with its queen and its left, down and right, carried down the board as the solver
/// carries them. `queens` holds one bit a row from row 0 down, or fewer.
pub(super) fn attack_words(queens: &[u32], n: u8) -> impl Iterator<Item = (u8, u32, [u64; 3])> {
    (0..n).scan([0_u64; 3], |below, row| {
        let words @ [left, down, right] = *below;
        let queen = queens.get(usize::from(row)).copied().unwrap_or(0);
        let bit = u64::from(queen);
        *below = [(left | bit) << 1, down | bit, (right | bit) >> 1];
        Some((row, queen, words))
    })
}
