//! The sum of the line just run: its words one under the other, on the board's own columns.

use std::borrow::Cow;

use super::Bits;
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, MicroStep, Phase, Size},
};

/// The words that one line of the loop computes with, one under the other.
///
/// ```text
///        left[2]   0 0 0 1 0 1 0 0    20
///  |         bit   0 1 0 0 0 0 0 0    64
///  =    left|bit   0 1 0 1 0 1 0 0    84
///  -------------------------------------
///  << 1  left[3]   1 0 1 0 1 0 0 0   168
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LineSum {
    pub step: u64,
    /// The line of the loop, with the row's number.
    pub code: String,
    /// The row of the board that its words are about.
    pub row: u8,
    /// The rows from the top.
    pub rows: Vec<SumRow>,
}

/// A word or an operation of a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct SumRow {
    /// The operation that leads to the row; empty for a word that goes in first.
    pub operation: Cow<'static, str>,
    /// The word of the loop whose colour the row has.
    pub word: LoopWord,
    /// The bits, by the word's name with its row, or by what was put together.
    pub bits: Bits,
    pub part: SumPart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumPart {
    /// A word that goes in.
    Given,
    /// An intermediate result of the words above.
    Together,
    /// Every bit of the row above turned over, with some of those beyond the board.
    Inverted,
    /// The inverted row above and 1.
    Negated,
    Result,
    /// The result, one bit up.
    ShiftedUp,
    /// The result, one bit down. The lowest bit of the row above leaves the word.
    ShiftedDown {
        /// True if that bit was 1.
        falls: bool,
    },
}

impl SumPart {
    /// The value of `data-part`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Together => "together",
            Self::Inverted => "inverted",
            Self::Negated => "negated",
            Self::Result => "result",
            Self::ShiftedUp => "up",
            Self::ShiftedDown { .. } => "down",
        }
    }

    /// Tells whether the line ends with this row.
    pub const fn is_result(self) -> bool {
        matches!(
            self,
            Self::Result | Self::ShiftedUp | Self::ShiftedDown { .. }
        )
    }
}

impl SumRow {
    /// The value in decimal. An inverted or negated word goes on with 1s beyond what is drawn, so it is below 0:
    /// its outermost bit counts as minus its place.
    ///
    /// ```text
    /// ~ 00101 = 11010 = -16 + 8 + 2 = -6
    /// ```
    pub fn decimal(&self) -> i128 {
        let value = i128::from(self.bits.value);
        match self.part {
            SumPart::Inverted | SumPart::Negated => value - (1 << self.bits.cells.len()),
            _ => value,
        }
    }
}

impl LineSum {
    /// The sum of the micro-step that the machine carried out last. A line that goes up a row
    /// computes nothing; it shows what is left to be tried there. `None` above row 0 and for a
    /// solution.
    pub fn of(machine: &Machine, order: BitOrder) -> Option<Self> {
        let (step, row) = (machine.last_step()?, machine.row()?);
        Some(Self {
            step: machine.counters().steps,
            code: step.code(),
            row,
            rows: Columns(machine.size(), order).rows(step, row, machine.words(row).bitmap)?,
        })
    }

    /// Keeps the words that go in alone: the rest would answer a question.
    pub fn left_open(mut self) -> Self {
        self.rows.retain(|row| row.part == SumPart::Given);
        self
    }

    /// The value that the line computes; `None` while it is left open.
    pub fn result(&self) -> Option<u64> {
        let result = self.rows.last().filter(|row| row.part.is_result());
        result.map(|row| row.bits.value)
    }
}

const LEFT: LoopWord = LoopWord::Attack(Line::Left);
const DOWN: LoopWord = LoopWord::Attack(Line::Down);
const RIGHT: LoopWord = LoopWord::Attack(Line::Right);

/// The name of the three lines together.
const ATTACKED: &str = "left|down|right";

/// The columns of a board, on which the rows of a sum are laid out.
#[derive(Clone, Copy)]
struct Columns(Size, BitOrder);

impl Columns {
    /// The rows of a line that works in `row`, or goes up to it; `None` for a solution.
    fn rows(self, step: MicroStep, row: u8, still_free: u32) -> Option<Vec<SumRow>> {
        use SumPart::{Given, Inverted, Negated, Result, ShiftedDown, ShiftedUp, Together};
        let array = |name: &str, row: u8| format!("{name}[{row}]");
        let bitmap_name = || array("bitmap", row);
        let or_bit = |bit: u32| self.row("|", "bit", LoopWord::Bit, bit, Given);
        Some(match step {
            MicroStep::Start { mask } => vec![self.row("", "mask", LoopWord::Mask, mask, Result)],
            MicroStep::Pick { bitmap, bit, .. } => {
                let word = u64::from(bitmap);
                let inverted = self.shown(!word, word);
                let negated = self.shown(word.wrapping_neg(), word);
                let minus = format!("-{}", bitmap_name());
                let and_bitmap = format!("& {}", bitmap_name());
                vec![
                    self.row("", bitmap_name(), LoopWord::Bitmap, bitmap, Given),
                    self.row("~", bitmap_name(), LoopWord::Bitmap, inverted, Inverted),
                    self.row("+ 1", minus, LoopWord::Bitmap, negated, Negated),
                    self.row(and_bitmap, "bit", LoopWord::Bit, bit, Result),
                ]
            }
            MicroStep::Clear {
                before, bit, after, ..
            } => vec![
                self.row("", bitmap_name(), LoopWord::Bitmap, before, Given),
                self.row("^", "bit", LoopWord::Bit, bit, Given),
                self.row("=", bitmap_name(), LoopWord::Bitmap, after, Result),
            ],
            MicroStep::Place { bit, .. } => {
                vec![self.row("", array("board", row), LoopWord::Bit, bit, Result)]
            }
            MicroStep::Left {
                above, bit, left, ..
            } => vec![
                self.row("", array("left", row - 1), LEFT, above, Given),
                or_bit(bit),
                self.row("=", "left|bit", LEFT, above | u64::from(bit), Together),
                self.row("<< 1", array("left", row), LEFT, left, ShiftedUp),
            ],
            MicroStep::Down {
                above, bit, down, ..
            } => vec![
                self.row("", array("down", row - 1), DOWN, above, Given),
                or_bit(bit),
                self.row("=", array("down", row), DOWN, down, Result),
            ],
            MicroStep::Right {
                above, bit, right, ..
            } => {
                let falls = (above | bit) & 1 == 1;
                let shifted = ShiftedDown { falls };
                vec![
                    self.row("", array("right", row - 1), RIGHT, above, Given),
                    or_bit(bit),
                    self.row("=", "right|bit", RIGHT, above | bit, Together),
                    self.row(">> 1", array("right", row), RIGHT, right, shifted),
                ]
            }
            MicroStep::Free {
                left,
                down,
                right,
                bitmap,
                ..
            } => {
                let attacked = left | u64::from(down | right);
                let inverted = self.shown(!attacked, attacked);
                vec![
                    self.row("", array("left", row), LEFT, left, Given),
                    self.row("|", array("down", row), DOWN, down, Given),
                    self.row("|", array("right", row), RIGHT, right, Given),
                    self.row("=", ATTACKED, LoopWord::Mask, attacked, Together),
                    self.row("~", ATTACKED, LoopWord::Bitmap, inverted, Inverted),
                    self.row("& mask", bitmap_name(), LoopWord::Bitmap, bitmap, Result),
                ]
            }
            MicroStep::Backtrack { .. } | MicroStep::Finished => {
                vec![self.row("", bitmap_name(), LoopWord::Bitmap, still_free, Given)]
            }
            MicroStep::Solution { .. } => return None,
        })
    }

    fn row(
        self,
        operation: impl Into<Cow<'static, str>>,
        name: impl Into<String>,
        word: LoopWord,
        value: impl Into<u64>,
        part: SumPart,
    ) -> SumRow {
        self.laid_out(operation.into(), name.into(), word, value.into(), part)
    }

    /// Builds a row. One copy for every kind of name and value keeps the program small.
    #[inline(never)]
    fn laid_out(
        self,
        operation: Cow<'static, str>,
        name: String,
        word: LoopWord,
        value: u64,
        part: SumPart,
    ) -> SumRow {
        SumRow {
            operation,
            word,
            bits: Bits::of_row(name, value, self.0, self.1),
            part,
        }
    }

    /// Cuts a word whose ones go on without end to the bits that are drawn: those of `above`, at least N + 1, and one
    /// more 1.
    fn shown(self, word: u64, above: u64) -> u64 {
        let length = u64::BITS - above.leading_zeros();
        let length = length.max(u32::from(self.0.get()) + 1);
        word & ((2 << length) - 1)
    }
}

bitqueens_core::named! {
    /// An event of the search: the outcome of a micro-step beyond its own line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SearchEvent {
        Solution => "solution",
        /// The new row has no free square.
        DeadEnd => "dead-end",
        Up => "up",
        Finished => "finished",
    }
}

impl SearchEvent {
    /// The event that the machine has come to; `None` on most lines.
    pub fn of(machine: &Machine) -> Option<Self> {
        match machine.phase() {
            Phase::Solution => Some(Self::Solution),
            Phase::Backtrack => Some(Self::Up),
            Phase::Finished => Some(Self::Finished),
            _ if machine.at_dead_end() => Some(Self::DeadEnd),
            _ => None,
        }
    }
}
