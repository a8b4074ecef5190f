//! The binary rows under the board, and the arrays beside it.

use super::row_shown;
use crate::{
    bits::BitOrder,
    lessons::Position,
    solver::{Line, Machine, Phase, RowWords, Size},
    state::Spot,
};

/// A binary row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowName {
    /// An attack word.
    Attack(Line),
    /// N ones.
    Mask,
    /// Free squares still to be tried.
    Bitmap,
    /// The square taken now.
    Bit,
}

impl RowName {
    /// The rows from the top.
    pub const ALL: [Self; 6] = [
        Self::Attack(Line::Left),
        Self::Attack(Line::Down),
        Self::Attack(Line::Right),
        Self::Mask,
        Self::Bitmap,
        Self::Bit,
    ];

    /// The value of `data-bits`, and the word's name in the code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attack(line) => line.name(),
            Self::Mask => "mask",
            Self::Bitmap => "bitmap",
            Self::Bit => "bit",
        }
    }

    /// Its value in a row with these words, where `bit` is the square taken.
    fn value(self, words: &RowWords, size: Size, bit: u32) -> u64 {
        match self {
            Self::Attack(Line::Left) => words.left,
            Self::Attack(Line::Down) => words.down.into(),
            Self::Attack(Line::Right) => words.right.into(),
            Self::Mask => size.mask().into(),
            Self::Bitmap => words.bitmap.into(),
            Self::Bit => bit.into(),
        }
    }
}

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
    /// Whether it is 1.
    pub on: bool,
    /// Beyond the board.
    pub ghost: bool,
    /// Under the pointer or focus, here or on the square that belongs to it.
    pub spot: bool,
    /// The column, 0 at the left; `None` for a ghost.
    pub column: Option<u8>,
}

/// A word as drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BitRow {
    /// Which word.
    pub name: RowName,
    /// Its value, ghost bits included.
    pub value: u64,
    /// Whether the loop has computed it for the row in work.
    pub known: bool,
    /// Whether the micro-step carried out last wrote it.
    pub written_now: bool,
    /// How its bits moved in the micro-step carried out last.
    pub shift: Option<Shift>,
    /// Its bits from the left, as drawn; ghosts stand beyond the most significant end.
    pub bits: Vec<BitCell>,
}

/// The six binary rows of the row in work.
pub(super) fn bit_rows(machine: &Machine, order: BitOrder, spot: Option<Spot>) -> Vec<BitRow> {
    let words = machine.words(row_shown(machine));
    let phase = machine.phase();
    RowName::ALL
        .into_iter()
        .map(|name| {
            let value = name.value(&words, machine.size(), machine.bit());
            BitRow {
                name,
                value,
                known: known(name, phase),
                written_now: written_by(name, phase),
                shift: match (name, phase) {
                    (RowName::Attack(Line::Left), Phase::Left) => Some(Shift::Up),
                    (RowName::Attack(Line::Right), Phase::Right) => Some(Shift::Down),
                    _ => None,
                },
                bits: cells((machine.size(), row_shown(machine)), value, order, spot),
            }
        })
        .collect()
}

/// On the way down a row gets its words one after the other.
fn known(name: RowName, phase: Phase) -> bool {
    match phase {
        Phase::Ready | Phase::Right => name != RowName::Bitmap,
        Phase::Left => matches!(
            name,
            RowName::Attack(Line::Left) | RowName::Mask | RowName::Bit
        ),
        Phase::Down => !matches!(name, RowName::Attack(Line::Right) | RowName::Bitmap),
        _ => true,
    }
}

fn written_by(name: RowName, phase: Phase) -> bool {
    match name {
        RowName::Attack(Line::Left) => phase == Phase::Left,
        RowName::Attack(Line::Down) => phase == Phase::Down,
        RowName::Attack(Line::Right) => phase == Phase::Right,
        RowName::Mask => false,
        RowName::Bitmap => matches!(phase, Phase::Start | Phase::Clear | Phase::Free),
        RowName::Bit => phase == Phase::Pick,
    }
}

/// The six binary rows under some queens: those of the row below them, on a full board those of the
/// last row with its queen.
pub(super) fn rows_below(position: &Position, order: BitOrder, spot: Option<Spot>) -> Vec<BitRow> {
    let size = position.size();
    let row = position.row().min(size.get() - 1);
    let above = position.up_to(row);
    let words = above.words();
    let queen = position.queens().get(usize::from(row)).copied();
    RowName::ALL
        .into_iter()
        .map(|name| {
            let value = name.value(&words, size, queen.unwrap_or(0));
            BitRow {
                name,
                value,
                known: true,
                written_now: false,
                shift: None,
                bits: cells((size, row), value, order, spot),
            }
        })
        .collect()
}

fn cells((size, row): (Size, u8), value: u64, order: BitOrder, spot: Option<Spot>) -> Vec<BitCell> {
    let n = size.get();
    let length = u8::try_from(u64::BITS - value.leading_zeros()).unwrap_or(0);
    let spot = spot.filter(|spot| spot.row.is_none_or(|spot| spot == row));
    let cell = |power: u8| {
        let column = (power < n).then(|| order.column(power, n));
        BitCell {
            power,
            on: value >> power & 1 == 1,
            ghost: n <= power,
            spot: spot.is_some_and(|spot| Some(spot.column) == column),
            column,
        }
    };
    let powers = 0..length.max(n);
    match order {
        BitOrder::MsbLeft => powers.rev().map(cell).collect(),
        BitOrder::LsbLeft => powers.map(cell).collect(),
    }
}

/// One row's entry of the arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayRow {
    /// The row.
    pub row: u8,
    /// Its words, or `None` where the search has not come yet.
    pub words: Option<RowWords>,
    /// The row in work.
    pub in_work: bool,
    /// Waiting above the row in work.
    pub suspended: bool,
}

/// The arrays, one entry a row.
pub(super) fn arrays(machine: &Machine) -> Vec<ArrayRow> {
    let here = machine.row();
    let going_up = matches!(
        machine.phase(),
        Phase::Solution | Phase::Backtrack | Phase::Finished
    );
    let reached = match here {
        Some(row) => row + u8::from(going_up),
        None => 0,
    };
    (0..machine.size().get())
        .map(|row| ArrayRow {
            row,
            words: (row <= reached && machine.phase() != Phase::Ready).then(|| machine.words(row)),
            in_work: here == Some(row),
            suspended: here.is_some_and(|here| row < here),
        })
        .collect()
}
