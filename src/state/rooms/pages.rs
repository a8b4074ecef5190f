//! The pages beside the stepper.

use std::rc::Rc;

use super::{Rooms, walks_a_method};
use crate::{
    state::{
        Action, Address, Course, Environment, Ladder, Page, Solve, State,
        count::{CountAction, CountPage},
    },
    text::Notice,
};

/// Counting.
#[derive(Debug)]
pub struct Counting;

impl Rooms for Counting {
    fn open(state: &mut State, environment: &Environment) {
        state.count = Rc::new(CountPage::open(environment));
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        let size = address.size.filter(|_| state.page == Page::Count)?;
        Rc::make_mut(&mut state.count).apply(CountAction::Size(size))
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Count).then(|| Address {
            size: Some(state.count.settings.size),
            ..Address::default()
        })
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        match action {
            Action::Count(action) => Rc::make_mut(&mut state.count).apply(action.clone()),
            _ => None,
        }
    }

    fn same(one: &State, other: &State) -> bool {
        one.count == other.count
    }
}

/// The ladder.
#[derive(Debug)]
pub struct Climbing;

impl Rooms for Climbing {
    fn open(state: &mut State, _: &Environment) {
        state.ladder = Rc::new(Ladder::open());
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        let ladder = Rc::make_mut(&mut state.ladder);
        if state.page == Page::Ladder {
            return ladder.follow(address);
        }
        // Nothing moves on a page that is not open.
        ladder.walking.halt();
        None
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Ladder).then(|| state.ladder.address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        match action {
            Action::Ladder(action) => Rc::make_mut(&mut state.ladder).apply(action.clone()),
            action if walks_a_method(state, action) => {
                Rc::make_mut(&mut state.ladder).walking.act(action)
            }
            _ => None,
        }
    }

    fn same(one: &State, other: &State) -> bool {
        one.ladder == other.ladder
    }
}

/// The course.
#[derive(Debug)]
pub struct Learning;

impl Rooms for Learning {
    fn open(state: &mut State, environment: &Environment) {
        state.course = Rc::new(Course::stored(&environment.progress));
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        (state.page == Page::Learn)
            .then(|| Rc::make_mut(&mut state.course).follow(&address.course))
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
            Rc::make_mut(&mut state.course).apply(*action);
        }
        None
    }

    fn same(one: &State, other: &State) -> bool {
        one.course == other.course
    }
}

/// The bit lab.
#[derive(Debug)]
pub struct Playing;

impl Rooms for Playing {
    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        (state.page == Page::Bits)
            .then(|| Rc::make_mut(&mut state.lab).follow(&address.own))
            .flatten()
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Bits).then(|| Address {
            own: state.lab.link().pairs(),
            ..Address::default()
        })
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        if let Action::Lab(action) = action {
            Rc::make_mut(&mut state.lab).apply(action.clone());
        }
        None
    }

    fn same(one: &State, other: &State) -> bool {
        one.lab == other.lab
    }
}

/// The board that the reader solves.
#[derive(Debug)]
pub struct Solving;

impl Rooms for Solving {
    fn open(state: &mut State, environment: &Environment) {
        state.solve = Rc::new(Solve::stored(&environment.solved));
    }

    fn follow(state: &mut State, address: &Address) -> Option<Notice> {
        (state.page == Page::Solve)
            .then(|| Rc::make_mut(&mut state.solve).follow(address))
            .flatten()
    }

    fn place(state: &State) -> Option<Address> {
        (state.page == Page::Solve).then(|| state.solve.address())
    }

    fn act(state: &mut State, action: &Action) -> Option<Notice> {
        if let Action::Solve(action) = action {
            Rc::make_mut(&mut state.solve).apply(*action, state.preferences.order);
        }
        None
    }

    fn same(one: &State, other: &State) -> bool {
        one.solve == other.solve
    }
}
