//! The search with one line written wrong, beside a recursion with the same line wrong.

use bitqueens_core::{
    faults::{Fault, FaultySearch, Symptom},
    solver::{Line, Size},
};

/// A recursive search whose lines are given from outside, in words of 32 bits.
struct Recursion {
    n: u32,
    pick: fn(u32) -> u32,
    left: fn(u32, u32, u32) -> u32,
    bitmap: fn(u32, [u32; 3]) -> u32,
    /// False where the square taken stays in the bitmap.
    clears: bool,
    /// False where a row without a free square ends the search.
    goes_up: bool,
    /// The words computed last, where they stand for those of every row.
    latest: Option<[u32; 3]>,
    placements: u64,
    solutions: u64,
    ended: bool,
}

/// What a call tells the one above it.
#[derive(PartialEq)]
enum Then {
    GoOn,
    Stop,
}

impl Recursion {
    fn right(n: u32) -> Self {
        Self {
            n,
            pick: |bitmap| bitmap & bitmap.wrapping_neg(),
            left: |_, left, bit| (left | bit) << 1,
            bitmap: |mask, [left, down, right]| mask & !(left | down | right),
            clears: true,
            goes_up: true,
            latest: None,
            placements: 0,
            solutions: 0,
            ended: true,
        }
    }

    fn mask(&self) -> u32 {
        (1 << self.n) - 1
    }

    fn search(&mut self, row: u32, words: [u32; 3], mut bitmap: u32) -> Then {
        while bitmap != 0 {
            if self.placements == FaultySearch::LIMIT {
                self.ended = false;
                return Then::Stop;
            }
            let bit = (self.pick)(bitmap);
            if self.clears {
                bitmap &= !bit;
            }
            self.placements += 1;
            if row == self.n - 1 {
                // The loop goes up at once: the right one never finds two free squares there.
                self.solutions += 1;
                return Then::GoOn;
            }
            let [left, down, right] = self.latest.unwrap_or(words);
            let below = [
                (self.left)(self.mask(), left, bit),
                down | bit,
                (right | bit) >> 1,
            ];
            self.latest = self.latest.map(|_| below);
            let free = (self.bitmap)(self.mask(), below);
            if self.search(row + 1, below, free) == Then::Stop {
                return Then::Stop;
            }
        }
        if self.goes_up { Then::GoOn } else { Then::Stop }
    }

    /// The recursion with a fault of the search; `None` where plain columns say what it comes to.
    fn of(fault: Fault, n: u32) -> Option<Self> {
        let right = Self::right(n);
        let mut recursion = match fault {
            Fault::NoDiagonals => Self {
                bitmap: |mask, [_, down, _]| mask & !down,
                ..right
            },
            Fault::WrongWay => Self {
                left: |_, left, bit| (left | bit) >> 1,
                ..right
            },
            Fault::Plus => Self {
                bitmap: |mask, words| mask & !words.iter().sum::<u32>(),
                ..right
            },
            Fault::NoNot => Self {
                bitmap: |mask, [left, down, right]| mask & (left | down | right),
                ..right
            },
            Fault::NoBrackets => Self {
                bitmap: |mask, [left, down, right]| mask & !left | down | right,
                ..right
            },
            Fault::NoMask => Self {
                bitmap: |_, [left, down, right]| !(left | down | right),
                ..right
            },
            Fault::ShiftOnce => Self {
                left: |_, left, bit| left | (bit << 1),
                ..right
            },
            Fault::CutLeft => Self {
                left: |mask, left, bit| mask & (left | bit) << 1,
                ..right
            },
            Fault::HighestBit => Self {
                pick: |bitmap| 1 << bitmap.ilog2(),
                ..right
            },
            Fault::NoBacktrack => Self {
                goes_up: false,
                ..right
            },
            Fault::NoPlusOne => Self {
                pick: |bitmap| bitmap & !bitmap,
                ..right
            },
            Fault::NoClear => Self {
                clears: false,
                ..right
            },
            Fault::OneWord => Self {
                latest: Some([0; 3]),
                ..right
            },
            // The first call is in row 0 and is not made.
            Fault::RowAboveZero => return Some(right),
            // Searched below, or in `faults_columns`, in plain columns.
            _ => return None,
        };
        let mask = recursion.mask();
        recursion.search(0, [0; 3], mask);
        Some(recursion)
    }
}

fn run(fault: Fault, side: u8) -> FaultySearch {
    FaultySearch::run(Size::new(side).unwrap(), fault)
}

#[test]
fn a_fault_of_the_search_comes_to_what_the_recursion_comes_to() {
    let mut n_compared = 0;
    for fault in Fault::ALL {
        for side in 1..=5 {
            if let Some(recursion) = Recursion::of(fault, side.into()) {
                let run = run(fault, side);
                let found = (run.placements, run.solutions, run.ended);
                let expected = (recursion.placements, recursion.solutions, recursion.ended);
                assert_eq!(found, expected, "{} N = {side}", fault.name());
                n_compared += 1;
            }
        }
    }
    assert_eq!(n_compared, 14 * 5);
}

/// The permutations of n columns, as columns by row.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(n - 1).into_iter();
    let longer = shorter.flat_map(|board| {
        (0..n).map(move |place| {
            let mut board = board.clone();
            board.insert(place, n - 1);
            board
        })
    });
    longer.collect()
}

#[test]
fn a_fault_in_a_diagonal_lets_through_what_plain_columns_let_through() {
    for side in 1..=5_u8 {
        let boards = permutations(side.into());
        assert_eq!(run(Fault::NoDiagonals, side).solutions, boards.len() as u64);
        // Columns counted from the left: the right diagonals are those on which row - column is
        // the same.
        let watched = boards.iter().filter(|board| {
            let mut diagonals: Vec<_> = (100..).zip(*board).map(|(row, of)| row - of).collect();
            diagonals.sort_unstable();
            diagonals.dedup();
            diagonals.len() == board.len()
        });
        let run = run(Fault::WrongWay, side);
        assert_eq!(run.solutions, watched.count() as u64, "N = {side}");
    }
}

#[test]
fn a_harmless_fault_finds_every_solution_once() {
    for side in 1..=5_u8 {
        let n_solutions = crate::oracle::solutions(side.into()).len() as u64;
        for fault in [
            Fault::CutLeft,
            Fault::HighestBit,
            Fault::Add,
            Fault::NoUp,
            Fault::EachApart,
        ] {
            let run = run(fault, side);
            assert_eq!((run.solutions, run.symptom), (n_solutions, None));
        }
    }
}

#[test]
fn what_each_fault_shows_on_the_board_of_the_course() {
    let attack = |rows, line| Some(Symptom::Attack { rows, line });
    for (fault, placements, solutions, symptom) in [
        (Fault::NoDiagonals, 325, 120, attack([0, 1], Line::Left)),
        (Fault::NoBacktrack, 5, 1, None),
        (Fault::WrongWay, 117, 23, attack([0, 1], Line::Left)),
        (Fault::Plus, 196, 74, attack([0, 2], Line::Left)),
        (Fault::NoNot, 433, 185, attack([0, 1], Line::Down)),
        (
            Fault::NoMask,
            191_679,
            93_825,
            Some(Symptom::OffBoard { row: 3 }),
        ),
        (Fault::ShiftOnce, 29, 0, None),
        (Fault::CutLeft, 53, 10, None),
        (Fault::OneWord, 11, 1, None),
        (Fault::RowAboveZero, 0, 0, None),
        (Fault::HighestBit, 53, 10, None),
    ] {
        let run = run(fault, 5);
        let found = (run.placements, run.solutions, run.symptom);
        assert_eq!(found, (placements, solutions, symptom), "{}", fault.name());
        assert!(run.ended, "{}", fault.name());
        assert_eq!(run.queens.is_empty(), solutions == 0, "{}", fault.name());
    }
}

/// The places by row of a board and of its seven images, each once.
pub(crate) fn images(board: &[usize]) -> Vec<Vec<usize>> {
    let last = board.len() - 1;
    let by_columns: Vec<usize> = (0..=last)
        .map(|column| board.iter().position(|of| *of == column).unwrap())
        .collect();
    let mut images = Vec::new();
    for half in [board, &by_columns] {
        let mirrored = half.iter().map(|of| last - of).collect::<Vec<_>>();
        for one in [half.to_vec(), mirrored] {
            images.push(one.iter().rev().copied().collect());
            images.push(one);
        }
    }
    images.sort();
    images.dedup();
    images
}

#[test]
fn a_fault_of_the_count_comes_to_what_the_solutions_one_by_one_come_to() {
    for n in 2..=8_usize {
        // Places are columns from the left: bit 0 is the last of them.
        let solutions = crate::oracle::solutions(n);
        let side = u8::try_from(n).unwrap();
        let mut classes: Vec<_> = solutions.iter().map(|of| images(of)).collect();
        classes.sort();
        classes.dedup();
        assert_eq!(
            run(Fault::EightEach, side).solutions,
            8 * classes.len() as u64
        );

        let in_the_middle = solutions.iter().filter(|of| 2 * of[0] + 1 == n).count();
        let run_without = run(Fault::NoMiddle, side);
        let seen = solutions.len() - in_the_middle;
        assert_eq!(run_without.solutions, seen as u64, "N = {n}");
        assert_eq!(run_without.symptom.is_some(), in_the_middle != 0, "N = {n}");

        let in_a_corner = |of: &&Vec<Vec<usize>>| of.iter().any(|image| image[0] == n - 1);
        let twice: usize = classes.iter().filter(in_a_corner).map(Vec::len).sum();
        let counted = run(Fault::NoCornerRule, side).solutions;
        assert_eq!(counted, (solutions.len() + twice) as u64, "N = {n}");
    }
}

#[test]
fn halves_matched_on_one_diagonal_are_the_pairs_of_halves_that_fit_on_it() {
    for n in [4, 6, 8_usize] {
        let meet = |one: (usize, usize), other: (usize, usize)| {
            let is_west = |square: (usize, usize)| square.1 < n / 2;
            let rises = one.0 + one.1 == other.0 + other.1;
            let falls = one.0 + other.1 == other.0 + one.1;
            falls || rises && is_west(one) == is_west(other)
        };
        let fitting = permutations(n).into_iter().filter(|board| {
            let queens: Vec<_> = board.iter().copied().enumerate().collect();
            let mut pairs = queens.iter().enumerate();
            pairs.all(|(at, one)| queens[..at].iter().all(|other| !meet(*one, *other)))
        });
        let run = run(Fault::OneDiagonal, u8::try_from(n).unwrap());
        assert_eq!(run.solutions, fitting.count() as u64, "N = {n}");
    }
}

#[test]
fn what_each_fault_of_the_count_shows_in_the_course() {
    let weighed = |counted, images| Some(Symptom::Weighed { counted, images });
    for (fault, side, solutions, symptom) in [
        (Fault::EightEach, 8, 96, weighed(8, 4)),
        (Fault::NoMiddle, 5, 8, Some(Symptom::Missed)),
        (Fault::NoCornerRule, 5, 18, weighed(16, 8)),
        (
            Fault::OneDiagonal,
            8,
            444,
            Some(Symptom::Attack {
                rows: [0, 5],
                line: Line::Left,
            }),
        ),
    ] {
        let run = run(fault, side);
        let found = (run.solutions, run.symptom, run.ended);
        assert_eq!(found, (solutions, symptom, true), "{}", fault.name());
        assert_eq!(run.queens.len(), usize::from(side));
    }
}

#[test]
fn a_fault_that_never_ends_is_stopped() {
    let no_clear = run(Fault::NoClear, 5);
    assert_eq!(
        (no_clear.placements, no_clear.ended),
        (FaultySearch::LIMIT, false)
    );
    assert_eq!(no_clear.symptom, Some(Symptom::Repeated));
    assert_eq!(*no_clear.queens, [1, 4, 16, 2, 8]);
    // Row 4 and then rows 3 and 4 again and again: the first solution, every second placement.
    assert_eq!(no_clear.solutions, (FaultySearch::LIMIT - 3) / 2);
    let no_bit = run(Fault::NoPlusOne, 5);
    assert_eq!(
        (no_bit.ended, no_bit.symptom),
        (false, Some(Symptom::NoQueen { row: 0 }))
    );
    // A search that finds no solution before its first dead end never finds one.
    let four = run(Fault::NoClear, 4);
    assert_eq!((four.ended, four.solutions), (false, 0));
}
