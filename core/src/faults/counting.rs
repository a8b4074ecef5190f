//! A count by classes with a fault in it.

use std::{borrow::Cow, collections::HashSet};

use super::{Fault, FaultySearch, Symptom};
use crate::{
    ladder::{
        classes::Symmetry,
        images::{FullBoard, Image},
    },
    solver::Size,
};

/// Counts with a fault in what is searched or in what a kept board counts.
pub(super) fn run(size: Size, fault: Fault) -> FaultySearch {
    let mut count = Count {
        size,
        fault,
        board: vec![0; size.len()],
        west: HashSet::new(),
        run: FaultySearch {
            placements: 0,
            solutions: 0,
            ended: true,
            queens: Cow::Borrowed(&[]),
            symptom: None,
        },
    };
    count.place(0, [0; 3]);
    match fault {
        Fault::NoMiddle => count.run.missing(size, is_middle),
        _ => count.run,
    }
}

/// A search that weighs every board that it keeps.
struct Count {
    size: Size,
    fault: Fault,
    /// The bit of each row's queen.
    board: Vec<u32>,
    /// The western halves counted: the bits of the western columns, row by row.
    west: HashSet<Vec<u32>>,
    run: FaultySearch,
}

impl Count {
    fn place(&mut self, row: usize, [left, down, right]: [u32; 3]) {
        if row == self.size.len() {
            self.weigh();
            return;
        }
        let mut bitmap = self.allowed(row) & !(left | down | right);
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap &= !bit;
            self.run.placements += 1;
            self.board[row] = bit;
            self.place(row + 1, [(left | bit) << 1, down | bit, (right | bit) >> 1]);
        }
    }

    /// The columns of a row that are searched.
    fn allowed(&self, row: usize) -> u32 {
        let mask = self.size.mask();
        let half = (1 << (self.size.get() / 2)) - 1;
        match (self.fault, row) {
            (Fault::NoMiddle | Fault::NoCornerRule, 0) => half,
            (Fault::NoTies, 0) => mask >> (self.size.get() / 2),
            _ => mask,
        }
    }

    /// Tests whether the rules of the edges and of the corner leave the full board out.
    fn is_left_out(&self, board: &FullBoard) -> bool {
        let first = self.board[0].trailing_zeros() as usize;
        if first == 0 {
            return !board.is_smallest();
        }
        let last = self.size.len() - 1;
        let row_of = |bit: u32| self.board.iter().position(|queen| *queen == bit);
        let bottom = self.board[last].trailing_zeros() as usize;
        let places = [Some(bottom), row_of(1), row_of(1 << last)];
        let mut places = places.into_iter().flatten();
        places.any(|place| place.min(last - place) < first)
    }

    /// The western half of the full board.
    fn west(&self) -> Vec<u32> {
        let queens = self.board.iter();
        queens.map(|bit| bit >> (self.size.get() / 2)).collect()
    }

    /// Counts the full board, and notes the first that is given a wrong number.
    fn weigh(&mut self) {
        let board = FullBoard::new(&self.board);
        let images = Symmetry::of(&board).images() as u64;
        let is_corner = self.board[0] == 1;
        let (counted, wrongly) = match self.fault {
            Fault::NoMiddle => (2, None),
            // What the rules of the edges and of the corner leave out is not searched.
            Fault::NoTies if self.is_left_out(&board) => return,
            Fault::NoTies => {
                let is_kept = board.is_smallest();
                (images, (!is_kept).then_some(2 * images))
            }
            // Each class with a queen in a corner has two boards with row 0's queen in this one.
            Fault::NoCornerRule if is_corner => (images, Some(2 * images)),
            Fault::AnyFit => {
                if !self.west.insert(self.west()) {
                    if self.run.symptom.is_none() {
                        self.run.queens = self.board.clone().into();
                        self.run.symptom = Some(Symptom::Missed);
                    }
                    return;
                }
                (1, None)
            }
            Fault::TurnsOnly if !board.is_smallest_of(&Image::TURNS) => return,
            // The mirror image is another board, and has been kept or will be.
            Fault::TurnsOnly => (images, (!board.equals(Image::MIRROR)).then_some(2 * images)),
            _ if !board.is_smallest() => return,
            Fault::EightEach => (8, (images != 8).then_some(8)),
            Fault::KeptOnly => (1, (images != 1).then_some(1)),
            _ => (images, None),
        };
        self.run.solutions += counted;
        if let (None, Some(counted)) = (self.run.symptom, wrongly) {
            let small = |number: u64| u8::try_from(number).unwrap_or(u8::MAX);
            self.run.queens = self.board.clone().into();
            self.run.symptom = Some(Symptom::Weighed {
                counted: small(counted),
                images: small(images),
            });
        }
    }
}

/// Tests whether row 0's queen stands in the middle of an odd board.
fn is_middle(queens: &[u32]) -> bool {
    queens.len() % 2 == 1 && queens[0] == 1 << (queens.len() / 2)
}
