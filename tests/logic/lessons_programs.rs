//! The programs that the part on the loop prints, and what is asked about them.

use bitqueens::{
    course::{Block, Picture, exercises},
    draw::Mark,
    question::Given,
    text::Lang,
};
use bitqueens_core::solver::{Machine, Phase, Placement, Size};

use crate::{
    course_texts::{lesson, lessons},
    lessons_right::says,
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn rows(slug: &str) -> &'static [Vec<String>] {
    let figures = lesson(slug).unwrap().figures();
    let mut tables = figures.filter_map(|figure| match &figure.picture {
        Picture::Table { rows, .. } => Some(rows),
        _ => None,
    });
    tables.next().unwrap()
}

#[test]
fn all_code_is_written_in_one_notation() {
    let mut n_braces = 0;
    for lesson in lessons() {
        for block in &lesson.blocks {
            if let Block::Code(line) = block {
                assert!(!line.trim_end().ends_with(':'), "{}: {line}", lesson.slug);
                n_braces += line.matches('{').count();
            }
        }
    }
    assert!(10 < n_braces);
}

#[test]
fn the_first_program_ends_with_the_number_that_is_said() {
    let (mut x, mut n, mut held) = (3, 0, Vec::new());
    while x < 40 {
        x += x;
        n += 1;
        held.push(x.to_string());
    }
    says(
        "code",
        &format!("{} と変わり", held.join("、")),
        &format!(
            "{} and {x}, and each time",
            held[..held.len() - 1].join(", ")
        ),
    );
    says(
        "code",
        &format!("`n` は {n} です"),
        &format!("`n` holds {n}."),
    );
}

/// The questions of a lesson's only exercise, with the numbers of the English prompt.
fn questions(slug: &str) -> impl Iterator<Item = (Vec<u64>, bitqueens::question::Question)> {
    let exercise = exercises(lesson(slug).unwrap()).next().unwrap();
    (0..2_000).map(move |seed| {
        let question = exercise.question(seed);
        let prompt = question.prompt.in_lang(Lang::En);
        let digits = prompt.split(|c: char| !c.is_ascii_digit());
        let numbers = digits.filter_map(|digits| digits.parse().ok()).collect();
        (numbers, question)
    })
}

#[test]
fn a_small_loop_is_carried_out_as_it_is_printed() {
    let mut n_doubled = 0;
    for (numbers, question) in questions("code") {
        let (mut x, end) = (numbers[0], numbers[1]);
        while x < end {
            x += numbers.get(2).copied().unwrap_or(x);
        }
        n_doubled += u32::from(numbers.len() == 2);
        assert_eq!(question.right_value(), Some(x), "{numbers:?}");
    }
    assert!((500..1_500).contains(&n_doubled));
}

#[test]
fn the_calls_that_the_recursion_makes_first_are_those_of_the_table() {
    fn search(row: usize, [left, down, right]: [u32; 3], calls: &mut Vec<[u32; 5]>) {
        if row == 4 {
            return;
        }
        let mut bitmap = 0b1111 & !(left | down | right);
        let at = calls.len();
        calls.push([left, down, right, bitmap, 0]);
        while bitmap != 0 && calls.len() < 3 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap ^= bit;
            calls[at][4] = bitmap;
            let below = [(left | bit) << 1, down | bit, (right | bit) >> 1];
            search(row + 1, below, calls);
        }
    }
    let mut calls = Vec::new();
    search(0, [0; 3], &mut calls);
    let rows = rows("stack");
    assert_eq!((calls.len(), rows.len()), (3, 3));
    for (call, row) in calls.iter().zip(rows) {
        let words = call.map(|word| format!("`{word:04b}`"));
        assert_eq!(row[1..5], words[..4]);
        let waits = if call[3] == 0 { "-" } else { &*words[4] };
        assert_eq!(row[5], waits);
    }
    says(
        "stack",
        "行0には `1110`、行1には `1000`",
        "`1110` left in its",
    );
}

#[test]
fn a_row_waits_where_its_bitmap_holds_a_1() {
    let mut n_seen = 0;
    for (numbers, question) in questions("arrays").take(200) {
        let n = u8::try_from(numbers[0]).unwrap();
        let Given::Board(board) = &question.given else {
            panic!("a board");
        };
        let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
        let mut queens: Vec<_> = queens.map(|of| (of.row, n - 1 - of.column)).collect();
        queens.sort_unstable();
        let powers: Vec<u8> = queens.into_iter().map(|(_, power)| power).collect();
        // The loop comes to these queens.
        let mut machine = Machine::new(size(n));
        while let Some(phase) = machine.advance() {
            if phase == Phase::Place && Placement::standing(&machine).powers() == powers {
                let rows = (0..n).take(powers.len());
                let waits = rows.filter(|row| machine.words(*row).bitmap != 0);
                let expected = waits.fold(0_u64, |word, row| word | 1 << (n - 1 - row));
                assert_eq!(question.right_value(), Some(expected), "{powers:?}");
                n_seen += 1;
                break;
            }
        }
    }
    assert_eq!(n_seen, 200);
}

#[test]
fn a_recursion_over_three_digits_makes_the_calls_that_the_opening_counts() {
    fn walk(place: u32, deepest: &mut u32) -> u64 {
        *deepest = place.max(*deepest);
        if place == 3 {
            return 1;
        }
        1 + walk(place + 1, deepest) + walk(place + 1, deepest)
    }
    let mut deepest = 0;
    let opening = lesson("loop").unwrap().opening().unwrap();
    assert_eq!(opening.right, walk(0, &mut deepest));
    assert_eq!(deepest + 1, 4);
    says(
        "loop",
        "同時に動いているのは 4 回まで",
        "at no time are more than four at work",
    );
}

#[test]
fn the_ways_to_fill_rows_are_those_of_columns_not_used_yet() {
    for (numbers, question) in questions("methods") {
        let [n, k] = if numbers[0] < numbers[1] {
            [numbers[1], numbers[0]]
        } else {
            [numbers[0], numbers[1]]
        };
        let ways = (0..k).fold(1, |ways, row| ways * (n - row));
        assert_eq!(question.right_value(), Some(ways), "{numbers:?}");
    }
}
