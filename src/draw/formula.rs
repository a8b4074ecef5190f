//! The figure of `bitmap = mask & ~(left | down | right)`: a queen, her three shadows in a row, and how the free squares
//! of that row are worked out from them.

use super::{Bits, Board, CellKind, CellRow, Cells, Cover, Mark};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, Machine, OpenRow, Placement, RowWords, Size, Solution, Solutions},
};

bitqueens_core::named! {
    /// A state of the figure; each goes on from the one before it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum FormulaState {
        /// A full board on which no queen attacks another.
        #[default]
        Puzzle => "puzzle",
        /// The queen of row 0 alone.
        Queen => "queen",
        /// Her lines down to a row, and a word for each.
        Shadows => "shadows",
        /// The three words laid on one another.
        Or => "or",
        /// Every bit of that inverted.
        Not => "not",
        /// What is beyond the board is cut off.
        Mask => "mask",
    }
}

bitqueens_core::named! {
    /// A row of bits, in the order in which they are worked out.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum FormulaWord {
        Left => "left",
        Down => "down",
        Right => "right",
        /// `left | down | right`
        Or => "or",
        /// `~(left | down | right)`
        Not => "not",
        Mask => "mask",
        Bitmap => "bitmap",
    }
}

impl FormulaWord {
    /// The words at which the hand can hold the formula.
    pub const STOPS: [Self; 5] = [Self::Left, Self::Down, Self::Or, Self::Not, Self::Bitmap];

    /// The sign of the operation that leads to it, and its name where it has one.
    pub const fn label(self) -> [&'static str; 2] {
        match self {
            Self::Left => ["", "left"],
            Self::Down => ["|", "down"],
            Self::Right => ["|", "right"],
            Self::Or => ["=", ""],
            Self::Not => ["~", ""],
            Self::Mask => ["&", "mask"],
            Self::Bitmap => ["=", "bitmap"],
        }
    }

    /// The formula up to it.
    pub const fn expression(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Down => "left | down",
            Self::Right | Self::Or => "left | down | right",
            Self::Not => "~(left | down | right)",
            Self::Mask | Self::Bitmap => "bitmap = mask & ~(left | down | right)",
        }
    }

    /// True where a rule stands above it.
    pub const fn is_result(self) -> bool {
        matches!(self, Self::Or | Self::Bitmap)
    }
}

/// A part of the formula as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaPart {
    pub text: &'static str,
    /// The row with which it is written.
    pub with: FormulaWord,
    /// The last row that is shown where the hand holds the formula here.
    pub holds: FormulaWord,
}

const fn part(text: &'static str, with: FormulaWord, holds: FormulaWord) -> FormulaPart {
    FormulaPart { text, with, holds }
}

/// The formula from the left.
pub const FORMULA: [FormulaPart; 11] = {
    use FormulaWord::{Bitmap, Down, Left, Mask, Not, Or, Right};
    [
        part("bitmap", Bitmap, Bitmap),
        part(" = ", Bitmap, Bitmap),
        part("mask", Mask, Bitmap),
        part(" & ", Mask, Bitmap),
        part("~(", Not, Not),
        part("left", Left, Left),
        part(" | ", Or, Down),
        part("down", Down, Down),
        part(" | ", Or, Or),
        part("right", Right, Or),
        part(")", Not, Not),
    ]
};

/// The figure in one of its states.
///
/// ```text
/// . . . ● . . . .      row 0: the queen on bit 4
/// . . ╱ │ ╲ . . .
/// . ╱ . │ . ╲ . .      row 2: left 01000000, down 00010000, right 00000100
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaFigure {
    pub state: FormulaState,
    /// The square of the queen, as the power of its bit.
    queen: u8,
    /// The row that is looked at, 1 or more.
    row: u8,
    /// The last row of bits that is shown in the last state.
    held: FormulaWord,
}

/// What a hand does in the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormulaMove {
    /// Moves the queen to a column as drawn, 0 at the left.
    Queen(u8),
    /// Looks at another row.
    Row(u8),
    /// Holds the formula at one of its words.
    Hold(FormulaWord),
}

impl FormulaFigure {
    pub const SIDE: u8 = 8;
    /// A queen and a row whose three shadows lie on the board.
    const QUEEN: u8 = 4;
    const ROW: u8 = 3;

    pub const fn new(state: FormulaState) -> Self {
        Self {
            state,
            queen: Self::QUEEN,
            row: Self::ROW,
            held: FormulaWord::Bitmap,
        }
    }

    pub fn size() -> Size {
        Size::new(Self::SIDE).unwrap_or(Size::FIRST_SCREEN)
    }

    pub const fn row(self) -> u8 {
        self.row
    }

    /// The queen's column as drawn, 0 at the left.
    pub const fn column(self, order: BitOrder) -> u8 {
        order.column(self.queen, Self::SIDE)
    }

    /// The word at which the hand holds the formula, where it is whole.
    pub fn held(self) -> Option<FormulaWord> {
        (self.state == FormulaState::Mask).then_some(self.held)
    }

    /// Shows another state, its formula held nowhere.
    pub const fn show(&mut self, state: FormulaState) {
        self.state = state;
        self.held = FormulaWord::Bitmap;
    }

    /// Carries a move out. What is not on the board is the nearest place on it; a queen that is moved stands alone.
    pub fn carry_out(&mut self, to: FormulaMove, order: BitOrder) {
        let last = Self::SIDE - 1;
        match to {
            FormulaMove::Queen(column) => self.queen = order.column(column.min(last), Self::SIDE),
            FormulaMove::Row(row) => self.row = row.clamp(1, last),
            FormulaMove::Hold(word) => self.held = word,
        }
        self.state = self.state.max(FormulaState::Queen);
    }

    fn placement(self) -> Placement {
        let empty = Placement::empty(Self::size());
        empty.with(self.queen).unwrap_or(empty)
    }

    /// The words of the row, as the solver computes them.
    pub fn row_words(self) -> RowWords {
        let mut rows = self.placement().rows();
        let words = rows.nth(usize::from(self.row)).unwrap_or_default();
        RowWords {
            bitmap: words.unattacked(Self::size()),
            ..words
        }
    }

    /// The last row of bits that is shown.
    pub fn last(self) -> Option<FormulaWord> {
        Some(match self.state {
            FormulaState::Puzzle | FormulaState::Queen => return None,
            FormulaState::Shadows => FormulaWord::Right,
            FormulaState::Or => FormulaWord::Or,
            FormulaState::Not => FormulaWord::Not,
            FormulaState::Mask => self.held,
        })
    }

    /// True where a row is shown, and what is written with it.
    pub fn has(self, word: FormulaWord) -> bool {
        self.last().is_some_and(|last| word <= last)
    }

    /// The rows of bits that are shown; `None` where none is.
    pub fn bits(self) -> Option<FormulaBits> {
        Some(FormulaBits {
            words: self.row_words(),
            size: Self::size(),
            last: self.last()?,
            is_joined: self.state != FormulaState::Shadows,
        })
    }

    pub fn board(self, order: BitOrder) -> Board {
        if self.state == FormulaState::Puzzle {
            return Self::full_board(order);
        }
        let queen = OpenRow::from(self.placement());
        let mut board = Board::of_row(&queen, Cover::Off, order);
        let (has_lines, has_bitmap) = (self.has(FormulaWord::Left), self.has(FormulaWord::Bitmap));
        for square in &mut board.squares {
            let is_reached = has_lines && square.row <= self.row;
            square.in_work = square.row == self.row;
            square.open = has_bitmap && square.in_work && square.mark == Mark::Free;
            square.drawn = square.by.map(|is| is && is_reached);
        }
        board
    }

    /// The first solution that the search finds.
    fn full_board(order: BitOrder) -> Board {
        let solution = Solutions::new(Self::size()).next();
        let bits = solution.as_ref().map_or(&[][..], Solution::bits);
        let queens = (0..).zip(bits).map(|(row, bit)| {
            let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
            (row, order.column(power, Self::SIDE))
        });
        Board::loose(Self::size(), &queens.collect::<Vec<_>>())
    }

    /// The figure as cells, for paper and where no program moves it.
    pub fn cells(self, order: BitOrder) -> Cells {
        let board = self.board(order);
        match self.bits() {
            Some(bits) => bits.cells(&board, order),
            None => Cells::of_board(&board),
        }
    }
}

/// The rows of bits from which the free squares of a row of the board follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaBits {
    words: RowWords,
    size: Size,
    /// The last row that is shown.
    last: FormulaWord,
    /// True where operations join the rows.
    is_joined: bool,
}

impl FormulaBits {
    /// The bits beyond the board that are shown.
    pub const BEYOND: u8 = 2;

    /// All rows, of the row in work.
    pub fn of(machine: &Machine) -> Self {
        let (words, size) = (machine.words(machine.open_row()), machine.size());
        Self {
            words: RowWords {
                bitmap: words.unattacked(size),
                ..words
            },
            size,
            last: FormulaWord::Bitmap,
            is_joined: true,
        }
    }

    /// The sign and the name of a row; where nothing joins the rows yet they have no sign.
    pub const fn label(self, word: FormulaWord) -> [&'static str; 2] {
        let [sign, name] = word.label();
        [if self.is_joined { sign } else { "" }, name]
    }

    /// The value of a row; of an inverted one the bits that are shown.
    pub fn value(self, word: FormulaWord) -> u64 {
        let words = self.words;
        let or = words.left | u64::from(words.down) | u64::from(words.right);
        let shown = (1 << (self.size.get() + Self::BEYOND)) - 1;
        match word {
            FormulaWord::Left => words.left,
            FormulaWord::Down => words.down.into(),
            FormulaWord::Right => words.right.into(),
            FormulaWord::Or => or,
            FormulaWord::Not => !or & shown,
            FormulaWord::Mask => self.size.mask().into(),
            FormulaWord::Bitmap => words.bitmap.into(),
        }
    }

    /// The line to which a bit of a row belongs: in the row of all three each bit keeps its own.
    pub fn line(self, word: FormulaWord, power: u8) -> Option<Line> {
        let is_on = |line: &Line| self.words.attack(*line) >> power & 1 == 1;
        match word {
            FormulaWord::Left => Some(Line::Left),
            FormulaWord::Down => Some(Line::Down),
            FormulaWord::Right => Some(Line::Right),
            FormulaWord::Or => Line::ALL.into_iter().find(is_on),
            FormulaWord::Not | FormulaWord::Mask | FormulaWord::Bitmap => None,
        }
    }

    /// The rows, each under the board and as far beyond it as is shown.
    pub fn rows(self, order: BitOrder) -> impl Iterator<Item = (FormulaWord, Bits)> {
        let shown = FormulaWord::ALL.into_iter();
        let shown = shown.filter(move |word| *word <= self.last);
        shown.map(move |word| {
            let name = self.label(word).join(" ").trim().to_owned();
            let n_bits = self.size.get() + Self::BEYOND;
            let bits = Bits::new(name, self.value(word), n_bits, Some(self.size), order);
            (word, bits)
        })
    }

    /// The rows as cells below a board.
    pub fn cells(self, board: &Board, order: BitOrder) -> Cells {
        let mut cells = Cells::of_board(board);
        cells
            .rows
            .extend(self.rows(order).map(|(word, bits)| CellRow {
                bits,
                kind: if word.is_result() {
                    CellKind::Result
                } else {
                    CellKind::Word
                },
                ..CellRow::default()
            }));
        cells
    }
}
