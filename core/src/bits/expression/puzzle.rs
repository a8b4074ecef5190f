//! Puzzles: an expression is to be made, and is judged with every value of its names.

use super::super::{View, Width, Word};
use super::{Evaluation, ExpressionError, OperandOrigin, Operator, Scope};

/// A puzzle. What is wanted is what its own answer comes to.
///
/// ```
/// use bitqueens_core::bits::{Operator, Puzzle, PuzzleVerdict, Wanted, Width};
///
/// let puzzle = Puzzle {
///     width: Width::BYTE,
///     names: vec!["x".to_owned()],
///     numbers: vec![1],
///     operators: vec![Operator::Not, Operator::And, Operator::Add],
///     most: 4,
///     wanted: Wanted::Word,
///     answer: "x & (~x + 1)".to_owned(),
///     n_shorter: None,
/// };
/// assert_eq!(puzzle.judge("x & 1 + ~x"), Ok(PuzzleVerdict::Right { n_operators: 3 }));
/// assert!(matches!(puzzle.judge("x & 1"), Ok(PuzzleVerdict::Wrong(_))));
/// assert!(puzzle.judge("x & -x").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    /// The width of every word.
    pub width: Width,
    /// The names, each of which stands for every word.
    pub names: Vec<String>,
    /// The numbers that may be used.
    pub numbers: Vec<u32>,
    /// The operators that may be used.
    pub operators: Vec<Operator>,
    /// The most operators of an expression that is taken.
    pub most: usize,
    /// What is compared with the answer.
    pub wanted: Wanted,
    /// An answer with as few operators as are known to do.
    pub answer: String,
    /// How many expressions have fewer operators, where all of them were tried and none does it.
    pub n_shorter: Option<u64>,
}

crate::named! {
    /// What an expression has in common with the answer to be right.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Wanted {
        /// The same word.
        Word => "word",
        /// 0 in the same cases; in all others any word but 0.
        Zero => "zero",
    }
}

/// What an expression came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// It is right in every case.
    Right {
        /// Its operators.
        n_operators: usize,
    },
    /// It is right in every case, with more operators than are taken.
    TooLong {
        /// Its operators.
        n_operators: usize,
    },
    /// It is wrong; the first case in which it is.
    Wrong(Box<Counterexample>),
}

/// A case in which an expression is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The names with their words.
    pub words: Vec<(String, Word)>,
    /// The expression, operation by operation.
    pub evaluation: Evaluation,
    /// What the answer comes to.
    pub wanted: Word,
}

/// Why an expression is not judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// It cannot be read.
    Unread(ExpressionError),
    /// The puzzle does not have this operator.
    Operator(Operator),
    /// The puzzle does not have this number.
    Number(Word),
}

impl Puzzle {
    /// The most bits that the names have together: every case is tried.
    pub const MOST_BITS: usize = 16;

    /// The operators of its answer.
    #[must_use]
    pub fn n_operators(&self) -> usize {
        self.read(&self.answer)
            .map_or(0, |evaluation| evaluation.steps.len())
    }

    /// The least number of operators that does it, where that is known.
    #[must_use]
    pub fn fewest(&self) -> Option<usize> {
        self.n_shorter.map(|_| self.n_operators())
    }

    /// The number of cases: each name stands for every word.
    #[must_use]
    pub fn n_cases(&self) -> u32 {
        1 << (self.names.len() * usize::from(self.width.get())).min(Self::MOST_BITS)
    }

    /// The number of expressions with fewer operators than so many: every name and number, and what the operators make
    /// of them.
    #[must_use]
    pub fn n_expressions_below(&self, n_operators: usize) -> u64 {
        let n_of = |is_unary: bool| {
            let own = self.operators.iter();
            let alike = own.filter(|operator| operator.is_unary() == is_unary);
            u64::try_from(alike.count()).unwrap_or(0)
        };
        let n_operands = self.names.len() + self.numbers.len();
        let mut counts = vec![u64::try_from(n_operands).unwrap_or(0)];
        while counts.len() < n_operators {
            let sides = counts.iter().zip(counts.iter().rev());
            let n_pairs: u64 = sides.map(|(left, right)| left * right).sum();
            let n_last = counts.last().copied().unwrap_or(0);
            counts.push(n_of(true) * n_last + n_of(false) * n_pairs);
        }
        counts.iter().take(n_operators).sum()
    }

    /// The words of the names in a case, the first name's changing last.
    #[must_use]
    pub fn case(&self, number: u32) -> Vec<Word> {
        let words = (0..self.names.len()).rev().map(|place| {
            let moved = u32::from(self.width.get()) * u32::try_from(place).unwrap_or(0);
            Word::cut(number.checked_shr(moved).unwrap_or(0), self.width)
        });
        words.collect()
    }

    /// Tells whether a word does for the word of the answer.
    #[must_use]
    pub fn does(&self, word: Word, answer: Word) -> bool {
        match self.wanted {
            Wanted::Word => word == answer,
            Wanted::Zero => (word.value() == 0) == (answer.value() == 0),
        }
    }

    /// Judges an expression with every value of the names.
    ///
    /// # Errors
    /// A [`PuzzleRefusal`], where it cannot be read or uses what the puzzle does not have.
    pub fn judge(&self, text: &str) -> Result<PuzzleVerdict, PuzzleRefusal> {
        let evaluation = self.read(text)?;
        let n_operators = evaluation.steps.len();
        let (given, answer) = (
            Formula::of(&evaluation, &self.names),
            Formula::of(&self.read(&self.answer)?, &self.names),
        );
        let wrong = (0..self.n_cases()).find(|number| {
            let words = self.case(*number);
            !self.does(given.value(&words), answer.value(&words))
        });
        Ok(match wrong {
            Some(number) => {
                let words = self.case(number);
                let evaluation = self.scope(number).evaluate(text);
                PuzzleVerdict::Wrong(Box::new(Counterexample {
                    wanted: answer.value(&words),
                    words: self.names.iter().cloned().zip(words).collect(),
                    evaluation: evaluation.map_err(PuzzleRefusal::Unread)?,
                }))
            }
            None if self.most < n_operators => PuzzleVerdict::TooLong { n_operators },
            None => PuzzleVerdict::Right { n_operators },
        })
    }

    /// Reads an expression, with every name 0.
    ///
    /// # Errors
    /// A [`PuzzleRefusal`], where it cannot be read or uses what the puzzle does not have.
    pub fn read(&self, text: &str) -> Result<Evaluation, PuzzleRefusal> {
        let evaluation = self.scope(0).evaluate(text);
        let evaluation = evaluation.map_err(PuzzleRefusal::Unread)?;
        self.check_parts(&evaluation)?;
        Ok(evaluation)
    }

    /// The names with their words in a case.
    fn scope(&self, number: u32) -> Scope {
        let named = self.names.iter().zip(self.case(number));
        let none = Scope::new(self.width, View::Unsigned);
        named.fold(none, |scope, (name, word)| scope.with(name, word.value()))
    }

    /// Refuses an operator or a number that the puzzle does not have.
    fn check_parts(&self, evaluation: &Evaluation) -> Result<(), PuzzleRefusal> {
        let mut operators = evaluation.steps.iter().map(|step| step.operator);
        if let Some(other) = operators.find(|operator| !self.operators.contains(operator)) {
            return Err(PuzzleRefusal::Operator(other));
        }
        let operands = evaluation.steps.iter();
        let operands = operands.flat_map(|step| step.left.iter().chain([&step.right]));
        let operands = operands.map(|operand| (&operand.source, operand.word));
        let whole = (&evaluation.source, evaluation.result);
        let mut numbers = operands
            .chain([whole])
            .filter(|(source, _)| matches!(source, OperandOrigin::Number));
        match numbers.find(|(_, word)| !self.numbers.contains(&word.value())) {
            Some((_, word)) => Err(PuzzleRefusal::Number(word)),
            None => Ok(()),
        }
    }
}

/// An expression that was read once, to be worked out with many words.
struct Formula {
    width: Width,
    steps: Vec<(Operator, Option<Part>, Part)>,
    whole: Part,
}

/// What gives an operand.
#[derive(Clone, Copy)]
enum Part {
    Number(Word),
    /// The name with this index.
    Name(usize),
    /// The result of the step with this index.
    Step(usize),
}

impl Formula {
    fn of(evaluation: &Evaluation, names: &[String]) -> Self {
        let part = |source: &OperandOrigin, word| match source {
            OperandOrigin::Number => Part::Number(word),
            OperandOrigin::Name(name) => {
                let at = names.iter().position(|known| known == name);
                at.map_or(Part::Number(word), Part::Name)
            }
            OperandOrigin::Step(index) => Part::Step(*index),
        };
        let steps = evaluation.steps.iter().map(|step| {
            let left = step.left.as_ref();
            let left = left.map(|left| part(&left.source, left.word));
            (
                step.operator,
                left,
                part(&step.right.source, step.right.word),
            )
        });
        Self {
            width: evaluation.result.width(),
            steps: steps.collect(),
            whole: part(&evaluation.source, evaluation.result),
        }
    }

    fn value(&self, words: &[Word]) -> Word {
        let mut results: Vec<Word> = Vec::with_capacity(self.steps.len());
        let value = |results: &[Word], part: Part| {
            let found = match part {
                Part::Number(word) => return word,
                Part::Name(index) => words.get(index),
                Part::Step(index) => results.get(index),
            };
            found.copied().unwrap_or(Word::zero(self.width))
        };
        for (operator, left, right) in &self.steps {
            let right = value(&results, *right);
            let left = left.map_or(right, |left| value(&results, left));
            results.push(operator.apply(left, right, View::Unsigned));
        }
        value(&results, self.whole)
    }
}
