//! A class: one solution and its images.

use std::collections::HashMap;

use super::Symmetry;
use crate::ladder::images::{FullBoard, Image};
use crate::solver::{Size, Solution, Solutions};

/// The solutions that turn or mirror into one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The symmetry that all of them have.
    pub symmetry: Symmetry,
    /// Every image, in the order of the search: 8, 4, 2 or 1 of them.
    ///
    /// The first is the smallest, the one that the methods for unique solutions keep.
    pub members: Vec<Member>,
}

/// One solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its number among the solutions of the bitmap search, 1 the first: the stepper's counter of solutions
    /// when it has just found this one.
    pub ordinal: u64,
    /// The full board.
    pub solution: Solution,
}

/// Groups every solution of a board, in the order in which the search finds the first of each class.
///
/// The number of classes is the number of unique solutions; the members of all classes are all solutions.
/// All solutions are kept in memory, so the board should be small: N = 8 has 92, N = 12 has 14,200.
///
/// ```
/// use bitqueens_core::ladder::classes::{Symmetry, classes};
/// use bitqueens_core::solver::Size;
///
/// let classes = classes(Size::new(4)?);
/// assert_eq!(classes.len(), 1);
/// assert_eq!(classes[0].symmetry, Symmetry::QuarterTurn);
/// assert_eq!(classes[0].members[0].solution.bits(), [0b0010, 0b1000, 0b0001, 0b0100]);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub fn classes(size: Size) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    // The class of every image of the solutions so far.
    let mut known: HashMap<Vec<usize>, usize> = HashMap::new();
    for (ordinal, solution) in (1..).zip(Solutions::new(size)) {
        let board = FullBoard::new(solution.bits());
        let member = Member { ordinal, solution };
        let key: Vec<usize> = board.image(Image::SAME).collect();
        if let Some(&class) = known.get(&key) {
            classes[class].members.push(member);
            continue;
        }
        for image in Image::ALL {
            known.insert(board.image(image).collect(), classes.len());
        }
        classes.push(Class {
            symmetry: Symmetry::of(&board),
            members: vec![member],
        });
    }
    classes
}
