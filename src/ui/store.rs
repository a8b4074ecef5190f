//! The state as Yew holds it.

use std::{marker::PhantomData, rc::Rc};

use yew::Reducible;

use crate::{
    browser::environment,
    state::{Action, Rooms, State},
};

/// The one state of a bundle.
pub(super) struct Store<R> {
    pub(super) state: State,
    rooms: PhantomData<R>,
}

impl<R: Rooms> Store<R> {
    /// The state of a page that opens.
    pub(super) fn open() -> Self {
        Self::of(State::open_in::<R>(&environment::read()))
    }

    const fn of(state: State) -> Self {
        Self {
            state,
            rooms: PhantomData,
        }
    }
}

impl<R: Rooms + 'static> Reducible for Store<R> {
    type Action = Action;

    /// An action that changes nothing returns the same `Rc`, and Yew draws nothing.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.state.apply_in::<R>(action) {
            Some(next) => Rc::new(Self::of(next)),
            None => self,
        }
    }
}
