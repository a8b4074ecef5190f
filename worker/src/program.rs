//! The messages between the page and the worker that runs the reader's program.

use bitqueens_core::{
    program::{Spot, Stop},
    solver::Size,
};

use crate::{
    Words,
    words::{halves, numbers},
};

/// A program to run on a board, and the listing after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramRequest {
    /// The board.
    pub size: Size,
    /// The program's text.
    pub text: String,
}

/// What a program came to on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramCount {
    /// The solutions that it counted.
    pub solutions: i64,
    /// The lines that it carried out.
    pub lines: u64,
    /// The time it took, in microseconds, by the worker's own clock.
    pub micros: u64,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramReply {
    /// The program has carried out so many lines, and is not at its end.
    Part {
        /// The lines.
        lines: u64,
    },
    /// Both ran to their ends.
    Counted {
        /// What the program came to.
        own: ProgramCount,
        /// What the listing came to, run the same way.
        listing: ProgramCount,
    },
    /// The program was stopped.
    Stopped(Stop),
}

/// The first word of each kind of answer.
mod kind {
    pub(super) const PART: u32 = 1;
    pub(super) const COUNTED: u32 = 2;
    pub(super) const ENDLESS: u32 = 3;
    pub(super) const INDEX: u32 = 4;
}

impl Words for ProgramRequest {
    fn write(&self, words: &mut Vec<u32>) {
        words.push(self.size.get().into());
        words.extend(self.text.chars().map(u32::from));
    }

    fn read(words: &[u32]) -> Option<Self> {
        let (&size, text) = words.split_first()?;
        Some(Self {
            size: Size::new(u8::try_from(size).ok()?).ok()?,
            text: text
                .iter()
                .copied()
                .map(char::from_u32)
                .collect::<Option<_>>()?,
        })
    }
}

impl ProgramCount {
    const fn numbers(self) -> [u64; 3] {
        [self.solutions.cast_unsigned(), self.lines, self.micros]
    }

    const fn of([solutions, lines, micros]: [u64; 3]) -> Self {
        Self {
            solutions: solutions.cast_signed(),
            lines,
            micros,
        }
    }
}

impl Words for ProgramReply {
    fn write(&self, words: &mut Vec<u32>) {
        match *self {
            Self::Part { lines } => {
                words.push(kind::PART);
                words.extend(halves([lines]));
            }
            Self::Counted { own, listing } => {
                words.push(kind::COUNTED);
                words.extend(halves(own.numbers()));
                words.extend(halves(listing.numbers()));
            }
            Self::Stopped(Stop::Endless) => words.push(kind::ENDLESS),
            Self::Stopped(Stop::Index { spot, array, index }) => {
                words.push(kind::INDEX);
                let places = [spot.line, spot.column, array].map(|place| place as u64);
                words.extend(halves(places));
                words.extend(halves([index.cast_unsigned()]));
            }
        }
    }

    fn read(words: &[u32]) -> Option<Self> {
        let (&kind, rest) = words.split_first()?;
        Some(match kind {
            kind::PART => {
                let [lines] = numbers(rest)?;
                Self::Part { lines }
            }
            kind::COUNTED => {
                let (own, listing) = rest.split_at_checked(rest.len() / 2)?;
                Self::Counted {
                    own: ProgramCount::of(numbers(own)?),
                    listing: ProgramCount::of(numbers(listing)?),
                }
            }
            kind::ENDLESS if rest.is_empty() => Self::Stopped(Stop::Endless),
            kind::INDEX => {
                let [line, column, array, index] = numbers(rest)?;
                let place = |number: u64| usize::try_from(number).ok();
                let spot = Spot {
                    line: place(line)?,
                    column: place(column)?,
                };
                Self::Stopped(Stop::Index {
                    spot,
                    array: place(array)?,
                    index: index.cast_signed(),
                })
            }
            _ => return None,
        })
    }
}
