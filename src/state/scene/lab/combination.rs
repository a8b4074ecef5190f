//! A combination, ready to be drawn.

use super::{InputScene, Part, Stack, StackRow};
use crate::{
    bits::{Choice, RankStep, Width, Word},
    state::{Lab, NumberField},
    text::{Sentence, course_labels, lab::combination, lab_labels as labels},
};

/// A combination, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct CombinationScene {
    /// The fields for n, m and the rank.
    pub inputs: [InputScene; 3],
    /// The word.
    pub word: Word,
    /// The word in a row of its own.
    pub row: Stack,
    /// Its place in words.
    pub says: Sentence,
    /// Whether there is one before it.
    pub has_previous: bool,
    /// Whether there is one after it.
    pub has_next: bool,
    /// How the next one is made.
    pub succession: Option<Stack>,
    /// How the rank is worked out.
    pub ranking: Vec<RankStep>,
}

impl CombinationScene {
    pub(super) fn of(lab: &Lab) -> Self {
        let choice = lab.choice;
        let (things, chosen) = (choice.things(), choice.chosen());
        // A row of fewer than 4 bits is drawn with zeros before it.
        let width = Width::new(things).unwrap_or(Width::MIN);
        let value = lab.combination();
        let word = Word::cut(value, width);
        let input = |field, number: u32| InputScene::of(lab, field, || number.to_string());
        Self {
            inputs: [
                input(NumberField::Things, things.into()),
                input(NumberField::Chosen, chosen.into()),
                input(NumberField::Rank, lab.rank),
            ],
            word,
            row: Stack {
                rows: vec![StackRow::new("", word, Part::Given)],
            },
            says: combination(lab.rank, choice.count(), things, chosen),
            has_previous: lab.rank != 0,
            has_next: lab.rank + 1 < choice.count(),
            succession: succession(choice, value, width),
            ranking: choice.rank_steps(value).collect(),
        }
    }
}

fn succession(choice: Choice, value: u32, width: Width) -> Option<Stack> {
    let step = choice.after(value)?;
    let row =
        |label: &str, value: u32, part: Part| StackRow::new(label, Word::cut(value, width), part);
    Some(Stack {
        rows: vec![
            row("x", step.word, Part::Given),
            row("+ (x & -x)", step.lowest, Part::Given).noted(course_labels::LOWEST_ALONE),
            row("r", step.ripple, Part::Result).noted(labels::RIPPLE),
            row("| s", step.spare, Part::Given).noted(labels::SPARE),
            row("r | s", step.next, Part::Result),
        ],
    })
}
