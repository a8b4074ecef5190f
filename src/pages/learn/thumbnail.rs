//! Pictures in small: squares, and bits on the squares' columns or beside their rows.

use super::{ORDER, Picture, Place};
use crate::draw::{Bits, Board, RowRole, Square, Stack, bit_rows};
use bitqueens_core::{
    bits::Word,
    solver::{Line, LoopWord, Machine, Phase},
};

/// A picture in small.
///
/// ```text
///      . . . #
///      . o x x        squares; below them bits on the same columns,
/// left 0 0 1 0        or beside them the bits of their own row
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Thumbnail {
    /// The rows from the top.
    pub rows: Vec<ThumbRow>,
    /// The columns of squares, or of bits where there are no squares.
    pub n_columns: usize,
}

/// A row of squares, of bits, or of both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ThumbRow {
    /// The squares.
    pub squares: Vec<Square>,
    /// The bits; beside the squares where the row has both.
    pub bits: Bits,
    /// The attack line whose word it is.
    pub line: Option<Line>,
    /// What the bits are.
    pub kind: ThumbKind,
}

/// What the bits of a row are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThumbKind {
    /// A word.
    #[default]
    Word,
    /// A word that the loop has not computed yet.
    Unknown,
    /// A result: a line is drawn above it.
    Result,
    /// The values of their places instead of digits.
    Worths,
}

/// The first queen of N = 4.
const FIRST_QUEEN: Place = Place::at(4, 4, Phase::Place, 0);

/// Longer labels of results are replaced by the sign of equality.
const LONGEST_LABEL: usize = 9;

impl Thumbnail {
    /// Draws a picture of squares or of stacked words; `None` for other pictures.
    pub fn of(picture: &Picture) -> Option<Self> {
        match picture {
            Picture::Board { place, rows } => Some(Self::over_words(&place.machine(), rows)),
            Picture::Numbers { place } => {
                let machine = place.machine();
                let queens: Vec<u32> = machine.queens().collect();
                let mut thumbnail = Self::beside(&machine, &queens);
                // Each row is read by itself.
                let rows = thumbnail.rows.iter_mut();
                for square in rows.flat_map(|row| &mut row.squares) {
                    (square.drawn, square.in_work) = ([false; 3], false);
                }
                Some(thumbnail)
            }
            Picture::Arrays { place } => {
                let machine = place.machine();
                let rows = 0..=machine.row().unwrap_or(0);
                let left: Vec<u32> = rows.map(|row| machine.words(row).bitmap).collect();
                Some(Self::beside(&machine, &left))
            }
            Picture::Places { value, width } => Some(Self::of_places(Word::cut(*value, *width))),
            Picture::Columns { .. } | Picture::LowestBit { .. } => {
                picture.stack().map(|stack| Self::of_stack(&stack))
            }
            _ => None,
        }
    }

    /// The smallest board with solutions, and the first queen on it.
    pub fn one_queen() -> Self {
        Self::over_words(&FIRST_QUEEN.machine(), &[])
    }

    /// The board, and words on its columns.
    pub fn over_words(machine: &Machine, shown: &[LoopWord]) -> Self {
        let words = bit_rows(machine, ORDER);
        let words = words.into_iter().filter(|row| shown.contains(&row.word));
        let words = words.map(|row| ThumbRow {
            line: match row.word {
                LoopWord::Attack(line) => Some(line),
                _ => None,
            },
            kind: if row.known {
                ThumbKind::Word
            } else {
                ThumbKind::Unknown
            },
            bits: row.bits,
            ..ThumbRow::default()
        });
        let mut thumbnail = Self::of_board(&Board::of(machine, ORDER));
        thumbnail.rows.extend(words);
        thumbnail
    }

    /// The board alone.
    pub fn of_board(board: &Board) -> Self {
        let rows = (0..board.size.get()).map(|row| ThumbRow {
            squares: board.row(row).to_vec(),
            ..ThumbRow::default()
        });
        Self {
            rows: rows.collect(),
            n_columns: board.size.len(),
        }
    }

    /// The board, and beside each of the first rows a word of its own.
    fn beside(machine: &Machine, words: &[u32]) -> Self {
        let size = machine.size();
        let mut thumbnail = Self::over_words(machine, &[]);
        for (row, &word) in thumbnail.rows.iter_mut().zip(words) {
            row.bits = Bits::new("", word.into(), size.get(), Some(size), ORDER);
        }
        thumbnail
    }

    /// A word under the values of its places.
    fn of_places(word: Word) -> Self {
        let row = |kind| ThumbRow {
            bits: Bits::of_word("", word),
            kind,
            ..ThumbRow::default()
        };
        Self {
            rows: vec![row(ThumbKind::Worths), row(ThumbKind::Word)],
            n_columns: word.width().get().into(),
        }
    }

    /// A calculation without its carries.
    fn of_stack(stack: &Stack) -> Self {
        let rows = stack.rows.iter().filter(|row| row.role != RowRole::Carries);
        let rows = rows.map(|row| {
            let is_result = row.role == RowRole::Result;
            let is_long = LONGEST_LABEL < row.label.chars().count();
            let label = if is_result && is_long {
                "=".to_owned()
            } else {
                row.label.clone()
            };
            ThumbRow {
                bits: Bits::of_word(label, row.word),
                kind: if is_result {
                    ThumbKind::Result
                } else {
                    ThumbKind::Word
                },
                ..ThumbRow::default()
            }
        });
        Self {
            rows: rows.collect(),
            n_columns: stack.width().into(),
        }
    }

    /// The columns of bits beyond the board.
    pub fn n_ghosts(&self) -> usize {
        let ghosts = self.rows.iter().map(|row| row.bits.n_ghosts());
        ghosts.max().unwrap_or(0)
    }
}
