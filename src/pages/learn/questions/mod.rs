//! The questions that a lesson makes by itself, beside their words.
//!
//! A lesson's text names them: `question: last-row` is `last_row`.

mod and;
mod arrays;
mod backtrack;
mod classes;
mod cost;
mod edges;
mod elsewhere;
mod exits;
mod join;
mod layout;
mod methods;
mod not;
mod ops;
mod order;
mod places;
mod puzzle;
mod recursion;
mod row;
mod shadow;
mod sixteen;
mod stack;
mod symmetry;
mod undo;

pub(super) use and::{cut, mask_value};
pub(super) use arrays::levels;
pub(super) use backtrack::go_back;
pub(super) use classes::burnside;
pub(super) use cost::skipped;
pub(super) use edges::last_row;
pub(super) use elsewhere::{flood, sudoku};
pub(super) use exits::exit;
pub(super) use join::planes;
pub(super) use layout::{from_list, used};
pub(super) use methods::flags;
pub(super) use not::beyond;
pub(super) use ops::operation;
pub(super) use order::other_order;
pub(super) use places::decimal;
pub(super) use puzzle::reach;
pub(super) use recursion::unfold;
pub(super) use row::from_columns;
pub(super) use shadow::which_line;
pub(super) use sixteen::ones;
pub(super) use stack::waiting;
pub(super) use symmetry::turned;
pub(super) use undo::undo;

use bitqueens_core::{bits::Width, solver::Size};

/// A board of the course, for constants and drawn questions: 1 to 27.
pub(super) const fn side(n: u8) -> Size {
    match Size::new(n) {
        Ok(size) => size,
        Err(_) => panic!("no board has this side"),
    }
}

/// A width of the course, for constants and drawn questions: 4 to 32.
pub(super) const fn width(bits: u8) -> Width {
    match Width::new(bits) {
        Ok(width) => width,
        Err(_) => panic!("no word has this width"),
    }
}
