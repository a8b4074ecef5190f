//! Entries of a ledger drawn at random, and what such a sample can find.

use bitqueens_core::{SplitMix64, counting::Entry};

/// All entries in the order in which a seed draws them: a smaller sample of the same seed is the
/// beginning of a larger one.
pub(crate) fn drawn(entries: &[Entry], seed: u64) -> Vec<Entry> {
    let mut drawn = entries.to_vec();
    let mut random = SplitMix64::new(seed);
    for next in 0..drawn.len() {
        let left = u64::try_from(drawn.len() - next).unwrap_or(u64::MAX);
        let step = usize::try_from(random.bits() % left).unwrap_or(0);
        drawn.swap(next, next + step);
    }
    drawn
}

/// The probability that a sample has at least one of the wrong entries among all.
///
/// ```text
///           all - wrong   all - wrong - 1         all - wrong - sample + 1
/// found = 1 - ----------- · --------------- · ... · ------------------------
///               all           all - 1               all - sample + 1
/// ```
pub(crate) fn found(all: usize, wrong: usize, sample: usize) -> f64 {
    let number = |number: usize| u32::try_from(number).map_or(f64::INFINITY, f64::from);
    let missed: f64 = (0..sample.min(all))
        .map(|drawn| number((all - wrong).saturating_sub(drawn)) / number(all - drawn))
        .product();
    1.0 - missed
}
