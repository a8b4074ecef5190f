//! The binary rows under the board.

use super::{Bits, FocusMove};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, OpenRow, Size},
};

bitqueens_core::named! {
    /// The direction in which the bits of a row have just moved.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ShiftDirection {
        /// One bit up, `<< 1`.
        Up => "up",
        /// One bit down, `>> 1`.
        Down => "down",
    }
}

impl ShiftDirection {
    /// The way in which the loop shifts a word from row to row; `None` where it stays.
    pub const fn of(word: LoopWord) -> Option<Self> {
        match word {
            LoopWord::Attack(Line::Left) => Some(Self::Up),
            LoopWord::Attack(Line::Right) => Some(Self::Down),
            _ => None,
        }
    }
}

/// A word of the loop as drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BitRow {
    /// The word.
    pub word: LoopWord,
    /// Its bits.
    pub bits: Bits,
    /// True if the loop has computed it for the row in work, and still uses it.
    pub known: bool,
    /// True if the micro-step carried out last wrote it.
    pub written_now: bool,
    /// The shift of its bits in the micro-step carried out last.
    pub shift: Option<ShiftDirection>,
}

impl BitRow {
    /// A word that is known, and that nothing has changed just now.
    pub fn at_rest(word: LoopWord, value: u64, size: Size, order: BitOrder) -> Self {
        Self {
            word,
            bits: Bits::of_row(word.name(), value, size, order),
            known: true,
            written_now: false,
            shift: None,
        }
    }
}

/// The row and the power of two to which the focus moves from a bit; `None` where there is no such row.
pub fn bit_beside(
    rows: &[BitRow],
    (row, power): (usize, u8),
    movement: FocusMove,
) -> Option<(usize, u8)> {
    let (row, _) = movement.on_board((row, 0), rows.len());
    let bits = &rows.get(row)?.bits.cells;
    if let FocusMove::Up | FocusMove::Down = movement {
        let highest = bits.iter().map(|bit| bit.power).max()?;
        return Some((row, power.min(highest)));
    }
    let at = bits.iter().position(|bit| bit.power == power).unwrap_or(0);
    let bit = bits.get(movement.along(at, bits.len()))?;
    Some((row, bit.power))
}

/// Lays out the six binary rows of the row in work.
pub fn bit_rows(machine: &Machine, order: BitOrder) -> Vec<BitRow> {
    let here = machine.open_row();
    let words = machine.words(here);
    let phase = machine.phase();
    let row = |word: LoopWord| {
        let value = word.value(&words, machine.size(), machine.bit());
        let written_now = phase.writes() == Some(word);
        BitRow {
            known: phase.has(word) && (word != LoopWord::Bit || machine.bit_in_use()),
            written_now,
            shift: ShiftDirection::of(word).filter(|_| written_now),
            ..BitRow::at_rest(word, value, machine.size(), order)
        }
    };
    LoopWord::ALL.into_iter().map(row).collect()
}

/// Lays out the six binary rows under some queens: those of the row below them, on a full board
/// those of the last row with its queen.
pub fn bit_rows_of(open: &OpenRow, order: BitOrder) -> Vec<BitRow> {
    let placement = open.placement();
    let size = placement.size();
    let row = open.row().min(size.get() - 1);
    let words = if placement.is_full() {
        OpenRow::from(placement.above(row)).words()
    } else {
        open.words()
    };
    let queen = placement.bits().nth(usize::from(row)).unwrap_or(0);
    let row = |word: LoopWord| BitRow::at_rest(word, word.value(&words, size, queen), size, order);
    LoopWord::ALL.into_iter().map(row).collect()
}
