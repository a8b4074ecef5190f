//! The rows of each line's sum, before they are laid out.

use super::SumPart;
use bitqueens_core::solver::{Line, LoopWord, Machine, MicroStep, Size};

/// A row of a sum before it is laid out.
pub(super) struct SumTerm {
    pub(super) operation: &'static str,
    pub(super) name: String,
    pub(super) word: LoopWord,
    pub(super) value: u64,
    pub(super) part: SumPart,
}

const LEFT: LoopWord = LoopWord::Attack(Line::Left);
const DOWN: LoopWord = LoopWord::Attack(Line::Down);
const RIGHT: LoopWord = LoopWord::Attack(Line::Right);

/// The row in work and the rows of its sum.
pub(super) type Terms = (u8, Vec<SumTerm>);

/// What is left to be tried in the row that the search has gone up to.
pub(super) fn goes_on(machine: &Machine) -> Option<Terms> {
    let row = machine.row()?;
    let left = SumTerm {
        operation: "",
        name: format!("bitmap[{row}]"),
        word: LoopWord::Bitmap,
        value: machine.words(row).bitmap.into(),
        part: SumPart::Given,
    };
    Some((row, vec![left]))
}

/// What is drawn of a word whose ones go on to its end: the board, the bits beyond it that `above`
/// has, and a further 1. They are two at least.
fn drawn(word: u64, above: u64, size: Size) -> u64 {
    let length = u64::BITS - above.leading_zeros();
    let length = length.max(u32::from(size.get()) + 1);
    word & ((2 << length) - 1)
}

/// The sum of a line that computes a word; `None` for all others.
#[expect(clippy::too_many_lines, reason = "one arm for each line of the loop")]
pub(super) fn terms(step: MicroStep, size: Size) -> Option<Terms> {
    use SumPart::{Given, Inverted, Result, ShiftedDown, ShiftedUp, Together};
    let term = |operation: &'static str, name: &str, word, value: u64, part| SumTerm {
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
            vec![term("", "mask", LoopWord::Mask, mask.into(), Result)],
        ),
        MicroStep::Pick { row, bitmap, bit } => {
            let name = format!("bitmap[{row}]");
            let word = u64::from(bitmap);
            let inverted = drawn(!word, word, size);
            let negated = drawn(word.wrapping_neg(), word, size);
            (
                row,
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
                vec![
                    term("", &name, LoopWord::Bitmap, before.into(), Given),
                    term("^", "bit", LoopWord::Bit, bit.into(), Given),
                    term("=", &name, LoopWord::Bitmap, after.into(), Result),
                ],
            )
        }
        MicroStep::Place { row, bit } => (
            row,
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
            left,
            down,
            right,
            bitmap,
            ..
        } => {
            let attacked = left | u64::from(down | right);
            (
                row,
                vec![
                    term("", &format!("left[{row}]"), LEFT, left, Given),
                    term("|", &format!("down[{row}]"), DOWN, down.into(), Given),
                    term("|", &format!("right[{row}]"), RIGHT, right.into(), Given),
                    together(LoopWord::Mask, attacked),
                    term(
                        "~",
                        "",
                        LoopWord::Bitmap,
                        drawn(!attacked, attacked, size),
                        Inverted,
                    ),
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
