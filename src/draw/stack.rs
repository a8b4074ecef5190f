//! Words written one under the other, column by column, as in arithmetic on paper.

use super::words;
use crate::text::Phrase;
use bitqueens_core::bits::{
    Addition, ClearLowest, Evaluation, IsolateLowest, OperandOrigin, Operator, PlaceValue,
    SetLowest, View, Word,
};

/// Words of one width, one under the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// The rows from the top.
    pub rows: Vec<StackRow>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StackRow {
    pub label: String,
    /// The row's meaning, in words.
    pub note: Option<Phrase>,
    pub word: Word,
    pub role: RowRole,
    /// A bit to be noticed, as a power of two.
    pub marked: Option<u8>,
}

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RowRole {
        /// A word that goes in.
        Given => "given",
        /// How far the word above is moved: a number, not a word.
        Count => "count",
        /// The carries or borrows of a sum.
        Carries => "carries",
        /// The result: a line is drawn above it.
        Result => "result",
    }
}

impl StackRow {
    pub fn new(label: impl Into<String>, word: Word, role: RowRole) -> Self {
        Self {
            label: label.into(),
            note: None,
            word,
            role,
            marked: None,
        }
    }

    pub fn noted(self, note: Phrase) -> Self {
        Self {
            note: Some(note),
            ..self
        }
    }

    fn marked(self, bit: Option<u8>) -> Self {
        Self {
            marked: bit,
            ..self
        }
    }

    /// The word's value as the view reads it.
    pub fn decimal(&self, view: View) -> String {
        self.word.value_in(view).to_string()
    }
}

fn given(label: &str, word: Word) -> StackRow {
    StackRow::new(label, word, RowRole::Given)
}

fn result(label: &str, word: Word) -> StackRow {
    StackRow::new(label, word, RowRole::Result)
}

fn carries(word: Word) -> StackRow {
    StackRow::new("", word, RowRole::Carries).noted(words::CARRIES)
}

/// The bit of the lowest 1; `None` in a word of zeros.
fn lowest(word: Word) -> Option<u8> {
    let bit = word.value().trailing_zeros();
    u8::try_from(bit).ok().filter(|_| word.value() != 0)
}

/// The rows of a sum with 1: carries, the word, 1, the sum.
fn plus_one(label: &str, sum_label: &str, sum: &Addition) -> [StackRow; 4] {
    [
        carries(sum.carries),
        given(label, sum.x),
        given("+ 1", sum.y).noted(words::PLUS_ONE),
        result(sum_label, sum.sum),
    ]
}

impl Stack {
    /// `x & -x` with the carries of the +1.
    pub fn isolate_lowest(x: Word) -> Self {
        let trick = IsolateLowest::of(x);
        let [carries, inverted, one, negated] = plus_one("~x", "-x", &trick.plus_one);
        Self {
            rows: vec![
                given("x", x).marked(lowest(x)),
                carries,
                inverted.noted(words::INVERTED),
                one,
                negated.marked(lowest(x)),
                given("& x", x),
                result("x & -x", trick.result)
                    .noted(words::LOWEST_ALONE)
                    .marked(lowest(x)),
            ],
        }
    }

    /// `x & (x - 1)` with the borrows of the -1.
    pub fn clear_lowest(x: Word) -> Self {
        let trick = ClearLowest::of(x);
        Self {
            rows: vec![
                StackRow::new("", trick.less_one.borrows, RowRole::Carries).noted(words::BORROWS),
                given("x", x).marked(lowest(x)),
                given("- 1", trick.less_one.y),
                result("x - 1", trick.less_one.difference),
                given("& x", x),
                result("x & (x - 1)", trick.result)
                    .noted(words::LOWEST_CLEARED)
                    .marked(lowest(x)),
            ],
        }
    }

    /// `x | (x + 1)` with the carries of the +1.
    pub fn set_lowest(x: Word) -> Self {
        let trick = SetLowest::of(x);
        let zero = lowest(!x);
        let [carries, start, one, sum] = plus_one("x", "x + 1", &trick.plus_one);
        Self {
            rows: vec![
                carries,
                start.marked(zero),
                one,
                sum,
                given("| x", x),
                result("x | (x + 1)", trick.result)
                    .noted(words::LOWEST_SET)
                    .marked(zero),
            ],
        }
    }

    /// An expression, operation by operation. A result that the next operation goes on with is
    /// not written twice.
    pub fn of_evaluation(text: &str, evaluation: &Evaluation) -> Self {
        let slice = |span: &std::ops::Range<usize>| -> String {
            text.chars().skip(span.start).take(span.len()).collect()
        };
        let mut rows = Vec::new();
        for (index, step) in evaluation.steps.iter().enumerate() {
            let symbol = step.operator.symbol();
            let last = index.checked_sub(1).map(OperandOrigin::Step);
            let second = || {
                let role = match step.operator {
                    Operator::ShiftLeft | Operator::ShiftRight => RowRole::Count,
                    _ => RowRole::Given,
                };
                let label = format!("{symbol} {}", slice(&step.right.span));
                StackRow::new(label, step.right.word, role)
            };
            let goes_on = |source: &OperandOrigin| last.as_ref() == Some(source);
            match &step.left {
                None if goes_on(&step.right.source) => {}
                None => rows.push(given(&slice(&step.right.span), step.right.word)),
                Some(left) if goes_on(&left.source) => rows.push(second()),
                Some(left) if goes_on(&step.right.source) && commutes(symbol) => {
                    rows.push(given(&format!("{symbol} {}", slice(&left.span)), left.word));
                }
                Some(left) => {
                    rows.push(given(&slice(&left.span), left.word));
                    rows.push(second());
                }
            }
            rows.push(result(&slice(&step.span), step.result));
        }
        if rows.is_empty() {
            rows.push(result(text.trim(), evaluation.result));
        }
        Self { rows }
    }

    pub fn width(&self) -> u8 {
        let widths = self.rows.iter().map(|row| row.word.width().get());
        widths.max().unwrap_or(0)
    }
}

/// Tells whether an operation's sides may change places.
fn commutes(symbol: &str) -> bool {
    matches!(symbol, "&" | "|" | "^" | "+")
}

/// Writes the places that are set as a sum, from the highest.
///
/// ```text
/// 00010100     16 + 4 = 20
/// ```
pub fn sum_of_places(places: &[PlaceValue]) -> String {
    let set = || places.iter().filter(|place| place.is_set);
    let value: i64 = set().map(|place| place.worth).sum();
    let terms: Vec<String> = set().map(|place| place.worth.to_string()).collect();
    match terms.len() {
        0 | 1 => value.to_string(),
        // Only the first place can count down.
        _ => format!("{} = {value}", terms.join(" + ")),
    }
}
