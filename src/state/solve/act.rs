//! What a reader does on the board.

use super::{SIDES, Solve, Solved};
use crate::{bits::BitOrder, lessons::Position, solver::Size, state::Spot, text::solve::Event};

/// What a reader does who solves by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveAction {
    /// Press a square: a free one takes a queen, a queen is taken back with all below it.
    Press {
        /// The row.
        row: u8,
        /// The column as drawn, 0 at the left.
        column: u8,
    },
    /// Take the last queen back.
    Undo,
    /// Take all queens back.
    Clear,
    /// Ask for a square that leads on.
    Hint,
    /// Another board.
    Size(Size),
    /// Draw the attack lines, or leave them to the reader.
    Lines(bool),
    /// Forget the solutions found on this board.
    Forget,
    /// The pointer or the focus is on a square or bit, or on none.
    Point(Option<Spot>),
}

impl Solve {
    /// What an action does. The order says which bit is drawn on the left.
    pub fn apply(&mut self, action: SolveAction, order: BitOrder) {
        let event = match action {
            SolveAction::Press { row, column } => self.press(row, column, order),
            SolveAction::Undo => self.take_back(self.position.row().checked_sub(1)),
            SolveAction::Clear => self.take_back((self.position.row() != 0).then_some(0)),
            SolveAction::Hint => self.give_hint(),
            SolveAction::Size(size) => {
                if size == self.size() || !SIDES.contains(&size.get()) {
                    return;
                }
                self.turn_to(Position::start(size));
                Event::Start
            }
            SolveAction::Lines(lines) => {
                self.lines = lines;
                return;
            }
            SolveAction::Forget => {
                self.solved.forget(self.size());
                Event::Forgotten
            }
            SolveAction::Point(spot) => {
                self.spot = spot;
                return;
            }
        };
        self.event = event;
        self.n_events += 1;
    }

    /// Another position, with nothing hinted at.
    pub(super) fn turn_to(&mut self, position: Position) {
        self.position = position;
        self.hint = None;
    }

    fn press(&mut self, row: u8, column: u8, order: BitOrder) -> Event {
        let n = self.size().get();
        if n <= row || n <= column {
            return self.event.clone();
        }
        let power = order.column(column, n);
        let here = self.position.row();
        if let Some(queen) = self.position.queens().get(usize::from(row)) {
            return if *queen == 1 << power {
                self.take_back(Some(row))
            } else {
                Event::RowTaken { row }
            };
        }
        if here < row {
            return Event::FromTheTop { row: here };
        }
        let attacks: Vec<_> = self.position.attacks(power).collect();
        let Some(below) = self.position.with(power) else {
            return Event::Attacked { attacks, column };
        };
        self.turn_to(below);
        if !self.is_full() {
            return Event::Placed {
                row,
                column,
                bitmap: self.position.words().bitmap,
                size: self.size(),
            };
        }
        let size = self.size();
        let new = self.solved.add(size, self.position.queens());
        Event::Full {
            new,
            found: self.solved.count(size),
            solutions: Solved::all(size),
        }
    }

    /// Takes the queens from a row on back.
    fn take_back(&mut self, row: Option<u8>) -> Event {
        let Some(row) = row else {
            return Event::NothingToTake;
        };
        self.turn_to(self.position.up_to(row));
        Event::TakenBack {
            row,
            bitmap: self.position.words().bitmap,
            size: self.size(),
        }
    }

    /// A square that leads to a solution not found yet; where none does, the row to go back to.
    fn give_hint(&mut self) -> Event {
        let queens = self.position.queens();
        let open: Vec<_> = self
            .solved
            .of(self.size())
            .filter(|(_, found)| !found)
            .map(|(solution, _)| solution)
            .collect();
        // How far each open solution agrees with the board.
        let agreed = open.iter().map(|solution| {
            let pairs = solution.bits().iter().zip(queens);
            pairs.take_while(|(one, other)| one == other).count()
        });
        let Some(furthest) = agreed.clone().max() else {
            return Event::AllFound;
        };
        if furthest < queens.len() {
            return Event::HintBack {
                row: u8::try_from(furthest).unwrap_or(0),
            };
        }
        let next = open
            .iter()
            .zip(agreed)
            .filter(|(_, agreed)| *agreed == furthest)
            .filter_map(|(solution, _)| solution.bits().get(furthest))
            .min();
        self.hint = next.and_then(|bit| u8::try_from(bit.trailing_zeros()).ok());
        Event::HintSquare {
            row: self.position.row(),
            bit: next.copied().unwrap_or(0),
            size: self.size(),
        }
    }
}
