//! A row of bits, laid out: what the page, a sheet of paper and a picture draw of a word.

use std::borrow::Cow;

use super::BitLook;
use bitqueens_core::{
    bits::{BitOrder, Word},
    solver::Size,
};

/// A row of bits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bits {
    /// The name in front of it, in code; empty where it has none.
    pub name: Cow<'static, str>,
    /// Its value, bits beyond the board included.
    pub value: u64,
    /// The bits from the left; those beyond the board stand beyond the most significant end.
    pub cells: Vec<BitCell>,
}

/// A bit as drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BitCell {
    /// The power of two.
    pub power: u8,
    /// True if it is 1.
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
    /// Lays out so many bits of a value; `side` is the board's, where they stand under one.
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
