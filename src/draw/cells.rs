//! Squares, and bits on the squares' columns or beside their rows.

use super::{
    Bits, Board, CellStyle, Drawing, RowRole, Square, Stack, bit_rows, cells_layout::Layout,
};
use bitqueens_core::{
    bits::{BitOrder, Word},
    solver::{LoopWord, Machine},
};

/// Rows of squares and of bits, from the top.
///
/// ```text
///      . . . #
///      . o x x        squares; below them bits on the same columns,
/// left 0 0 1 0        or beside them the bits of their own row
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Cells {
    pub rows: Vec<CellRow>,
    /// The columns of squares, or of bits where there are no squares.
    pub n_columns: usize,
    /// A column, from the left, to be noticed.
    pub noticed: Option<usize>,
}

/// A row of squares, of bits, or of both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellRow {
    pub squares: Vec<Square>,
    /// The bits; beside the squares where the row has both.
    pub bits: Bits,
    pub kind: CellKind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellKind {
    #[default]
    Word,
    /// A word that the loop has not computed yet.
    Unknown,
    /// A result: a line is drawn above it.
    Result,
    /// The values of their places instead of digits.
    Worths,
}

/// Longer labels of results are replaced by the sign of equality.
const LONGEST_LABEL: usize = 9;

impl Cells {
    /// The board, and words on its columns.
    pub fn over_words(machine: &Machine, shown: &[LoopWord], order: BitOrder) -> Self {
        let words = bit_rows(machine, order).into_iter();
        let words = words.filter(|row| shown.contains(&row.word));
        let words = words.map(|row| CellRow {
            kind: if row.known {
                CellKind::Word
            } else {
                CellKind::Unknown
            },
            bits: row.bits,
            ..CellRow::default()
        });
        let mut cells = Self::of_board(&Board::of(machine, order));
        cells.rows.extend(words);
        cells
    }

    pub fn of_board(board: &Board) -> Self {
        let rows = (0..board.size.get()).map(|row| CellRow {
            squares: board.row(row).to_vec(),
            ..CellRow::default()
        });
        Self::of_rows(rows.collect(), board.size.len())
    }

    /// The board, and beside each of the first rows a word of its own.
    pub fn beside(machine: &Machine, words: &[u32], order: BitOrder) -> Self {
        let size = machine.size();
        let mut cells = Self::over_words(machine, &[], order);
        for (row, &word) in cells.rows.iter_mut().zip(words) {
            row.bits = Bits::new("", word.into(), size.get(), Some(size), order);
        }
        cells
    }

    pub fn of_places(word: Word) -> Self {
        let row = |kind| CellRow {
            bits: Bits::of_word("", word),
            kind,
            ..CellRow::default()
        };
        let rows = vec![row(CellKind::Worths), row(CellKind::Word)];
        Self::of_rows(rows, word.width().get().into())
    }

    /// A calculation without its carries.
    pub fn of_stack(stack: &Stack) -> Self {
        let rows = stack.rows.iter().filter(|row| row.role != RowRole::Carries);
        let rows = rows.map(|row| {
            let is_result = row.role == RowRole::Result;
            let is_long = LONGEST_LABEL < row.label.chars().count();
            let label = if is_result && is_long {
                "=".to_owned()
            } else {
                row.label.clone()
            };
            CellRow {
                bits: Bits::of_word(label, row.word),
                kind: if is_result {
                    CellKind::Result
                } else {
                    CellKind::Word
                },
                ..CellRow::default()
            }
        });
        Self::of_rows(rows.collect(), stack.width().into())
    }

    const fn of_rows(rows: Vec<CellRow>, n_columns: usize) -> Self {
        Self {
            rows,
            n_columns,
            noticed: None,
        }
    }

    /// The columns of bits beyond the board.
    pub fn n_ghosts(&self) -> usize {
        let ghosts = self.rows.iter().map(|row| row.bits.n_ghosts());
        ghosts.max().unwrap_or(0)
    }

    pub fn drawing(&self, style: CellStyle) -> Drawing {
        Layout::of(self, style).drawing()
    }
}
