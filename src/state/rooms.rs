//! Which pages' logic a program has.

use super::{
    Action, Address, Course, Environment, Ladder, Page, Predicting, State, Stepper,
    count::{CountAction, CountPage},
};
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
}

/// Every page's logic.
pub type AllRooms = ((BothSteppings, Counting), (Climbing, (Printing, Learning)));

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
}

/// Counting.
#[derive(Debug)]
pub struct Counting;

impl Rooms for Counting {
    fn open(state: &mut State, environment: &Environment) {
        state.count = CountPage::open(environment);
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        let size = address.size.filter(|_| state.page == Page::Count)?;
        state.count.apply(CountAction::Size(size))
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Count).then(|| Address {
            size: Some(state.count.settings.size),
            ..Address::default()
        })
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        match action {
            Action::Count(action) => state.count.apply(action.clone()),
            _ => None,
        }
    }
}

/// The ladder.
#[derive(Debug)]
pub struct Climbing;

impl Rooms for Climbing {
    fn open(state: &mut State, _: &Environment) {
        state.ladder = Ladder::open();
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        if state.page == Page::Ladder {
            state.ladder.follow(address);
        }
        None
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Ladder).then(|| state.ladder.address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        match action {
            Action::Ladder(action) => state.ladder.apply(action.clone()),
            _ => None,
        }
    }
}

/// The course.
#[derive(Debug)]
pub struct Learning;

impl Rooms for Learning {
    fn open(state: &mut State, environment: &Environment) {
        state.course = Course::stored(&environment.progress);
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        (state.page == Page::Learn)
            .then(|| state.course.follow(&address.course))
            .flatten()
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Learn).then(|| Address {
            course: state.course.link(),
            ..Address::default()
        })
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        if let Action::Course(action) = action {
            state.course.apply(*action);
        }
        None
    }
}
