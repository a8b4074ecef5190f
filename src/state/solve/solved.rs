//! The solutions a reader has found by hand, kept on the reader's machine.

use std::collections::BTreeSet;

use crate::solver::{Size, Solution, Solutions};

/// Solutions by the side of their board and their number in the search, 1 the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(BTreeSet<(u8, usize)>);

impl Solved {
    /// What was stored by [`stored`](Self::stored); what says nothing to this version is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let entry = |text: &str| {
            let (side, number) = text.split_once('.')?;
            let size = Size::new(side.parse().ok()?).ok()?;
            let number: usize = number.parse().ok()?;
            let mut all = Solutions::new(size).skip(number.checked_sub(1)?);
            let exists = super::SIDES.contains(&size.get()) && all.next().is_some();
            exists.then_some((size.get(), number))
        };
        Self(text.split(' ').filter_map(entry).collect())
    }

    /// Side and number of each, with spaces between them: `4.1 4.2`.
    #[must_use]
    pub fn stored(&self) -> String {
        let entries = self
            .0
            .iter()
            .map(|(side, number)| format!("{side}.{number}"));
        entries.collect::<Vec<_>>().join(" ")
    }

    /// The solutions of a board, in the order of the search, and whether each has been found.
    pub fn of(&self, size: Size) -> impl Iterator<Item = (Solution, bool)> {
        let all = Solutions::new(size).enumerate();
        all.map(move |(index, solution)| (solution, self.0.contains(&(size.get(), index + 1))))
    }

    /// How many solutions of a board have been found.
    #[must_use]
    pub fn count(&self, size: Size) -> usize {
        let of_size = self.0.iter().filter(|(side, _)| *side == size.get());
        of_size.count()
    }

    /// Takes up a full board without an attack; whether it was not there yet.
    pub(super) fn add(&mut self, size: Size, queens: &[u32]) -> bool {
        let index = Solutions::new(size).position(|solution| solution.bits() == queens);
        index.is_some_and(|index| self.0.insert((size.get(), index + 1)))
    }

    /// No solution of this board has been found.
    pub(super) fn forget(&mut self, size: Size) {
        self.0.retain(|(side, _)| *side != size.get());
    }
}
