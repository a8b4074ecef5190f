//! The home page: each state of the figure shows the bits that the queen's lines make, and the formula as far as they go.

use bitqueens::{
    draw::{Bits, FORMULA, FormulaFigure, FormulaMove, FormulaState, FormulaWord, Mark},
    pages::home::{FIRST_LESSON, HomeAction, HomePage},
    site::Route,
};
use bitqueens_core::{bits::BitOrder, solver::Line};

use crate::{course_texts::course_list, program::Program};

const SIDE: u8 = FormulaFigure::SIDE;
const ORDERS: [BitOrder; 2] = [BitOrder::MsbLeft, BitOrder::LsbLeft];

/// The figure in a state, with its queen in a column counted from the highest bit, and a row.
fn figure(state: FormulaState, column: u8, row: u8) -> FormulaFigure {
    let mut figure = FormulaFigure::new(state);
    figure.carry_out(FormulaMove::Queen(column), BitOrder::MsbLeft);
    figure.carry_out(FormulaMove::Row(row), BitOrder::MsbLeft);
    figure.state = state;
    figure
}

/// Every figure: each state, column and row.
fn figures() -> impl Iterator<Item = (FormulaFigure, u8, u8)> {
    let states = FormulaState::ALL.into_iter();
    let places = (0..SIDE).flat_map(|column| (1..SIDE).map(move |row| (column, row)));
    states.flat_map(move |state| {
        let all = places.clone();
        all.map(move |(column, row)| (figure(state, column, row), column, row))
    })
}

/// The rows of bits that are shown.
fn rows(figure: FormulaFigure, order: BitOrder) -> Vec<(FormulaWord, Bits)> {
    let bits = figure.bits().into_iter();
    bits.flat_map(|bits| bits.rows(order)).collect()
}

/// The bit of a column, the leftmost of the board the highest; a column beyond the right edge has none.
fn bit(column: i8) -> u64 {
    7_i8.checked_sub(column)
        .filter(|power| 0 <= *power)
        .map_or(0, |power| 1 << power)
}

#[test]
fn the_rows_of_each_state_are_the_lines_counted_square_by_square() {
    for (figure, column, row) in figures() {
        let (queen, down) = (column.cast_signed(), row.cast_signed());
        let [left, down, right] = [bit(queen - down), bit(queen), bit(queen + down)];
        let or = left | down | right;
        let free = (0..8).map(bit).filter(|of| of & or == 0).sum::<u64>();
        // Beyond the board two columns are shown.
        let not = (-2..8).map(bit).filter(|of| of & or == 0).sum();
        let all = [left, down, right, or, not, 0xff, free];
        let n_rows = match figure.state {
            FormulaState::Puzzle | FormulaState::Queen => 0,
            FormulaState::Shadows => 3,
            FormulaState::Or => 4,
            FormulaState::Not => 5,
            FormulaState::Mask => 7,
        };
        for order in ORDERS {
            let rows = rows(figure, order);
            let values: Vec<_> = rows.iter().map(|(_, bits)| bits.value).collect();
            assert_eq!(values, all[..n_rows], "{figure:?}");
            for (_, bits) in &rows {
                assert_eq!((bits.cells.len(), bits.n_ghosts()), (10, 2));
            }
        }
    }
}

#[test]
fn the_board_shows_what_its_rows_say() {
    for (figure, ..) in figures().filter(|(of, ..)| of.state != FormulaState::Puzzle) {
        for order in ORDERS {
            let board = figure.board(order);
            for square in &board.squares {
                let power = order.column(square.column, SIDE);
                let words = figure.row_words();
                let is = |of: u64| of >> power & 1 == 1;
                let lines: Vec<_> = square.drawn_lines().collect();
                if square.row == figure.row() {
                    let of_lines = [FormulaWord::Left, FormulaWord::Down, FormulaWord::Right];
                    for (line, word) in Line::ALL.into_iter().zip(of_lines) {
                        let is_drawn = figure.has(word) && is(words.attack(line));
                        assert_eq!(lines.contains(&line), is_drawn, "{figure:?}");
                    }
                    let is_free = is(words.bitmap.into());
                    assert_eq!(square.mark == Mark::Free, is_free);
                    let is_lit = figure.has(FormulaWord::Bitmap) && is_free;
                    assert_eq!(square.open, is_lit, "{figure:?}");
                } else {
                    assert!(!square.open && !square.in_work);
                    assert!(square.row < figure.row() || lines.is_empty());
                }
            }
        }
    }
}

#[test]
fn the_puzzle_is_a_board_on_which_no_queen_attacks_another() {
    for order in ORDERS {
        let board = FormulaFigure::new(FormulaState::Puzzle).board(order);
        let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
        let queens: Vec<_> = queens.map(|of| (of.row, of.column)).collect();
        assert_eq!(queens.len(), 8);
        for (at, one) in queens.iter().enumerate() {
            let others = &queens[at + 1..];
            assert!(
                others
                    .iter()
                    .all(|other| !bitqueens::draw::attacks(*one, *other))
            );
        }
    }
}

#[test]
fn what_is_written_of_the_formula_names_the_rows_that_are_shown() {
    let named = |text: &str| {
        FormulaWord::ALL
            .into_iter()
            .find(|word| word.label()[1] == text)
    };
    for state in FormulaState::ALL {
        let figure = FormulaFigure::new(state);
        let written = FORMULA.iter().filter(|part| figure.has(part.with));
        let written: Vec<_> = written.filter_map(|part| named(part.text.trim())).collect();
        let shown = rows(figure, BitOrder::MsbLeft).into_iter();
        let shown: Vec<_> = shown.map(|(word, _)| word).collect();
        for word in FormulaWord::ALL
            .into_iter()
            .filter(|word| !word.label()[1].is_empty())
        {
            assert_eq!(
                written.contains(&word),
                shown.contains(&word),
                "{state:?} {word:?}"
            );
        }
    }
    let whole: String = FORMULA.iter().map(|part| part.text).collect();
    assert_eq!(whole, FormulaWord::Bitmap.expression());
}

#[test]
fn the_hand_shows_the_rows_up_to_where_it_holds_the_formula() {
    let mut figure = FormulaFigure::new(FormulaState::Mask);
    for part in FORMULA {
        assert!(FormulaWord::STOPS.contains(&part.holds), "{part:?}");
        figure.carry_out(FormulaMove::Hold(part.holds), BitOrder::MsbLeft);
        let rows = rows(figure, BitOrder::MsbLeft);
        assert_eq!(rows.last().map(|(word, _)| *word), Some(part.holds));
        // What stands up to there is the expression of the last row.
        let up_to = FORMULA.iter().filter(|of| of.holds <= part.holds);
        let text: String = up_to.map(|of| of.text).collect();
        assert_eq!(text.trim(), part.holds.expression());
    }
    // Another state lets it go.
    figure.carry_out(FormulaMove::Hold(FormulaWord::Left), BitOrder::MsbLeft);
    figure.show(FormulaState::Or);
    assert_eq!(figure.held(), None);
    figure.show(FormulaState::Mask);
    assert_eq!(rows(figure, BitOrder::MsbLeft).len(), 7);
}

#[test]
fn the_states_are_gone_through_by_text_by_button_and_by_key() {
    let mut program = Program::open("");
    let state = |program: &Program| program.page::<HomePage>().figure.state;
    assert_eq!(state(&program), FormulaState::Puzzle);
    for to in FormulaState::ALL.into_iter().rev() {
        program.act(HomeAction::Read(to));
        assert_eq!(state(&program), to);
        program.act(HomeAction::Show(to));
        assert_eq!(state(&program), to);
    }
    for to in FormulaState::ALL.into_iter().skip(1) {
        assert!(program.press("ArrowRight"));
        assert_eq!(state(&program), to);
    }
    assert!(!program.press("ArrowRight"));
    for to in FormulaState::ALL.into_iter().rev().skip(1) {
        assert!(program.press("ArrowLeft"));
        assert_eq!(state(&program), to);
    }
    assert!(!program.press("ArrowLeft"));
}

#[test]
fn no_place_is_off_the_board_and_the_address_stays() {
    for (column, row) in [(0, 0), (8, 8), (255, 255), (7, 0), (0, 255)] {
        let mut program = Program::open("");
        program.act(HomeAction::Move(FormulaMove::Queen(column)));
        program.act(HomeAction::Move(FormulaMove::Row(row)));
        let figure = program.page::<HomePage>().figure;
        assert_eq!(figure.state, FormulaState::Queen, "she stands alone");
        assert!(figure.column(BitOrder::MsbLeft) < SIDE);
        assert!((1..SIDE).contains(&figure.row()));
        let place = (program.state.route, program.address());
        assert_eq!(place, (Route::Home, String::new()));
    }
}

#[test]
fn the_other_order_of_the_bits_mirrors_the_figure() {
    for (figure, ..) in figures() {
        let marks = |order: BitOrder| -> Vec<_> {
            let board = figure.board(order);
            let row = board.row(figure.row());
            row.iter()
                .map(|square| (square.mark, square.open))
                .collect()
        };
        let mut mirrored = marks(BitOrder::LsbLeft);
        mirrored.reverse();
        assert_eq!(marks(BitOrder::MsbLeft), mirrored);
    }
}

#[test]
fn the_way_on_begins_with_the_first_lesson_of_the_short_way() {
    let first = course_list()
        .way()
        .next()
        .map(|lesson| lesson.slug.as_str());
    assert_eq!(first, Some(FIRST_LESSON));
}
