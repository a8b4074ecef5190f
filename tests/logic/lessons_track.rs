//! The lessons beside the main course: their load, their exercises answered in another way, and their numbers.

use std::collections::BTreeSet;

use bitqueens::{
    course::{
        Block, BoardSymmetry, CoursePart, Lesson, Picture, Place, at_hand, exercises, part_about,
        part_title,
    },
    draw::Mark,
    question::{Given, Question},
    text::Lang,
};
use bitqueens_core::{
    bits::{Choice, View, Width, Word},
    counting::{Cut, half_turn_fixed, known, quarter_turn_fixed},
    solver::{Placement, Size, Solutions},
};

use crate::{
    course_texts::{lesson, terms},
    terms::unmarked,
};

/// The seeds that every exercise is tried with.
const SEEDS: u64 = 2_000;

/// A row and a column.
type Square = (u8, u8);

fn size(side: u8) -> Size {
    Size::new(side).unwrap()
}

/// The solutions of a board by the columns of their queens.
fn solutions(side: u8) -> Vec<Vec<u8>> {
    let column = |bit: &u32| side - 1 - u8::try_from(bit.trailing_zeros()).unwrap();
    let solutions = Solutions::new(size(side));
    solutions
        .map(|solution| solution.bits().iter().map(column).collect())
        .collect()
}

/// The eight images of a board by columns: four turns, and each turned over.
fn images(board: &[u8]) -> Vec<Vec<u8>> {
    let last = u8::try_from(board.len()).unwrap() - 1;
    let mut images = Vec::new();
    let mut image = board.to_vec();
    for _ in 0..4 {
        images.push(image.clone());
        images.push(image.iter().map(|column| last - column).collect());
        let mut turned = image.clone();
        for (row, column) in (0..).zip(&image) {
            turned[usize::from(*column)] = last - row;
        }
        image = turned;
    }
    images
}

/// The bits of a board's rows, from the top, so that boards are compared as the lessons do.
fn number(board: &[u8]) -> Vec<u32> {
    let last = u8::try_from(board.len()).unwrap() - 1;
    board.iter().map(|column| 1 << (last - column)).collect()
}

/// The numbers of a text.
fn numbers(text: &str) -> Vec<u64> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

fn queens(question: &Question) -> Vec<Square> {
    let Given::Board(board) = &question.given else {
        panic!("{} has no board", question.prompt.in_lang(Lang::En))
    };
    let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
    queens.map(|queen| (queen.row, queen.column)).collect()
}

fn word(question: &Question, name: &str) -> u8 {
    let (Given::Words(words) | Given::Signed(words)) = &question.given else {
        panic!("{} has no words", question.prompt.in_lang(Lang::En))
    };
    let (_, word) = words.iter().find(|(own, _)| *own == name).unwrap();
    u8::try_from(word.value()).unwrap()
}

/// Checks the first questions of a lesson's exercise: the numbers of the prompt, the question, and its right
/// columns from the left.
fn each(slug: &str, check: impl Fn(&[u64], &Question, &[bool])) {
    each_of(slug, 0, check);
}

/// The same of another of its exercises, counted from 0.
fn each_of(slug: &str, number: usize, check: impl Fn(&[u64], &Question, &[bool])) {
    let exercise = exercises(lesson(slug).unwrap()).nth(number).unwrap();
    for seed in 0..SEEDS {
        let question = exercise.question(seed);
        let bits = (0..question.n_bits().unwrap()).rev();
        let columns: Vec<bool> = bits
            .map(|bit| question.right_value().unwrap() >> bit & 1 == 1)
            .collect();
        check(
            &numbers(question.prompt.in_lang(Lang::En)),
            &question,
            &columns,
        );
    }
}

fn attacks(one: Square, other: Square) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    rows == 0 || columns == 0 || rows == columns
}

#[test]
fn an_advanced_lesson_has_a_page_of_text_and_few_new_terms() {
    let lessons = at_hand::lessons(Lang::Ja).iter();
    for lesson in lessons.filter(|lesson| lesson.part.is_advanced()) {
        let texts = lesson.blocks.iter().flat_map(|block| match block {
            Block::Prose(text) => vec![text],
            Block::Why { question, answer } => vec![question, answer],
            _ => Vec::new(),
        });
        let n_letters: usize = texts.map(|text| unmarked(text).chars().count()).sum();
        let slug = &lesson.slug;
        assert!((200..=700).contains(&n_letters), "{slug}: {n_letters}");
        let new = terms(Lang::Ja).filter(|term| term.lesson == *slug).count();
        assert!(new <= 3, "{slug} has {new} new terms");
    }
}

#[test]
fn the_advanced_parts_stand_last_and_do_not_count_as_the_main_course() {
    let parts = CoursePart::ALL.map(CoursePart::is_advanced);
    assert!(parts.is_sorted() && parts.contains(&true) && parts.contains(&false));
    for part in CoursePart::ALL {
        let title = part_title(part).in_lang(Lang::En);
        let is_appendix = part == CoursePart::Appendix;
        let is_said = title.starts_with("Advanced") || title == "Appendix";
        assert_eq!(is_said, part.is_advanced());
        assert_eq!(
            part_about(part)
                .in_lang(Lang::En)
                .starts_with("For readers who"),
            is_said && !is_appendix
        );
    }
}

#[test]
fn a_board_that_a_half_turn_keeps_has_opposite_rows() {
    each("classes", |numbers, question, columns| {
        let [n, _, row] = numbers[..] else {
            panic!("{numbers:?}")
        };
        let queens = queens(question);
        let above = queens
            .iter()
            .find(|queen| u64::from(queen.0) == n - 1 - row);
        let expected = n - 1 - u64::from(above.unwrap().1);
        let queen = columns.iter().position(|on| *on).unwrap();
        assert_eq!(
            queen as u64,
            expected,
            "{}",
            question.prompt.in_lang(Lang::En)
        );
        assert!(queens.iter().all(|queen| u64::from(queen.0) < row));
    });
}

#[test]
fn a_queen_and_her_image_in_a_long_diagonal_attack_each_other() {
    each_of("symmetry", 1, |numbers, question, columns| {
        let [row, column, to_row] = numbers[..] else {
            panic!("{numbers:?}")
        };
        let last = u64::from(question.n_bits().unwrap()) - 1;
        let to_column = columns.iter().position(|on| *on).unwrap() as u64;
        let expected = if question.prompt.in_lang(Lang::En).contains("top left") {
            (column, row)
        } else {
            (last - column, last - row)
        };
        assert_eq!((to_row, to_column), expected);
        assert_ne!(row, to_row);
        assert_eq!(row.abs_diff(to_row), column.abs_diff(to_column));
    });
}

#[test]
fn the_row_of_an_edge_is_that_of_the_turned_board() {
    each_of("edges", 1, |_, question, columns| {
        let mut board = queens(question);
        board.sort_unstable();
        let board: Vec<u8> = board.into_iter().map(|(_, column)| column).collect();
        let en = question.prompt.in_lang(Lang::En);
        let turns = ["quarter to the right", "by a half", "quarter to the left"];
        let turns = 1 + turns.iter().position(|turn| en.contains(turn)).unwrap();
        let image = &images(&board)[2 * turns + usize::from(en.contains("mirror it"))];
        let queen = columns.iter().position(|on| *on).unwrap();
        assert_eq!(queen, usize::from(image[0]), "{en}");
    });
}

#[test]
fn the_rows_left_out_in_the_corner_are_those_of_the_larger_image() {
    let mut left_out = BTreeSet::new();
    each("corner", |_, question, _| {
        let [n, _, _, _, worth, ..] = numbers(question.prompt.in_lang(Lang::En))[..] else {
            panic!("{}", question.prompt.in_lang(Lang::En))
        };
        for row in 0..n {
            let expected = 2 <= row && 1 << row <= worth;
            let bit = n - 1 - row;
            assert_eq!(question.right_value().unwrap() >> bit & 1 == 1, expected);
        }
    });
    for side in 5..=8 {
        for board in solutions(side).iter().filter(|board| board[0] == side - 1) {
            let beside = board.iter().position(|column| *column == side - 2).unwrap();
            let power = usize::from(side - 1 - board[1]);
            let is_smallest = images(board)
                .iter()
                .all(|image| number(board) <= number(image));
            assert_eq!(is_smallest, power < beside, "{board:?}");
            left_out.insert((side, is_smallest));
            let different: BTreeSet<_> = images(board).into_iter().collect();
            assert_eq!(different.len(), 8);
        }
    }
    assert!(left_out.contains(&(8, true)) && left_out.contains(&(8, false)));
    // The squares of the figure.
    let [
        Picture::Squares {
            queens, crossed, ..
        },
    ] = pictures("corner")[..]
    else {
        panic!("squares")
    };
    let power = 7 - queens[1].1;
    assert!(crossed.iter().copied().eq((2..=power).map(|row| (row, 6))));
}

#[test]
fn the_free_squares_inside_of_a_ring_are_those_of_plain_squares() {
    each("ring", |numbers, question, columns| {
        let row = u8::try_from(numbers[1]).unwrap();
        let (n, ring) = (question.n_bits().unwrap(), queens(question));
        let inside = 2..n - 2;
        assert!(
            ring.iter()
                .all(|(row, column)| !inside.contains(row) || !inside.contains(column))
        );
        for column in 0..n {
            let is_attacked = ring.iter().any(|queen| attacks(*queen, (row, column)));
            let expected = inside.contains(&column) && !is_attacked;
            assert_eq!(columns[usize::from(column)], expected, "{ring:?}");
        }
    });
}

#[test]
fn the_rows_of_the_east_are_those_of_high_columns() {
    each("quarters", |numbers, _, rows| {
        let queens = &numbers[2..10];
        assert!(
            queens
                .iter()
                .zip(rows)
                .all(|(column, is_east)| (4 <= *column) == *is_east)
        );
        assert_eq!(rows.iter().filter(|is_east| **is_east).count(), 4);
    });
}

#[test]
fn the_second_queen_of_a_quarter_shares_no_line_with_the_first() {
    each_of("quarters", 1, |numbers, question, columns| {
        let [_, upper, lower, given, column, asked, ..] = numbers[..] else {
            panic!("{numbers:?}")
        };
        assert_eq!([upper, lower], [given.min(asked), given.max(asked)]);
        let is_north = question.prompt.in_lang(Lang::En).contains("north");
        let is_long = |row: u64, column: u64| row == column || row + column == 7;
        assert!(
            !is_long(given, column),
            "{}",
            question.prompt.in_lang(Lang::En)
        );
        assert_eq!(is_north, lower < 4);
        for (at, on) in (4..8).zip(columns) {
            let shares = at == column || at.abs_diff(column) == lower - upper;
            assert_eq!(
                *on,
                !shares && !is_long(asked, at),
                "{}",
                question.prompt.in_lang(Lang::En)
            );
        }
    });
}

#[test]
fn a_half_keeps_both_words_or_none() {
    let kinds = std::cell::RefCell::new([0; 3]);
    each("halves", |_, question, _| {
        let codes: Vec<&str> = question.prompt.in_lang(Lang::En).split('`').collect();
        let columns = [codes[1], codes[5]].map(|code| u8::from_str_radix(code, 2).unwrap());
        let (north, south) = (word(question, "north"), word(question, "south"));
        let (expected, kind) = match (columns[0] + columns[1], north & south) {
            (15, 0) => (north | south, 0),
            (15, _) => (0, 1),
            _ => (0, 2),
        };
        assert_eq!(question.right_value().unwrap(), u64::from(expected));
        kinds.borrow_mut()[kind] += 1;
    });
    let kinds = kinds.into_inner();
    // Where they make no half the answer is 0, so that is the rarer case.
    assert!(kinds.iter().all(|count| SEEDS / 25 < *count), "{kinds:?}");
}

/// The pictures of a lesson's figures.
fn pictures(slug: &str) -> Vec<&'static Picture> {
    let figures = Lesson::figures(lesson(slug).unwrap());
    figures.map(|figure| &figure.picture).collect()
}

/// The cells of the first table of a lesson, without backticks.
fn table(slug: &str) -> Vec<Vec<String>> {
    let rows = pictures(slug)
        .into_iter()
        .find_map(|picture| match picture {
            Picture::Table { rows, .. } => Some(rows),
            _ => None,
        });
    let rows = rows.unwrap().iter();
    let cell = |cell: &String| cell.replace('`', "");
    rows.map(|row| row.iter().map(cell).collect()).collect()
}

#[test]
fn the_table_of_fixed_solutions_is_that_of_the_counts() {
    let rows = table("burnside");
    assert_eq!(rows.len(), 7);
    for (side, row) in (4..).zip(rows) {
        let known = known(size(side));
        let half = half_turn_fixed(size(side), size(side).mask());
        let quarter = quarter_turn_fixed(size(side));
        let found = [side.into(), known.total, half, quarter, known.unique];
        assert_eq!(row, found.map(|number| number.to_string()));
        assert_eq!(8 * known.unique, known.total + half + 2 * quarter);
    }
}

#[test]
fn no_mirror_keeps_a_solution_and_quarter_turns_keep_those_that_the_lesson_names() {
    for side in 2..=8_u8 {
        for queens in Solutions::new(size(side)) {
            for image in BoardSymmetry::ALL.into_iter().filter(|of| of.mirrored) {
                assert_ne!(image.of(queens.bits(), size(side)), queens.bits());
            }
        }
    }
    let kept: Vec<u64> = (4..=9).map(|side| quarter_turn_fixed(size(side))).collect();
    assert_eq!(kept, [2, 2, 0, 0, 0, 0]);
    assert_eq!(half_turn_fixed(size(6), size(6).mask()), 4);
    // The figure shades the mirror, and its queens are images in it.
    let [Picture::Squares { queens, shaded, .. }] = pictures("symmetry")[1..] else {
        panic!("squares")
    };
    let [one, other] = &queens[..] else {
        panic!("two queens")
    };
    assert_eq!(*one, (other.1, other.0));
    assert!(attacks(*one, *other) && shaded.iter().all(|(row, column)| row == column));
}

#[test]
fn the_boards_at_equal_distance_are_those_that_the_lesson_counts() {
    let side = 8;
    let near = |place: u8| place.min(side - 1 - place);
    let (mut filled, mut tied, mut dropped, mut corner) = (0, 0, 0, [0; 2]);
    for board in solutions(side) {
        let first = side - 1 - board[0];
        let is_smallest = images(&board)
            .iter()
            .all(|image| number(&board) <= number(image));
        if first == 0 {
            corner[0] += 1;
            corner[1] += usize::from(is_smallest);
            continue;
        }
        let row_of = |column: u8| u8::try_from(board.iter().position(|of| *of == column).unwrap());
        let edges = [
            near(board[7]),
            near(row_of(0).unwrap()),
            near(row_of(7).unwrap()),
        ];
        if first != near(board[0]) || edges.iter().any(|edge| *edge < first) {
            assert!(!is_smallest);
            continue;
        }
        filled += 1;
        tied += usize::from(edges.contains(&first));
        dropped += usize::from(!is_smallest);
        // Without a tie nothing is to be compared.
        assert!(is_smallest || edges.contains(&first));
    }
    assert_eq!((filled, tied, dropped, corner), (14, 8, 4, [4, 2]));
    assert_eq!(filled - dropped + corner[1], 12);
    // Both figures: a solution, and the image that has the same row 0 and a larger row 1.
    let boards: Vec<Vec<u8>> = pictures("edges")
        .into_iter()
        .skip(1)
        .map(|picture| match picture {
            Picture::Squares { queens, .. } => queens.iter().map(|queen| queen.1).collect(),
            _ => panic!("squares"),
        })
        .collect();
    let [board, image] = &boards[..] else {
        panic!("two figures")
    };
    let place = lesson("edges").unwrap().places().nth(1).unwrap();
    assert_eq!(*board, columns(place));
    assert!(images(board).contains(image) && number(board)[0] == number(image)[0]);
    assert!(number(board)[1] < number(image)[1]);
}

/// The columns of the solution at a place.
fn columns(place: Place) -> Vec<u8> {
    let side = place.size().get();
    let solution = Placement::standing(&place.machine());
    solution
        .powers()
        .iter()
        .map(|power| side - 1 - power)
        .collect()
}

#[test]
fn the_quarters_are_those_of_the_first_solution() {
    let place = lesson("quarters").unwrap().places().next().unwrap();
    let board = columns(place);
    let east: Vec<usize> = (0..8).filter(|row| 4 <= board[*row]).collect();
    let named = east.iter().fold(0, |rows, row| rows | 1 << row);
    assert!(matches!(pictures("quarters")[..], [Picture::Quarters { rows }] if *rows == named));
    assert_eq!(east, [0, 4, 6, 7]);
    let cut = Cut::new(size(8)).unwrap();
    assert_eq!((cut.row_sets().count(), cut.n_diagonals()), (38, 12));
}

#[test]
fn the_tables_of_bits_are_what_the_words_are() {
    let four = Width::new(4).unwrap();
    let read = |bits: &str, width| Word::cut(u32::from_str_radix(bits, 2).unwrap(), width);
    for row in table("signed") {
        let word = read(&row[0], four);
        let values = [View::Unsigned, View::Signed].map(|view| word.value_in(view).to_string());
        assert_eq!(row[1..], values);
    }
    let shifts = [
        0b1101_0100_u8,
        0b1101_0100 >> 1,
        (0b1101_0100_u8.cast_signed() >> 1).cast_unsigned(),
    ];
    for (row, value) in table("arithmetic").iter().zip(shifts) {
        let values = [
            format!("{value:08b}"),
            value.to_string(),
            value.cast_signed().to_string(),
        ];
        assert_eq!(row[1..], values);
    }
    let words = Choice::new(4, 2).unwrap().words();
    let rows = words
        .enumerate()
        .map(|(rank, word)| vec![rank.to_string(), format!("{word:04b}")]);
    assert!(table("ranks").into_iter().eq(rows));
    assert_eq!(Choice::new(6, 2).unwrap().words().last(), Some(0b11_0000));
}
