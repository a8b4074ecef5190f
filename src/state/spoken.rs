//! What a screen reader is told.

use crate::{
    bits::BitOrder,
    solver::Machine,
    text::{Sentence, labels, narrate},
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
    /// Something about the place, in words: for either order of the bits, the highest first.
    Said(Box<[Sentence; 2]>),
    /// A far place is being looked for.
    Searching,
}

impl Telling {
    /// The sentence.
    pub(super) fn sentence(&self, order: BitOrder) -> Sentence {
        match self {
            Self::Step(machine) => narrate(machine, order),
            Self::Paused(machine) => Sentence::from(labels::PAUSED).and(&narrate(machine, order)),
            Self::Said(sentences) => sentences[usize::from(order == BitOrder::LsbLeft)].clone(),
            Self::Searching => labels::SEEKING.into(),
        }
    }
}
