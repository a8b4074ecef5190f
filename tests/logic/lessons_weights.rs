//! What a counted board stands for: eight over k in the search, the factors of the three mirrors in the join.

use std::collections::{BTreeMap, BTreeSet};

use bitqueens::{
    draw::Mark,
    pages::learn::{BoardSymmetry, Picture, exercises},
    question::{AnswerKind, Given},
    text::Lang,
};
use bitqueens_core::{
    counting::{Cut, known},
    solver::{Size, Solutions},
};

use crate::{course_texts::lesson, terms::spaced};

/// A row and a column.
type Square = (u8, u8);

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// The columns of the queens.
fn columns(bits: &[u32], n: u8) -> Vec<u8> {
    let column = |bit: &u32| n - 1 - u8::try_from(bit.trailing_zeros()).unwrap();
    bits.iter().map(column).collect()
}

/// The columns of every solution of a board.
fn solutions(n: u8) -> Vec<Vec<u8>> {
    Solutions::new(size(n))
        .map(|solution| columns(solution.bits(), n))
        .collect()
}

/// How far the queens of the four edges are from a corner: top, right, bottom, left.
fn edges(queens: &[Square], n: u8) -> [u8; 4] {
    let last = n - 1;
    let near = |place: u8| place.min(last - place);
    let of = |is_on: &dyn Fn(&Square) -> bool| *queens.iter().find(|of| is_on(of)).unwrap();
    [
        near(of(&|of| of.0 == 0).1),
        near(of(&|of| of.1 == last).0),
        near(of(&|of| of.0 == last).1),
        near(of(&|of| of.1 == 0).0),
    ]
}

/// What a board counts by the lesson; 0 where it is dropped. No queen stands in a corner.
fn weight([top, right, bottom, left]: [u8; 4]) -> u64 {
    let k = [top, right, bottom, left]
        .into_iter()
        .filter(|of| *of == top)
        .count();
    match k {
        _ if top < right.max(bottom).max(left) => 0,
        3 if bottom == top => 0,
        3 => 8,
        _ => 8 / k as u64,
    }
}

/// What a full board counts, corners and the middle of odd boards included.
fn counted(board: &[u8]) -> u64 {
    let n = u8::try_from(board.len()).unwrap();
    let queens: Vec<Square> = (0..).zip(board.iter().copied()).collect();
    let edges = edges(&queens, n);
    let last = n - 1;
    if edges.contains(&0) {
        // The lesson on corners.
        let beside = board.iter().position(|column| *column == n - 2).unwrap();
        let is_kept = board[0] == last && usize::from(last - board[1]) < beside;
        return if is_kept { 8 } else { 0 };
    }
    match (2 * board[0]).cmp(&last) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => weight(edges) / 2,
        std::cmp::Ordering::Greater => weight(edges),
    }
}

#[test]
fn eight_over_k_counts_every_solution() {
    for n in 4..=10 {
        let sum: u64 = solutions(n).iter().map(|board| counted(board)).sum();
        assert_eq!(sum, known(size(n)).total, "N = {n}");
    }
    let mut of_eight = BTreeMap::new();
    for board in solutions(8) {
        *of_eight.entry(counted(&board)).or_insert(0) += 1;
    }
    of_eight.remove(&0);
    assert_eq!(of_eight, BTreeMap::from([(8, 5), (4, 13)]));
    let in_corner = solutions(8);
    let in_corner = in_corner.iter().filter(|of| of[0] == 7 && counted(of) == 8);
    assert_eq!(in_corner.count(), 2);
}

#[test]
fn as_many_images_are_kept_as_edges_are_nearest_and_three_leave_one() {
    let mut seen = BTreeMap::new();
    let mut small = BTreeSet::new();
    // With N = 12 there are boards with all four edges alike.
    for n in [8, 10, 12] {
        for solution in Solutions::new(size(n)) {
            let bits = solution.bits();
            let board = columns(bits, n);
            let queens: Vec<Square> = (0..).zip(board).collect();
            let edges = edges(&queens, n);
            if edges.contains(&0) {
                continue;
            }
            let nearest = edges.iter().max().unwrap();
            let k = edges.into_iter().filter(|of| of == nearest).count();
            let images = BoardSymmetry::ALL.map(|image| columns(&image.of(bits, size(n)), n));
            let kept: Vec<_> = images.iter().filter(|of| counted(of) != 0).collect();
            let different: BTreeSet<_> = images.iter().collect();
            let n_kept = if k == 3 { 1 } else { k };
            assert_eq!(kept.len(), n_kept);
            seen.insert(k, (n_kept, counted(kept[0])));
            if different.len() == 4 && n == 8 {
                let once: BTreeSet<_> = kept.iter().collect();
                small.insert((k, once.len(), counted(kept[0])));
            }
        }
    }
    // The class of 4 of N = 8.
    assert_eq!(small, BTreeSet::from([(2, 1, 4)]));
    let table = lesson("eightoverk").unwrap();
    let rows = table.figures().find_map(|figure| match &figure.picture {
        Picture::Table { rows, .. } => Some(rows),
        _ => None,
    });
    let expected = seen
        .iter()
        .map(|(k, (n_kept, counts))| [k.to_string(), n_kept.to_string(), counts.to_string()]);
    let expected: Vec<_> = expected.collect();
    assert_eq!(*rows.unwrap(), expected);
}

#[test]
fn the_squares_left_out_are_those_nearer_to_the_middle() {
    let lesson = lesson("eightoverk").unwrap();
    let figure = lesson.figures().find_map(|figure| match &figure.picture {
        Picture::Squares {
            queens,
            shaded,
            crossed,
            ..
        } => Some((queens, shaded, crossed)),
        _ => None,
    });
    let (queens, shaded, crossed) = figure.unwrap();
    let (last, x) = (7, queens[0].1.min(7 - queens[0].1));
    let near = |place: u8| place.min(last - place);
    let on_edges = (1..8_u8).flat_map(|row| (0..8_u8).map(move |column| (row, column)));
    for (row, column) in on_edges {
        let of = match (row, column) {
            (_, 0 | 7) => near(row),
            (7, _) => near(column),
            _ => continue,
        };
        let is_crossed = of == 0 || x < of;
        assert_eq!(crossed.contains(&(row, column)), is_crossed);
        // The square below row 0's queen is in her column.
        let is_shaded = of == x && column != queens[0].1;
        assert_eq!(shaded.contains(&(row, column)), is_shaded, "{row} {column}");
    }
}

#[test]
fn the_weight_asked_for_is_that_of_the_drawn_edges() {
    let exercise = exercises(lesson("eightoverk").unwrap()).next().unwrap();
    let mut answers = BTreeSet::new();
    for seed in 0..2_000 {
        let question = exercise.question(seed);
        let Given::Board(board) = &question.given else {
            panic!("a board");
        };
        let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
        let queens: Vec<Square> = queens.map(|of| (of.row, of.column)).collect();
        assert_eq!(queens.len(), 4);
        let n = u8::try_from(board.squares.len().isqrt()).unwrap();
        let edges = edges(&queens, n);
        let right = usize::try_from(question.right_value().unwrap()).unwrap();
        assert_eq!([8, 4, 2, 0][right], weight(edges), "{queens:?}");
        answers.insert(right);
        let AnswerKind::Choice(choices) = &question.kind else {
            panic!("a choice");
        };
        let said = choices[right].in_lang(Lang::En);
        assert!(question.answer.in_lang(Lang::En).contains(said));
    }
    assert_eq!(answers.len(), 4);
}

/// The queens of a board on its long diagonals: all, and those in the east.
fn long(board: &[u8]) -> (usize, usize) {
    let last = board.len() - 1;
    let squares = board.iter().map(|column| usize::from(*column)).enumerate();
    let long = squares.filter(|(row, column)| row == column || row + column == last);
    let east = long.clone().filter(|(_, column)| last < 2 * column);
    (long.count(), east.count())
}

#[test]
fn the_pairs_of_the_join_and_their_factors_are_those_of_the_cut() {
    let cut = Cut::new(size(8)).unwrap();
    // The number of pairs by the queens on long diagonals and the factor.
    let mut pairs = BTreeMap::new();
    for set in cut.row_sets() {
        let joined = cut.join(set);
        for (long, (found, factor)) in joined.found.into_iter().zip(set.weights).enumerate() {
            if 0 < found && 0 < factor {
                *pairs.entry((long, factor)).or_insert(0) += found;
            }
        }
    }
    let rows = lesson("factors")
        .unwrap()
        .figures()
        .find_map(|figure| match &figure.picture {
            Picture::Table { rows, .. } => Some(rows),
            _ => None,
        });
    let (mut all_pairs, mut all) = (0, 0);
    for (long_queens, row) in rows.unwrap().iter().enumerate() {
        let of: Vec<_> = pairs
            .iter()
            .filter(|((long, _), _)| *long == long_queens)
            .collect();
        let n_pairs: u64 = of.iter().map(|(_, n)| **n).sum();
        let sum: u64 = of.iter().map(|((_, factor), n)| factor * *n).sum();
        let own = solutions(8)
            .iter()
            .filter(|board| long(board).0 == long_queens)
            .count();
        assert_eq!(sum, own as u64);
        let products: Vec<_> = of
            .iter()
            .map(|((_, factor), n)| format!("{n} × {factor}"))
            .collect();
        let row: Vec<_> = row.iter().map(|cell| spaced(cell)).collect();
        assert_eq!(row[1], format!("{} = {own}", products.join(" + ")));
        all_pairs += n_pairs;
        all += sum;
    }
    assert_eq!((all_pairs, all), (23, 92));
    // The link's solution has both queens in the east.
    let place = lesson("factors").unwrap().places().next().unwrap();
    let queens: Vec<u32> = place.machine().queens().collect();
    assert_eq!(long(&columns(&queens, 8)), (2, 2));
}

#[test]
fn the_factors_asked_for_are_those_of_the_cut() {
    let cut = Cut::new(size(8)).unwrap();
    let exercise = exercises(lesson("factors").unwrap()).next().unwrap();
    let mut sets = BTreeSet::new();
    for seed in 0..2_000 {
        let question = exercise.question(seed);
        let prompt = question.prompt.in_lang(Lang::En);
        let bits = prompt.split('`').nth(1).unwrap();
        // The first digit is row 0, the lowest bit of the cut.
        let rows = u32::from(u8::from_str_radix(bits, 2).unwrap().reverse_bits());
        let set = cut.row_sets().find(|set| set.east == rows).unwrap();
        let numbers = prompt.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<u64> = numbers.filter_map(|number| number.parse().ok()).collect();
        let [_, _, none, one, two] = numbers[..] else {
            panic!("{prompt}");
        };
        let pairs = [none, one, two].into_iter().zip(set.weights);
        let total: u64 = pairs.map(|(n, factor)| n * factor).sum();
        assert_eq!(question.right_value(), Some(total), "{prompt}");
        sets.insert(rows);
    }
    assert!(30 < sets.len());
}
