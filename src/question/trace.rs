//! A trace: what the words of the loop are after each turn, as a table that the reader fills.

use bitqueens_core::solver::{Machine, Size};

use super::Answer;
use crate::text::binary;

/// A table of turns of the loop. The line before the first turn is given; each further one is asked for.
///
/// An answer is the cells from the top left, with spaces between them; one that is still empty is `-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub size: Size,
    /// The words before the first turn.
    pub before: TraceLine,
    /// How many turns are asked for.
    pub n_turns: usize,
}

/// The words of the row in work, and the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceLine {
    pub row: u8,
    /// The bit that was picked last.
    pub bit: u32,
    pub left: u64,
    pub down: u32,
    pub right: u32,
    pub bitmap: u32,
}

impl TraceLine {
    /// The words of a machine between two turns; `None` where the search is over.
    pub fn of(machine: &Machine, bit: u32) -> Option<Self> {
        let row = machine.row()?;
        let words = machine.words(row);
        Some(Self {
            row,
            bit,
            left: words.left,
            down: words.down,
            right: words.right,
            bitmap: words.bitmap,
        })
    }

    /// The line after the next turn of a machine, which is carried out.
    pub fn next(self, machine: &mut Machine) -> Option<Self> {
        let bit = match self.bitmap {
            0 => self.bit,
            bitmap => bitmap & bitmap.wrapping_neg(),
        };
        machine.turn();
        Self::of(machine, bit)
    }

    /// Its cells: the row in decimal, the words in binary.
    pub fn cells(self, size: Size) -> [String; Trace::NAMES.len()] {
        [
            self.row.to_string(),
            binary(self.bit, size),
            binary(self.left, size),
            binary(self.down, size),
            binary(self.right, size),
            binary(self.bitmap, size),
        ]
    }
}

impl Trace {
    /// The columns.
    pub const NAMES: [&str; 6] = ["row", "bit", "left", "down", "right", "bitmap"];
    /// A cell that is still empty.
    const OPEN: &str = "-";

    pub fn n_cells(&self) -> usize {
        self.n_turns * Self::NAMES.len()
    }

    /// An answer with nothing in its cells.
    pub fn start(&self) -> String {
        vec![Self::OPEN; self.n_cells()].join(" ")
    }

    /// The cells as they are filled in so far.
    pub fn draft(&self, draft: Option<&Answer>) -> String {
        let text = draft.and_then(Answer::text);
        text.map_or_else(|| self.start(), str::to_owned)
    }

    /// What stands in a cell of an answer; empty where nothing does.
    pub fn cell(text: &str, at: usize) -> &str {
        let cell = text.split(' ').nth(at);
        cell.filter(|cell| *cell != Self::OPEN).unwrap_or_default()
    }

    /// An answer with other digits in a cell.
    pub fn with_cell(text: &str, at: usize, digits: &str) -> String {
        let digits = if digits.is_empty() {
            Self::OPEN
        } else {
            digits
        };
        let cells = text.split(' ').enumerate();
        let cells = cells.map(|(place, cell)| if place == at { digits } else { cell });
        cells.collect::<Vec<_>>().join(" ")
    }

    /// Tells whether a cell takes these digits: the row is decimal, every word binary.
    pub fn takes(at: usize, digits: &str) -> bool {
        let most = if at.is_multiple_of(Self::NAMES.len()) {
            '9'
        } else {
            '1'
        };
        let is_digit = |digit: char| ('0'..=most).contains(&digit);
        (1..=32).contains(&digits.len()) && digits.chars().all(is_digit)
    }

    /// Tells whether a text is an answer, with empty cells or with all of them filled.
    pub fn holds(&self, text: &str, with_open: bool) -> bool {
        let mut cells = text.split(' ').enumerate();
        cells.clone().count() == self.n_cells()
            && cells.all(|(at, cell)| Self::takes(at, cell) || with_open && cell == Self::OPEN)
    }

    /// The first cell whose value is not the right one; zeros in front change nothing.
    pub fn first_wrong(&self, given: &str, right: &str) -> Option<usize> {
        let value = |text, at| Self::cell(text, at).trim_start_matches('0').to_owned();
        (0..self.n_cells()).find(|at| value(given, *at) != value(right, *at))
    }
}
