//! A figure of a lesson: what to draw, made of the site's own parts.

use super::Place;
use crate::{
    bits::{Scope, View, Width},
    text::Phrase,
};

/// A picture and the sentence that says its point before anything is touched.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// What is drawn.
    pub picture: Picture,
    /// Its point.
    pub caption: Phrase,
}

/// What a figure draws.
#[derive(Clone, Copy, Debug)]
pub enum Picture {
    /// The board at a micro-step, and some of its binary rows below it.
    Board {
        /// The micro-step.
        place: Place,
        /// The rows, from the top.
        rows: &'static [ShownRow],
    },
    /// A full board, and beside each row the number that it is.
    ///
    /// ```text
    /// . . # .   0010 = 2
    /// # . . .   1000 = 8
    /// ```
    Numbers {
        /// A micro-step whose phase is `solution`.
        place: Place,
    },
    /// The arrays at a micro-step beside the loop's code: every suspended row in sight.
    Arrays {
        /// The micro-step.
        place: Place,
    },
    /// The eight images of the solution that was just found.
    Images {
        /// A micro-step whose phase is `solution`.
        place: Place,
    },
    /// The place values table of a number.
    Places {
        /// The number.
        value: u32,
        /// The columns of the table.
        width: Width,
    },
    /// `x & -x` with its rows and the carries of the +1.
    LowestBit {
        /// The number.
        x: u32,
        /// The bits of each row.
        width: Width,
    },
    /// An expression worked out in stacked columns.
    Columns {
        /// The expression, as the bit lab reads it.
        text: &'static str,
        /// What its names are worth.
        names: &'static [(&'static str, u32)],
        /// The bits of each row.
        width: Width,
    },
}

impl Picture {
    /// The micro-step it draws, if it draws one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Board { place, .. }
            | Self::Numbers { place }
            | Self::Arrays { place }
            | Self::Images { place } => Some(*place),
            Self::Places { .. } | Self::LowestBit { .. } | Self::Columns { .. } => None,
        }
    }

    /// The scope of an expression's names, if it shows one.
    #[must_use]
    pub fn scope(&self) -> Option<Scope> {
        match self {
            Self::Columns { names, width, .. } => Some(names.iter().fold(
                Scope::new(*width, View::Unsigned),
                |scope, (name, value)| scope.with(name, *value),
            )),
            _ => None,
        }
    }
}

/// A binary row below a board, by its name in `data-bits`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShownRow {
    /// Attacked along the left diagonals.
    Left,
    /// Attacked along the columns.
    Down,
    /// Attacked along the right diagonals.
    Right,
    /// N ones.
    Mask,
    /// The free squares.
    Bitmap,
    /// The square taken now.
    Bit,
}

impl ShownRow {
    /// The value of `data-bits`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Down => "down",
            Self::Right => "right",
            Self::Mask => "mask",
            Self::Bitmap => "bitmap",
            Self::Bit => "bit",
        }
    }
}
