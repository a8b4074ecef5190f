//! The squares: what stands on each, and which lines run through it.

use super::{attack_words::attack_words, row_shown};
use crate::{
    bits::BitOrder,
    solver::{Line, Machine, Phase, Size},
    state::Spot,
    text::{Phrase, course_labels, labels},
};

/// What a square is, in the contract's words.
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
            Self::Queen => labels::MARK_QUEEN,
            Self::Free => labels::MARK_FREE,
            Self::Attacked => labels::MARK_ATTACKED,
            Self::Taken => labels::MARK_TAKEN,
            Self::Hidden => course_labels::MARK_HIDDEN,
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
    /// What it is.
    pub mark: Mark,
    /// Which of left, down and right run through it, in that order.
    pub by: [bool; 3],
    /// In the row in work.
    pub in_work: bool,
    /// The square of `bit`, picked and not yet set.
    pub picked: bool,
    /// Under the pointer or focus, here or on the bit that belongs to it.
    pub spot: bool,
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

    /// Draws a machine.
    #[must_use]
    pub fn of(machine: &Machine, order: BitOrder, spot: Option<Spot>) -> Self {
        let size = machine.size();
        let n = size.get();
        let queens: Vec<u32> = machine.queens().collect();
        let mut squares = Vec::with_capacity(size.len() * size.len());
        for (row, queen, words) in attack_words(&queens, n) {
            let tried = tried(machine, row);
            for column in 0..n {
                let bit = 1_u64 << order.column(column, n);
                let by = words.map(|word| word & bit != 0);
                let is = |word: u32| u64::from(word) & bit != 0;
                squares.push(Square {
                    row,
                    column,
                    mark: match () {
                        () if is(queen) => Mark::Queen,
                        () if by.contains(&true) => Mark::Attacked,
                        () if is(tried) => Mark::Taken,
                        () => Mark::Free,
                    },
                    by,
                    in_work: machine.row() == Some(row),
                    picked: machine.row() == Some(row)
                        && matches!(machine.phase(), Phase::Pick | Phase::Clear)
                        && is(machine.bit()),
                    spot: spot.is_some_and(|spot| {
                        spot.column == column
                            && spot.row.unwrap_or_else(|| row_shown(machine)) == row
                    }),
                });
            }
        }
        Self { size, squares }
    }
}

impl Board {
    /// Hides a row, which is asked about, and those below it.
    pub(super) fn hide_from(&mut self, row: u8) {
        for square in &mut self.squares {
            square.in_work = square.row == row;
            if row <= square.row {
                square.mark = Mark::Hidden;
                square.by = [false; 3];
                square.picked = false;
            }
        }
    }
}

/// The squares of a row that are out of its bitmap: nothing in a row that has none yet.
fn tried(machine: &Machine, row: u8) -> u32 {
    let has_bitmap = match (machine.phase(), machine.row()) {
        (Phase::Ready, _) => false,
        (Phase::Left | Phase::Down | Phase::Right, Some(here)) => row < here,
        // Coming up, the row left behind still shows that everything in it was tried.
        (Phase::Solution | Phase::Backtrack | Phase::Finished, here) => {
            row <= here.map_or(0, |here| here + 1)
        }
        (_, here) => here.is_some_and(|here| row <= here),
    };
    if has_bitmap {
        machine.size().mask() & !machine.words(row).bitmap
    } else {
        0
    }
}
