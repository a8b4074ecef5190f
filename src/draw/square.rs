//! A square of a board as drawn: what stands on it, the lines through it, its part in what is pointed at.

use crate::text::{Phrase, words};
use bitqueens_core::solver::Line;

bitqueens_core::named! {
    /// The state of a square, in the contract's words.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Mark {
        Queen => "queen",
        /// No queen above attacks it and it has not been tried.
        Free => "free",
        /// A queen above attacks it.
        Attacked => "attacked",
        /// No queen above attacks it, but it has been tried already.
        Taken => "taken",
        /// No queen stands here, and nothing is said of attacks.
        Empty => "empty",
        /// Not shown: the reader is to say what it is.
        Hidden => "hidden",
    }
}

impl Mark {
    /// The name that a reader hears.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Queen => words::MARK_QUEEN,
            Self::Free => words::MARK_FREE,
            Self::Attacked => words::MARK_ATTACKED,
            Self::Taken => words::MARK_TAKEN,
            Self::Empty => words::MARK_EMPTY,
            Self::Hidden => words::MARK_HIDDEN,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// 0 at the top.
    pub row: u8,
    /// 0 at the left, as drawn.
    pub column: u8,
    pub mark: Mark,
    /// Tells for left, down and right, in that order, whether the line runs through it.
    pub by: [bool; 3],
    /// The same for the lines that are drawn: down to the row in work, and there only those whose
    /// word has been computed.
    pub drawn: [bool; 3],
    /// The row of the queen that each line of a square in the row in work comes from.
    pub from: [Option<u8>; 3],
    /// Still in its row's bitmap.
    pub open: bool,
    pub in_work: bool,
    /// The square of `bit`, picked and not yet set, or a square whose bit the reader has set.
    pub picked: bool,
    /// Its part in what the pointer or the focus is on.
    pub pointed: Option<Pointed>,
}

/// The part of a square in what the pointer or the focus is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// The square itself, or the one that belongs to the bit.
    Here,
    /// Its queen attacks that square.
    Cause,
    /// What the reader's answer or program says of it is wrong.
    Wrong,
}

impl Square {
    /// A square with the lines through it, all of them drawn.
    pub const fn new(row: u8, column: u8, mark: Mark, by: [bool; 3]) -> Self {
        Self {
            row,
            column,
            mark,
            by,
            drawn: by,
            from: [None; 3],
            open: false,
            in_work: false,
            picked: false,
            pointed: None,
        }
    }

    /// Shows nothing of it.
    pub(super) const fn hide(&mut self) {
        *self = Self {
            drawn: [false; 3],
            in_work: self.in_work,
            ..Self::new(self.row, self.column, Mark::Hidden, self.by)
        };
    }

    /// The lines through it that are told: of a hidden one those that are drawn.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        match self.mark {
            Mark::Hidden => chosen(self.drawn),
            _ => chosen(self.by),
        }
    }

    pub fn drawn_lines(&self) -> impl Iterator<Item = Line> {
        chosen(self.drawn)
    }

    /// The row of the queen that attacks the square along a line, where that is told.
    pub const fn attacker(&self, line: Line) -> Option<u8> {
        self.from[line as usize]
    }
}

pub(super) fn chosen(lines: [bool; 3]) -> impl Iterator<Item = Line> {
    let lines = Line::ALL.into_iter().zip(lines);
    lines.filter_map(|(line, is)| is.then_some(line))
}

/// The square or bit that the pointer or the focus is on, as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The row; `None` for a bit of the binary rows, which speak of the row in work.
    pub row: Option<u8>,
    /// The column, 0 at the left.
    pub column: u8,
}

impl Hover {
    /// The column that it marks in the bits of a row.
    pub fn column_in(self, row: u8) -> Option<u8> {
        let is_here = self.row.is_none_or(|hovered| hovered == row);
        is_here.then_some(self.column)
    }
}
