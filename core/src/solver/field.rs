//! The words and values of a micro-step by name, for programs in other languages.

use std::fmt;

use super::MicroStep;

/// A value of a micro-step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// A word or a number. It has at most 53 bits, so a floating-point number holds it exactly.
    Number(u64),
    /// A fact.
    Truth(bool),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Truth(truth) => truth.fmt(f),
        }
    }
}

impl MicroStep {
    /// The most fields that a micro-step has.
    pub const MOST_FIELDS: usize = 6;

    /// The words and values with their names, in the order of the declaration.
    ///
    /// ```
    /// use bitqueens_core::solver::{Field, Machine, Size};
    ///
    /// let start = Machine::new(Size::new(5)?).next();
    /// let fields: Vec<_> = start.iter().flat_map(|step| step.fields()).collect();
    /// assert_eq!(fields, [("mask", Field::Number(0b11111))]);
    /// # Ok::<(), bitqueens_core::solver::SizeError>(())
    /// ```
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, Field)> + use<> {
        let mut fields = [None; Self::MOST_FIELDS];
        let mut end = fields.iter_mut();
        let mut add = |name: &'static str, field: Field| {
            if let Some(place) = end.next() {
                *place = Some((name, field));
            }
        };
        let number = |number: u32| Field::Number(number.into());
        match *self {
            Self::Start { mask } => add("mask", number(mask)),
            Self::Pick { row, bitmap, bit } => {
                add("row", number(row.into()));
                add("bitmap", number(bitmap));
                add("bit", number(bit));
            }
            Self::Clear {
                row,
                before,
                bit,
                after,
            } => {
                add("row", number(row.into()));
                add("before", number(before));
                add("bit", number(bit));
                add("after", number(after));
            }
            Self::Place { row, bit } => {
                add("row", number(row.into()));
                add("bit", number(bit));
            }
            Self::Left {
                row,
                above,
                bit,
                left,
            } => {
                add("row", number(row.into()));
                add("above", Field::Number(above));
                add("bit", number(bit));
                add("left", Field::Number(left));
            }
            Self::Down {
                row,
                above,
                bit,
                down,
            } => {
                add("row", number(row.into()));
                add("above", number(above));
                add("bit", number(bit));
                add("down", number(down));
            }
            Self::Right {
                row,
                above,
                bit,
                right,
            } => {
                add("row", number(row.into()));
                add("above", number(above));
                add("bit", number(bit));
                add("right", number(right));
            }
            Self::Free {
                row,
                mask,
                left,
                down,
                right,
                bitmap,
            } => {
                add("row", number(row.into()));
                add("mask", number(mask));
                add("left", Field::Number(left));
                add("down", number(down));
                add("right", number(right));
                add("bitmap", number(bitmap));
            }
            Self::Solution { number } => add("number", Field::Number(number)),
            Self::Backtrack { from, dead_end } => {
                add("from", number(from.into()));
                add("deadEnd", Field::Truth(dead_end));
            }
            Self::Finished => {}
        }
        fields.into_iter().flatten()
    }
}
