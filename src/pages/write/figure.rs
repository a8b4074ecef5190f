//! The board and the binary rows that the reader's program has at a line.

use bitqueens_core::{
    bits::BitOrder,
    program::ProgramRun,
    solver::{Line, LoopWord},
};

use super::{
    ProgramWalk,
    program_walk::{counts_solution, written_name},
};
use crate::draw::{BitRow, Bits, Board, Mark, Square};

/// The row in work, where the program has one on the board.
fn row_in_work(walk: &ProgramWalk) -> Option<u8> {
    let row = walk.run().number("row")?;
    let row = u8::try_from(row).ok()?;
    (row < walk.size().get()).then_some(row)
}

/// Draws the queens of the program's `board`, and in the row in work the lines of its attack words.
pub fn board(walk: &ProgramWalk, order: BitOrder) -> Board {
    let (run, size) = (walk.run(), walk.size());
    let n = size.get();
    let here = row_in_work(walk);
    let bitmap = here
        .and_then(|row| element(run, "bitmap", row))
        .unwrap_or(0);
    let has_queen = |row: u8, bit: i64| match here {
        None => true,
        Some(here) if row == here => bitmap & bit == 0 && run.number("bit") == Some(bit),
        // A full board is counted while the row goes up in the same line.
        Some(here) => row < here || counts_solution(run),
    };
    let queens = (0..n).filter_map(|row| {
        let bit = element(run, "board", row).filter(|bit| bit.count_ones() == 1)?;
        let power = u8::try_from(bit.trailing_zeros()).ok()?;
        (power < n && has_queen(row, bit)).then(|| (row, order.column(power, n)))
    });
    let queens: Vec<_> = queens.collect();
    let mut board = Board::loose(size, &queens);
    let Some(here) = here else {
        return board;
    };
    let words = Line::ALL.map(|line| element(run, line.name(), here).unwrap_or(0));
    for square in board.squares.iter_mut().filter(|square| square.row == here) {
        let power = order.column(square.column, n);
        let by = words.map(|word| word >> power & 1 == 1);
        let mark = match square.mark {
            Mark::Queen => Mark::Queen,
            _ if by.contains(&true) => Mark::Attacked,
            _ => Mark::Free,
        };
        *square = Square {
            in_work: true,
            ..Square::new(square.row, square.column, mark, by)
        };
    }
    board
}

/// Lays out the words of the row in work that the program has by the listing's names.
pub fn bit_rows(walk: &ProgramWalk, order: BitOrder) -> Vec<BitRow> {
    let Some(row) = row_in_work(walk) else {
        return Vec::new();
    };
    let run = walk.run();
    let rows = LoopWord::ALL.into_iter().filter_map(|word| {
        // A negative number has more bits than a row can show; the list of values shows it.
        let value = u64::try_from(element(run, word.name(), row)?).ok()?;
        Some(BitRow {
            word,
            bits: Bits::of_row(word.name(), value, walk.size(), order),
            known: true,
            written_now: run
                .writes()
                .iter()
                .any(|write| written_name(run, write) == word.name()),
            shift: None,
        })
    });
    rows.collect()
}

/// The element of an array, or a number of that name.
fn element(run: &ProgramRun, name: &str, row: u8) -> Option<i64> {
    match run.array(name) {
        Some(elements) => elements.get(usize::from(row)).copied(),
        None => run.number(name),
    }
}

/// Every name of the program with its values, an array from row 0.
pub fn values(run: &ProgramRun) -> impl Iterator<Item = (&str, Vec<i64>)> {
    run.program().names().map(|(name, is_array)| {
        let values = match run.array(name) {
            Some(elements) if is_array => elements.to_vec(),
            _ => run.number(name).into_iter().collect(),
        };
        (name, values)
    })
}
