//! The sum of the line just run: its words one under the other, on the board's own columns.

use super::{BitCell, Hover, bit_rows::cells};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, MicroStep, Phase, Size},
};

/// The words that one line of the loop computes with, one under the other.
///
/// ```text
///       left[2]   0 0 0 1 0 1 0 0    20
///     | bit       0 1 0 0 0 0 0 0    64
///     =           0 1 0 1 0 1 0 0    84
///  << 1 left[3]   1 0 1 0 1 0 0 0   168
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// The number of the micro-step.
    pub step: u64,
    /// The line of the loop, with the row's number.
    pub code: String,
    /// The rows from the top.
    pub rows: Vec<SumRow>,
}

/// A word or an operation of a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct SumRow {
    /// The operation that leads to the row; empty for a word that goes in first.
    pub operation: &'static str,
    /// The word's name with its row, in code; empty for what has no name.
    pub name: String,
    /// The word of the loop whose colour the row has.
    pub word: LoopWord,
    /// The value, ghost bits included.
    pub value: u64,
    /// The bits from the left, as drawn.
    pub bits: Vec<BitCell>,
    /// The part of the row.
    pub part: SumPart,
}

/// The part of a row in a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumPart {
    /// A word that goes in.
    Given,
    /// What the words above it make together.
    Together,
    /// Every bit of the row above turned over, within the board.
    Inverted,
    /// The result.
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
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Together => "together",
            Self::Inverted => "inverted",
            Self::Result => "result",
            Self::ShiftedUp => "up",
            Self::ShiftedDown { .. } => "down",
        }
    }

    /// Tells whether the line ends with this row.
    #[must_use]
    pub const fn is_result(self) -> bool {
        matches!(
            self,
            Self::Result | Self::ShiftedUp | Self::ShiftedDown { .. }
        )
    }
}

impl Sum {
    /// The sum of the micro-step that the machine carried out last. A line that goes up a row
    /// computes nothing; it shows what is left to be tried there. `None` above row 0.
    #[must_use]
    pub fn of(machine: &Machine, order: BitOrder, hover: Option<Hover>) -> Option<Self> {
        let size = machine.size();
        let step = machine.last_step()?;
        let (row, code, terms) = terms(step, size).or_else(|| goes_on(machine))?;
        let rows = terms.into_iter().map(|term| SumRow {
            bits: cells((size, row), term.value, order, hover),
            operation: term.operation,
            name: term.name,
            word: term.word,
            value: term.value,
            part: term.part,
        });
        Some(Self {
            step: machine.counters().steps,
            code,
            rows: rows.collect(),
        })
    }

    /// The same without what would answer a question: the words that go in, and nothing else.
    #[must_use]
    pub fn left_open(mut self) -> Self {
        self.rows.retain(|row| row.part == SumPart::Given);
        self
    }

    /// The value that the line computes; `None` while it is left open.
    #[must_use]
    pub fn result(&self) -> Option<u64> {
        let result = self.rows.last().filter(|row| row.part.is_result());
        result.map(|row| row.value)
    }
}

/// A row of a sum before it is laid out.
struct Term {
    operation: &'static str,
    name: String,
    word: LoopWord,
    value: u64,
    part: SumPart,
}

const LEFT: LoopWord = LoopWord::Attack(Line::Left);
const DOWN: LoopWord = LoopWord::Attack(Line::Down);
const RIGHT: LoopWord = LoopWord::Attack(Line::Right);

/// The row in work, the line and the rows of its sum.
type Terms = (u8, String, Vec<Term>);

/// What is left to be tried in the row that the search has gone up to.
fn goes_on(machine: &Machine) -> Option<Terms> {
    let row = machine.row()?;
    let code = match machine.phase() {
        Phase::Solution => "solutions += 1; row -= 1",
        _ => "row -= 1",
    };
    let left = Term {
        operation: "",
        name: format!("bitmap[{row}]"),
        word: LoopWord::Bitmap,
        value: machine.words(row).bitmap.into(),
        part: SumPart::Given,
    };
    Some((row, code.into(), vec![left]))
}

/// The sum of a line that computes a word; `None` for all others.
fn terms(step: MicroStep, size: Size) -> Option<Terms> {
    use SumPart::{Given, Inverted, Result, ShiftedDown, ShiftedUp, Together};
    let term = |operation: &'static str, name: &str, word, value: u64, part| Term {
        operation,
        name: name.to_owned(),
        word,
        value,
        part,
    };
    let bit_of = |bit: u32| term("|", "bit", LoopWord::Bit, bit.into(), Given);
    let together = |word, value| term("=", "", word, value, Together);
    Some(match step {
        MicroStep::Start { mask } => (
            0,
            "bitmap[0] = mask".into(),
            vec![term("", "mask", LoopWord::Mask, mask.into(), Result)],
        ),
        MicroStep::Pick { row, bitmap, bit } => {
            let name = format!("bitmap[{row}]");
            let inverted = u64::from(!bitmap & size.mask());
            let negated = u64::from(bitmap.wrapping_neg() & size.mask());
            (
                row,
                format!("bit = {name} & -{name}"),
                vec![
                    term("", &name, LoopWord::Bitmap, bitmap.into(), Given),
                    term("~", "", LoopWord::Bitmap, inverted, Inverted),
                    term(
                        "+ 1",
                        &format!("-{name}"),
                        LoopWord::Bitmap,
                        negated,
                        Together,
                    ),
                    term("&", "bit", LoopWord::Bit, bit.into(), Result),
                ],
            )
        }
        MicroStep::Clear {
            row,
            before,
            bit,
            after,
        } => {
            let name = format!("bitmap[{row}]");
            (
                row,
                format!("{name} = {name} ^ bit"),
                vec![
                    term("", &name, LoopWord::Bitmap, before.into(), Given),
                    term("^", "bit", LoopWord::Bit, bit.into(), Given),
                    term("=", &name, LoopWord::Bitmap, after.into(), Result),
                ],
            )
        }
        MicroStep::Place { row, bit } => (
            row,
            format!("board[{row}] = bit"),
            vec![term(
                "",
                &format!("board[{row}]"),
                LoopWord::Bit,
                bit.into(),
                Result,
            )],
        ),
        MicroStep::Left {
            row,
            above,
            bit,
            left,
        } => (
            row,
            format!("left[{row}] = (left[{}] | bit) << 1", row - 1),
            vec![
                term("", &format!("left[{}]", row - 1), LEFT, above, Given),
                bit_of(bit),
                together(LEFT, above | u64::from(bit)),
                term("<< 1", &format!("left[{row}]"), LEFT, left, ShiftedUp),
            ],
        ),
        MicroStep::Down {
            row,
            above,
            bit,
            down,
        } => (
            row,
            format!("down[{row}] = down[{}] | bit", row - 1),
            vec![
                term("", &format!("down[{}]", row - 1), DOWN, above.into(), Given),
                bit_of(bit),
                term("=", &format!("down[{row}]"), DOWN, down.into(), Result),
            ],
        ),
        MicroStep::Right {
            row,
            above,
            bit,
            right,
        } => {
            let joined = above | bit;
            (
                row,
                format!("right[{row}] = (right[{}] | bit) >> 1", row - 1),
                vec![
                    term(
                        "",
                        &format!("right[{}]", row - 1),
                        RIGHT,
                        above.into(),
                        Given,
                    ),
                    bit_of(bit),
                    together(RIGHT, joined.into()),
                    term(
                        ">> 1",
                        &format!("right[{row}]"),
                        RIGHT,
                        right.into(),
                        ShiftedDown {
                            falls: joined & 1 == 1,
                        },
                    ),
                ],
            )
        }
        MicroStep::Free {
            row,
            mask,
            left,
            down,
            right,
            bitmap,
        } => {
            let attacked = left | u64::from(down | right);
            let free = u64::from(mask) & !attacked;
            (
                row,
                format!("bitmap[{row}] = mask & ~(left[{row}] | down[{row}] | right[{row}])"),
                vec![
                    term("", &format!("left[{row}]"), LEFT, left, Given),
                    term("|", &format!("down[{row}]"), DOWN, down.into(), Given),
                    term("|", &format!("right[{row}]"), RIGHT, right.into(), Given),
                    together(LoopWord::Mask, attacked),
                    term("~", "", LoopWord::Bitmap, free, Inverted),
                    term(
                        "& mask",
                        &format!("bitmap[{row}]"),
                        LoopWord::Bitmap,
                        bitmap.into(),
                        Result,
                    ),
                ],
            )
        }
        MicroStep::Solution { .. } | MicroStep::Backtrack { .. } | MicroStep::Finished => {
            return None;
        }
    })
}
