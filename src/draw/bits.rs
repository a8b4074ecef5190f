//! A row of bits, laid out: what the page, a sheet of paper and a picture draw of a word.

use std::borrow::Cow;

use super::{BitLook, FocusMove};
use bitqueens_core::{
    bits::{BitOrder, Word},
    solver::{Line, LoopWord, Machine, OpenRow, Size},
};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bits {
    /// The name in front of it, in code; empty where it has none.
    pub name: Cow<'static, str>,
    /// Its value, bits beyond the board included.
    pub value: u64,
    /// The bits from the left; those beyond the board stand beyond the most significant end.
    pub cells: Vec<BitCell>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BitCell {
    pub power: u8,
    pub on: bool,
    /// Beyond the board.
    pub ghost: bool,
    /// The column, 0 at the left; `None` for a ghost, and where there is no board.
    pub column: Option<u8>,
}

impl BitCell {
    pub const fn look(&self) -> BitLook {
        match (self.ghost, self.on) {
            (true, _) => BitLook::Ghost,
            (false, true) => BitLook::On,
            (false, false) => BitLook::Off,
        }
    }

    pub const fn digit(&self) -> &'static str {
        if self.on { "1" } else { "0" }
    }
}

impl Bits {
    /// Lays out the lowest `n_bits` of a value; `side` is that of the board above them, where there is one.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        value: u64,
        n_bits: u8,
        side: Option<Size>,
        order: BitOrder,
    ) -> Self {
        let cell = |power: u8| {
            let column = side
                .filter(|size| power < size.get())
                .map(|size| order.column(power, size.get()));
            BitCell {
                power,
                on: value >> power & 1 == 1,
                ghost: side.is_some() && column.is_none(),
                column,
            }
        };
        let powers = 0..n_bits;
        Self {
            name: name.into(),
            value,
            cells: match order {
                BitOrder::MsbLeft => powers.rev().map(cell).collect(),
                BitOrder::LsbLeft => powers.map(cell).collect(),
            },
        }
    }

    /// Lays out a word that stands under no board, the highest bit at the left.
    pub fn of_word(name: impl Into<Cow<'static, str>>, word: Word) -> Self {
        let (value, width) = (word.value().into(), word.width().get());
        Self::new(name, value, width, None, BitOrder::MsbLeft)
    }

    /// Lays out a word of a row of the board, with the bits beyond the board that are 1 and those
    /// before them.
    pub fn of_row(
        name: impl Into<Cow<'static, str>>,
        value: u64,
        size: Size,
        order: BitOrder,
    ) -> Self {
        let length = u8::try_from(u64::BITS - value.leading_zeros()).unwrap_or(0);
        let n_bits = length.max(size.get());
        Self::new(name, value, n_bits, Some(size), order)
    }

    /// Counts the bits beyond the board.
    pub fn n_ghosts(&self) -> usize {
        self.cells.iter().filter(|cell| cell.ghost).count()
    }
}

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
    pub word: LoopWord,
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
