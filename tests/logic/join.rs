//! The figure of the fast count against the search.

use std::collections::BTreeSet;

use bitqueens::{
    course::{Block, BoardSymmetry, Coordinates},
    pages::lesson::{BlockAction, Half, JoinChoice, JoinPicture},
};
use bitqueens_core::{
    counting::Cut,
    solver::{Size, Solutions},
};

use crate::program::Program;

const N_SETS: usize = 38;

fn size() -> Size {
    Size::new(8).unwrap()
}

/// The row sets that are counted.
fn row_sets() -> Vec<u32> {
    let sets = Cut::new(size()).unwrap().row_sets();
    sets.map(|set| set.east).collect()
}

fn pictures() -> impl Iterator<Item = JoinPicture> {
    let sets = row_sets().into_iter();
    sets.map(|rows| JoinPicture::of(JoinChoice { rows, item: 0 }).unwrap())
}

/// Every solution of N = 8, each row's queen as a bit.
fn solutions() -> BTreeSet<Vec<u32>> {
    let solutions = Solutions::new(size());
    solutions.map(|solution| solution.bits().to_vec()).collect()
}

/// The bits of full boards, row 0 first; the leftmost column is the most significant bit.
fn board<'a>(queens: impl Iterator<Item = &'a Coordinates>) -> Vec<u32> {
    let mut rows = vec![0; 8];
    for (row, column) in queens {
        rows[usize::from(*row)] |= 0x80 >> column;
    }
    rows
}

#[test]
fn the_row_sets_add_up_to_92() {
    for picture in pictures() {
        assert_eq!(picture.sets.len(), N_SETS);
        assert_eq!(picture.total(), 92);
        let sum = picture.sets[picture.chosen].solutions;
        assert_eq!(sum, picture.joined.solutions());
    }
}

#[test]
fn every_way_has_the_queens_that_the_kernel_forgot() {
    for picture in pictures() {
        for (quarter, fillings) in picture.quarters.iter().zip(&picture.joined.quarters) {
            assert_eq!(quarter.ways.len(), fillings.len());
            let mut seen = BTreeSet::new();
            for way in &quarter.ways {
                let rows: Vec<u8> = way.queens.iter().map(|(row, _)| *row).collect();
                assert_eq!(rows, quarter.rows);
                let (_, west) = quarter.corner.origin();
                let columns = way.queens.iter().map(|(_, column)| column - west);
                let columns: BTreeSet<char> =
                    columns.map(|column| char::from(b'0' + column)).collect();
                let used = (0..4).filter(|at| way.columns().as_bytes()[*at] == b'1');
                let used: BTreeSet<char> = used
                    .map(|at| char::from(b'0' + u8::try_from(at).unwrap()))
                    .collect();
                assert_eq!(columns, used);
                assert!(seen.insert(way.queens.clone()), "each way is drawn once");
            }
        }
    }
}

#[test]
fn the_halves_drawn_are_the_kernel_s() {
    for picture in pictures() {
        let sorted = |mut words: Vec<u32>| {
            words.sort_unstable();
            words
        };
        let patterns = picture.patterns().map(Half::diagonals).collect();
        assert_eq!(sorted(patterns), sorted(picture.joined.patterns.clone()));
        for (long, items) in picture.joined.items.iter().enumerate() {
            let of_class = picture.items().filter(|half| half.long == long);
            let words = of_class.map(Half::diagonals).collect();
            assert_eq!(sorted(words), sorted(items.clone()));
            let of_class = picture.items().filter(|half| half.long == long);
            let found: usize = of_class.map(|half| picture.n_fitting(half)).sum();
            assert_eq!(found as u64, picture.joined.found[long]);
        }
    }
}

#[test]
fn a_1_under_a_pattern_is_a_solution_and_a_0_is_none() {
    let solutions = solutions();
    let mut found = BTreeSet::new();
    for rows in row_sets() {
        let n_items = JoinPicture::of(JoinChoice { rows, item: 0 })
            .unwrap()
            .items()
            .count();
        for item in 0..n_items {
            let picture = JoinPicture::of(JoinChoice { rows, item }).unwrap();
            let west = picture.items().nth(item).unwrap();
            for (fits, east) in picture.fits().into_iter().zip(picture.patterns()) {
                let board = board(west.queens.iter().chain(&east.queens));
                assert_eq!(solutions.contains(&board), fits, "{board:?}");
                if fits {
                    found.extend(BoardSymmetry::ALL.map(|image| image.of(&board, size())));
                }
            }
        }
    }
    assert_eq!(found, solutions, "with their images they are all");
}

#[test]
fn planes_are_named_by_the_squares_that_have_them() {
    let picture = pictures().next().unwrap();
    let names: Vec<(bool, i8)> = picture
        .planes
        .iter()
        .map(|plane| (plane.falls, plane.distance))
        .collect();
    // From the middle outwards, two of each direction.
    let around = |distance: i8| {
        [
            (true, distance),
            (false, -distance),
            (true, -distance),
            (false, distance),
        ]
    };
    assert_eq!(names, [around(1), around(2), around(3)].concat());
    for picture in pictures() {
        for half in picture.east.iter().chain(&picture.west) {
            for plane in &picture.planes {
                let lies = |(row, column): &Coordinates| {
                    let (row, column) = (row.cast_signed(), column.cast_signed());
                    if plane.falls {
                        column - row == plane.distance
                    } else {
                        7 - row - column == plane.distance
                    }
                };
                // The bits drawn for the northern quarter, for the southern one, and their AND.
                let occupied = [0..4, 4..8].map(|rows: std::ops::Range<u8>| {
                    let mut queens = half.queens.iter();
                    queens.any(|queen| rows.contains(&queen.0) && lies(queen))
                });
                let bit = |word: u32| word >> plane.bit & 1 == 1;
                assert_eq!(half.words.map(bit), occupied);
                assert_eq!(bit(half.shared()), occupied == [true; 2]);
                assert_eq!(bit(half.diagonals()), occupied.contains(&true));
            }
        }
    }
}

fn choice(program: &Program) -> JoinChoice {
    program.open_lesson().join().unwrap()
}

#[test]
fn the_row_sets_of_addresses_are_those_that_are_counted() {
    let row_sets = row_sets();
    for rows in 0..=u8::MAX {
        let digits = JoinChoice::digits(rows.into());
        let program = Program::open(&format!("learn/join/#rows={digits}"));
        let is_counted = row_sets.contains(&rows.into());
        assert_eq!(program.said().is_empty(), is_counted, "{digits}");
        if is_counted {
            assert_eq!(choice(&program).rows, u32::from(rows));
        }
    }
}

#[test]
fn every_choice_comes_back_from_its_address() {
    for rows in row_sets() {
        for item in 0..JoinPicture::of(JoinChoice { rows, item: 0 })
            .unwrap()
            .items()
            .count()
        {
            let mut program = Program::open("learn/join/");
            let action = BlockAction::Join(JoinChoice { rows, item });
            program.act(program.on_block(|block| matches!(block, Block::Join(_)), 0, action));
            let again = Program::open(&program.address());
            assert_eq!(choice(&again), JoinChoice { rows, item });
            assert_eq!(again.address(), program.address());
        }
    }
    let program = Program::open("learn/join/#rows=10100110&half=3");
    assert_eq!(
        choice(&program),
        JoinChoice {
            rows: 0b0110_0101,
            item: 2
        }
    );
    assert_eq!(program.said(), "");
}

#[test]
fn a_row_set_that_is_not_counted_is_said() {
    for query in [
        "rows=11111111",
        "rows=x",
        "rows=00001111",
        "rows=+1001011",
        "half=0",
        "half=-1",
    ] {
        let program = Program::open(&format!("learn/join/#{query}"));
        assert_eq!(choice(&program), JoinChoice::default());
        assert!(
            program.said().contains("it shows the row set"),
            "{}",
            program.said()
        );
    }
}
