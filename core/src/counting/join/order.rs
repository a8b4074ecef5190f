//! The order of a row set's diagonals: those that divide its halves best come first.
//!
//! A diagonal divides well where many halves of both sides occupy it, for these can never meet.
//! How many do depends on the row set: a diagonal that has most of its squares in the rows of the east is
//! occupied by many patterns and few items. So the squares are counted, and the diagonals numbered anew:
//!
//! ```text
//! diagonal           0   1   2   3   4
//! squares east       5   2   6   9   4
//! squares west       5   8   4   1   6
//! product           25  16  24   9  24    the order: 0, 2, 4, 1, 3
//! ```

use std::cmp::Reverse;

use super::{
    board::RowSet,
    diagonals::MOST_DIAGONALS,
    quarter::{Fillings, Quarters},
};

/// New numbers for the diagonals of a row set.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// By byte of a word and by its value: the same diagonals in their new places.
    bytes: [[u64; 256]; MOST_DIAGONALS / 8],
}

impl Order {
    /// Orders the first `bits` diagonals. The best `key` of them get the lowest bits, the very best the highest of these:
    /// there it changes least in a [`super::sieve`].
    pub(crate) fn new(quarters: &Quarters, set: RowSet, bits: u32, key: u32) -> Self {
        let [east, west] = quarters.squares(set);
        let product = |diagonal: usize| east[diagonal] * west[diagonal];
        let mut bytes = [[0; 256]; MOST_DIAGONALS / 8];
        for diagonal in 0..bits as usize {
            let own = (Reverse(product(diagonal)), diagonal);
            let is_before = |&other: &usize| (Reverse(product(other)), other) < own;
            let rank = (0..bits as usize).filter(is_before).count();
            let key = key as usize;
            let place = if rank < key { key - 1 - rank } else { rank };
            bytes[diagonal / 8][1 << (diagonal % 8)] = 1 << place;
        }
        for table in &mut bytes {
            for byte in 1..256_usize {
                table[byte] = table[byte & (byte - 1)] | table[byte & byte.wrapping_neg()];
            }
        }
        Self { bytes }
    }

    /// A word in the new numbers.
    #[inline(always)]
    pub(crate) fn of(&self, word: u64) -> u64 {
        let mut ordered = 0;
        for (table, byte) in self.bytes.iter().zip(word.to_le_bytes()) {
            ordered |= table[usize::from(byte)];
        }
        ordered
    }

    /// Writes the lists of a row set in the new numbers.
    #[inline(always)]
    pub(crate) fn number<'a>(
        &self,
        lists: [&Fillings; 4],
        numbered: &'a mut [Fillings; 4],
    ) -> [&'a Fillings; 4] {
        for (numbered, list) in numbered.iter_mut().zip(lists) {
            numbered.number(list, self);
        }
        numbered.each_ref()
    }
}

#[cfg(test)]
mod tests {
    use crate::solver::Size;

    use super::{
        super::{board::Board, diagonals::Diagonals},
        Order, Quarters,
    };

    #[test]
    fn every_diagonal_gets_a_place_of_its_own() {
        for size in Size::all().skip(19) {
            for job in 0..Board::new(size).jobs(1) {
                let share = Board::new(size).share(job, 1);
                let bits = Diagonals::new(share.block()).len();
                let mut quarters = Quarters::default();
                quarters.turn_to(share.block());
                for set in share.row_sets().step_by(5_000).take(3) {
                    let order = Order::new(&quarters, set, bits, 8);
                    let places = (0..bits).map(|diagonal| order.of(1 << diagonal));
                    let all = places.inspect(|place| assert_eq!(place.count_ones(), 1));
                    assert_eq!(all.fold(0, |all, place| all | place), (1 << bits) - 1);
                    assert_eq!(order.of(u64::MAX), (1 << bits) - 1);
                }
            }
        }
    }

    #[test]
    fn the_diagonals_with_most_squares_on_both_sides_are_the_key() {
        let share = Board::new(Size::all().nth(21).expect("22 rows")).share(0, 1);
        let bits = Diagonals::new(share.block()).len();
        let mut quarters = Quarters::default();
        quarters.turn_to(share.block());
        for set in share.row_sets().step_by(5_000).take(8) {
            let [east, west] = quarters.squares(set);
            let order = Order::new(&quarters, set, bits, 8);
            let product = |place: u32| {
                let moved = (0..bits).find(|&diagonal| order.of(1 << diagonal) == 1 << place);
                let diagonal = moved.expect("a diagonal") as usize;
                east[diagonal] * west[diagonal]
            };
            assert!((1..8).all(|place| product(place - 1) <= product(place)));
            assert!((9..bits).all(|place| product(place) <= product(place - 1)));
            assert!(product(8) <= product(0));
        }
    }
}
