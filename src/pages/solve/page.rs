//! The board that the reader solves, the solutions found, and its address: `solve/#n=5&queens=4.2`.

use std::ops::RangeInclusive;

use super::words;
use crate::{
    draw::{Board, Cover},
    site::{Address, Announcer, Keepsake, NotStored, Problems, Query, Route, Shelf},
    text::Sentence,
};
use bitqueens_core::{
    bits::BitOrder,
    counting::known,
    solver::{OpenRow, Placement, Size, Solution, Solutions},
};

/// The boards that are solved by hand: all that have more than one solution and few enough to find.
pub const SIDES: RangeInclusive<u8> = 4..=8;

/// The board that the reader solves.
#[derive(Clone, Debug, PartialEq)]
pub struct SolvePage {
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

    fn tell(&mut self, sentence: impl Into<Sentence>) {
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
    /// Carries an action out and tells what came of it; returns what could not be done. `order` says which bit is drawn on the left.
    pub(super) fn carry_out(&mut self, action: SolveAction, order: BitOrder) -> Option<Sentence> {
        let sentence = match action {
            SolveAction::Press { row, column } => {
                let n = self.size().get();
                if n <= row || n <= column {
                    return None;
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
                return None;
            }
            SolveAction::ShowAttacks(show) => {
                self.show_attacks = show;
                return None;
            }
            SolveAction::Forget => {
                self.solved.forget(self.size());
                words::FORGOTTEN.into()
            }
        };
        self.tell(sentence);
        None
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

/// Solutions by the side of their board and their number in the search, 1 the first; in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(Vec<(u8, usize)>);

impl Keepsake for Solved {
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        shelf.write_words(Self::KEY, &before.stored(), &self.stored())
    }
}

impl Solved {
    pub const KEY: &str = "bitqueens.solved";

    /// Reads what [`stored`](Self::stored) wrote; entries that this version does not know are left
    /// out.
    pub fn read(text: &str) -> Self {
        let entry = |text: &str| {
            let (side, number) = text.split_once('.')?;
            let size = Size::new(side.parse().ok()?).ok()?;
            let number: usize = number.parse().ok()?;
            let all = 1..=Self::all(size);
            let exists = SIDES.contains(&size.get()) && all.contains(&number);
            exists.then_some((size.get(), number))
        };
        let mut entries: Vec<_> = text.split(' ').filter_map(entry).collect();
        entries.sort_unstable();
        entries.dedup();
        Self(entries)
    }

    /// Writes side and number of each, with spaces between them: `4.1 4.2`.
    pub fn stored(&self) -> String {
        let entries = self
            .0
            .iter()
            .map(|(side, number)| format!("{side}.{number}"));
        entries.collect::<Vec<_>>().join(" ")
    }

    /// Returns the solutions of a board, in the order of the search, and whether each has been found.
    pub fn of(&self, size: Size) -> impl Iterator<Item = (Solution, bool)> {
        let all = Solutions::new(size).enumerate();
        all.map(move |(index, solution)| (solution, self.0.contains(&(size.get(), index + 1))))
    }

    /// Returns the number of solutions that a board has.
    pub fn all(size: Size) -> usize {
        usize::try_from(known(size).total).unwrap_or(usize::MAX)
    }

    /// Returns the solutions of a board that have been found, with their numbers in the search. The
    /// search is walked no further than to the last of them.
    pub fn found(&self, size: Size) -> impl Iterator<Item = (usize, Solution)> {
        let of_size = self.0.iter().filter(move |(side, _)| *side == size.get());
        let last = of_size.map(|(_, number)| *number).max().unwrap_or(0);
        (1..)
            .zip(self.of(size).take(last))
            .filter_map(|(number, (solution, found))| found.then_some((number, solution)))
    }

    /// Returns the number of solutions of a board that have been found.
    pub fn count(&self, size: Size) -> usize {
        let of_size = self.0.iter().filter(|(side, _)| *side == size.get());
        of_size.count()
    }

    /// Adds a full board; tells whether it was not found before.
    fn add(&mut self, full: &Placement) -> bool {
        let size = full.size();
        let is_full = |solution: Solution| solution.bits().iter().copied().eq(full.bits());
        let index = Solutions::new(size).position(is_full);
        let Some(entry) = index.map(|index| (size.get(), index + 1)) else {
            return false;
        };
        let new = !self.0.contains(&entry);
        if new {
            self.0.push(entry);
            self.0.sort_unstable();
        }
        new
    }

    /// Removes the solutions of a board.
    pub(super) fn forget(&mut self, size: Size) {
        self.0.retain(|(side, _)| *side != size.get());
    }
}

/// The order of the columns in addresses, whatever order the reader sees.
const ORDER: BitOrder = BitOrder::MsbLeft;

impl SolvePage {
    /// An address that names no board leaves the queens as they are.
    pub(super) fn open_address(&mut self, address: &Address, problems: &mut Problems) {
        let query = &address.query;
        if query.get("lines").is_some() {
            self.show_attacks = query.switch("lines", problems);
        }
        if query.get("n").is_none() && query.get("queens").is_none() {
            return;
        }
        let size = side(query, problems);
        let (placement, all_placed) = read(size, query.get("queens").unwrap_or_default());
        if !all_placed {
            problems.push(words::QUEENS_PROBLEM);
        }
        if placement != self.placement {
            self.place(placement);
            self.tell_standing();
        }
    }

    pub(super) fn address(&self) -> Address {
        let columns = self.columns(ORDER).map(|column| column.to_string());
        let columns = columns.collect::<Vec<_>>().join(".");
        Address::of(Route::Solve)
            .with("n", self.size())
            .with_some("queens", (!columns.is_empty()).then_some(columns))
            .with_some("lines", self.show_attacks.then_some(1))
    }
}

/// Returns the side of the board, the nearest one that is solved by hand.
fn side(query: &Query, problems: &mut Problems) -> Size {
    let mut of_any_page = Problems::default();
    let asked = query.size(&mut of_any_page).unwrap_or(Size::FIRST_SCREEN);
    let side = asked.get().clamp(*SIDES.start(), *SIDES.end());
    let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
    if size != asked || of_any_page.sentence().is_some() {
        problems.push(words::size_problem(size));
    }
    size
}

/// Places the queens of a text as far as they can stand, and tells whether all of them can.
fn read(size: Size, text: &str) -> (Placement, bool) {
    let mut placement = Placement::empty(size);
    for column in text.split('.').filter(|_| !text.is_empty()) {
        let column = column.parse().ok().filter(|column| *column < size.get());
        match column.and_then(|column| placement.with(ORDER.column(column, size.get()))) {
            Some(below) => placement = below,
            None => return (placement, false),
        }
    }
    (placement, true)
}
