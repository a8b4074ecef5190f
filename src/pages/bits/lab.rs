//! The state of the bit lab.

use super::{Draft, NamesError, NumberField, WordName, draft, words};
use crate::{
    draw::{RowRole, Stack, StackRow, words as drawing},
    text::Sentence,
};
use bitqueens_core::bits::{
    BitOperation, Choice, Evaluation, ExpressionError, MaskAnswer, PlaceValue, Scope, View, Width,
    Word, by_halves, by_loop,
};

const FIRST_EXPRESSION: &str = "x & -x";
/// The names that the other examples need, in row 1 of the N = 5 board with a queen in column 3.
const FIRST_NAMES: &str = "mask = 31, left = 4, down = 2, right = 1, bit = 8";

const FIRST_CHOICE: Choice = match Choice::new(5, 3) {
    Ok(choice) => choice,
    Err(_) => panic!("3 of 5 can be chosen"),
};

bitqueens_core::named! {
    /// A part of the lab, by its name in addresses and in `data-part-of`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum LabPart {
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
    Go(RankMove),
    /// Go to the combination that is the word x.
    ChooseX,
}

bitqueens_core::named! {
    /// A move through the combinations in ascending order, by the name of its button.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RankMove {
        First => "first-combination",
        Previous => "previous-combination",
        Next => "next-combination",
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

    /// Lays out how the next combination is made; `None` after the last one.
    pub fn succession(&self) -> Option<Stack> {
        let combination = self.combination();
        let step = self.choice.after(combination.value())?;
        let row =
            |label: &str, value, role| row(label, Word::cut(value, combination.width()), role);
        Some(Stack {
            rows: vec![
                row("x", step.word, RowRole::Given),
                row("+ (x & -x)", step.lowest, RowRole::Given).noted(drawing::LOWEST_ALONE),
                row("r", step.ripple, RowRole::Result).noted(words::RIPPLE),
                row("| s", step.spare, RowRole::Given).noted(words::SPARE),
                row("r | s", step.next, RowRole::Result),
            ],
        })
    }
}

/// Lays out an operation on one bit of x, and returns its answer with it.
///
/// ```text
/// x                 00010100
/// & (1 << 2)        00000100
/// x & (1 << 2)      00000100     not 0, so bit 2 is 1
/// ```
pub fn one_bit(operation: BitOperation, x: Word, bit: u8) -> (Stack, MaskAnswer) {
    let mask = Word::only(bit, x.width());
    let one = format!("(1 << {bit})");
    let (second, second_word, result_label) = match operation {
        BitOperation::Test => (format!("& {one}"), mask, format!("x & {one}")),
        BitOperation::Set => (format!("| {one}"), mask, format!("x | {one}")),
        BitOperation::Clear => (format!("& ~{one}"), !mask, format!("x & ~{one}")),
    };
    let answer = operation.apply(x, bit);
    let (MaskAnswer::Word(result)
    | MaskAnswer::Truth {
        extracted: result, ..
    }) = answer;
    let mut rows = vec![
        row("x", x, RowRole::Given),
        row(second, second_word, RowRole::Given),
        row(result_label, result, RowRole::Result),
    ];
    for row in &mut rows {
        row.marked = Some(bit);
    }
    (Stack { rows }, answer)
}

fn row(label: impl Into<String>, word: Word, role: RowRole) -> StackRow {
    StackRow::new(label, word, role)
}

/// Lays out the turns of the loop that clears the lowest 1 until nothing is left.
pub fn turns(x: Word) -> impl Iterator<Item = Stack> {
    by_loop(x).map(|turn| Stack {
        rows: vec![
            row("x", turn.before, RowRole::Given),
            row("& (x - 1)", turn.less_one, RowRole::Given),
            row("x", turn.after, RowRole::Result),
        ],
    })
}

/// Lays out the steps of counting by halves, as many as a word of this width can be halved, and says
/// what each has counted.
pub fn halves(x: Word) -> Vec<(Stack, Sentence)> {
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
                    row("x", cut(step.before), RowRole::Given),
                    row(format!("x & {pattern}"), cut(step.right), RowRole::Given),
                    row(
                        format!("+ ((x >> {half}) & {pattern})"),
                        cut(step.left),
                        RowRole::Given,
                    ),
                    row("x", cut(step.sum), RowRole::Result),
                ],
            };
            // The groups above the word are empty.
            let n_groups = usize::from(bits / step.group);
            let counts: Vec<u32> = step.counts().collect();
            let counts = &counts[counts.len() - n_groups..];
            (stack, words::groups(step.group, counts))
        })
        .collect()
}
