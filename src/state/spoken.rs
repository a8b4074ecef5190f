//! What a screen reader is told.

use super::Question;
use crate::{
    bits::BitOrder,
    solver::Machine,
    text::{Sentence, course::check_result, labels, narrate},
};

/// What a screen reader is told. The number changes with every telling, so that the same
/// sentence twice in a row is told twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// How many sentences have been told.
    pub serial: u64,
    /// The sentence.
    pub sentence: Sentence,
}

/// What the sentence told last was about.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Telling {
    /// The micro-step at which the machine stood.
    Step(Box<Machine>),
    /// Playing stopped at the micro-step at which the machine stood.
    Paused(Box<Machine>),
    /// The value of the micro-step to come is asked for, or was checked and is not right yet.
    Asked(Box<Question>),
    /// The reader predicted the value of the micro-step at which the machine stood.
    Predicted {
        /// How many bits were asked for.
        n_bits: u8,
        /// The machine.
        there: Box<Machine>,
    },
    /// A far place is being looked for.
    Searching,
}

impl Telling {
    /// The sentence.
    pub(super) fn sentence(&self, order: BitOrder) -> Sentence {
        match self {
            Self::Step(machine) => narrate(machine, order),
            Self::Paused(machine) => Sentence::from(labels::PAUSED).and(&narrate(machine, order)),
            Self::Asked(question) => question.sentence(order),
            Self::Predicted { n_bits, there } => {
                check_result((*n_bits).into(), 0).and(&narrate(there, order))
            }
            Self::Searching => labels::SEEKING.into(),
        }
    }
}
