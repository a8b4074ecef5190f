//! The search with one line written wrong, beside searches in plain columns that do what the line does.

use std::collections::BTreeSet;

use bitqueens_core::{
    faults::{Fault, FaultySearch, Symptom},
    solver::{Line, Size},
};

/// The queens above a square, and the square.
struct Above<'a> {
    n: usize,
    /// The columns from the left, row 0 first.
    queens: &'a [usize],
    column: usize,
}

impl Above<'_> {
    /// The rows counted up from the square, each with its queen's column.
    fn upwards(&self) -> impl Iterator<Item = (usize, usize)> {
        (1..).zip(self.queens.iter().rev().copied())
    }

    /// Tests whether a line from above runs through the square: from the right, straight down, from the left.
    fn lines(&self) -> [bool; 3] {
        let from_the_right = self.upwards().any(|(up, of)| of == self.column + up);
        let straight = self.queens.contains(&self.column);
        let from_the_left = self.upwards().any(|(up, of)| of + up == self.column);
        [from_the_right, straight, from_the_left]
    }

    fn on_a_diagonal(&self) -> bool {
        let [left, _, right] = self.lines();
        left || right
    }

    /// Tests whether a number has a 1 in the place of the square's column.
    fn in_place(&self, number: usize) -> bool {
        let value = 1_usize << (self.n - 1 - self.column);
        number / value % 2 == 1
    }

    fn is_free(&self, fault: Fault) -> bool {
        let n = self.n;
        match fault {
            Fault::LastOnly => !self.on_a_diagonal() && self.queens.last() != Some(&self.column),
            Fault::Twice => {
                let values = self.queens.iter().map(|of| 1_usize << (n - 1 - of));
                !self.on_a_diagonal() && !self.in_place(2 * values.sum::<usize>())
            }
            Fault::ColumnNumber => {
                !self.on_a_diagonal() && !self.queens.iter().any(|of| self.in_place(*of))
            }
            Fault::TestLate => true,
            Fault::NoDown => !self.on_a_diagonal(),
            Fault::Flip => {
                let n_lines = self.lines().into_iter().filter(|line| *line).count();
                n_lines % 2 == 0
            }
            Fault::Intersection => self.lines() != [true; 3],
            Fault::FewFlags => {
                let [_, straight, from_the_left] = self.lines();
                let flag = (self.queens.len() + self.column) % n;
                let flags = self.queens.iter().enumerate();
                !straight && !from_the_left && !{ flags }.any(|(row, of)| (row + of) % n == flag)
            }
            other => panic!("{}", other.name()),
        }
    }
}

/// Fills the rows below with queens on free squares, from the right; in the last row with the first alone.
///
/// Returns the queens placed and the full boards.
fn fill(fault: Fault, n: usize, queens: &mut Vec<usize>) -> (u64, u64) {
    let mut sum = (0, 0);
    for column in (0..n).rev() {
        let above = Above { n, queens, column };
        if !above.is_free(fault) {
            continue;
        }
        sum.0 += 1;
        if queens.len() + 1 == n {
            sum.1 += 1;
            if fault == Fault::TestLate {
                continue;
            }
            break;
        }
        queens.push(column);
        let below = fill(fault, n, queens);
        queens.pop();
        sum = (sum.0 + below.0, sum.1 + below.1);
    }
    sum
}

fn run(fault: Fault, side: usize) -> FaultySearch {
    FaultySearch::run(Size::new(side.try_into().unwrap()).unwrap(), fault)
}

#[test]
fn a_fault_comes_to_what_plain_columns_come_to() {
    let searched = [
        (Fault::LastOnly, 8),
        (Fault::Twice, 8),
        (Fault::ColumnNumber, 8),
        (Fault::NoDown, 6),
        (Fault::Flip, 6),
        (Fault::Intersection, 5),
        (Fault::FewFlags, 8),
    ];
    for (fault, largest) in searched {
        for n in 1..=largest {
            let run = run(fault, n);
            let found = (run.placements, run.solutions);
            assert_eq!(
                found,
                fill(fault, n, &mut Vec::new()),
                "{} N = {n}",
                fault.name()
            );
            assert!(run.ended, "{} N = {n}", fault.name());
        }
    }
}

#[test]
fn boards_tested_when_full_are_all_boards() {
    for n in 1..=5 {
        let run = run(Fault::TestLate, n);
        let (placements, boards) = fill(Fault::TestLate, n, &mut Vec::new());
        assert_eq!(boards, (n as u64).pow(n.try_into().unwrap()), "N = {n}");
        let n_solutions = crate::oracle::solutions(n).len() as u64;
        let found = (run.placements, run.solutions, run.symptom);
        assert_eq!(found, (placements, n_solutions, None), "N = {n}");
    }
}

#[test]
fn classes_kept_by_turns_alone_are_counted_with_their_mirror_images() {
    for n in 2..=8_usize {
        let turned = |board: &Vec<usize>| -> Vec<usize> {
            let rows = (0..n).map(|column| board.iter().position(|of| *of == column));
            rows.map(|row| n - 1 - row.unwrap()).collect()
        };
        let mut kept = BTreeSet::new();
        for board in crate::oracle::solutions(n) {
            let turns = std::iter::successors(Some(board), |board| Some(turned(board)));
            kept.extend(turns.take(4).min());
        }
        let counted = kept
            .iter()
            .map(|board| crate::faults::images(board).len() as u64);
        assert_eq!(
            run(Fault::TurnsOnly, n).solutions,
            counted.sum::<u64>(),
            "N = {n}"
        );
    }
}

#[test]
fn a_western_half_that_fits_counts_once() {
    for n in [4, 6, 8] {
        let solutions = crate::oracle::solutions(n);
        let west = solutions.iter().map(|board| -> Vec<Option<usize>> {
            let columns = board.iter().copied();
            columns.map(|of| (of < n / 2).then_some(of)).collect()
        });
        let n_halves = west.collect::<BTreeSet<_>>().len();
        let run = run(Fault::AnyFit, n);
        assert_eq!(run.solutions, n_halves as u64, "N = {n}");
        assert_eq!(
            run.symptom.is_some(),
            n_halves != solutions.len(),
            "N = {n}"
        );
    }
}

#[test]
fn a_sign_that_is_kept_blocks_squares_up_to_the_diagonal() {
    for n in 1..=8_usize {
        let solutions = crate::oracle::solutions(n);
        let is_found = |board: &&Vec<usize>| {
            let below = board.iter().skip_while(|column| **column != 0);
            below
                .enumerate()
                .all(|(rows, column)| *column == 0 || rows <= *column)
        };
        let found = solutions.iter().filter(is_found).count();
        let run = run(Fault::SignKept, n);
        assert_eq!(run.solutions, found as u64, "N = {n}");
        assert_eq!(run.symptom.is_some(), found < solutions.len(), "N = {n}");
    }
}

#[test]
fn without_a_comparison_each_board_that_the_edges_leave_counts_its_class() {
    for n in 4..=9_usize {
        let near = |place: usize| place.min(n - 1 - place);
        let row_of = |board: &[usize], column| board.iter().position(|of| *of == column).unwrap();
        let mut counted = 0;
        let mut corners = BTreeSet::new();
        for board in crate::oracle::solutions(n) {
            let images = crate::faults::images(&board);
            // Places from the left: row 0's queen stands in the right half.
            let first = n - 1 - board[0];
            if first == 0 {
                corners.insert(images);
                continue;
            }
            let edges = [board[n - 1], row_of(&board, 0), row_of(&board, n - 1)];
            if first == near(board[0]) && edges.into_iter().all(|place| first <= near(place)) {
                counted += images.len();
            }
        }
        counted += corners.iter().map(Vec::len).sum::<usize>();
        assert_eq!(run(Fault::NoTies, n).solutions, counted as u64, "N = {n}");
    }
}

#[test]
fn a_class_that_counts_once_gives_the_number_of_classes() {
    for n in 1..=8_usize {
        let boards = crate::oracle::solutions(n);
        let classes: BTreeSet<_> = boards
            .iter()
            .map(|board| crate::faults::images(board))
            .collect();
        let run = run(Fault::KeptOnly, n);
        assert_eq!(run.solutions, classes.len() as u64, "N = {n}");
    }
}

#[test]
fn a_board_with_a_column_or_a_square_less_loses_what_stands_there() {
    for n in 1..=8_usize {
        assert_eq!(run(Fault::MaskShort, n).solutions, 0, "N = {n}");
        let boards = crate::oracle::solutions(n);
        let kept = boards.iter().filter(|board| board[0] != n - 1).count();
        assert_eq!(run(Fault::RowShort, n).solutions, kept as u64, "N = {n}");
    }
}

#[test]
fn a_shadow_that_is_left_behind_on_the_right_is_the_mirror_image_of_one_on_the_left() {
    for n in 1..=8_usize {
        let [left, right] = [Fault::ShiftOnce, Fault::RightOnce].map(|fault| run(fault, n));
        assert_eq!(left.solutions, right.solutions, "N = {n}");
    }
}

#[test]
fn what_each_of_these_faults_shows_in_the_course() {
    let attack = |rows, line| Some(Symptom::Attack { rows, line });
    let doubled = Some(Symptom::Weighed {
        counted: 16,
        images: 8,
    });
    for (fault, n, placements, solutions, symptom) in [
        (Fault::LastOnly, 5, 113, 34, attack([0, 2], Line::Down)),
        (Fault::Twice, 5, 163, 47, attack([0, 1], Line::Down)),
        (Fault::ColumnNumber, 5, 108, 26, attack([0, 1], Line::Down)),
        (Fault::TestLate, 5, 3_905, 10, None),
        (Fault::NoDown, 5, 229, 79, attack([0, 1], Line::Down)),
        (Fault::Flip, 5, 157, 58, attack([0, 2], Line::Left)),
        (
            Fault::Intersection,
            5,
            1_393,
            619,
            attack([0, 1], Line::Down),
        ),
        (Fault::FewFlags, 8, 1_187, 0, Some(Symptom::Missed)),
        (Fault::TurnsOnly, 5, 53, 20, doubled),
        (Fault::AnyFit, 8, 2_056, 80, Some(Symptom::Missed)),
        (Fault::SignKept, 8, 1_445, 33, Some(Symptom::Missed)),
        (Fault::NoTies, 8, 1_028, 124, doubled),
        (
            Fault::KeptOnly,
            8,
            2_056,
            12,
            Some(Symptom::Weighed {
                counted: 1,
                images: 8,
            }),
        ),
    ] {
        let run = run(fault, n);
        let found = (run.placements, run.solutions, run.symptom);
        assert_eq!(found, (placements, solutions, symptom), "{}", fault.name());
        assert!(run.ended && run.queens.len() == n, "{}", fault.name());
    }
}
