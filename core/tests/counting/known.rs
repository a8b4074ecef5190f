//! Published counts, the oracle and Burnside's lemma.

use bitqueens_core::counting::{
    Known, Outcome, Sums, count, half_turn_fixed, known, quarter_turn_fixed,
};
use bitqueens_core::solver::Size;

use super::images::images;
use crate::oracle::solutions;

fn sizes(range: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = Size> {
    range.map(|side| Size::new(side).unwrap())
}

#[test]
fn the_oracle_finds_the_published_counts() {
    for size in sizes(1..=9) {
        let boards = solutions(size.len());
        let unique = boards
            .iter()
            .filter(|board| images(board).iter().all(|image| *board <= image))
            .count();
        assert_eq!(
            known(size),
            Known {
                total: boards.len() as u64,
                unique: unique as u64
            },
            "size {size}"
        );
    }
}

#[test]
fn the_symmetric_searches_find_what_the_oracle_finds() {
    for size in sizes(1..=9) {
        let boards = solutions(size.len());
        let fixed = |turns: usize| {
            boards
                .iter()
                .filter(|board| images(board)[turns] == **board)
                .count() as u64
        };
        assert_eq!(
            half_turn_fixed(size, size.mask()),
            fixed(2),
            "half turn, size {size}"
        );
        assert_eq!(
            quarter_turn_fixed(size),
            fixed(1),
            "quarter turn, size {size}"
        );
    }
}

#[test]
fn burnside_turns_every_published_total_into_its_unique() {
    for size in sizes(1..=18) {
        let sums = Sums {
            total: known(size).total,
            half_turn: half_turn_fixed(size, size.mask()),
            quarter_turn: quarter_turn_fixed(size),
        };
        assert!(Outcome::new(size, sums).is_as_published(), "size {size}");
    }
}

#[test]
fn a_whole_count_is_as_published() {
    // By the search up to N = 15, by the join from there.
    for size in sizes(1..=16) {
        assert!(count(size).is_as_published(), "size {size}");
    }
}

#[test]
fn a_wrong_sum_is_not_as_published() {
    let size = Size::new(8).unwrap();
    let sums = Sums {
        total: 91,
        half_turn: 4,
        quarter_turn: 0,
    };
    assert_eq!(sums.unique(size), None);
    assert!(!Outcome::new(size, sums).is_as_published());
}

#[test]
fn the_columns_of_row_0_share_out_the_half_turn() {
    let size = Size::new(12).unwrap();
    let shared: u64 = (0..12)
        .map(|column| half_turn_fixed(size, 1 << column))
        .sum();
    assert_eq!(shared, half_turn_fixed(size, size.mask()));
}
