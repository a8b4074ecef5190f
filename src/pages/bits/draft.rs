//! Numbers while they are being typed.

use super::{LabPage, words};
use crate::text::{Sentence, words::expressions};
use bitqueens_core::bits::{
    Choice, DigitsError, ExpressionError, Radix, Scope, Width, Word, is_name,
};

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum WordName {
        X => "x",
        Y => "y",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberField {
    Word(WordName, Radix),
    /// The n of m of n.
    Things,
    /// The m of m of n.
    Chosen,
    Rank,
}

impl NumberField {
    /// Returns the name in `data-action`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Word(WordName::X, Radix::Binary) => "x-binary",
            Self::Word(WordName::X, Radix::Decimal) => "x-decimal",
            Self::Word(WordName::X, Radix::Hexadecimal) => "x-hexadecimal",
            Self::Word(WordName::Y, Radix::Binary) => "y-binary",
            Self::Word(WordName::Y, Radix::Decimal) => "y-decimal",
            Self::Word(WordName::Y, Radix::Hexadecimal) => "y-hexadecimal",
            Self::Things => "things",
            Self::Chosen => "chosen",
            Self::Rank => "rank",
        }
    }

    /// Tells whether the field shows this word, in any base.
    pub fn is_word(self, word: WordName) -> bool {
        matches!(self, Self::Word(name, _) if name == word)
    }

    /// Tells whether both fields show the same number: a word in two bases is one number.
    pub fn is_same_number(self, other: Self) -> bool {
        match self {
            Self::Word(name, _) => other.is_word(name),
            _ => self == other,
        }
    }
}

/// The text of a field while the reader types, and what is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub field: NumberField,
    pub text: String,
    /// The fault in it; the field's number stays as it was.
    pub fault: Option<DraftFault>,
}

/// The reason that a text is not a number for the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftFault {
    /// It is not a number of this width.
    Digits(DigitsError),
    /// It is a number, but not one of these.
    Outside { least: u32, most: u32 },
}

impl LabPage {
    /// Returns the text of a field: what is being typed, or the number in its usual form.
    pub fn text(&self, field: NumberField) -> String {
        if let Some(draft) = self.draft(field) {
            return draft.text.clone();
        }
        match field {
            NumberField::Word(name, radix) => self
                .word(name)
                .map(|word| match radix {
                    // Without prefix or underscores, as it is typed.
                    Radix::Binary => word.to_string(),
                    Radix::Decimal => word.numeral(radix, self.view).to_string(),
                    Radix::Hexadecimal => {
                        let digits = usize::from(word.width().get().div_ceil(4));
                        format!("{:0digits$x}", word.value())
                    }
                })
                .unwrap_or_default(),
            NumberField::Things => self.choice.things().to_string(),
            NumberField::Chosen => self.choice.chosen().to_string(),
            NumberField::Rank => self.rank.to_string(),
        }
    }

    /// Says what is wrong with the text of a field.
    pub fn fault(&self, field: NumberField) -> Option<Sentence> {
        let fault = self.draft(field)?.fault?;
        Some(match fault {
            DraftFault::Digits(error) => expressions::digits_fault(error),
            DraftFault::Outside { least, most } => words::outside(least, most),
        })
    }

    fn draft(&self, field: NumberField) -> Option<&Draft> {
        self.drafts.iter().find(|draft| draft.field == field)
    }

    /// Keeps a text as it is typed, and takes its number over as soon as it is one.
    pub(super) fn type_number(&mut self, field: NumberField, text: String) {
        let fault = match field {
            NumberField::Word(name, radix) => Word::read(&text, radix, self.width)
                .map(|word| self.put(name, word))
                .map_err(DraftFault::Digits),
            NumberField::Things | NumberField::Chosen | NumberField::Rank => {
                self.read_choice(field, &text)
            }
        };
        // A number that could not be read stays until another is typed in its place.
        self.drafts
            .retain(|draft| draft.fault.is_some() && !draft.field.is_same_number(field));
        self.drafts.push(Draft {
            field,
            text,
            fault: fault.err(),
        });
    }

    fn read_choice(&mut self, field: NumberField, text: &str) -> Result<(), DraftFault> {
        let number = Word::read(text, Radix::Decimal, Width::MAX)
            .map_err(DraftFault::Digits)?
            .value();
        let within = |least: u8, most: u8| {
            u8::try_from(number)
                .ok()
                .filter(|small| (least..=most).contains(small))
                .ok_or(DraftFault::Outside {
                    least: least.into(),
                    most: most.into(),
                })
        };
        let (things, chosen) = (self.choice.things(), self.choice.chosen());
        let choice = match field {
            NumberField::Things => {
                let things = within(1, Choice::MOST)?;
                Choice::new(things, chosen.min(things))
            }
            NumberField::Chosen => Choice::new(things, within(0, things)?),
            NumberField::Rank | NumberField::Word(..) => {
                let most = self.last_rank();
                if most < number {
                    return Err(DraftFault::Outside { least: 0, most });
                }
                self.rank = number;
                return Ok(());
            }
        };
        if let Ok(choice) = choice {
            self.choice = choice;
            self.rank = self.rank.min(self.last_rank());
        }
        Ok(())
    }
}

/// A fault of the names, and the entry that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamesError {
    /// The number of the entry, from 1.
    pub entry: usize,
    pub fault: NamesFault,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamesFault {
    NoEquals,
    /// The text before the `=` is not a name.
    NotAName,
    /// The text behind the `=` is not a valid expression.
    Value(ExpressionError),
}

/// Adds the names of a text to a scope. Those before the first fault are added, and each may use
/// the ones before it.
pub(super) fn with_names(mut scope: Scope, text: &str) -> (Scope, Option<NamesError>) {
    let entries = text
        .split([',', '，', '、', ';'])
        .map(str::trim)
        .enumerate()
        .filter(|(_, entry)| !entry.is_empty());
    for (index, entry) in entries {
        match read(&scope, entry) {
            Ok((name, value)) => scope = scope.with(name, value),
            Err(fault) => {
                let entry = index + 1;
                return (scope, Some(NamesError { entry, fault }));
            }
        }
    }
    (scope, None)
}

fn read<'a>(scope: &Scope, entry: &'a str) -> Result<(&'a str, u32), NamesFault> {
    let (name, value) = entry.split_once(['=', '＝']).ok_or(NamesFault::NoEquals)?;
    let name = name.trim();
    if !is_name(name) {
        return Err(NamesFault::NotAName);
    }
    let evaluation = scope.evaluate(value).map_err(NamesFault::Value)?;
    Ok((name, evaluation.result.value()))
}
