//! All solutions of a small board, by their images.

use std::rc::Rc;

use crate::ladder::classes::{Symmetry, classes};
use crate::solver::{Machine, Phase, Size, Solution};

/// The widest board whose solutions are shown: 92 of them.
const WIDEST: u8 = 8;

/// One solution and where the stepper finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GalleryBoard {
    /// Which solution of the search it is, 1 the first.
    pub ordinal: u64,
    /// The micro-step at which the stepper has just counted it.
    pub step: u64,
    /// The full board.
    pub solution: Solution,
}

/// The solutions that are images of one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryClass {
    /// What all of them share.
    pub symmetry: Symmetry,
    /// All of them, in the order of the search.
    pub boards: Vec<GalleryBoard>,
}

/// All solutions of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Gallery {
    size: Size,
    classes: Rc<Vec<GalleryClass>>,
}

impl Default for Gallery {
    /// No board's solutions.
    fn default() -> Self {
        Self {
            size: Size::MIN,
            classes: Rc::default(),
        }
    }
}

impl Gallery {
    /// The board that is shown first: N = 5 has the two ends, a class of eight and a class of two.
    pub(super) fn first() -> Size {
        Size::new(5).unwrap_or(Size::MIN)
    }

    /// The first board's solutions.
    pub(super) fn open() -> Self {
        Self::of(Self::first())
    }

    fn of(size: Size) -> Self {
        Self {
            size,
            classes: Rc::new(grouped(size)),
        }
    }

    /// The boards whose solutions are shown, those that have none left out.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().filter(|size| matches!(size.get(), 1 | 4..=WIDEST))
    }

    /// The board's side.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The classes, in the order in which the search finds their first.
    #[must_use]
    pub fn classes(&self) -> Rc<Vec<GalleryClass>> {
        Rc::clone(&self.classes)
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
    classes(size)
        .into_iter()
        .map(|class| GalleryClass {
            symmetry: class.symmetry,
            boards: class
                .members
                .into_iter()
                .filter_map(|member| {
                    let place = usize::try_from(member.ordinal - 1).ok()?;
                    Some(GalleryBoard {
                        ordinal: member.ordinal,
                        step: *steps.get(place)?,
                        solution: member.solution,
                    })
                })
                .collect(),
        })
        .collect()
}
