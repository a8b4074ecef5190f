//! Stepping, on several pages.

use super::{Rooms, walks_a_method};
use crate::{
    state::{Action, Address, Environment, Page, Predicting, State, Stepper},
    text::Notice,
};

/// Stepping and predicting share one stepper here, where each bundle has its own.
#[derive(Debug)]
pub struct BothSteppings;

impl Rooms for BothSteppings {
    fn open(state: &mut State, environment: &Environment) {
        Stepping::open(state, environment);
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        if state.page == Page::Predict {
            Predicting::follow(state, address)
        } else {
            Stepping::follow(state, address)
        }
    }

    fn place(state: &State) -> Option<Address> {
        Predicting::place(state).or_else(|| Stepping::place(state))
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        Predicting::act(state, action)
    }

    fn settle(state: &mut State) {
        Predicting::settle(state);
    }

    fn same(one: &State, other: &State) -> bool {
        Predicting::same(one, other)
    }
}

/// Stepping, on a page of its own and below the count.
#[derive(Debug)]
pub struct Stepping;

impl Rooms for Stepping {
    fn open(state: &mut State, _: &Environment) {
        state.stepper = Stepper::curated();
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        if !matches!(state.page, Page::Step | Page::Embed) {
            // Nothing moves on a page that is not open.
            state.pause_silently();
            return None;
        }
        state.open_stepper(address)
    }

    fn place(state: &State) -> Option<Address> {
        matches!(state.page, Page::Step | Page::Embed).then(|| state.stepper_address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        match action {
            action if walks_a_method(state, action) => None,
            Action::Together(together) => {
                if let Some(second) = &mut state.second {
                    second.together = *together;
                }
                None
            }
            Action::Second(action) => state.step(action, true),
            action => state.step(action, false),
        }
    }

    fn settle(state: &mut State) {
        state.settle_second();
        state.stepper.gather();
    }

    fn same(one: &State, other: &State) -> bool {
        (&one.stepper, &one.second) == (&other.stepper, &other.second)
    }
}

/// A step on paper.
#[derive(Debug)]
pub struct Printing;

impl Rooms for Printing {
    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        (state.page == Page::Sheet)
            .then(|| state.stepper.open(address))
            .flatten()
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Sheet).then(|| state.stepper.address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        // The way to a far step.
        (state.page == Page::Sheet && *action == Action::Tick)
            .then(|| state.stepper.tick())
            .flatten()
    }

    fn same(one: &State, other: &State) -> bool {
        one.stepper == other.stepper
    }
}
