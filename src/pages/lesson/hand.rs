//! What the hand makes of a lesson's figures: a bit turned over, a number pointed at, a queen moved.
//!
//! A figure that was moved is another [`Picture`] of its kind, so that one drawing does for both. The figures below it
//! that show the same value take the same one.

use super::{BlockState, OpenLesson};
use crate::{
    course::{ORDER, picture::squares_of, stack},
    draw::{RowRole, Stack},
};
use bitqueens_core::{
    bits::Word,
    solver::{Machine, Placement},
};
use bitqueens_course::{Block, Coordinates, Picture, Place};

/// Something that the reader does with a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Turn a bit of a named word over.
    Bit {
        /// The word.
        name: String,
        /// The power of two.
        power: u8,
    },
    /// Point at another number of the wheel.
    Number(u32),
    /// Move a queen to a square of her row.
    Square(Coordinates),
    /// Go back to the picture of the text.
    Back,
}

/// A figure that answers to the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandFigure {
    /// Its block, from 0.
    pub at: usize,
    /// The picture of the text.
    pub of_text: &'static Picture,
    /// What the reader has made of it; `None` where nothing.
    pub moved: Option<Picture>,
}

impl HandFigure {
    /// The figures of a lesson, from the top.
    pub fn all(open: &OpenLesson) -> Vec<Self> {
        let blocks = open.lesson.blocks.iter().zip(&open.states).enumerate();
        let figures = blocks.filter_map(|(at, pair)| match pair {
            (Block::Figure(figure), BlockState::Figure(moved)) => Some(Self {
                at,
                of_text: &figure.picture,
                moved: moved.as_deref().cloned(),
            }),
            _ => None,
        });
        figures.collect()
    }

    /// The squares of the queens that may be kept from going somewhere.
    pub fn queens(&self) -> Vec<Coordinates> {
        standing(self.picture()).map_or_else(Vec::new, |placement| squares_of(&placement))
    }

    /// What is drawn.
    pub fn picture(&self) -> &Picture {
        self.moved.as_ref().unwrap_or(self.of_text)
    }

    /// The figure after a press; `None` where it stays as it is.
    fn pressed(&self, press: &Press) -> Option<Self> {
        let now = self.picture();
        let next = match press {
            Press::Back => Some(self.of_text.clone()),
            Press::Bit { name, power } => {
                let (_, value) = values(now).into_iter().find(|(own, _)| own == name)?;
                with_value(now, name, value ^ 1_u32.checked_shl((*power).into())?)
            }
            Press::Number(x) => with_value(now, "x", *x),
            Press::Square(to) => self.with_queen(*to),
        };
        self.showing(next?)
    }

    /// The figure with another picture; `None` where it is the one that is there.
    fn showing(&self, next: Picture) -> Option<Self> {
        (next != *self.picture()).then(|| Self {
            moved: (next != *self.of_text).then_some(next),
            ..self.clone()
        })
    }

    /// The picture with a queen on another square of her row.
    fn with_queen(&self, (row, column): Coordinates) -> Option<Picture> {
        if let Picture::Reach { side, .. } = self.picture() {
            let (side, queen) = (*side, (row, column));
            let is_there = row.max(column) < side.get();
            return is_there.then_some(Picture::Reach { side, queen });
        }
        let now = standing(self.picture())?;
        let side = now.size().get();
        // An empty row has no queen to be moved.
        let is_there = row < now.n_queens() && column < side;
        let power = is_there.then(|| ORDER.column(column, side))?;
        self.with_queens(|at, of_text| match at {
            _ if at == usize::from(row) => power,
            _ => now.powers().get(at).copied().unwrap_or(of_text),
        })
    }

    /// The board with other queens, as the search has it: from the first queen that another one attacks they are left
    /// out, and the row below those that stay is in work. `None` where not even the first that was moved stays.
    fn with_queens(&self, queen: impl Fn(usize, u8) -> u8) -> Option<Picture> {
        let (of_text, now) = (standing(self.of_text)?, standing(self.picture())?);
        let place = self.of_text.place()?;
        let wanted = (0..).zip(of_text.powers());
        let wanted: Vec<u8> = wanted.map(|(at, power)| queen(at, *power)).collect();
        if wanted == of_text.powers() {
            return Some(self.of_text.clone());
        }
        let same = wanted.iter().zip(now.powers());
        let n_same = same.take_while(|(wanted, now)| wanted == now).count();
        let mut stay = Placement::empty(place.size());
        for power in wanted {
            let Some(more) = stay.with(power) else { break };
            stay = more;
        }
        let is_moved = n_same < usize::from(stay.n_queens());
        let place = is_moved.then(|| walk(place, stay, of_text.n_queens() - stay.n_queens()));
        at(self.of_text, place.flatten()?)
    }

    /// The figure with the values that it shares with another; `None` where that changes nothing.
    fn following(&self, other: &Self) -> Option<Self> {
        let boards = [self.of_text, self.picture(), other.of_text, other.picture()].map(standing);
        let next = match boards {
            [Some(of_text), Some(now), Some(of_other), Some(other)]
                if of_text.size() == of_other.size() =>
            {
                self.with_queens(|at, power| {
                    let at_row = |placement: Placement| placement.powers().get(at).copied();
                    let is_shared = at_row(of_other) == Some(power);
                    at_row(if is_shared { other } else { now }).unwrap_or(power)
                })?
            }
            _ => {
                let (of_text, of_other) = (values(self.of_text), values(other.of_text));
                let now = values(other.picture());
                let shared = of_text.into_iter().filter(|value| of_other.contains(value));
                let shared =
                    shared.filter_map(|(name, _)| now.iter().find(|(own, _)| *own == name));
                shared.fold(self.picture().clone(), |picture, (name, value)| {
                    with_value(&picture, name, *value).unwrap_or(picture)
                })
            }
        };
        self.showing(next)
    }
}

/// The figures of a lesson that a press on one of them changes: that one, and those below that show the same value.
pub fn pressed(figures: &[HandFigure], at: usize, press: &Press) -> Vec<HandFigure> {
    let own = figures.iter().find(|figure| figure.at == at);
    let Some(own) = own.and_then(|figure| figure.pressed(press)) else {
        return Vec::new();
    };
    let below = figures.iter().filter(|figure| at < figure.at);
    let below: Vec<_> = below.filter_map(|figure| figure.following(&own)).collect();
    [own].into_iter().chain(below).collect()
}

/// Tells whether a picture answers to the hand.
pub(super) fn is_moved_by_hand(picture: &Picture) -> bool {
    match picture {
        Picture::Columns { names, .. } => !names.is_empty(),
        Picture::Board { .. }
        | Picture::Formula { .. }
        | Picture::Places { .. }
        | Picture::LowestBit { .. }
        | Picture::Wheel { .. }
        | Picture::Reach { .. } => true,
        _ => false,
    }
}

/// The words that the hand changes in a picture, by their names.
pub fn values(picture: &Picture) -> Vec<(&str, u32)> {
    match picture {
        Picture::Places { value: x, .. }
        | Picture::LowestBit { x, .. }
        | Picture::Wheel { x, .. } => vec![("x", *x)],
        Picture::Columns { names, .. } => {
            let names = names.iter();
            names.map(|(name, value)| (&**name, *value)).collect()
        }
        _ => Vec::new(),
    }
}

/// The rows of a picture's stack in which the reader turns bits over, each with the word's name: the first row in which
/// the word goes in. A word that says how far another is shifted has none.
pub fn field_rows<'a>(picture: &'a Picture, stack: &Stack) -> Vec<(usize, &'a str)> {
    let names = values(picture).into_iter();
    let rows = names.filter_map(|(name, _)| {
        let mut rows = stack.rows.iter();
        let row = rows.position(|row| {
            row.role == RowRole::Given && row.label.rsplit(' ').next() == Some(name)
        });
        Some((row?, name))
    });
    rows.collect()
}

/// The picture with another value of a word; `None` where the word has no room for it.
fn with_value(picture: &Picture, name: &str, value: u32) -> Option<Picture> {
    let mut next = picture.clone();
    match &mut next {
        Picture::Places { value: x, width }
        | Picture::LowestBit { x, width }
        | Picture::Wheel { x, width } => *x = Word::new(value, *width).ok()?.value(),
        Picture::Columns { names, width, .. } => {
            let (_, of) = names.iter_mut().find(|(of, _)| of == name)?;
            *of = Word::new(value, *width).ok()?.value();
            stack(&next)?;
        }
        _ => return None,
    }
    Some(next)
}

/// The picture at another micro-step; `None` of a picture whose queens stay.
fn at(picture: &Picture, place: Place) -> Option<Picture> {
    match picture {
        Picture::Board { rows, .. } => {
            let rows = rows.clone();
            Some(Picture::Board { place, rows })
        }
        Picture::Formula { .. } => Some(Picture::Formula { place }),
        _ => None,
    }
}

/// The queens of a board; `None` of another picture.
fn standing(picture: &Picture) -> Option<Placement> {
    match picture {
        Picture::Board { place, .. } | Picture::Formula { place } => {
            Some(Placement::standing(&place.machine()))
        }
        _ => None,
    }
}

/// Walks to the first micro-step of the same phase at which these queens stand, so many fewer than at the place.
fn walk(of_text: Place, queens: Placement, n_fewer: u8) -> Option<Place> {
    let there = of_text.machine();
    let row = there.row()?.checked_sub(n_fewer)?;
    let mut machine = Machine::new(of_text.size());
    while let Some(phase) = machine.advance() {
        let is_there = phase == there.phase() && machine.row() == Some(row);
        if is_there && Placement::standing(&machine) == queens {
            let (side, step) = (of_text.size().get(), machine.counters().steps);
            return Some(Place::at(side, step));
        }
    }
    None
}
