//! Which pages' logic a program has.

mod pages;
mod stepping;

pub use pages::{Climbing, Counting, Learning, Playing, Solving};
use stepping::BothSteppings;
pub use stepping::{Printing, Stepping};

use super::{Action, Address, Environment, Page, State};
use crate::text::Notice;

/// The logic of some of the pages.
///
/// A bundle has only what its own pages need, so that the first load stays small; what it lacks
/// does nothing, and nothing asks for it while another bundle's page is closed.
/// Two rooms side by side are a room: each looks after its own pages.
pub trait Rooms {
    /// Takes over what was stored.
    fn open(_: &mut State, _: &Environment) {}

    /// Goes to the place on the open page that an address names.
    #[must_use]
    fn follow(_: &mut State, _: &Address) -> Option<Notice> {
        None
    }

    /// The address of the place on the open page.
    #[must_use]
    fn place(_: &State) -> Option<Address> {
        None
    }

    /// What an action does here.
    #[must_use]
    fn act(_: &mut State, _: &Action) -> Option<Notice> {
        None
    }

    /// What follows from every action.
    fn settle(_: &mut State) {}

    /// Whether two states are the same here.
    #[must_use]
    fn same(_: &State, _: &State) -> bool {
        true
    }
}

impl<A: Rooms, B: Rooms> Rooms for (A, B) {
    fn open(state: &mut State, environment: &Environment) {
        A::open(state, environment);
        B::open(state, environment);
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        let notice = A::follow(state, address);
        B::follow(state, address).or(notice)
    }

    fn place(state: &State) -> Option<Address> {
        A::place(state).or_else(|| B::place(state))
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        let notice = A::act(state, action);
        B::act(state, action).or(notice)
    }

    fn settle(state: &mut State) {
        A::settle(state);
        B::settle(state);
    }

    fn same(one: &State, other: &State) -> bool {
        A::same(one, other) && B::same(one, other)
    }
}

/// Every page's logic.
pub type AllRooms = (
    (BothSteppings, Counting),
    (Climbing, ((Printing, Learning), (Playing, Solving))),
);

/// The ladder's page steps an early method by the stepper's own keys and buttons.
const fn walks_a_method(state: &State, action: &Action) -> bool {
    matches!(state.page, Page::Ladder) && !matches!(action, Action::Search(_))
}
