//! What a reader does in the bit lab.

use super::{Draft, DraftFault, Lab, NumberField, WordName};
use crate::bits::{Choice, View, Width, Word};

/// What a reader does in the bit lab.
#[derive(Clone, Debug, PartialEq)]
pub enum LabAction {
    /// Type into a field for a number.
    Type(NumberField, String),
    /// Leave a field for a number; what could be read is written neatly.
    Leave,
    /// Give a bit of a word a value.
    Set {
        /// The word.
        word: WordName,
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Make the words wider or narrower.
    Width(Width),
    /// Read the highest bit as a sign, or not.
    View(View),
    /// Take a second word in, or put it away.
    Second(bool),
    /// Type an expression.
    Expression(String),
    /// Type the names.
    Names(String),
    /// Choose the bit to be tested, set and cleared.
    Bit(u8),
    /// Put a result into x.
    Take(u32),
    /// Go to another combination.
    Go(Move),
    /// Take x as the combination.
    ChooseX,
}

/// A way through the combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The smallest word.
    First,
    /// The word before.
    Previous,
    /// The word after.
    Next,
    /// The largest word.
    Last,
}

impl Lab {
    pub(in crate::state) fn apply(&mut self, action: LabAction) {
        match action {
            LabAction::Type(field, text) => self.read(field, text),
            LabAction::Leave => {
                self.drafts.retain(|draft| draft.fault.is_some());
            }
            LabAction::Set { word, power, on } => {
                if let Some(before) = self.word(word) {
                    let after = if on {
                        before.with(power)
                    } else {
                        before.without(power)
                    };
                    self.put(word, after);
                    self.drafts.retain(|draft| !draft.field.is_word(word));
                }
            }
            LabAction::Width(width) => {
                self.width = width;
                self.x = Word::cut(self.x.value(), width);
                self.y = self.y.map(|y| Word::cut(y.value(), width));
                self.bit = self.bit.min(width.get() - 1);
                // A number that was too large may fit now.
                for Draft { field, text, .. } in std::mem::take(&mut self.drafts) {
                    self.read(field, text);
                }
            }
            LabAction::View(view) => self.view = view,
            LabAction::Second(second) => {
                self.y = second.then(|| self.y.unwrap_or(Word::cut(6, self.width)));
            }
            LabAction::Expression(text) => self.expression = text,
            LabAction::Names(text) => self.names = text,
            LabAction::Bit(bit) => self.bit = bit.min(self.width.get() - 1),
            LabAction::Take(value) => {
                self.x = Word::cut(value, self.width);
                self.drafts
                    .retain(|draft| !draft.field.is_word(WordName::X));
            }
            LabAction::Go(way) => {
                let last = self.choice.count() - 1;
                self.rank = match way {
                    Move::First => 0,
                    Move::Previous => self.rank.saturating_sub(1),
                    Move::Next => (self.rank + 1).min(last),
                    Move::Last => last,
                };
                self.drafts.retain(|draft| draft.field != NumberField::Rank);
            }
            LabAction::ChooseX => self.choose_x(),
        }
    }

    fn put(&mut self, name: WordName, word: Word) {
        match name {
            WordName::X => self.x = word,
            WordName::Y => self.y = Some(word),
        }
    }

    /// Every word is a combination: of as many bits as it is wide, with as many ones as it has.
    fn choose_x(&mut self) {
        let ones = u8::try_from(self.x.value().count_ones()).unwrap_or(0);
        if let Ok(choice) = Choice::new(self.width.get(), ones)
            && let Ok(rank) = choice.rank(self.x.value())
        {
            (self.choice, self.rank) = (choice, rank);
            self.drafts
                .retain(|draft| matches!(draft.field, NumberField::Word(..)));
        }
    }

    /// What was typed is kept as it is while it is being typed; what it says is taken over as soon
    /// as it says something.
    fn read(&mut self, field: NumberField, text: String) {
        let fault = match field {
            NumberField::Word(name, radix) => match Word::read(&text, radix, self.width) {
                Ok(word) => {
                    self.put(name, word);
                    None
                }
                Err(error) => Some(DraftFault::Digits(error)),
            },
            NumberField::Things | NumberField::Chosen | NumberField::Rank => {
                self.read_choice(field, &text).err()
            }
        };
        // A number that could not be read stays until another is typed in its place.
        self.drafts
            .retain(|draft| draft.fault.is_some() && !draft.field.is_same_number(field));
        self.drafts.push(Draft { field, text, fault });
    }

    fn read_choice(&mut self, field: NumberField, text: &str) -> Result<(), DraftFault> {
        let number = Word::read(text, crate::bits::Radix::Decimal, Width::MAX)
            .map_err(DraftFault::Digits)?
            .value();
        let (things, chosen) = (self.choice.things(), self.choice.chosen());
        let small = |least: u8, most: u8| {
            u8::try_from(number)
                .ok()
                .filter(|small| (least..=most).contains(small))
                .ok_or(DraftFault::Outside {
                    least: least.into(),
                    most: most.into(),
                })
        };
        let choice = match field {
            NumberField::Things => {
                let things = small(1, Choice::MOST)?;
                Choice::new(things, chosen.min(things))
            }
            NumberField::Chosen => Choice::new(things, small(0, things)?),
            NumberField::Rank | NumberField::Word(..) => {
                let most = self.choice.count() - 1;
                if most < number {
                    return Err(DraftFault::Outside { least: 0, most });
                }
                self.rank = number;
                return Ok(());
            }
        };
        if let Ok(choice) = choice {
            self.choice = choice;
            self.rank = self.rank.min(choice.count() - 1);
        }
        Ok(())
    }
}
