//! The squares: what stands on each, and which lines run through it.

use super::Hover;
use crate::text::{Phrase, words};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, Machine, OpenRow, Phase, Placement, Size},
};

/// The state of a square, in the contract's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A queen stands here.
    Queen,
    /// No queen above attacks it and it has not been tried.
    Free,
    /// A queen above attacks it.
    Attacked,
    /// No queen above attacks it, but it has been tried already.
    Taken,
    /// Not shown: the reader is to say what it is.
    Hidden,
}

impl Mark {
    /// The value of `data-mark`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Free => "free",
            Self::Attacked => "attacked",
            Self::Taken => "taken",
            Self::Hidden => "hidden",
        }
    }

    /// The name that a reader hears.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Queen => words::MARK_QUEEN,
            Self::Free => words::MARK_FREE,
            Self::Attacked => words::MARK_ATTACKED,
            Self::Taken => words::MARK_TAKEN,
            Self::Hidden => words::MARK_HIDDEN,
        }
    }
}

/// A square as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// 0 at the top.
    pub row: u8,
    /// 0 at the left, as drawn.
    pub column: u8,
    /// The state of the square.
    pub mark: Mark,
    /// Tells for left, down and right, in that order, whether the line runs through it.
    pub by: [bool; 3],
    /// In the row in work.
    pub in_work: bool,
    /// The square of `bit`, picked and not yet set.
    pub picked: bool,
    /// Under the pointer or focus, here or on the bit that belongs to it.
    pub hovered: bool,
}

impl Square {
    /// The lines that run through the square.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        let by = self.by;
        Line::ALL
            .into_iter()
            .zip(by)
            .filter_map(|(line, is)| is.then_some(line))
    }
}

/// The board as drawn, row by row.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The side.
    pub size: Size,
    /// The squares, row 0 first, each row from the left.
    pub squares: Vec<Square>,
}

impl Board {
    /// The squares of one row.
    #[must_use]
    pub fn row(&self, row: u8) -> &[Square] {
        let start = usize::from(row) * self.size.len();
        &self.squares[start..start + self.size.len()]
    }

    /// Draws the board of a machine.
    #[must_use]
    pub fn of(machine: &Machine, order: BitOrder, hover: Option<Hover>) -> Self {
        let standing = Placement::standing(machine);
        let tried = |row| machine.tried(row);
        let mut board = Self::lay_out(standing, machine.row(), tried, order);
        if matches!(machine.phase(), Phase::Pick | Phase::Clear)
            && let Some(row) = machine.row()
        {
            let power = u8::try_from(machine.bit().trailing_zeros()).unwrap_or(0);
            board.pick(row, order.column(power, machine.size().get()));
        }
        board.hover(hover, machine.open_row());
        board
    }

    /// Draws the queens above a row, which is the row in work.
    #[must_use]
    pub fn of_row(open: &OpenRow, cover: Cover, order: BitOrder, hover: Option<Hover>) -> Self {
        let here = open.row();
        let tried = |row| if row == here { open.tried() } else { 0 };
        let mut board = Self::lay_out(*open.placement(), Some(here), tried, order);
        if cover == Cover::On {
            board.hide_from(here);
        }
        board.hover(hover, here);
        board
    }

    /// Lays out the squares under some queens; `tried` gives a row's squares that were tried.
    fn lay_out(
        placement: Placement,
        in_work: Option<u8>,
        tried: impl Fn(u8) -> u32,
        order: BitOrder,
    ) -> Self {
        let size = placement.size();
        let n = size.get();
        let mut squares = Vec::with_capacity(size.len() * size.len());
        for (row, words) in (0..n).zip(placement.rows()) {
            let tried = tried(row);
            for column in 0..n {
                let bit = 1_u64 << order.column(column, n);
                let by = Line::ALL.map(|line| words.attack(line) & bit != 0);
                let is = |word: u32| u64::from(word) & bit != 0;
                squares.push(Square {
                    row,
                    column,
                    mark: match () {
                        () if is(words.board) => Mark::Queen,
                        () if by.contains(&true) => Mark::Attacked,
                        () if is(tried) => Mark::Taken,
                        () => Mark::Free,
                    },
                    by,
                    in_work: in_work == Some(row),
                    picked: false,
                    hovered: false,
                });
            }
        }
        Self { size, squares }
    }

    /// Hides a row, which is asked about, and those below it.
    pub fn hide_from(&mut self, row: u8) {
        for square in &mut self.squares {
            square.in_work = square.row == row;
            if row <= square.row {
                square.mark = Mark::Hidden;
                square.by = [false; 3];
                square.picked = false;
            }
        }
    }

    /// Marks a square as the one picked.
    pub fn pick(&mut self, row: u8, column: u8) {
        if let Some(square) = self.square(row, column) {
            square.picked = true;
        }
    }

    /// Marks the square under the pointer or the focus; a bit's square stands in the row `here`.
    fn hover(&mut self, hover: Option<Hover>, here: u8) {
        if let Some(hover) = hover
            && let Some(square) = self.square(hover.row.unwrap_or(here), hover.column)
        {
            square.hovered = true;
        }
    }

    fn square(&mut self, row: u8, column: u8) -> Option<&mut Square> {
        let mut squares = self.squares.iter_mut();
        squares.find(|square| (square.row, square.column) == (row, column))
    }
}

/// The part of a board that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The row asked about and those below it are hidden.
    On,
    /// Everything is shown.
    Off,
}
