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
    solver::{OpenRow, Placement, Size, Solution},
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

    pub(super) fn tell_standing(&mut self) {
        self.tell(words::standing(&self.placement));
    }
}

/// An action of a reader who solves by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveAction {
    /// Press a square: a free one takes a queen, a queen is removed with all below it.
    Press {
        row: u8,
        /// The column as drawn, 0 at the left.
        column: u8,
    },
    /// Remove the last queen.
    Undo,
    /// Remove all queens.
    Clear,
    /// Ask for a square that leads on.
    Hint,
    /// Take another board.
    Size(Size),
    /// Draw the attack lines, or leave them to the reader.
    ShowAttacks(bool),
    /// Forget the solutions found on this board.
    Forget,
}

impl SolvePage {
    /// Carries an action out and tells what came of it. `order` says which bit is drawn on the left.
    pub(super) fn carry_out(&mut self, action: SolveAction, order: BitOrder) {
        let sentence = match action {
            SolveAction::Press { row, column } => {
                let n = self.size().get();
                if n <= row || n <= column {
                    return;
                }
                self.press(row, column, order)
            }
            SolveAction::Undo => self.go_back(self.placement.n_queens().saturating_sub(1)),
            SolveAction::Clear => self.go_back(0),
            SolveAction::Hint => self.give_hint(order),
            SolveAction::Size(size) => {
                if size != self.size() && SIDES.contains(&size.get()) {
                    self.place(Placement::empty(size));
                    self.tell_standing();
                }
                return;
            }
            SolveAction::ShowAttacks(show) => {
                self.show_attacks = show;
                return;
            }
            SolveAction::Forget => {
                self.solved.forget(self.size());
                words::FORGOTTEN.into()
            }
        };
        self.tell(sentence);
    }

    fn press(&mut self, row: u8, column: u8, order: BitOrder) -> Sentence {
        let size = self.size();
        let power = order.column(column, size.get());
        let open_row = self.placement.n_queens();
        if let Some(queen) = self.placement.powers().get(usize::from(row)) {
            return if *queen == power {
                self.go_back(row)
            } else {
                words::row_taken(row)
            };
        }
        if open_row < row {
            return words::from_the_top(open_row);
        }
        let Some(below) = self.placement.with(power) else {
            self.refused |= 1 << power;
            return words::attacked(self.placement.attacks(row, power), column);
        };
        self.place(below);
        if below.is_full() {
            let is_new = self.solved.add(&below);
            words::full(is_new, self.solved.count(size), Solved::all(size))
        } else {
            words::placed(column, &below)
        }
    }

    /// Removes the queens from a row on.
    fn go_back(&mut self, row: u8) -> Sentence {
        if self.placement.n_queens() == 0 {
            return words::NOTHING_TO_TAKE.into();
        }
        self.place(self.placement.above(row));
        words::back_at(&self.placement)
    }

    /// Hints at a square that leads to a solution not found yet, or, where none does, at the row to
    /// go back to.
    fn give_hint(&mut self, order: BitOrder) -> Sentence {
        let size = self.size();
        let row = self.placement.n_queens();
        let solutions = self.solved.of(size);
        let open: Vec<_> = solutions
            .filter_map(|(solution, found)| (!found).then_some(solution))
            .collect();
        let agreement = |solution: &Solution| {
            let pairs = solution.bits().iter().copied().zip(self.placement.bits());
            let agreeing = pairs.take_while(|(own, other)| own == other).count();
            u8::try_from(agreeing).unwrap_or(row)
        };
        let Some(furthest) = open.iter().map(agreement).max() else {
            return words::ALL_FOUND.into();
        };
        if furthest < row {
            return words::hint_back(furthest);
        }
        let ahead = open.iter().filter(|solution| agreement(solution) == row);
        let squares = ahead.filter_map(|solution| solution.bits().get(usize::from(row)).copied());
        let Some(bit) = squares.min() else {
            // An address led to a solution: there is no row left for a hint.
            return words::standing(&self.placement);
        };
        let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
        self.hint = Some(power);
        words::hint_square(row, order.column(power, size.get()), bit, size)
    }
}
