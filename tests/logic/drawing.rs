//! The board and the binary rows as plain data.

use bitqueens::text::Lang;
use bitqueens::{
    draw::{BitRow, Board, FIRST_SOLUTION, Hover, Mark, Pointed, bit_rows},
    site::SiteAction,
    text::narrate,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, MicroStep, Phase, Size, Solutions},
};

use crate::program::Program;

fn board(program: &Program) -> Board {
    Board::of(program.machine(), program.preferences().order)
}

fn rows(program: &Program) -> Vec<BitRow> {
    bit_rows(program.machine(), program.preferences().order)
}

#[test]
fn the_pictured_step_is_a_position_with_every_kind_of_square() {
    let program = Program::open("step/#n=4&at=47");
    let machine = program.machine();
    assert_eq!((machine.size().get(), machine.row()), (4, Some(2)));
    assert!(program.is_paused());
    let board = board(&program);
    let marks = board.row(2).iter().map(|square| square.mark);
    assert!(marks.eq([Mark::Attacked, Mark::Attacked, Mark::Attacked, Mark::Free]));
    let lines: Vec<Vec<_>> = board.row(2)[..3]
        .iter()
        .map(|square| square.lines().map(Line::name).collect())
        .collect();
    assert_eq!(lines, [vec!["left", "down"], vec!["right"], vec!["down"]]);
    let sentence = narrate(machine, BitOrder::MsbLeft).into_lang(Lang::En);
    assert!(sentence.contains("attacked"), "{sentence}");
    assert!(rows(&program)[0].bits.cells[0].ghost);
}

#[test]
fn the_bit_order_changes_the_view_alone() {
    let program = Program::open("step/#n=5&at=30");
    let mut flipped = program.clone();
    flipped.share(SiteAction::Order(BitOrder::LsbLeft));
    assert_eq!(program.at(), flipped.at());
    let (before, now) = (board(&program), board(&flipped));
    for row in 0..5 {
        let marks = before.row(row).iter().map(|square| square.mark);
        assert!(
            now.row(row)
                .iter()
                .rev()
                .map(|square| square.mark)
                .eq(marks)
        );
    }
    let values = |program: &Program| {
        rows(program)
            .iter()
            .map(|row| row.bits.value)
            .collect::<Vec<_>>()
    };
    assert_eq!(values(&program), values(&flipped));
}

#[test]
fn hovering_marks_the_square_and_its_bit() {
    let on_bit = Hover {
        row: None,
        column: 1,
    };
    let program = Program::open("step/#n=4&at=47");
    let mut board = board(&program);
    board.hover(on_bit);
    let squares: Vec<_> = board
        .squares
        .iter()
        .filter(|square| square.pointed == Some(Pointed::Here))
        .collect();
    assert_eq!(squares.len(), 1);
    assert_eq!((squares[0].row, squares[0].column), (2, 1));
    // A bit marks its column in every row, a square only where the row is in work.
    assert_eq!(board.spot(on_bit), Some(1));
    for row in 0..4 {
        let on_square = Hover {
            row: Some(row),
            column: 1,
        };
        assert_eq!(board.spot(on_square), (row == 2).then_some(1));
    }
}

#[test]
fn rows_that_are_not_computed_yet_say_so() {
    let mut program = Program::open("step/#n=4&at=4");
    for (phase, expected) in [
        (Phase::Left, [true, false, false, true, false, true]),
        (Phase::Down, [true, true, false, true, false, true]),
        (Phase::Right, [true, true, true, true, false, true]),
        (Phase::Free, [true; 6]),
    ] {
        program = program.forward();
        assert_eq!(program.machine().phase(), phase);
        let rows = rows(&program);
        assert!(rows.iter().map(|row| row.word).eq(LoopWord::ALL));
        assert!(rows.iter().map(|row| row.known).eq(expected), "{phase:?}");
    }
}

#[test]
fn a_word_without_a_bit_is_said_in_a_sentence_of_its_own() {
    for n in 1..=6 {
        let mut machine = Machine::new(Size::new(n).unwrap());
        while machine.advance().is_some() {
            let sentence = narrate(&machine, BitOrder::MsbLeft);
            let empty = match machine.last_step() {
                Some(MicroStep::Clear { after, .. }) => after == 0,
                Some(MicroStep::Down { down, .. }) => down == 0,
                Some(MicroStep::Right { right, .. }) => right == 0,
                _ => continue,
            };
            assert_eq!(
                sentence.in_lang(Lang::Ja).contains("ありません。"),
                empty,
                "{sentence:?}"
            );
            let says_so = ["no column.", "No column is left."];
            let is_said = says_so
                .iter()
                .any(|words| sentence.in_lang(Lang::En).contains(words));
            assert_eq!(is_said, empty, "{sentence:?}");
        }
    }
}

/// Numbers of a path of straight strokes: from where to where each one runs.
fn strokes_of(path: &str) -> Vec<[(i32, i32); 2]> {
    let place = |text: &str| {
        let (x, y) = text.split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    let strokes = path.split('M').skip(1);
    strokes
        .map(|stroke| {
            let (from, to) = stroke.split_once('L').unwrap();
            [place(from), place(to)]
        })
        .collect()
}

#[test]
fn of_lines_that_end_in_one_square_each_has_a_dot_of_its_own() {
    /// Twice the radius of a dot, in tenths of half a side.
    const ACROSS: i32 = 4;
    let mut n_shared = 0;
    for n in 4..=6 {
        let mut machine = Machine::new(Size::new(n).unwrap());
        while machine.advance().is_some() {
            for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
                let board = Board::of(&machine, order);
                let dots: Vec<_> = Line::ALL
                    .into_iter()
                    .flat_map(|line| {
                        let board = &board;
                        let dots = board.strokes(line).dots.into_iter();
                        dots.map(move |(x, y)| {
                            let (right, down) = board.dot_offset(line, (x, y));
                            let place = |at: u8, by: i8| 10 * i32::from(at) + i32::from(by);
                            (place(x, right), place(y, down))
                        })
                    })
                    .collect();
                for (at, one) in dots.iter().enumerate() {
                    for other in &dots[at + 1..] {
                        let (right, down) = (one.0 - other.0, one.1 - other.1);
                        let apart = right * right + down * down;
                        assert!(ACROSS * ACROSS <= apart, "N = {n}: {one:?}, {other:?}");
                        n_shared += u32::from(apart < 100);
                    }
                }
            }
        }
    }
    assert!(100 < n_shared, "{n_shared}");
}

#[test]
fn each_line_runs_in_one_piece_from_its_queen_to_its_dot_at_every_step() {
    for n in 4..=6 {
        let size = Size::new(n).unwrap();
        let mut machine = Machine::new(size);
        while machine.advance().is_some() {
            for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
                let board = Board::of(&machine, order);
                let at = machine.counters().steps;
                for line in Line::ALL {
                    let strokes = board.strokes(line);
                    let mut pieces = strokes_of(&strokes.around);
                    pieces.extend(strokes_of(&strokes.here));
                    let in_work = board.squares.iter().filter(|square| square.in_work);
                    let reached: Vec<_> = in_work
                        .filter(|square| square.drawn[line as usize] && square.mark != Mark::Queen)
                        .map(|square| (2 * square.column + 1, 2 * square.row + 1))
                        .collect();
                    let mut dots = strokes.dots.clone();
                    dots.sort_by_key(|&(x, y)| (y, x));
                    assert_eq!(dots, reached, "N = {n}, step {at}, {line:?}");
                    for (x, y) in strokes.dots {
                        let mut there = (i32::from(x), i32::from(y));
                        while let Some([from, _]) = pieces.iter().find(|[_, to]| *to == there) {
                            there = *from;
                        }
                        let is_hers = |square: &&bitqueens::draw::Square| {
                            square.mark == Mark::Queen
                                && (
                                    i32::from(2 * square.column + 1),
                                    i32::from(2 * square.row + 1),
                                ) == there
                        };
                        assert!(
                            board.squares.iter().any(|square| is_hers(&square)),
                            "N = {n}, step {at}, {line:?}: {there:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn at_its_end_the_search_calls_no_square_free() {
    for n in 1..=8 {
        let mut machine = Machine::new(Size::new(n).unwrap());
        while machine.advance().is_some() {}
        let board = Board::of(&machine, BitOrder::MsbLeft);
        let first = board.row(0).iter().map(|square| square.mark);
        assert!(first.clone().all(|mark| mark == Mark::Taken), "N = {n}");
        let below = board.squares.iter().filter(|square| square.row != 0);
        assert!(
            below
                .clone()
                .all(|square| square.mark == Mark::Empty && !square.open),
            "N = {n}"
        );
    }
}

#[test]
fn the_board_of_a_moment_is_the_first_solution() {
    let first = Solutions::new(Size::new(8).unwrap()).next().unwrap();
    let columns = first.bits().iter().map(|bit| bit.trailing_zeros());
    assert!(columns.eq(FIRST_SOLUTION.map(u32::from)));
}
