//! A word of the lab, ready to be drawn.

use crate::{
    bits::{Radix, Word},
    state::{DraftFault, FieldBit, Lab, NumberField, WordName},
    text::{
        Sentence,
        lab::{digits_fault, outside},
    },
};

/// A word with its bits and its three numerals.
#[derive(Clone, Debug, PartialEq)]
pub struct WordScene {
    /// Which.
    pub name: WordName,
    /// The word.
    pub word: Word,
    /// Its bits from the left.
    pub field: Vec<FieldBit>,
    /// The fields for numbers, in the order of [`Radix::ALL`].
    pub inputs: [InputScene; 3],
}

/// A field for a number.
#[derive(Clone, Debug, PartialEq)]
pub struct InputScene {
    /// Which.
    pub field: NumberField,
    /// What stands in it.
    pub text: String,
    /// What is wrong with it.
    pub fault: Option<Sentence>,
}

impl InputScene {
    /// A field: what is being typed, or the number written neatly.
    pub(super) fn of(lab: &Lab, field: NumberField, neat: impl FnOnce() -> String) -> Self {
        let draft = lab.drafts.iter().find(|draft| draft.field == field);
        Self {
            field,
            text: draft.map_or_else(neat, |draft| draft.text.clone()),
            fault: draft
                .and_then(|draft| draft.fault)
                .map(|fault| match fault {
                    DraftFault::Digits(error) => digits_fault(error),
                    DraftFault::Outside { least, most } => outside(least, most),
                }),
        }
    }
}

impl WordScene {
    pub(super) fn of(lab: &Lab, name: WordName) -> Option<Self> {
        let word = lab.word(name)?;
        Some(Self {
            name,
            word,
            field: word
                .width()
                .bits()
                .map(|power| FieldBit {
                    power,
                    on: word.contains(power),
                    column: None,
                    ghost: false,
                    verdict: None,
                })
                .collect(),
            inputs: Radix::ALL.map(|radix| {
                InputScene::of(lab, NumberField::Word(name, radix), || match radix {
                    // Without prefix or underscores, as it is typed.
                    Radix::Binary => word.to_string(),
                    Radix::Decimal => word.numeral(radix, lab.view).to_string(),
                    Radix::Hexadecimal => {
                        let digits = usize::from(word.width().get().div_ceil(4));
                        format!("{:0digits$x}", word.value())
                    }
                })
            }),
        })
    }
}
