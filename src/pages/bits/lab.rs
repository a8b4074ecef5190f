//! The state of the bit lab.

use super::{Draft, NamesError, WordName, names};
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
        /// Counting ones.
        Ones => "ones",
        /// Combinations in ascending order.
        Combination => "combination",
    }
}

/// The bit lab.
#[derive(Clone, Debug, PartialEq)]
pub struct LabPage {
    /// The number of bits of every word.
    pub width: Width,
    /// Says whether the highest bit is a sign.
    pub view: View,
    /// The first word.
    pub x: Word,
    /// The second word, if there is one.
    pub y: Option<Word>,
    /// The part that is open.
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
        names::with_names(scope, &self.names)
    }

    /// Evaluates the expression.
    ///
    /// # Errors
    /// [`ExpressionError`] says what is wrong with the expression, and at which character.
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

    /// Returns the rank of the last combination.
    pub fn last_rank(&self) -> u32 {
        self.choice.count() - 1
    }
}
