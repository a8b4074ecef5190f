//! The solutions a reader has found by hand, kept on the reader's machine.

use crate::{
    counting::known,
    solver::{Size, Solution, Solutions},
};

/// Solutions by the side of their board and their number in the search, 1 the first; in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(Vec<(u8, usize)>);

impl Solved {
    /// What was stored by [`stored`](Self::stored); what says nothing to this version is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let entry = |text: &str| {
            let (side, number) = text.split_once('.')?;
            let size = Size::new(side.parse().ok()?).ok()?;
            let number: usize = number.parse().ok()?;
            let all = 1..=Self::all(size);
            let exists = super::SIDES.contains(&size.get()) && all.contains(&number);
            exists.then_some((size.get(), number))
        };
        let mut entries: Vec<_> = text.split(' ').filter_map(entry).collect();
        entries.sort_unstable();
        entries.dedup();
        Self(entries)
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

    /// How many solutions a board has.
    #[must_use]
    pub fn all(size: Size) -> usize {
        usize::try_from(known(size).total).unwrap_or(usize::MAX)
    }

    /// The solutions of a board that have been found, by their numbers in the search, which is
    /// walked no further than to the last of them.
    pub fn found(&self, size: Size) -> impl Iterator<Item = (usize, Solution)> {
        let of_size = self.0.iter().filter(move |(side, _)| *side == size.get());
        let last = of_size.map(|(_, number)| *number).max().unwrap_or(0);
        (1..)
            .zip(self.of(size).take(last))
            .filter_map(|(number, (solution, found))| found.then_some((number, solution)))
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
        let Some(entry) = index.map(|index| (size.get(), index + 1)) else {
            return false;
        };
        let new = !self.0.contains(&entry);
        if new {
            self.0.push(entry);
            self.0.sort_unstable();
        }
        new
    }

    /// No solution of this board has been found.
    pub(super) fn forget(&mut self, size: Size) {
        self.0.retain(|(side, _)| *side != size.get());
    }
}
