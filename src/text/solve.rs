//! What happens to a reader who solves by hand, in words.

use super::{Sentence, binary, labels, narration, solve_labels};
use crate::{
    bits::BitOrder,
    solver::{Attack, Size},
};

/// What happened last on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Nothing yet.
    Start,
    /// An address led to some queens.
    Opened {
        /// The row below them.
        row: u8,
        /// Its free squares.
        bitmap: u32,
        /// The side of the board.
        size: Size,
    },
    /// A queen was set, and a row lies below it.
    Placed {
        /// Its row.
        row: u8,
        /// Its column as drawn.
        column: u8,
        /// The next row's free squares.
        bitmap: u32,
        /// The side of the board.
        size: Size,
    },
    /// The last row has its queen.
    Full {
        /// Whether it was not found before.
        new: bool,
        /// How many solutions have been found.
        found: usize,
        /// How many there are.
        solutions: usize,
    },
    /// The square is attacked.
    Attacked {
        /// By which queens, and along which lines.
        attacks: Vec<Attack>,
        /// Its column as drawn.
        column: u8,
    },
    /// A queen stands in the row already.
    RowTaken {
        /// The row.
        row: u8,
    },
    /// A row above is still empty.
    FromTheTop {
        /// That row.
        row: u8,
    },
    /// The queens from a row on were taken back.
    TakenBack {
        /// The row.
        row: u8,
        /// Its free squares.
        bitmap: u32,
        /// The side of the board.
        size: Size,
    },
    /// No queen stands.
    NothingToTake,
    /// A square leads on.
    HintSquare {
        /// Its row.
        row: u8,
        /// The square.
        bit: u32,
        /// The side of the board.
        size: Size,
    },
    /// No square leads on; an earlier queen has to move.
    HintBack {
        /// That queen's row.
        row: u8,
    },
    /// Every solution has been found.
    AllFound,
    /// The found solutions were forgotten.
    Forgotten,
}

impl Event {
    /// The event in words. Columns of hints are named as drawn.
    #[must_use]
    pub fn sentence(&self, order: BitOrder) -> Sentence {
        match self {
            Self::Start => solve_labels::START.into(),
            Self::Opened { row, size, .. } if *row == size.get() => solve_labels::FULL.into(),
            Self::Opened { row, bitmap, size } => free_below(*row, *bitmap, *size),
            Self::Placed {
                row,
                column,
                bitmap,
                size,
            } => Sentence {
                ja: format!("行{row}、列{column}にクイーンを置きました。"),
                en: format!("A queen stands in row {row}, column {column}."),
            }
            .and(&free_below(row + 1, *bitmap, *size)),
            Self::Full {
                new,
                found,
                solutions,
            } => full(*new, *found, *solutions),
            Self::Attacked { attacks, column } => attacks
                .iter()
                .map(|attack| narration::reason(*attack, *column))
                .reduce(|all, one| all.and(&one))
                .unwrap_or_else(|| labels::MARK_ATTACKED.into()),
            Self::RowTaken { row } => Sentence {
                ja: format!(
                    "行{row}には、もうクイーンがいます。動かすには、そのクイーンを押して取り除きます。"
                ),
                en: format!(
                    "Row {row} has its queen. To move it, press the queen and take it back."
                ),
            },
            Self::FromTheTop { row } => Sentence {
                ja: format!("上の行から順に置きます。次は行{row}です。"),
                en: format!("Queens are set from the top. Row {row} is next."),
            },
            Self::TakenBack { row, bitmap, size } => Sentence {
                ja: format!("行{row}に戻りました。"),
                en: format!("Back to row {row}."),
            }
            .and(&narration::free(*row, *bitmap, *size)),
            Self::NothingToTake => solve_labels::NOTHING_TO_TAKE.into(),
            Self::HintSquare { row, bit, size } => {
                let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
                let column = order.column(power, size.get());
                let word = binary(*bit, *size);
                Sentence {
                    ja: format!(
                        "行{row}の列{column}（bit = {word}）から、まだ見つけていない解に進めます。"
                    ),
                    en: format!(
                        "Row {row}, column {column} (bit = {word}) leads to a solution you have not found."
                    ),
                }
            }
            Self::HintBack { row } => Sentence {
                ja: format!(
                    "この並びの先に、まだ見つけていない解はありません。行{row}のクイーンまで戻ってください。"
                ),
                en: format!(
                    "No solution you have not found lies ahead. Go back to the queen in row {row}."
                ),
            },
            Self::AllFound => solve_labels::ALL_FOUND.into(),
            Self::Forgotten => solve_labels::FORGOTTEN.into(),
        }
    }
}

fn free_below(row: u8, bitmap: u32, size: Size) -> Sentence {
    let free = narration::free(row, bitmap, size);
    if bitmap == 0 {
        free.and(&solve_labels::TAKE_ONE_BACK.into())
    } else {
        free
    }
}

fn full(new: bool, found: usize, solutions: usize) -> Sentence {
    let said = if new {
        Sentence {
            ja: format!("解です。{solutions} 個のうち {found} 個を見つけました。"),
            en: format!("A solution: {found} of {solutions} found."),
        }
    } else {
        solve_labels::FOUND_BEFORE.into()
    };
    if found == solutions {
        said.and(&solve_labels::ALL_FOUND.into())
    } else {
        said.and(&solve_labels::GO_ON.into())
    }
}
