//! The state of the board that the reader solves.

use std::ops::RangeInclusive;

use super::{Solved, words};
use crate::{
    draw::{Board, Cover},
    site::Announcer,
    text::Sentence,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{OpenRow, Placement, Size},
};

/// The boards that are solved by hand: all that have more than one solution and few enough to find.
pub const SIDES: RangeInclusive<u8> = 4..=8;

/// The board that the reader solves.
#[derive(Clone, Debug, PartialEq)]
pub struct SolvePage {
    /// The queens that stand.
    pub placement: Placement,
    /// Says whether the attack lines are drawn on the board.
    pub show_attacks: bool,
    /// The solutions found so far.
    pub solved: Solved,
    /// The square that was hinted at, as a power of two in the row below the queens.
    pub hint: Option<u8>,
    /// The squares of that row which were refused, as a word: they show what runs through them.
    pub refused: u32,
    /// The sentence about what happened last.
    pub announcer: Announcer,
}

impl SolvePage {
    /// Opens an empty board, with the solutions that were found before.
    pub fn with_found(solved: Solved) -> Self {
        let mut page = Self {
            placement: Placement::empty(Size::FIRST_SCREEN),
            show_attacks: false,
            solved,
            hint: None,
            refused: 0,
            announcer: Announcer::default(),
        };
        page.tell_standing();
        page
    }

    /// Returns the side of the board.
    pub const fn size(&self) -> Size {
        self.placement.size()
    }

    /// Returns the queens' columns from the top, 0 at the left as drawn.
    pub fn columns(&self, order: BitOrder) -> impl Iterator<Item = u8> {
        let n = self.size().get();
        let powers = self.placement.powers().iter();
        powers.map(move |power| order.column(*power, n))
    }

    /// Lays the squares out; without attack lines the row below the queens and all below are hidden,
    /// but for squares that were refused.
    pub fn board(&self, order: BitOrder) -> Board {
        let cover = if self.show_attacks {
            Cover::Off
        } else {
            Cover::On
        };
        let open = OpenRow::from(self.placement);
        let mut board = Board::of_row(&open, cover, order);
        let here = open.row();
        let whole = Board::of_row(&open, Cover::Off, order);
        for square in &mut board.squares {
            let power = order.column(square.column, self.size().get());
            if square.row == here && self.refused >> power & 1 == 1 {
                *square = whole.row(here)[usize::from(square.column)];
            }
        }
        if let Some(power) = self.hint {
            board.pick(here, order.column(power, self.size().get()));
        }
        board
    }

    /// Changes the queens; hint and refused squares were the row's before.
    pub(super) fn place(&mut self, placement: Placement) {
        self.placement = placement;
        self.hint = None;
        self.refused = 0;
    }

    /// Tells the reader something.
    pub(super) fn tell(&mut self, sentence: impl Into<Sentence>) {
        self.announcer.tell(sentence.into());
    }

    /// Tells how the board stands.
    pub(super) fn tell_standing(&mut self) {
        self.tell(words::standing(&self.placement));
    }
}
