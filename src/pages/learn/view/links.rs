//! The addresses that a lesson leads to.

use bitqueens_core::solver::Size;

use crate::site::{Address, Query, Route};

pub(super) fn to_step(size: Size, step: u64) -> Address {
    Address {
        query: Query::default().with("n", size).with("at", step),
        ..Address::of(Route::Step)
    }
}

pub(super) fn onward<'a>(
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
pub(super) fn solve() -> Address {
    onward(Route::Solve, [("n", "4")])
}
