//! The solutions a reader has found by hand, kept on the reader's machine.

use super::SIDES;
use bitqueens_core::{
    counting::known,
    solver::{Placement, Size, Solution, Solutions},
};

/// Solutions by the side of their board and their number in the search, 1 the first; in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(Vec<(u8, usize)>);

impl Solved {
    /// The key under which they are stored.
    pub const KEY: &str = "bitqueens.solved";

    /// Reads what [`stored`](Self::stored) wrote; entries that this version does not know are left
    /// out.
    pub fn read(text: &str) -> Self {
        let entry = |text: &str| {
            let (side, number) = text.split_once('.')?;
            let size = Size::new(side.parse().ok()?).ok()?;
            let number: usize = number.parse().ok()?;
            let all = 1..=Self::all(size);
            let exists = SIDES.contains(&size.get()) && all.contains(&number);
            exists.then_some((size.get(), number))
        };
        let mut entries: Vec<_> = text.split(' ').filter_map(entry).collect();
        entries.sort_unstable();
        entries.dedup();
        Self(entries)
    }

    /// Writes side and number of each, with spaces between them: `4.1 4.2`.
    pub fn stored(&self) -> String {
        let entries = self
            .0
            .iter()
            .map(|(side, number)| format!("{side}.{number}"));
        entries.collect::<Vec<_>>().join(" ")
    }

    /// Returns the solutions of a board, in the order of the search, and whether each has been found.
    pub fn of(&self, size: Size) -> impl Iterator<Item = (Solution, bool)> {
        let all = Solutions::new(size).enumerate();
        all.map(move |(index, solution)| (solution, self.0.contains(&(size.get(), index + 1))))
    }

    /// Returns the number of solutions that a board has.
    pub fn all(size: Size) -> usize {
        usize::try_from(known(size).total).unwrap_or(usize::MAX)
    }

    /// Returns the solutions of a board that have been found, with their numbers in the search. The
    /// search is walked no further than to the last of them.
    pub fn found(&self, size: Size) -> impl Iterator<Item = (usize, Solution)> {
        let of_size = self.0.iter().filter(move |(side, _)| *side == size.get());
        let last = of_size.map(|(_, number)| *number).max().unwrap_or(0);
        (1..)
            .zip(self.of(size).take(last))
            .filter_map(|(number, (solution, found))| found.then_some((number, solution)))
    }

    /// Returns the number of solutions of a board that have been found.
    pub fn count(&self, size: Size) -> usize {
        let of_size = self.0.iter().filter(|(side, _)| *side == size.get());
        of_size.count()
    }

    /// Adds a full board; tells whether it was not found before.
    pub(super) fn add(&mut self, full: &Placement) -> bool {
        let size = full.size();
        let is_full = |solution: Solution| solution.bits().iter().copied().eq(full.bits());
        let index = Solutions::new(size).position(is_full);
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

    /// Removes the solutions of a board.
    pub(super) fn forget(&mut self, size: Size) {
        self.0.retain(|(side, _)| *side != size.get());
    }
}
