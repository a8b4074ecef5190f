//! The home page: a queen to move, her three shadows, and the words that they are.
//!
//! ```text
//! HomePage      the queen's square in row 0, and the row whose words are shown
//! HomeAction    what a reader does
//! ```

#[cfg(feature = "web")]
mod view;
pub mod words;

use crate::{
    draw::{BitRow, Board, Cover, Mark, ShiftDirection},
    site::{Address, Environment, Linked, Page, Preferences, Problems, Route},
    text::{KeyHelp, Sentence},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, OpenRow, Placement, RowWords, Size},
};

/// The queen of row 0 on an empty board, and the row whose words are shown.
///
/// ```text
/// . . . ● . . . .    row 0: the queen on bit 4
/// . . ╱ │ ╲ . . .
/// . ╱ . │ . ╲ . .    row 2: left 01000000, down 00010000, right 00000100
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomePage {
    /// Her square, as a power of two.
    queen: u8,
    /// The row, 1 or more.
    pub row: u8,
    /// True if the row was the one above until now: its words have just been shifted.
    came_down: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeAction {
    /// Move the queen to a column as drawn, 0 at the left.
    Queen(u8),
    Row(u8),
}

impl Default for HomePage {
    fn default() -> Self {
        Self {
            queen: 4,
            row: 2,
            came_down: false,
        }
    }
}

impl HomePage {
    pub const SIDE: u8 = 8;
    /// The words under the board.
    const WORDS: [LoopWord; 4] = [
        LoopWord::Attack(Line::Left),
        LoopWord::Attack(Line::Down),
        LoopWord::Attack(Line::Right),
        LoopWord::Bitmap,
    ];

    /// The side of the board, as the drawings want it.
    pub fn size() -> Size {
        Size::new(Self::SIDE).unwrap_or(Size::FIRST_SCREEN)
    }

    /// The queen's column as drawn, 0 at the left.
    pub fn column(&self, order: BitOrder) -> u8 {
        order.column(self.queen, Self::SIDE)
    }

    /// The same after its row has gone through others, as it is shown while the row glides by itself.
    #[must_use]
    pub fn through(&self, rows: &[u8]) -> Self {
        let mut shown = self.clone();
        for row in rows {
            shown.carry_out(HomeAction::Row(*row), BitOrder::default());
        }
        shown
    }

    /// Carries an action out. What is not on the board is the nearest place on it.
    pub(super) fn carry_out(&mut self, action: HomeAction, order: BitOrder) {
        let last = Self::SIDE - 1;
        let before = self.row;
        match action {
            HomeAction::Queen(column) => self.queen = order.column(column.min(last), Self::SIDE),
            HomeAction::Row(row) => self.row = row.clamp(1, last),
        }
        self.came_down = self.row == before + 1;
    }

    fn placement(&self) -> Placement {
        let empty = Placement::empty(Self::size());
        empty.with(self.queen).unwrap_or(empty)
    }

    pub fn words(&self) -> RowWords {
        let mut rows = self.placement().rows();
        let words = rows.nth(usize::from(self.row)).unwrap_or_default();
        RowWords {
            bitmap: words.unattacked(Self::size()),
            ..words
        }
    }

    /// The board: her lines run down to its edge, and the free squares of the row are marked.
    pub fn board(&self, order: BitOrder) -> Board {
        let queen = OpenRow::from(self.placement());
        let mut board = Board::of_row(&queen, Cover::Off, order);
        for square in &mut board.squares {
            square.in_work = square.row == self.row;
            square.open = square.in_work && square.mark == Mark::Free;
            square.drawn = square.by;
            // The queen of row 0 is the only one.
            square.from = square.by.map(|is| is.then_some(0));
        }
        board
    }

    /// The words of the row, as rows of bits under the board.
    pub fn bit_rows(&self, order: BitOrder) -> Vec<BitRow> {
        let words = self.words();
        let row = |word: LoopWord| {
            let value = word.value(&words, Self::size(), 0);
            BitRow {
                shift: ShiftDirection::of(word).filter(|_| self.came_down),
                ..BitRow::at_rest(word, value, Self::size(), order)
            }
        };
        Self::WORDS.into_iter().map(row).collect()
    }

    pub fn sentence(&self) -> Sentence {
        words::standing(self.row, self.words().bitmap.count_ones())
    }
}

impl Linked for HomePage {
    /// The address has no state: the queen stays where she is.
    fn open_link(&mut self, _: &Address, _: Preferences, _: &mut Problems) {}

    fn link(&self) -> Address {
        Address::of(Route::Home)
    }
}

impl Page for HomePage {
    type Action = HomeAction;

    fn restore(_: &Environment) -> Self {
        Self::default()
    }

    fn apply(&mut self, action: HomeAction, preferences: Preferences) -> Option<Sentence> {
        self.carry_out(action, preferences.order);
        None
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![
            KeyHelp::new(&["←", "→"], words::KEY_QUEEN),
            KeyHelp::new(&["↑", "↓"], words::KEY_ROW),
        ]
    }

    #[cfg(feature = "web")]
    fn view(&self, view: &crate::site::PageContext<HomeAction>) -> yew::Html {
        view::home(self, view)
    }
}
