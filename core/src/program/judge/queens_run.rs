//! A run with its queens.

use super::JudgedWord;
use crate::{
    program::{Program, ProgramRun, RanLine, Stop},
    solver::Size,
};

/// A program that runs, and the queens that it says it has: an iterator over the lines that it carries out.
///
/// A program may keep its queens in the array `board`. One that keeps none has them all the same where it takes a square in
/// `bit`, for the row `row`, out of `bitmap`: then the last `bit` of each row is its queen.
///
/// ```text
/// row  bit                              queens
/// 0    0010                             0010 0000 0000 0000
/// 1    1000                             0010 1000 0000 0000
/// 0    0100     the search went up      0100 0000 0000 0000
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct QueensRun {
    run: ProgramRun,
    source: Option<Source>,
}

/// Where a program says its queens.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    Board,
    /// In `bit`, by the place of its name; what was taken in each row.
    Bit {
        name: usize,
        taken: Vec<i64>,
    },
}

impl QueensRun {
    /// A program before its first line, on a board.
    #[must_use]
    pub fn new(program: &Program, size: Size) -> Self {
        let place = |word: JudgedWord, is_array| program.place(word.name(), is_array);
        let source = if place(JudgedWord::Board, true).is_some() {
            Some(Source::Board)
        } else {
            let rows = place(JudgedWord::Row, false).and(place(JudgedWord::Bitmap, true));
            let bit = rows.and(place(JudgedWord::Bit, false));
            bit.map(|name| Source::Bit {
                name,
                taken: vec![0; size.len()],
            })
        };
        Self {
            run: ProgramRun::new(program, size),
            source,
        }
    }

    /// The run.
    #[must_use]
    pub const fn run(&self) -> &ProgramRun {
        &self.run
    }

    /// The queens of the rows from row 0, each as a bit, 0 where there is none; `None` where the program does not say them.
    #[must_use]
    pub fn queens(&self) -> Option<&[i64]> {
        match self.source.as_ref()? {
            Source::Board => self.run.array(JudgedWord::Board.name()),
            Source::Bit { taken, .. } => Some(taken),
        }
    }

    /// The word in which a queen is written down.
    pub(super) fn word(&self) -> Option<JudgedWord> {
        Some(match self.source.as_ref()? {
            Source::Board => JudgedWord::Board,
            Source::Bit { .. } => JudgedWord::Bit,
        })
    }
}

impl Iterator for QueensRun {
    type Item = Result<RanLine, Stop>;

    fn next(&mut self) -> Option<Self::Item> {
        let ran = self.run.next()?;
        if let Some(Source::Bit { name, taken }) = &mut self.source {
            let row = self.run.number(JudgedWord::Row.name());
            let row = row.and_then(|row| usize::try_from(row).ok());
            let mut writes = self.run.writes().iter().rev();
            let written = writes.find(|write| write.name == *name);
            if let (Some(row), Some(written)) = (row.filter(|row| *row < taken.len()), written) {
                taken[row] = written.value;
                taken[row + 1..].fill(0);
            }
        }
        Some(ran)
    }
}
