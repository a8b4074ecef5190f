//! The squares of a board.

use super::{Hover, Mark, Pointed, Square, square::chosen};
use crate::text::first_attack;
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, LoopWord, Machine, OpenRow, Phase, Placement, Size},
};

#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub size: Size,
    /// The squares, row 0 first, each row from the left.
    pub squares: Vec<Square>,
    /// The row that the bits under the board are about.
    pub(super) open_row: u8,
    /// The side on which the lowest bit is drawn: the lines run by it.
    pub(super) order: BitOrder,
    /// The queens that a pointed square is attacked by; `None` where they are not to be told.
    pub(super) attackers: Option<Placement>,
}

impl Board {
    pub fn row(&self, row: u8) -> &[Square] {
        let start = usize::from(row) * self.size.len();
        &self.squares[start..start + self.size.len()]
    }

    pub fn of(machine: &Machine, order: BitOrder) -> Self {
        let standing = Placement::standing(machine);
        let tried = |row| machine.tried(row);
        // On a full board no row is in work: the search has left the last one.
        let in_work = machine.row().filter(|_| machine.phase() != Phase::Solution);
        let mut board = Self::lay_out(standing, in_work, &tried, order);
        board.cover_unknown(in_work, machine.phase());
        if machine.phase() == Phase::Finished {
            board.empty_below(0);
        }
        board.note_attackers(standing);
        if matches!(machine.phase(), Phase::Pick | Phase::Clear)
            && let Some(row) = machine.row()
        {
            let power = u8::try_from(machine.bit().trailing_zeros()).unwrap_or(0);
            board.pick(row, order.column(power, machine.size().get()));
        }
        board.open_row = machine.open_row();
        board
    }

    /// Draws the queens above a row, which is the row in work.
    pub fn of_row(open: &OpenRow, cover: Cover, order: BitOrder) -> Self {
        let here = open.row();
        let tried = |row| if row == here { open.tried() } else { 0 };
        let mut board = Self::lay_out(*open.placement(), Some(here), &tried, order);
        board.note_attackers(*open.placement());
        if cover == Cover::On {
            board.hide_from(here);
        }
        board
    }

    /// Lays out the squares under some queens; `tried` gives a row's squares that were tried.
    fn lay_out(
        placement: Placement,
        in_work: Option<u8>,
        tried: &dyn Fn(u8) -> u32,
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
                let mark = match () {
                    () if is(words.board) => Mark::Queen,
                    () if by.contains(&true) => Mark::Attacked,
                    () if is(tried) => Mark::Taken,
                    () => Mark::Free,
                };
                let reached = in_work.is_none_or(|here| row <= here);
                squares.push(Square {
                    drawn: if reached { by } else { [false; 3] },
                    open: reached && mark == Mark::Free,
                    in_work: in_work == Some(row),
                    ..Square::new(row, column, mark, by)
                });
            }
        }
        Self {
            size,
            squares,
            open_row: in_work.unwrap_or(0),
            order,
            attackers: Some(placement),
        }
    }

    /// Hides a row, which is asked about, and those below it; queens that would answer are not
    /// marked.
    pub fn hide_from(&mut self, row: u8) {
        self.attackers = None;
        for square in &mut self.squares {
            if row <= square.row {
                square.hide();
            }
            square.in_work = square.row == row;
        }
    }

    /// Asks about a row of a board of [loose](Self::loose) queens.
    pub fn ask_row(&mut self, row: u8) {
        for square in &mut self.squares {
            square.in_work = square.row == row;
            if square.in_work && square.mark != Mark::Queen {
                square.hide();
            }
        }
    }

    /// The same, where the lines of the queens decide.
    pub fn ask_attacks(&mut self, row: u8) {
        let is_queen = |square: &&Square| square.mark == Mark::Queen;
        let queens = self.squares.iter().filter(is_queen);
        let queens: Vec<_> = queens.map(|square| (square.row, square.column)).collect();
        for square in self.squares.iter_mut().filter(|square| square.row == row) {
            for queen in &queens {
                let by = lines(*queen, (square.row, square.column));
                for (line, by) in square.by.iter_mut().zip(by) {
                    *line |= by;
                }
            }
        }
        self.ask_row(row);
    }

    /// The row that is asked about, or in work.
    pub fn row_in_work(&self) -> Option<u8> {
        let mut squares = self.squares.iter();
        squares
            .find(|square| square.in_work)
            .map(|square| square.row)
    }

    /// Says nothing of the rows below a row: the search has left them for good.
    fn empty_below(&mut self, row: u8) {
        for square in self.squares.iter_mut().filter(|square| row < square.row) {
            *square = Square::new(square.row, square.column, Mark::Empty, [false; 3]);
        }
    }

    pub fn pick(&mut self, row: u8, column: u8) {
        if let Some(square) = self.square(row, column) {
            square.picked = true;
        }
    }

    /// Shows what the reader has answered about a square of the row that is asked about.
    pub fn answer(&mut self, column: u8, on: bool, verdict: Option<bool>) {
        let row = self.row_in_work();
        if let Some(square) = row.and_then(|row| self.square(row, column)) {
            square.picked = on;
            if verdict == Some(false) {
                square.pointed = Some(Pointed::Wrong);
            }
        }
    }

    /// Draws the lines that decide a square of the row that is asked about, each from its queen, and marks those queens.
    pub fn explain(&mut self, column: u8) {
        let row = self.row_in_work();
        if let Some(asked) = row.and_then(|row| self.square(row, column)).copied() {
            self.explain_by(asked, chosen(asked.by));
        }
    }

    /// Marks a square of the row in work as wrong, and draws the line that decides it from its queen.
    pub fn mark_wrong(&mut self, column: u8, by: Option<Line>) {
        let row = self.row_in_work();
        if let Some(square) = row.and_then(|row| self.square(row, column)) {
            square.pointed = Some(Pointed::Wrong);
            let wrong = *square;
            self.explain_by(wrong, by.into_iter());
        }
    }

    /// Draws lines to a square, each from its queen, and marks those queens.
    fn explain_by(&mut self, asked: Square, lines: impl Iterator<Item = Line>) {
        for line in lines {
            for down in [false, true] {
                let path = self.queen_along(&asked, line, down).unwrap_or_default();
                let Some((queen, between)) = path.split_last() else {
                    continue;
                };
                for (row, column) in between.iter().chain([&(asked.row, asked.column)]) {
                    if let Some(square) = self.square(*row, *column) {
                        square.drawn[line as usize] = true;
                    }
                }
                if let Some(square) = self.square(queen.0, queen.1) {
                    square.pointed = Some(Pointed::Cause);
                }
            }
        }
    }

    /// Shows what a square of the row that was asked about turned out to be, where the reader set no 1.
    pub fn tell(&mut self, column: u8) {
        self.explain(column);
        let row = self.row_in_work();
        if let Some(square) = row.and_then(|row| self.square(row, column)) {
            let is_attacked = square.by.contains(&true);
            square.mark = [Mark::Empty, Mark::Attacked][usize::from(is_attacked)];
        }
    }

    /// Marks what the sentence about a new row speaks of: a square, and the queen that attacks it.
    pub fn mark_spoken(&mut self, machine: &Machine) {
        let row = machine.row().filter(|_| machine.phase() == Phase::Free);
        let spoken = row.and_then(|row| Some((row, first_attack(machine, row, self.order)?)));
        if let Some((row, (column, attack))) = spoken {
            if let Some(square) = self.square(row, column) {
                square.pointed = Some(Pointed::Here);
            }
            self.mark_cause(attack);
        }
    }

    fn mark_cause(&mut self, attack: Attack) {
        let mut queens = self.squares.iter_mut();
        let queen =
            queens.find(|square| square.row == attack.queen_row && square.mark == Mark::Queen);
        if let Some(queen) = queen {
            queen.pointed = Some(Pointed::Cause);
        }
    }

    /// Leaves out of the row in work what the loop has not computed yet.
    fn cover_unknown(&mut self, in_work: Option<u8>, phase: Phase) {
        let known = Line::ALL.map(|line| phase.has(LoopWord::Attack(line)));
        let has_bitmap = phase.has(LoopWord::Bitmap);
        let in_work = self
            .squares
            .iter_mut()
            .filter(|square| Some(square.row) == in_work);
        for square in in_work {
            for (drawn, known) in square.drawn.iter_mut().zip(known) {
                *drawn &= known;
            }
            square.open &= has_bitmap;
        }
    }

    /// Notes in the row in work where each line comes from.
    fn note_attackers(&mut self, placement: Placement) {
        let (n, order) = (self.size.get(), self.order);
        for square in self.squares.iter_mut().filter(|square| square.in_work) {
            for attack in placement.attacks(square.row, order.column(square.column, n)) {
                square.from[attack.line as usize] = Some(attack.queen_row);
            }
        }
    }

    /// The square that the pointer or the focus is on, or that belongs to the bit.
    pub fn hovered(&self, hover: Hover) -> Option<&Square> {
        let at = (hover.row.unwrap_or(self.open_row), hover.column);
        let mut squares = self.squares.iter();
        squares.find(|square| (square.row, square.column) == at)
    }

    /// The column that is marked in the bits under the board.
    pub fn spot(&self, hover: Hover) -> Option<u8> {
        hover.column_in(self.open_row)
    }

    /// Marks that square, and the queens that attack it where they are told. A wrong answer stays
    /// marked as one.
    pub fn hover(&mut self, hover: Hover) {
        let (n, order) = (self.size.get(), self.order);
        let (row, column) = (hover.row.unwrap_or(self.open_row), hover.column);
        if let Some(square) = self.square(row, column) {
            square.pointed.get_or_insert(Pointed::Here);
        }
        if let Some(placement) = self.attackers.filter(|_| column < n) {
            for attack in placement.attacks(row, order.column(column, n)) {
                self.mark_cause(attack);
            }
        }
    }

    fn square(&mut self, row: u8, column: u8) -> Option<&mut Square> {
        let mut squares = self.squares.iter_mut();
        squares.find(|square| (square.row, square.column) == (row, column))
    }

    /// Draws queens by row and column, both from 0 and as drawn, and nothing else.
    pub fn loose(size: Size, queens: &[(u8, u8)]) -> Self {
        Self::with_marks(size, |row, column| {
            if queens.contains(&(row, column)) {
                Mark::Queen
            } else {
                Mark::Empty
            }
        })
    }

    /// The same squares under bits in this order, in which its lines are drawn.
    #[must_use]
    pub fn in_order(self, order: BitOrder) -> Self {
        Self { order, ..self }
    }

    /// Draws a queen and every square that she attacks, in each direction.
    pub fn reach(size: Size, queen: (u8, u8)) -> Self {
        let mut board = Self::with_marks(size, |row, column| match lines(queen, (row, column)) {
            [true, true, true] => Mark::Queen,
            [false, false, false] if row != queen.0 => Mark::Free,
            _ => Mark::Attacked,
        });
        for square in &mut board.squares {
            if square.mark == Mark::Attacked {
                let by = lines(queen, (square.row, square.column));
                *square = Square::new(square.row, square.column, Mark::Attacked, by);
            }
        }
        board
    }

    /// Draws squares, row 0 first, each row from the left.
    pub const fn of_squares(size: Size, squares: Vec<Square>) -> Self {
        Self {
            size,
            squares,
            open_row: 0,
            order: BitOrder::MsbLeft,
            attackers: None,
        }
    }

    fn with_marks(size: Size, mark: impl Fn(u8, u8) -> Mark) -> Self {
        let n = size.get();
        let rows = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
        let squares = rows.map(|(row, column)| {
            let mark = mark(row, column);
            Square::new(row, column, mark, [false; 3])
        });
        Self::of_squares(size, squares.collect())
    }
}

/// The part of a board that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The row asked about and those below it are hidden.
    On,
    Off,
}

/// Tells which lines of a queen run through a square: left, down and right. Both are named by row and
/// column; through her own square all lines run.
const fn lines((queen_row, queen_column): (u8, u8), (row, column): (u8, u8)) -> [bool; 3] {
    [
        row + column == queen_row + queen_column,
        column == queen_column,
        row + queen_column == column + queen_row,
    ]
}

/// Tells whether a queen attacks a square, in each direction; both are named by row and column.
pub fn attacks(queen: (u8, u8), square: (u8, u8)) -> bool {
    queen.0 == square.0 || lines(queen, square).contains(&true)
}
