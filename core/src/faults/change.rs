//! What a fault changes in the listing, and how the course prints it.

use super::Fault;
use crate::program::listing_text;

const START: &str = "bitmap[0] = mask;";
const WHILE: &str = "while row >= 0 {";
const PICK: &str = "bit = bitmap[row] & -bitmap[row];";
const CLEAR: &str = "bitmap[row] ^= bit;";
const LEFT: &str = "left[row] = (left[row-1] | bit) << 1;";
const DOWN: &str = "down[row] = down[row-1] | bit;";
const FREE: &str = "bitmap[row] = mask & ~(left[row] | down[row] | right[row]);";
const RIGHT: &str = "right[row] = (right[row-1] | bit) >> 1;";
const SOLUTION: &str = "solutions += 1; row -= 1;";
// The spaces before it tell the line from the end of the other one.
const BACKTRACK: &str = "  row -= 1;";

impl Fault {
    /// The parts of the listing that the fault replaces; none where it is a fault of the count, which the
    /// listing does not have.
    pub(super) const fn changes(self) -> &'static [[&'static str; 2]] {
        match self {
            Self::NoDiagonals => &[[FREE, "bitmap[row] = mask & ~down[row];"]],
            Self::NoBacktrack => &[[BACKTRACK, "  row = -1;"]],
            Self::WrongWay => &[[LEFT, "left[row] = (left[row-1] | bit) >> 1;"]],
            Self::Plus => &[[
                FREE,
                "bitmap[row] = mask & ~(left[row] + down[row] + right[row]);",
            ]],
            Self::NoNot => &[[
                FREE,
                "bitmap[row] = mask & (left[row] | down[row] | right[row]);",
            ]],
            Self::NoMask => &[[FREE, "bitmap[row] = ~(left[row] | down[row] | right[row]);"]],
            Self::NoPlusOne => &[[PICK, "bit = bitmap[row] & ~bitmap[row];"]],
            Self::NoClear => &[[CLEAR, "bitmap[row] = bitmap[row];"]],
            Self::ShiftOnce => &[[LEFT, "left[row] = left[row-1] | bit << 1;"]],
            Self::CutLeft => &[[LEFT, "left[row] = mask & (left[row-1] | bit) << 1;"]],
            Self::OneWord => &[
                ["left[row-1]", "left"],
                ["left[row]", "left"],
                ["down[row-1]", "down"],
                ["down[row]", "down"],
                ["right[row-1]", "right"],
                ["right[row]", "right"],
            ],
            Self::RowAboveZero => &[[WHILE, "while row > 0 {"]],
            Self::HighestBit => &[[
                PICK,
                "bit = bitmap[row]; bit |= bit >> 1; bit |= bit >> 2; bit |= bit >> 4; \
                 bit |= bit >> 8; bit |= bit >> 16; bit ^= bit >> 1;",
            ]],
            // A line of the east ends where the west begins.
            Self::OneDiagonal => &[[
                LEFT,
                "left[row] = (left[row-1] | bit) << 1 & ~(1 << (n >> 1));",
            ]],
            Self::LastOnly => &[[DOWN, "down[row] = bit;"]],
            Self::Twice => &[[DOWN, "down[row] = down[row-1] + bit + bit;"]],
            Self::ColumnNumber => &[[
                DOWN,
                "column = 0; while bit << column < 1 << n - 1 { column += 1; } \
                 down[row] = down[row-1] | column;",
            ]],
            // A full board is tested from below, and every square of the last row is tried.
            Self::TestLate => &[
                [FREE, "bitmap[row] = mask;"],
                [
                    SOLUTION,
                    "test = row; \
                     while test >= 0 && board[test] & (left[test] | down[test] | right[test]) == 0 \
                     { test -= 1; } \
                     if test < 0 { solutions += 1; }",
                ],
            ],
            Self::NoDown => &[[FREE, "bitmap[row] = mask & ~(left[row] | right[row]);"]],
            Self::Flip => &[[
                FREE,
                "bitmap[row] = mask & ~(left[row] ^ down[row] ^ right[row]);",
            ]],
            Self::Intersection => &[[
                FREE,
                "bitmap[row] = mask & ~(left[row] & down[row] & right[row]);",
            ]],
            // The flag of row + column is that of row + column + N: what leaves the board comes back.
            Self::FewFlags => &[[
                LEFT,
                "left[row] = mask & (left[row-1] | bit) << 1 | (left[row-1] | bit) >> n - 1;",
            ]],
            Self::NoBrackets => &[[
                FREE,
                "bitmap[row] = mask & ~left[row] | down[row] | right[row];",
            ]],
            // The highest of N bits comes in again.
            Self::SignKept => &[[
                RIGHT,
                "right[row] = (right[row-1] | bit) >> 1 | (right[row-1] | bit) & 1 << n - 1;",
            ]],
            Self::EightEach
            | Self::NoMiddle
            | Self::NoCornerRule
            | Self::TurnsOnly
            | Self::AnyFit
            | Self::NoTies
            | Self::KeptOnly => &[],
            Self::MaskShort => &[
                [START, "bitmap[0] = mask >> 1;"],
                [
                    FREE,
                    "bitmap[row] = mask >> 1 & ~(left[row] | down[row] | right[row]);",
                ],
            ],
            Self::RowShort => &[[START, "bitmap[0] = mask & ~1;"]],
            Self::Add => &[[DOWN, "down[row] = down[row-1] + bit;"]],
            Self::NoUp => &[[SOLUTION, "solutions += 1;"]],
            Self::RightOnce => &[[RIGHT, "right[row] = right[row-1] | bit >> 1;"]],
            Self::EachApart => &[[
                FREE,
                "bitmap[row] = mask & ~left[row] & ~down[row] & ~right[row];",
            ]],
        }
    }

    /// The listing with the fault in it, which is a [`Program`](crate::program::Program); `None` for a fault of
    /// the count.
    #[must_use]
    pub fn listing(self) -> Option<String> {
        let changes = self.changes();
        (!changes.is_empty()).then(|| {
            changes.iter().fold(listing_text(), |text, [right, wrong]| {
                text.replace(right, wrong)
            })
        })
    }

    /// The line as it should be, and as the fault has it, in the notation of the course: without the arrays'
    /// indexes where the fault is in one line of the listing.
    #[must_use]
    pub fn lines(self) -> [String; 2] {
        let shown = match self {
            Self::NoBacktrack => ["else { row -= 1 }", "else { stop }"],
            Self::NoClear => ["bitmap = bitmap & ~bit", "bitmap = bitmap"],
            Self::OneWord => [
                "left[row + 1] = (left[row] | bit) << 1",
                "left = (left | bit) << 1",
            ],
            Self::HighestBit => ["bit = bitmap & -bitmap", "bit = highest 1 of bitmap"],
            Self::EightEach => ["total = total + images of the class", "total = total + 8"],
            Self::NoMiddle => ["total = 2 * half + middle", "total = 2 * half"],
            Self::NoCornerRule => [
                "if (1 << row) <= board[1] { bitmap = bitmap & ~2 }",
                "bitmap = bitmap",
            ],
            Self::OneDiagonal => [
                "fits = (west & east) == 0",
                "fits = (west & east & falling) == 0",
            ],
            Self::ColumnNumber => ["down = down | bit", "down = down | column"],
            Self::FewFlags => ["flags[row + column]", "flags[(row + column) % N]"],
            Self::TurnsOnly => [
                "keep = board <= each of its 8 images",
                "keep = board <= each of its 4 turns",
            ],
            Self::AnyFit => [
                "total = total + popcount(fits)",
                "if fits != 0 { total = total + 1 }",
            ],
            Self::SignKept => [
                "right = (right | bit) >> 1",
                "right = (right | bit) >> 1, as a signed word of N bits",
            ],
            Self::NoTies => [
                "if board <= each of its 8 images { total = total + images }",
                "total = total + images",
            ],
            Self::KeptOnly => [
                "total = total + images * insides",
                "total = total + insides",
            ],
            Self::MaskShort => ["mask = (1 << n) - 1", "mask = (1 << (n - 1)) - 1"],
            Self::NoDiagonals
            | Self::WrongWay
            | Self::Plus
            | Self::NoNot
            | Self::NoBrackets
            | Self::NoMask
            | Self::NoPlusOne
            | Self::ShiftOnce
            | Self::CutLeft
            | Self::RowAboveZero
            | Self::LastOnly
            | Self::Twice
            | Self::TestLate
            | Self::NoDown
            | Self::Flip
            | Self::Intersection
            | Self::RowShort
            | Self::Add
            | Self::NoUp
            | Self::RightOnce
            | Self::EachApart => {
                return self.changes()[0].map(|line| {
                    let line = line.replace("[row-1]", "").replace("[row]", "");
                    line.trim_end_matches([';', '{', ' ']).to_owned()
                });
            }
        };
        shown.map(str::to_owned)
    }
}
