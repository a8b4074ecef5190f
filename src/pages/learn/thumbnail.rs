//! Pictures in small: squares, and bits on the squares' columns or beside their rows.

use super::{ORDER, Picture, Place};
use crate::draw::{BitCell, Board, Part, Square, Stack, bit_rows};
use bitqueens_core::{
    bits::{View, Word},
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
    /// The name in front of the bits, in code.
    pub label: String,
    /// The squares.
    pub squares: Vec<Square>,
    /// The bits; beside the squares where the row has both.
    pub bits: Vec<ThumbBit>,
    /// The attack line whose word it is.
    pub line: Option<Line>,
    /// A result: a line is drawn above it.
    pub is_result: bool,
}

/// A bit, or the value of a bit's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThumbBit {
    /// Its text.
    pub text: String,
    /// The way it is drawn.
    pub look: BitLook,
}

bitqueens_core::named! {
    /// The look of a bit, by its class.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BitLook {
        /// A 0.
        Off => "off",
        /// A 1.
        On => "on",
        /// A bit beyond the board.
        Ghost => "ghost",
        /// The value of a place.
        Worth => "worth",
    }
}

/// The first queen of N = 4.
const FIRST_QUEEN: Place = Place::at(4, 4, Phase::Place, 0);

/// Longer labels of results are replaced by the sign of equality.
const LONGEST_LABEL: usize = 9;

impl Thumbnail {
    /// Draws a picture of squares or of stacked words; `None` for other pictures.
    #[must_use]
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
                    (square.by, square.in_work) = ([false; 3], false);
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
    #[must_use]
    pub fn one_queen() -> Self {
        Self::over_words(&FIRST_QUEEN.machine(), &[])
    }

    /// The board, and words on its columns.
    fn over_words(machine: &Machine, shown: &[LoopWord]) -> Self {
        let words = bit_rows(machine, ORDER, None);
        let words = words.into_iter().filter(|row| shown.contains(&row.word));
        let words = words.map(|row| ThumbRow {
            label: row.word.name().into(),
            bits: row.bits.iter().copied().map(cell).collect(),
            line: match row.word {
                LoopWord::Attack(line) => Some(line),
                _ => None,
            },
            ..ThumbRow::default()
        });
        Self {
            rows: squares(machine).chain(words).collect(),
            n_columns: machine.size().len(),
        }
    }

    /// The board, and beside each of the first rows a word of its own.
    fn beside(machine: &Machine, words: &[u32]) -> Self {
        let n = machine.size().get();
        let mut rows: Vec<ThumbRow> = squares(machine).collect();
        for (row, word) in rows.iter_mut().zip(words) {
            row.bits = (0..n)
                .rev()
                .map(|power| bit(word >> power & 1 == 1))
                .collect();
        }
        Self {
            rows,
            n_columns: machine.size().len(),
        }
    }

    /// A word under the values of its places.
    fn of_places(word: Word) -> Self {
        let worths = word.places(View::Unsigned).map(|place| ThumbBit {
            text: place.worth.to_string(),
            look: BitLook::Worth,
        });
        let row = |bits: Vec<ThumbBit>| ThumbRow {
            bits,
            ..ThumbRow::default()
        };
        Self {
            rows: vec![row(worths.collect()), row(word.row().map(bit).collect())],
            n_columns: word.row().len(),
        }
    }

    /// A calculation without its carries.
    fn of_stack(stack: &Stack) -> Self {
        let rows = stack.rows.iter().filter(|row| row.part != Part::Carries);
        let rows = rows.map(|row| {
            let is_result = row.part == Part::Result;
            let is_long = LONGEST_LABEL < row.label.chars().count();
            let label = if is_result && is_long {
                "="
            } else {
                &row.label
            };
            ThumbRow {
                label: label.into(),
                bits: row.word.row().map(bit).collect(),
                is_result,
                ..ThumbRow::default()
            }
        });
        Self {
            rows: rows.collect(),
            n_columns: stack.width().into(),
        }
    }

    /// The columns of bits beyond the board.
    #[must_use]
    pub fn n_ghosts(&self) -> usize {
        let ghosts = |row: &ThumbRow| {
            let ghosts = row.bits.iter().filter(|bit| bit.look == BitLook::Ghost);
            ghosts.count()
        };
        self.rows.iter().map(ghosts).max().unwrap_or(0)
    }
}

fn bit(on: bool) -> ThumbBit {
    ThumbBit {
        text: u8::from(on).to_string(),
        look: if on { BitLook::On } else { BitLook::Off },
    }
}

fn cell(cell: BitCell) -> ThumbBit {
    let drawn = bit(cell.on);
    ThumbBit {
        look: if cell.ghost {
            BitLook::Ghost
        } else {
            drawn.look
        },
        ..drawn
    }
}

/// The board's rows. No lines run below the row in work.
fn squares(machine: &Machine) -> impl Iterator<Item = ThumbRow> {
    let board = Board::of(machine, ORDER, None);
    let here = machine.open_row();
    (0..machine.size().get()).map(move |row| {
        let mut squares = board.row(row).to_vec();
        for square in squares.iter_mut().filter(|_| here < row) {
            square.by = [false; 3];
        }
        ThumbRow {
            squares,
            ..ThumbRow::default()
        }
    })
}
