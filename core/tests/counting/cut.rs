//! The lists of a row set, against queens that are placed one after the other.

use bitqueens_core::{
    counting::{Cut, Joined, RowSet, known},
    solver::Size,
};

fn cut(side: u8) -> Cut {
    Cut::new(Size::new(side).unwrap()).unwrap()
}

#[test]
fn only_even_boards_with_at_most_32_diagonals_are_cut() {
    let sides: Vec<u8> = (1..=27)
        .filter(|side| Cut::new(Size::new(*side).unwrap()).is_some())
        .collect();
    assert_eq!(sides, [4, 6, 8, 10, 12, 14, 16, 18]);
    assert_eq!(cut(8).n_diagonals(), 12);
    assert_eq!(cut(18).n_diagonals(), 32);
}

#[test]
fn the_row_sets_add_up_to_every_solution() {
    for (side, n_sets) in [(4, 4), (6, 10), (8, 38), (10, 126), (12, 472)] {
        let cut = cut(side);
        assert_eq!(cut.row_sets().count(), n_sets, "N = {side}");
        let total: u64 = cut.row_sets().map(|set| cut.join(set).solutions()).sum();
        assert_eq!(total, known(Size::new(side).unwrap()).total, "N = {side}");
    }
}

/// The diagonals of a square by their definition: 2m - 1 of each direction, without the long ones.
fn named(side: i32, row: i32, column: i32) -> Vec<(char, i32)> {
    let falling = ('\\', column - row);
    let rising = ('/', row + column - (side - 1));
    let is_shared = |(_, distance): &(char, i32)| *distance != 0 && distance.abs() < side / 2;
    [falling, rising].into_iter().filter(is_shared).collect()
}

#[test]
fn two_squares_have_a_common_bit_where_they_share_a_diagonal_that_both_halves_have() {
    for side in [4_u8, 8, 18] {
        let cut = cut(side);
        let squares = || (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        for (row, column) in squares() {
            let word = cut.diagonals(row, column);
            let names = named(side.into(), row.into(), column.into());
            assert_eq!(word.count_ones() as usize, names.len());
            for (other_row, other_column) in squares() {
                let others = named(side.into(), other_row.into(), other_column.into());
                let shares = names.iter().any(|name| others.contains(name));
                let meets = word & cut.diagonals(other_row, other_column) != 0;
                assert_eq!(meets, shares, "{row},{column} {other_row},{other_column}");
            }
        }
    }
}

/// A queen by row and column.
type Queen = (i32, i32);

/// Every way to place queens in these rows, on columns from `west` on, none attacking another.
fn placed(rows: &[i32], west: i32, quarter: i32) -> Vec<Vec<Queen>> {
    let Some((&row, above)) = rows.split_last() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for queens in placed(above, west, quarter) {
        for column in west..west + quarter {
            let attacked = |&(r, c): &Queen| c == column || (row - r).abs() == (column - c).abs();
            if !queens.iter().any(attacked) {
                all.push([queens.clone(), vec![(row, column)]].concat());
            }
        }
    }
    all
}

fn word(cut: Cut, queens: &[Queen]) -> u32 {
    let square = |number: i32| u8::try_from(number).unwrap();
    let words = queens
        .iter()
        .map(|&(row, column)| cut.diagonals(square(row), square(column)));
    words.fold(0, |all, word| all | word)
}

fn n_long(side: i32, queens: &[Queen]) -> usize {
    let is_long = |(row, column): &&Queen| row == column || row + column == side - 1;
    queens.iter().filter(is_long).count()
}

fn sorted<T: Ord>(mut words: Vec<T>) -> Vec<T> {
    words.sort_unstable();
    words
}

#[track_caller]
fn check(side: i32, set: RowSet, joined: &Joined) {
    let cut = cut(u8::try_from(side).unwrap());
    let quarter = side / 2;
    let rows = |set: u32, south: i32| -> Vec<i32> {
        let rows = south * quarter..(south + 1) * quarter;
        rows.filter(|row| set >> row & 1 == 1).collect()
    };
    // North-east, south-east, north-west, south-west.
    let places = [
        (set.east, 0, 1),
        (set.east, 1, 1),
        (set.west, 0, 0),
        (set.west, 1, 0),
    ];
    for ((set, south, east), found) in places.into_iter().zip(&joined.quarters) {
        let ways = placed(&rows(set, south), east * quarter, quarter);
        let ways = ways
            .into_iter()
            .filter(|queens| east == 0 || n_long(side, queens) == 0);
        let expected = ways.map(|queens| {
            let columns = queens
                .iter()
                .map(|(_, column)| 1_u32 << (column - east * quarter));
            (columns.sum(), 0 < n_long(side, &queens), word(cut, &queens))
        });
        let found = found
            .iter()
            .map(|way| (way.columns, way.long, way.diagonals));
        assert_eq!(sorted(found.collect()), sorted(expected.collect()));
    }
    // Halves: all rows of the set, whichever quarter they lie in.
    let all_rows = |set| [rows(set, 0), rows(set, 1)].concat();
    let east = placed(&all_rows(set.east), quarter, quarter);
    let east = east.into_iter().filter(|queens| n_long(side, queens) == 0);
    let east: Vec<_> = east.collect();
    let west = placed(&all_rows(set.west), 0, quarter);
    let words = |halves: &mut dyn Iterator<Item = &Vec<Queen>>| {
        sorted(halves.map(|queens| word(cut, queens)).collect())
    };
    assert_eq!(sorted(joined.patterns.clone()), words(&mut east.iter()));
    for (long, items) in joined.items.iter().enumerate() {
        if set.weights[long] == 0 {
            assert!(items.is_empty(), "another row set counts for them");
            continue;
        }
        let west = || west.iter().filter(|queens| n_long(side, queens) == long);
        assert_eq!(sorted(items.clone()), words(&mut west()), "{long} long");
        let pairs = west().flat_map(|west| east.iter().map(move |east| (west, east)));
        let whole = pairs.filter(|(west, east)| {
            let attacked = |a: &Queen| {
                let attacks = |b: &Queen| (a.0 - b.0).abs() == (a.1 - b.1).abs();
                east.iter().any(attacks)
            };
            !west.iter().any(attacked)
        });
        assert_eq!(joined.found[long], whole.count() as u64, "{long} long");
    }
}

#[test]
fn the_lists_of_every_row_set_are_those_of_queens_placed_one_by_one() {
    for side in [4, 6, 8] {
        let cut = cut(side);
        for set in cut.row_sets() {
            check(side.into(), set, &cut.join(set));
        }
    }
}
