//! A step of the search as a sheet of paper: the same board and rows, to be filled in by hand.

use super::{Board, FilledLine, RowName, row_shown, rows::bit_rows};
use crate::{
    solver::Size,
    state::{Address, Page, Playback, State},
    text::{Sentence, course::ask_on_paper, narrate},
};

/// A row of cells to write bits into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRow {
    /// The word's name.
    pub name: &'static str,
    /// Its cells from the left; none where the word is not there yet.
    pub bits: Vec<PaperBit>,
}

/// A cell to write a bit into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperBit {
    /// What is to be written.
    pub on: bool,
    /// Beyond the board.
    pub ghost: bool,
}

/// A step as a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct StepSheet {
    /// The side of the board.
    pub size: Size,
    /// The micro-steps carried out.
    pub step: u64,
    /// Whether the search is still on its way there.
    pub searching: bool,
    /// The squares.
    pub board: Board,
    /// `left`, `down`, `right`, `mask`, `bitmap` and `bit`.
    pub rows: Vec<PaperRow>,
    /// Cells beyond the board, as many as `left` can need.
    pub n_ghosts: u8,
    /// What to do.
    pub prompt: Sentence,
    /// The line just carried out.
    pub line: Option<FilledLine>,
    /// The sentence of the step.
    pub answer: Sentence,
    /// The address of the step in the stepper.
    pub back: String,
}

impl StepSheet {
    /// Draws the step where the stepper stands.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let (machine, order) = (state.stepper.machine(), state.preferences.order);
        let (size, step) = (machine.size(), machine.counters().steps);
        // `left` moves one bit up at every row.
        let row = row_shown(machine);
        let address = Address {
            page: Page::Step,
            language: Some(state.preferences.language),
            ..state.stepper.address()
        };
        Self {
            size,
            step,
            searching: matches!(state.stepper.playback, Playback::Searching(_)),
            board: Board::of(machine, order, None),
            rows: bit_rows(machine, order, None)
                .iter()
                .map(|word| {
                    let n_ghosts = if word.name == RowName::ALL[0] { row } else { 0 };
                    let n_bits = if word.known { size.get() + n_ghosts } else { 0 };
                    let bit = |power: u8| PaperBit {
                        on: word.value >> power & 1 == 1,
                        ghost: size.get() <= power,
                    };
                    PaperRow {
                        name: word.name.name(),
                        bits: (0..n_bits)
                            .map(|column| bit(order.column(column, n_bits)))
                            .collect(),
                    }
                })
                .collect(),
            n_ghosts: row,
            prompt: ask_on_paper(row),
            line: FilledLine::of(machine),
            answer: narrate(machine, order),
            back: address.to_string(),
        }
    }
}
