//! Questions drawn from a seed, the same on every machine.

use bitqueens_core::{
    SplitMix64,
    solver::{OpenRow, Placement, Size},
};

/// Draws numbers and rows that follow from a seed alone.
///
/// The seed stands in the address, so that a class works on the same exercise. What a seed draws
/// must never change: a link on a printed handout still means the exercise it meant then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random {
    numbers: SplitMix64,
}

impl Random {
    /// Starts the sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            numbers: SplitMix64::new(seed),
        }
    }

    /// Draws a number from 0 to `end` - 1; 0 where `end` is 0.
    ///
    /// Small numbers are very slightly likelier, by less than one in 2^32.
    pub fn below(&mut self, end: u32) -> u32 {
        // The high half of a 32 by 32 bit product is below the second factor.
        let product = (self.numbers.bits() >> 32) * u64::from(end);
        u32::try_from(product >> 32).unwrap_or(0)
    }

    /// Draws a number from `first` to `last`.
    pub fn from_to(&mut self, first: u8, last: u8) -> u8 {
        let drawn = self.below(u32::from(last.saturating_sub(first)) + 1);
        first + u8::try_from(drawn).unwrap_or(0)
    }

    /// Draws an element; `None` where there is none.
    pub fn choose<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let end = u32::try_from(from.len()).unwrap_or(u32::MAX);
        let number = usize::try_from(self.below(end)).ok()?;
        from.get(number).copied()
    }

    /// Draws an order of so many things, as their places.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<_> = (0..n).collect();
        for last in (1..n).rev() {
            let end = u32::try_from(last + 1).unwrap_or(u32::MAX);
            let at = usize::try_from(self.below(end)).unwrap_or(last);
            order.swap(last, at);
        }
        order
    }

    /// Draws some queens from the top, at least one, with at least one row left below them.
    ///
    /// No queen attacks another, so the search sets them too.
    pub fn placement(&mut self, size: Size) -> Placement {
        let wanted = 1 + self.below(u32::from(size.get() - 1));
        let mut placement = Placement::empty(size);
        for _ in 0..wanted {
            let children = placement.children().collect::<Vec<_>>();
            match self.choose(&children) {
                Some(below) => placement = below,
                None => break,
            }
        }
        placement
    }

    /// Draws which squares of the row below were tried, as the search leaves it on coming back. At
    /// least one is still to be tried; where the row has none, a row further up is taken.
    pub fn tried(&mut self, mut placement: Placement) -> OpenRow {
        while placement.free() == 0 && 0 < placement.n_queens() {
            placement = placement.above(placement.n_queens() - 1);
        }
        let n_tried = self.below(placement.free().count_ones());
        OpenRow::from(placement).with_tried(n_tried)
    }
}
