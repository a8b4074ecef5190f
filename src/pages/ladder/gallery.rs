//! All solutions of a small board, by their images.

use std::rc::Rc;

use bitqueens_core::{
    ladder::classes::{Member, Symmetry, classes},
    solver::{Machine, Phase, Size, Solution},
};

/// The widest board whose solutions are shown: 92 of them.
const WIDEST: u8 = 8;

/// One solution, and its place in the stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GalleryBoard {
    /// Its number among the solutions in the order of the search, from 1 on.
    pub ordinal: u64,
    /// The micro-step that counts it in the stepper.
    pub step: u64,
    pub solution: Solution,
}

/// The solutions that are images of one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryClass {
    /// The symmetry that all of them share.
    pub symmetry: Symmetry,
    /// The solutions, in the order of the search.
    pub boards: Vec<GalleryBoard>,
}

/// All solutions of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Gallery {
    size: Size,
    classes: Rc<Vec<GalleryClass>>,
}

impl Default for Gallery {
    fn default() -> Self {
        Self::of(Self::FIRST)
    }
}

impl Gallery {
    /// The board that is shown first: N = 5 has a class of eight solutions and a class of two.
    pub(super) const FIRST: Size = match Size::new(5) {
        Ok(size) => size,
        Err(_) => Size::MIN,
    };

    fn of(size: Size) -> Self {
        Self {
            size,
            classes: Rc::new(grouped(size)),
        }
    }

    /// The boards whose solutions are shown; those that have none are left out.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().filter(|size| matches!(size.get(), 1 | 4..=WIDEST))
    }

    /// The board's side.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The classes, in the order in which the search finds their first.
    pub fn classes(&self) -> &[GalleryClass] {
        &self.classes
    }

    /// Shows another board, if it is among those shown.
    pub(super) fn set_size(&mut self, size: Size) {
        if size != self.size && Self::sizes().any(|one| one == size) {
            *self = Self::of(size);
        }
    }
}

fn grouped(size: Size) -> Vec<GalleryClass> {
    let mut machine = Machine::new(size);
    let mut steps = Vec::new();
    while let Some(phase) = machine.advance() {
        if phase == Phase::Solution {
            steps.push(machine.counters().steps);
        }
    }
    let board = |member: Member| {
        let place = usize::try_from(member.ordinal - 1).ok()?;
        Some(GalleryBoard {
            ordinal: member.ordinal,
            step: *steps.get(place)?,
            solution: member.solution,
        })
    };
    let classes = classes(size).into_iter().map(|class| GalleryClass {
        symmetry: class.symmetry,
        boards: class.members.into_iter().filter_map(board).collect(),
    });
    classes.collect()
}
