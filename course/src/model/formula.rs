//! A question that an expression answers, with drawn numbers.

use bitqueens_core::bits::{Operator, View, Width, Word};
use serde::{Deserialize, Serialize};

/// A question that an expression answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Formula {
    /// What its expressions may name, in order; behind them stand `result` and `p`.
    pub names: Vec<FormulaName>,
    /// What is asked for.
    pub asked: Calculation,
    /// The number of bits that are asked for; `None` where it is a number in decimal.
    pub width: Option<Calculation>,
    /// How its words are read.
    pub view: View,
    /// The name of the word asked for; empty where the code has none.
    pub name: String,
    /// What is drawn with the question.
    pub given: FormulaGiven,
    /// The values of each line are all different.
    pub differ: Vec<Vec<Calculation>>,
    /// The question.
    pub ask: Filled,
    /// The answer in words.
    pub answer: Filled,
    /// Why a bit is what it is. Each is said of the bits of its word that none before it is said of.
    pub replies: Vec<(Option<Calculation>, Filled)>,
}

/// What is drawn with a question that an expression answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaGiven {
    /// Words: their names, and their places among the names.
    Words(Vec<(String, usize)>),
    /// What each place of the answer is worth.
    PlaceValues,
}

/// Where the value of a name comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaName {
    /// It is drawn.
    Drawn {
        /// The lesson's own value.
        own: i32,
        /// The least value.
        first: i32,
        /// The greatest value.
        last: i32,
    },
    /// It follows from the names before it.
    Follows(Calculation),
}

/// An expression as its steps: each operand, then the operator that takes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calculation(pub Vec<CalculationStep>);

/// A step of a calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CalculationStep {
    /// Takes a number.
    Number(u32),
    /// Takes the value of a name, by its place.
    Name(usize),
    /// Carries out an operator on what was taken last.
    Operator(Operator),
}

/// A text with places for values.
pub type Filled = Vec<FilledPiece>;

/// A piece of a text with values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilledPiece {
    /// Words as they are.
    Words(String),
    /// A value in decimal: `{x}`.
    Decimal(Calculation),
    /// A value in so many bits, or in those of the question: `{x:b4}`, `{x:b}`.
    Bits(Calculation, Option<u8>),
    /// A value in hexadecimal: `{x:x}`.
    Hexadecimal(Calculation),
    /// The places that make up a value, `8 + 4 + 1`: `{x:sum}`.
    Sum(Calculation),
}

/// As many draws are tried for one whose values differ.
const MOST_DRAWS: u64 = 1_000;

impl Formula {
    /// The question of a seed and the values of its names: 0 is the lesson's own, any other draws one.
    ///
    /// Seeds that follow each other are spread evenly over all draws, so that few questions do not repeat themselves.
    #[must_use]
    pub fn seeded(all: &[Self], seed: u64) -> Option<(&Self, Vec<u32>)> {
        let own = all.first()?;
        if seed == 0 {
            return Some((own, own.values(None)));
        }
        let n_draws: u64 = all.iter().map(Self::n_draws).sum();
        let mut drawn = (0..MOST_DRAWS).filter_map(|further| {
            // A prime near the golden ratio of 2^32: it passes over no draw, and leaves no large gap between them.
            let turn = seed.wrapping_add(further * 1_000_003);
            let mut draw = turn.wrapping_mul(0x9e37_79b1) % n_draws.max(1);
            let formula = all.iter().find(|formula| {
                let is_here = draw < formula.n_draws();
                draw -= if is_here { 0 } else { formula.n_draws() };
                is_here
            })?;
            Some((formula, formula.values(Some(draw))))
        });
        drawn.find(|(formula, values)| formula.tests(values))
    }

    /// The number of draws.
    fn n_draws(&self) -> u64 {
        self.names.iter().map(FormulaName::n_values).product()
    }

    /// The values of the names and of `result`: the lesson's own, or those of a draw.
    fn values(&self, mut draw: Option<u64>) -> Vec<u32> {
        let mut values = Vec::with_capacity(self.names.len() + 2);
        for named in &self.names {
            let value = match named {
                FormulaName::Follows(from) => from.value(&values, self.view),
                FormulaName::Drawn { own, first, .. } => draw.map_or(own.cast_unsigned(), |rest| {
                    draw = Some(rest / named.n_values());
                    let further = u32::try_from(rest % named.n_values()).unwrap_or(0);
                    first.cast_unsigned().wrapping_add(further)
                }),
            };
            values.push(value);
        }
        let value = self.asked.value(&values, self.view);
        let result = self.width(&values).map_or(value, |width| {
            let word = Word::cut(value, width);
            u32::try_from(word.value_in(self.view) & i64::from(u32::MAX)).unwrap_or(0)
        });
        values.push(result);
        values
    }

    /// The number of bits that are asked for; `None` where it is a number in decimal, or no width of a word.
    #[must_use]
    pub fn width(&self, values: &[u32]) -> Option<Width> {
        let width = self.width.as_ref()?.value(values, self.view);
        u8::try_from(width)
            .ok()
            .and_then(|bits| Width::new(bits).ok())
    }

    /// True if the values of each line of `differ` are all different.
    #[must_use]
    pub fn tests(&self, values: &[u32]) -> bool {
        self.differ.iter().all(|line| {
            let line: Vec<_> = line
                .iter()
                .map(|calculation| calculation.value(values, self.view))
                .collect();
            (1..line.len()).all(|at| !line[..at].contains(&line[at]))
        })
    }
}

impl FormulaName {
    /// The number of its values.
    fn n_values(&self) -> u64 {
        match self {
            Self::Drawn { first, last, .. } => 1 + u64::from(last.abs_diff(*first)),
            Self::Follows(_) => 1,
        }
    }
}

impl Calculation {
    /// The result in 32 bits.
    #[must_use]
    pub fn value(&self, names: &[u32], view: View) -> u32 {
        let mut taken = Vec::new();
        for step in &self.0 {
            let value = match *step {
                CalculationStep::Number(number) => number,
                CalculationStep::Name(at) => names.get(at).copied().unwrap_or(0),
                CalculationStep::Operator(operator) => {
                    let right = taken.pop().unwrap_or(0);
                    let is_between = !operator.is_unary();
                    let left = is_between.then(|| taken.pop()).flatten().unwrap_or(right);
                    let [left, right] = [left, right].map(|word| Word::cut(word, Width::MAX));
                    operator.apply(left, right, view).value()
                }
            };
            taken.push(value);
        }
        taken.pop().unwrap_or(0)
    }
}
