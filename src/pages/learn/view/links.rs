//! The addresses that a lesson leads to.

use bitqueens_core::solver::Size;

use crate::site::{Address, Query, Route};

/// The address of a micro-step in the stepper.
pub(super) fn to_step(size: Size, step: u64) -> Address {
    Address {
        query: Query::default().with("n", size).with("at", step),
        ..Address::of(Route::Step)
    }
}

/// The address of a page that a lesson leads to. The board to solve by hand is the first screen's.
pub(super) fn onward(to: Route) -> Address {
    let n = (to == Route::Solve).then_some(Size::FIRST_SCREEN);
    Address {
        query: Query::default().with_some("n", n),
        ..Address::of(to)
    }
}
