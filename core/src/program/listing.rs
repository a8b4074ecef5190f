//! The loop as it is printed beside the board.

use crate::solver::Phase;

/// A line of the printed loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListingLine {
    /// The code, indented.
    pub code: &'static str,
    /// The micro-step that carries it out; `None` for lines that only decide.
    pub phase: Option<Phase>,
}

/// What a line that only decides asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Whether a row is in work.
    While,
    /// Whether the row has a free square.
    IfFree,
    /// Whether the row is above the last one.
    IfAbove,
    /// Nothing more: the condition above did not hold.
    Else,
}

impl ListingLine {
    /// What the line decides; `None` for one that a micro-step carries out or that only closes a block.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        match self.code.trim() {
            code if code.starts_with("while") => Some(Decision::While),
            code if code.starts_with("if bitmap") => Some(Decision::IfFree),
            code if code.starts_with("if") => Some(Decision::IfAbove),
            code if code.ends_with("else {") => Some(Decision::Else),
            _ => None,
        }
    }
}

const fn line(code: &'static str, phase: Phase) -> ListingLine {
    ListingLine {
        code,
        phase: Some(phase),
    }
}

const fn between(code: &'static str) -> ListingLine {
    ListingLine { code, phase: None }
}

/// The non-recursive loop, every micro-step on a line of its own.
pub const LISTING: [ListingLine; 18] = [
    line("bitmap[0] = mask;", Phase::Start),
    between("while row >= 0 {"),
    between("    if bitmap[row] != 0 {"),
    line("        bit = bitmap[row] & -bitmap[row];", Phase::Pick),
    line("        bitmap[row] ^= bit;", Phase::Clear),
    line("        board[row] = bit;", Phase::Place),
    between("        if row < n - 1 {"),
    line(
        "            row += 1; left[row] = (left[row-1] | bit) << 1;",
        Phase::Left,
    ),
    line("            down[row] = down[row-1] | bit;", Phase::Down),
    line(
        "            right[row] = (right[row-1] | bit) >> 1;",
        Phase::Right,
    ),
    line(
        "            bitmap[row] = mask & ~(left[row] | down[row] | right[row]);",
        Phase::Free,
    ),
    between("        } else {"),
    line("            solutions += 1; row -= 1;", Phase::Solution),
    between("        }"),
    between("    } else {"),
    line("        row -= 1;", Phase::Backtrack),
    between("    }"),
    line("}", Phase::Finished),
];

/// The loop with a text in the place of the line that a micro-step carries out.
#[must_use]
pub fn listing_with(phase: Phase, text: &str) -> String {
    let text = text.replace(['\r', '\n'], " ");
    let lines = LISTING.iter().map(|line| {
        if line.phase == Some(phase) {
            let indent = line.code.len() - line.code.trim_start().len();
            format!("{:indent$}{text}\n", "")
        } else {
            format!("{}\n", line.code)
        }
    });
    lines.collect()
}

/// The loop as one text, which is a [`Program`](super::Program) as it stands.
#[must_use]
pub fn listing_text() -> String {
    let mut text = String::new();
    for line in LISTING {
        text.push_str(line.code);
        text.push('\n');
    }
    text
}
