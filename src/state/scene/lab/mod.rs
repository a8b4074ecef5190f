//! The bit lab, ready to be drawn.

mod combination;
mod word;

pub use combination::CombinationScene;
pub use word::{InputScene, WordScene};

use super::{Part, Stack, StackRow};
use crate::{
    bits::{
        BitOperation, Clearing, MaskAnswer, Place, Radix, View, Width, Word, by_halves, by_loop,
    },
    state::{Lab, NamesFault, WordName},
    text::{
        Sentence,
        lab::{expression_fault, groups, names_fault, ones, result, tested},
        lab_labels as labels,
    },
};

/// The bit lab, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct LabScene {
    /// The bits of every word.
    pub width: Width,
    /// Whether the highest bit is a sign.
    pub view: View,
    /// The words, one or two.
    pub words: Vec<WordScene>,
    /// The place values of x.
    pub places: Vec<Place>,
    /// The expression as typed.
    pub expression: String,
    /// The names as typed.
    pub names: String,
    /// What is wrong with the names.
    pub names_fault: Option<Sentence>,
    /// The expression worked out, or what is wrong with it.
    pub worked: Result<Worked, Sentence>,
    /// `x & -x`, `x & (x - 1)` and `x | (x + 1)`.
    pub lowest: [Stack; 3],
    /// The bit that is tested, set and cleared.
    pub bit: u8,
    /// Testing, setting and clearing it.
    pub operations: Vec<Operation>,
    /// The turns of the loop that counts ones.
    pub turns: Vec<Stack>,
    /// What the loop says.
    pub turns_say: Sentence,
    /// The steps of counting by halves, each with what it says.
    pub halves: Vec<(Stack, Sentence)>,
    /// What counting by halves says.
    pub halves_say: Sentence,
    /// The combination.
    pub combination: CombinationScene,
}

/// An expression worked out.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// Its steps.
    pub stack: Stack,
    /// Its value in three bases.
    pub result: Sentence,
    /// Its value.
    pub value: u32,
}

/// An operation on one bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Operation {
    /// Which.
    pub operation: BitOperation,
    /// Its rows.
    pub stack: Stack,
    /// The new word, for those that make one.
    pub value: Option<u32>,
    /// What a test says.
    pub says: Option<Sentence>,
}

impl LabScene {
    /// Draws the lab.
    #[must_use]
    pub fn of(lab: &Lab) -> Self {
        let x = lab.x;
        let (scope, names_error) = lab.scope();
        let worked = scope
            .evaluate(&lab.expression)
            .map(|evaluation| {
                let numeral = |radix| evaluation.result.numeral(radix, lab.view).to_string();
                Worked {
                    stack: Stack::of_evaluation(&lab.expression, &evaluation),
                    result: result(
                        &evaluation.result.to_string(),
                        &numeral(Radix::Decimal),
                        &numeral(Radix::Hexadecimal),
                    ),
                    value: evaluation.result.value(),
                }
            })
            .map_err(|error| expression_fault(&error));
        let turns: Vec<Clearing> = by_loop(x).collect();
        let n_ones = turns.len();
        let halves = halves(x);
        Self {
            width: lab.width,
            view: lab.view,
            words: [WordName::X, WordName::Y]
                .into_iter()
                .filter_map(|name| WordScene::of(lab, name))
                .collect(),
            places: x.places(lab.view).collect(),
            expression: lab.expression.clone(),
            names: lab.names.clone(),
            names_fault: names_error.map(|error| {
                let why = match &error.fault {
                    NamesFault::NoEquals => labels::NAMES_NO_EQUALS.into(),
                    NamesFault::NotAName => labels::NAMES_NOT_A_NAME.into(),
                    NamesFault::Value(error) => expression_fault(error),
                };
                names_fault(error.entry, &why)
            }),
            worked,
            lowest: [
                Stack::isolate_lowest(x),
                Stack::clear_lowest(x),
                Stack::set_lowest(x),
            ],
            bit: lab.bit,
            operations: BitOperation::ALL
                .into_iter()
                .map(|operation| one_bit(lab, operation))
                .collect(),
            turns: turns.iter().map(turn).collect(),
            turns_say: ones(n_ones, n_ones),
            halves_say: ones(n_ones, halves.len()),
            halves,
            combination: CombinationScene::of(lab),
        }
    }
}

fn row(label: &str, word: Word, part: Part) -> StackRow {
    StackRow::new(label, word, part)
}

fn one_bit(lab: &Lab, operation: BitOperation) -> Operation {
    let (x, bit) = (lab.x, lab.bit);
    let mask = Word::only(bit, x.width());
    let one = format!("(1 << {bit})");
    let (second, second_word, result_label) = match operation {
        BitOperation::Test => (format!("& {one}"), mask, format!("x & {one}")),
        BitOperation::Set => (format!("| {one}"), mask, format!("x | {one}")),
        BitOperation::Clear => (format!("& ~{one}"), !mask, format!("x & ~{one}")),
    };
    let (value, word, says) = match operation.apply(x, bit) {
        MaskAnswer::Word(word) => (Some(word.value()), word, None),
        MaskAnswer::Truth { extracted, holds } => (None, extracted, Some(tested(bit, holds))),
    };
    let marked = |row: StackRow| StackRow {
        marked: Some(bit),
        ..row
    };
    Operation {
        operation,
        stack: Stack {
            rows: vec![
                marked(row("x", x, Part::Given)),
                marked(row(&second, second_word, Part::Given)),
                marked(row(&result_label, word, Part::Result)),
            ],
        },
        value,
        says,
    }
}

fn turn(turn: &Clearing) -> Stack {
    Stack {
        rows: vec![
            row("x", turn.before, Part::Given),
            row("& (x - 1)", turn.less_one, Part::Given),
            row("x", turn.after, Part::Result),
        ],
    }
}

/// The steps that a word of this width needs: as many as it can be halved.
fn halves(x: Word) -> Vec<(Stack, Sentence)> {
    let bits = x.width().get().next_power_of_two();
    let Ok(width) = Width::new(bits) else {
        return Vec::new();
    };
    by_halves(x)
        .into_iter()
        .filter(|step| step.group <= bits)
        .map(|step| {
            let cut = |word: Word| Word::cut(word.value(), width);
            let half = step.group / 2;
            let pattern = format!("0x{:x}", cut(step.pattern).value());
            let stack = Stack {
                rows: vec![
                    row("x", cut(step.before), Part::Given),
                    row(&format!("x & {pattern}"), cut(step.right), Part::Given),
                    row(
                        &format!("+ ((x >> {half}) & {pattern})"),
                        cut(step.left),
                        Part::Given,
                    ),
                    row("x", cut(step.sum), Part::Result),
                ],
            };
            let n_groups = usize::from(bits / step.group);
            let counts: Vec<String> = step.counts().map(|count| count.to_string()).collect();
            let shown = &counts[counts.len() - n_groups..];
            (stack, groups(step.group, shown))
        })
        .collect()
}
