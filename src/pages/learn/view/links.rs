//! The addresses of other pages that lessons lead to.

use bitqueens_core::solver::Size;

use crate::site::{Address, Query, Route};

/// The address of a step of the stepper.
pub(in crate::pages::learn) fn to_step(size: Size, step: u64) -> Address {
    Address {
        query: Query::default().with("n", size).with("at", step),
        ..Address::of(Route::Step)
    }
}

/// The address of another page, with what is asked of it.
pub(in crate::pages::learn) fn onward<'a>(
    to: Route,
    query: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Address {
    Address {
        query: query
            .into_iter()
            .fold(Query::default(), |query, (key, value)| {
                query.with(key, value)
            }),
        ..Address::of(to)
    }
}

/// The address of the board to solve by hand: the smallest one that has solutions to find.
pub(in crate::pages::learn) fn to_solve() -> Address {
    onward(Route::Solve, [("n", "4")])
}
