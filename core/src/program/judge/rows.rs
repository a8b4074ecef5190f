//! The words that the queens above a row say.

use super::Wrong;
use crate::solver::{Attack, Line, Size};

/// Some queens from the top, each as a bit.
#[derive(Clone, Copy)]
pub(super) struct Queens<'a> {
    pub(super) size: Size,
    pub(super) bits: &'a [i64],
}

impl Queens<'_> {
    /// The power of the queen in a row; `None` where no single square of the board is taken.
    fn power(self, row: usize) -> Option<u8> {
        let bit = *self.bits.get(row)?;
        let mask = i64::from(self.size.mask());
        let is_one = bit & mask == bit && bit.count_ones() == 1;
        is_one.then(|| lowest(bit))
    }

    /// The attack word of a row along a line, ghost bits included.
    pub(super) fn attack(self, row: usize, line: Line) -> i64 {
        let above = (0..row).filter_map(|upper| {
            let rows = u8::try_from(row - upper).ok()?;
            line.below(self.power(upper)?, rows)
        });
        above.fold(0, |word, power| word | 1 << power)
    }

    /// The free squares of a row.
    pub(super) fn free(self, row: usize) -> i64 {
        let attacked = Line::ALL.map(|line| self.attack(row, line));
        i64::from(self.size.mask()) & !(attacked[0] | attacked[1] | attacked[2])
    }

    /// The first queen that attacks a square, along one of some lines.
    pub(super) fn attacker(self, row: usize, power: u8, lines: &[Line]) -> Option<Attack> {
        (0..row).find_map(|upper| {
            let own = self.power(upper)?;
            let rows = u8::try_from(row - upper).ok()?;
            let mut lines = lines.iter();
            let line = lines.find(|line| line.below(own, rows) == Some(power))?;
            Some(Attack {
                queen_row: u8::try_from(upper).ok()?,
                line: *line,
            })
        })
    }

    /// What is wrong with squares of a row that are taken for free ones.
    pub(super) fn taken(self, row: usize, squares: i64) -> Option<Wrong> {
        let wrong = squares & !self.free(row);
        if wrong == 0 {
            return None;
        }
        let power = lowest(wrong);
        Some(match self.attacker(row, power, &Line::ALL) {
            Some(by) if power < self.size.get() => Wrong::Attacked { power, by },
            _ => Wrong::Beyond { power },
        })
    }

    /// The first row without a queen.
    pub(super) fn missing(self) -> Option<u8> {
        let rows = 0..self.size.get();
        let mut rows = rows.filter(|row| self.power(usize::from(*row)).is_none());
        rows.next()
    }
}

/// The power of the lowest 1.
pub(super) fn lowest(word: i64) -> u8 {
    u8::try_from(word.trailing_zeros()).unwrap_or(0)
}
