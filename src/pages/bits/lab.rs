//! The state of the bit lab.

use super::{Draft, NamesError, NumberField, WordName, draft};
use bitqueens_core::bits::{
    Choice, Evaluation, ExpressionError, PlaceValue, Scope, View, Width, Word,
};

/// The expression that the lab opens with: the lowest 1 of x.
const FIRST_EXPRESSION: &str = "x & -x";
/// The names that the other examples need, in row 1 of the N = 5 board with a queen in column 3.
const FIRST_NAMES: &str = "mask = 31, left = 4, down = 2, right = 1, bit = 8";

/// The combinations that the lab opens with.
const FIRST_CHOICE: Choice = match Choice::new(5, 3) {
    Ok(choice) => choice,
    Err(_) => panic!("3 of 5 can be chosen"),
};

bitqueens_core::named! {
    /// A part of the lab, by its name in addresses and in `data-part-of`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum LabPart {
        /// An expression, worked out.
        #[default]
        Expression => "expression",
        /// The lowest 1 and the lowest 0.
        Lowest => "lowest",
        /// Testing, setting and clearing one bit.
        OneBit => "one-bit",
        Ones => "ones",
        /// Combinations in ascending order.
        Combination => "combination",
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LabPage {
    /// The number of bits of every word.
    pub width: Width,
    /// Says whether the highest bit is a sign.
    pub view: View,
    pub x: Word,
    pub y: Option<Word>,
    pub part: LabPart,
    /// The expression as typed, valid or not.
    pub expression: String,
    /// The names as typed: `mask = 31, left = 4`.
    pub names: String,
    /// The bit that is tested, set and cleared.
    pub bit: u8,
    /// The combinations: m of n.
    pub choice: Choice,
    /// The rank of the combination that is shown, from 0.
    pub rank: u32,
    /// The number being typed, and those that could not be read.
    pub drafts: Vec<Draft>,
}

impl Default for LabPage {
    fn default() -> Self {
        let width = Width::BYTE;
        Self {
            width,
            view: View::Unsigned,
            x: Word::cut(20, width),
            y: None,
            part: LabPart::default(),
            expression: FIRST_EXPRESSION.into(),
            names: FIRST_NAMES.into(),
            bit: 2,
            choice: FIRST_CHOICE,
            rank: 0,
            drafts: Vec::new(),
        }
    }
}

impl LabPage {
    /// Returns the names that the expression may use, and the first fault of those that were typed.
    pub fn scope(&self) -> (Scope, Option<NamesError>) {
        let scope = Scope::new(self.width, self.view).with("x", self.x.value());
        let scope = match self.y {
            Some(y) => scope.with("y", y.value()),
            None => scope,
        };
        draft::with_names(scope, &self.names)
    }

    /// Evaluates the expression.
    pub fn evaluate(&self) -> Result<Evaluation, ExpressionError> {
        self.scope().0.evaluate(&self.expression)
    }

    /// Returns a word by its name; `None` where y is not used.
    pub fn word(&self, name: WordName) -> Option<Word> {
        match name {
            WordName::X => Some(self.x),
            WordName::Y => self.y,
        }
    }

    /// Returns the place values of x, the highest place first.
    pub fn places(&self) -> impl Iterator<Item = PlaceValue> {
        self.x.places(self.view)
    }

    /// Returns the combination as a word of n bits; fewer than 4 bits have zeros before them.
    pub fn combination(&self) -> Word {
        let width = Width::new(self.choice.things()).unwrap_or(Width::MIN);
        Word::cut(self.choice.unrank(self.rank).unwrap_or(0), width)
    }

    pub fn last_rank(&self) -> u32 {
        self.choice.count() - 1
    }
}

/// The value that y gets when it is first used.
const FIRST_Y: u32 = 6;

#[derive(Clone, Debug, PartialEq)]
pub enum LabAction {
    Type(NumberField, String),
    /// Leave a field for a number: a number that could be read is written in its usual form.
    Leave,
    /// Give a bit of a word a value.
    Set {
        word: WordName,
        /// The bit's power of two.
        power: u8,
        on: bool,
    },
    /// Make the words wider or narrower.
    Width(Width),
    /// Read the highest bit as a sign, or not.
    View(View),
    /// Use a second word, or stop using it.
    Second(bool),
    Part(LabPart),
    Expression(String),
    Names(String),
    /// Choose the bit to be tested, set and cleared.
    Bit(u8),
    /// Put a result into x.
    Take(u32),
    /// Go to another combination.
    Go(RankMove),
    /// Go to the combination that is the word x.
    ChooseX,
}

bitqueens_core::named! {
    /// A move through the combinations in ascending order, by the name of its button.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RankMove {
        /// To the smallest word.
        First => "first-combination",
        /// To the word before.
        Previous => "previous-combination",
        /// To the word after.
        Next => "next-combination",
        /// To the largest word.
        Last => "last-combination",
    }
}

impl LabPage {
    /// Carries an action out; all of them are possible.
    pub(super) fn carry_out(&mut self, action: LabAction) {
        match action {
            LabAction::Type(field, text) => self.type_number(field, text),
            LabAction::Leave => self.drafts.retain(|draft| draft.fault.is_some()),
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
            LabAction::Width(width) => self.set_width(width),
            LabAction::View(view) => self.view = view,
            LabAction::Second(second) => {
                self.y = second.then(|| self.y.unwrap_or(Word::cut(FIRST_Y, self.width)));
            }
            LabAction::Part(part) => self.part = part,
            LabAction::Expression(text) => self.expression = text,
            LabAction::Names(text) => self.names = text,
            LabAction::Bit(bit) => self.bit = bit.min(self.width.get() - 1),
            LabAction::Take(value) => {
                self.x = Word::cut(value, self.width);
                self.drafts
                    .retain(|draft| !draft.field.is_word(WordName::X));
            }
            LabAction::Go(way) => {
                self.rank = match way {
                    RankMove::First => 0,
                    RankMove::Previous => self.rank.saturating_sub(1),
                    RankMove::Next => (self.rank + 1).min(self.last_rank()),
                    RankMove::Last => self.last_rank(),
                };
                self.drafts.retain(|draft| draft.field != NumberField::Rank);
            }
            LabAction::ChooseX => self.choose_x(),
        }
    }

    pub(super) fn put(&mut self, name: WordName, word: Word) {
        match name {
            WordName::X => self.x = word,
            WordName::Y => self.y = Some(word),
        }
    }

    fn set_width(&mut self, width: Width) {
        self.width = width;
        self.x = Word::cut(self.x.value(), width);
        self.y = self.y.map(|y| Word::cut(y.value(), width));
        self.bit = self.bit.min(width.get() - 1);
        // A number that was too large may fit now.
        for Draft { field, text, .. } in std::mem::take(&mut self.drafts) {
            self.type_number(field, text);
        }
    }

    /// Goes to the combination that x is: of as many bits as x is wide, with as many ones as x has.
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
}
