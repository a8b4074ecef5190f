//! The addresses of other pages that lessons lead to.

use bitqueens_core::solver::Size;

use crate::site::{Address, Route};

/// The address of a step of the stepper.
pub(in crate::pages::learn) fn to_step(size: Size, step: u64) -> Address {
    Address::of(Route::Step).with("n", size).with("at", step)
}

/// The address of the board to solve by hand: the smallest one that has solutions to find.
pub(in crate::pages::learn) fn to_solve() -> Address {
    Address::of(Route::Solve).with("n", 4)
}
