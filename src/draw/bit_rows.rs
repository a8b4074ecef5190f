//! The binary rows under the board.

use super::Hover;
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, OpenRow, Phase, Size},
};

/// The way the bits of a row have just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// One bit up, `<< 1`.
    Up,
    /// One bit down, `>> 1`.
    Down,
}

/// A bit as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitCell {
    /// The power of two.
    pub power: u8,
    /// True if it is 1.
    pub on: bool,
    /// Beyond the board.
    pub ghost: bool,
    /// Under the pointer or focus, here or on the square that belongs to it.
    pub hovered: bool,
    /// The column, 0 at the left; `None` for a ghost.
    pub column: Option<u8>,
}

/// A word as drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BitRow {
    /// The word.
    pub word: LoopWord,
    /// Its value, ghost bits included.
    pub value: u64,
    /// True if the loop has computed it for the row in work, and still uses it.
    pub known: bool,
    /// True if the micro-step carried out last wrote it.
    pub written_now: bool,
    /// The shift of its bits in the micro-step carried out last.
    pub shift: Option<Shift>,
    /// Its bits from the left, as drawn; ghosts stand beyond the most significant end.
    pub bits: Vec<BitCell>,
}

/// Lays out the six binary rows of the row in work.
#[must_use]
pub fn bit_rows(machine: &Machine, order: BitOrder, hover: Option<Hover>) -> Vec<BitRow> {
    let here = machine.open_row();
    let words = machine.words(here);
    let phase = machine.phase();
    LoopWord::ALL
        .into_iter()
        .map(|word| {
            let value = word.value(&words, machine.size(), machine.bit());
            BitRow {
                word,
                value,
                known: phase.has(word) && (word != LoopWord::Bit || machine.bit_in_use()),
                written_now: phase.writes() == Some(word),
                shift: match phase {
                    Phase::Left if word == LoopWord::Attack(Line::Left) => Some(Shift::Up),
                    Phase::Right if word == LoopWord::Attack(Line::Right) => Some(Shift::Down),
                    _ => None,
                },
                bits: cells((machine.size(), here), value, order, hover),
            }
        })
        .collect()
}

/// Lays out the six binary rows under some queens: those of the row below them, on a full board
/// those of the last row with its queen.
#[must_use]
pub fn bit_rows_of(open: &OpenRow, order: BitOrder, hover: Option<Hover>) -> Vec<BitRow> {
    let placement = open.placement();
    let size = placement.size();
    let row = open.row().min(size.get() - 1);
    let words = if placement.is_full() {
        OpenRow::from(placement.above(row)).words()
    } else {
        open.words()
    };
    let queen = placement.bits().nth(usize::from(row)).unwrap_or(0);
    LoopWord::ALL
        .into_iter()
        .map(|word| {
            let value = word.value(&words, size, queen);
            BitRow {
                word,
                value,
                known: true,
                written_now: false,
                shift: None,
                bits: cells((size, row), value, order, hover),
            }
        })
        .collect()
}

/// Lays out a word of a row; ghost bits stand beyond the most significant end.
pub(super) fn cells(
    (size, row): (Size, u8),
    value: u64,
    order: BitOrder,
    hover: Option<Hover>,
) -> Vec<BitCell> {
    let n = size.get();
    let length = u8::try_from(u64::BITS - value.leading_zeros()).unwrap_or(0);
    let hover = hover.filter(|hover| hover.row.is_none_or(|hovered| hovered == row));
    let cell = |power: u8| {
        let column = (power < n).then(|| order.column(power, n));
        BitCell {
            power,
            on: value >> power & 1 == 1,
            ghost: n <= power,
            hovered: hover.is_some_and(|hover| Some(hover.column) == column),
            column,
        }
    };
    let powers = 0..length.max(n);
    match order {
        BitOrder::MsbLeft => powers.rev().map(cell).collect(),
        BitOrder::LsbLeft => powers.map(cell).collect(),
    }
}
