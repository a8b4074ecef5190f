//! The state as Yew holds it.

use std::rc::Rc;

use yew::Reducible;

use crate::{
    browser::environment,
    state::{Action, State},
};

/// The one state of the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Store(pub(super) State);

impl Store {
    /// The state of a page that opens.
    pub(super) fn open() -> Self {
        Self(State::open(&environment::read()))
    }
}

impl Reducible for Store {
    type Action = Action;

    /// An action that changes nothing returns the same `Rc`, and Yew draws nothing.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.0.apply(action) {
            Some(next) => Rc::new(Self(next)),
            None => self,
        }
    }
}
