//! The home page: her shadows on the board and the words under it are the same.

use bitqueens::{
    draw::{BitRow, Mark, ShiftDirection},
    pages::home::{HomeAction, HomePage},
    site::Route,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord},
};

use crate::program::Program;

const SIDE: u8 = HomePage::SIDE;

/// The page after the queen and the row were moved, from the home address.
fn moved(column: u8, row: u8) -> Program {
    let mut program = Program::open("");
    program.act(HomeAction::Queen(column));
    program.act(HomeAction::Row(row));
    program
}

#[test]
fn the_words_are_the_shadows_counted_square_by_square() {
    for (column, row) in (0..SIDE).flat_map(|column| (1..SIDE).map(move |row| (column, row))) {
        let program = moved(column, row);
        let page = program.page::<HomePage>();
        let words = page.words();
        // By columns alone, without a shift; the leftmost column is the highest bit.
        let bit = |column: i8| 1_u64 << (7 - column);
        let (queen, down) = (column.cast_signed(), row.cast_signed());
        assert_eq!(words.left, bit(queen - down), "left, ghosts included");
        assert_eq!(u64::from(words.down), bit(queen));
        let right = if queen + down < 8 {
            bit(queen + down)
        } else {
            0
        };
        assert_eq!(u64::from(words.right), right);

        let board = page.board(BitOrder::MsbLeft);
        let mut free = 0;
        for square in board.row(row) {
            let is_free = square.mark == Mark::Free;
            assert_eq!(is_free, square.open, "what is free is marked so");
            free += u64::from(is_free) * bit(square.column.cast_signed());
            let lines: Vec<_> = square.drawn_lines().collect();
            for line in Line::ALL {
                let on = words.attack(line) & bit(square.column.cast_signed()) != 0;
                assert_eq!(lines.contains(&line), on, "{line:?} {column} {row}");
            }
        }
        assert_eq!(u64::from(words.bitmap), free);
        let off_row = board.squares.iter().filter(|square| square.row != row);
        assert!(
            off_row
                .clone()
                .all(|square| !square.open && !square.in_work)
        );
        assert!(board.squares.iter().all(|square| square.drawn == square.by));
    }
}

#[test]
fn a_glide_draws_a_shift_where_the_row_comes_down_and_nowhere_else() {
    let rows = [3, 4, 5, 4, 3, 2];
    let untouched = HomePage::default();
    for at in 0..rows.len() {
        let page = untouched.through(&rows[..=at]);
        let before = untouched.through(&rows[..at]).row;
        let is_shifted = |row: &BitRow| row.shift.is_some();
        let shifted = page.bit_rows(BitOrder::MsbLeft).iter().any(is_shifted);
        assert_eq!((page.row, shifted), (rows[at], before < rows[at]), "{at}");
    }
}

#[test]
fn a_row_further_down_is_one_shift_and_is_drawn_as_one() {
    let shifts = |program: &Program| -> Vec<_> {
        let rows = program.page::<HomePage>().bit_rows(BitOrder::MsbLeft);
        rows.iter().map(|row| (row.word, row.shift)).collect()
    };
    for column in 0..SIDE {
        for row in 2..SIDE {
            let before = moved(column, row - 1);
            let mut after = moved(column, row - 1);
            after.act(HomeAction::Row(row));
            let words = |program: &Program| program.page::<HomePage>().words();
            assert_eq!(words(&after).left, words(&before).left << 1);
            assert_eq!(words(&after).down, words(&before).down);
            assert_eq!(words(&after).right, words(&before).right >> 1);
            let expected = [
                (LoopWord::Attack(Line::Left), Some(ShiftDirection::Up)),
                (LoopWord::Attack(Line::Down), None),
                (LoopWord::Attack(Line::Right), Some(ShiftDirection::Down)),
                (LoopWord::Bitmap, None),
            ];
            assert_eq!(shifts(&after), expected);
            after.act(HomeAction::Row(row - 1));
            assert!(shifts(&after).iter().all(|(_, shift)| shift.is_none()));
        }
    }
}

#[test]
fn no_place_is_off_the_board_and_the_address_stays() {
    for (column, row) in [(0, 0), (8, 8), (255, 255), (7, 0), (0, 255)] {
        let program = moved(column, row);
        let page = program.page::<HomePage>();
        assert!(page.column(BitOrder::MsbLeft) < SIDE);
        assert!((1..SIDE).contains(&page.row));
        assert_eq!(
            (program.state.route, program.address()),
            (Route::Home, String::new())
        );
    }
}

#[test]
fn the_other_order_of_the_bits_keeps_the_queen_and_mirrors_the_board() {
    let program = moved(1, 3);
    let page = program.page::<HomePage>();
    assert_eq!(page.column(BitOrder::MsbLeft), 1);
    assert_eq!(page.column(BitOrder::LsbLeft), 6);
    let marks = |order| {
        let board = page.board(order);
        board
            .row(3)
            .iter()
            .map(|square| square.mark)
            .collect::<Vec<_>>()
    };
    let mut mirrored = marks(BitOrder::LsbLeft);
    mirrored.reverse();
    assert_eq!(marks(BitOrder::MsbLeft), mirrored);
}
