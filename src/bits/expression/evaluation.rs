//! Carrying an expression out, and keeping every step.

use std::ops::Range;

use super::super::Word;
use super::token::{Token, tokens};
use super::{ExpressionError, Fault, Operator, Scope};

/// The most parentheses that may be open at once.
pub const DEEPEST: usize = 100;

/// An expression worked out: its value and the operations in the order they were carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Every operation; none for a number or a name alone.
    pub steps: Vec<Step>,
    /// The value of the whole.
    pub result: Word,
}

/// One operation of an [`Evaluation`].
///
/// ```text
/// left     0 0 1 0 0   left
/// right    0 0 0 0 1   down
/// result   0 0 1 0 1   left | down
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub operator: Operator,
    /// The operand before the operator; `~x` and `-x` have none.
    pub left: Option<Operand>,
    /// The operand behind the operator.
    pub right: Operand,
    /// The word that comes out.
    pub result: Word,
    /// The characters of the text this step works out, without parentheses around it.
    pub span: Range<usize>,
}

/// A word that goes into a [`Step`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// The word.
    pub word: Word,
    /// Where it comes from.
    pub source: Source,
    /// The characters of the text it stands for, its own parentheses included.
    pub span: Range<usize>,
}

/// Where an operand comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A number of the text.
    Number,
    /// A name of the scope.
    Name(String),
    /// The result of the step with this index.
    Step(usize),
}

impl Scope {
    /// Works an expression out.
    ///
    /// ```
    /// use bitqueens::bits::{Scope, View, Width};
    ///
    /// let scope = Scope::new(Width::BYTE, View::Unsigned).with("x", 0b10100);
    /// let evaluation = scope.evaluate("x & -x").unwrap();
    /// assert_eq!(evaluation.steps[0].result.to_string(), "11101100"); // -x
    /// assert_eq!(evaluation.steps[1].result.to_string(), "00000100"); // x & -x
    ///
    /// let error = scope.evaluate("(x & 3").unwrap_err();
    /// assert_eq!(error.to_string(), "the parenthesis at character 0 is not closed");
    /// ```
    ///
    /// # Errors
    /// [`ExpressionError`] with the place and the kind of the first thing that is wrong.
    pub fn evaluate(&self, text: &str) -> Result<Evaluation, ExpressionError> {
        let tokens = tokens(text, self)?;
        if tokens.is_empty() {
            return Err(ExpressionError {
                at: 0,
                fault: Fault::Empty,
            });
        }
        let mut reckoning = Reckoning {
            scope: self,
            steps: Vec::new(),
            operands: Vec::new(),
            pending: Vec::new(),
            n_open: 0,
        };
        // Whether an operand ends just before the token: it decides between a sign and a difference.
        let mut follows_operand = false;
        for (token, span) in tokens {
            follows_operand = reckoning.take(token, span, follows_operand)?;
        }
        reckoning.finish(text.chars().count(), follows_operand)
    }
}

/// The two stacks of a reckoning under way.
struct Reckoning<'a> {
    scope: &'a Scope,
    steps: Vec<Step>,
    operands: Vec<Operand>,
    pending: Vec<Pending>,
    n_open: usize,
}

/// Something that waits for its right side.
#[derive(Clone, Copy)]
enum Pending {
    Operator { operator: Operator, at: usize },
    Open { at: usize },
}

impl Reckoning<'_> {
    /// Takes the next token; answers whether an operand ends with it.
    fn take(
        &mut self,
        token: Token,
        span: Range<usize>,
        follows_operand: bool,
    ) -> Result<bool, ExpressionError> {
        let at = span.start;
        let wrong = |fault| Err(ExpressionError { at, fault });
        match (token, follows_operand) {
            (Token::Operand(source, word), false) => {
                self.operands.push(Operand { word, source, span });
                Ok(true)
            }
            (Token::Open, false) if self.n_open == DEEPEST => wrong(Fault::TooDeep),
            (Token::Open, false) => {
                self.n_open += 1;
                self.pending.push(Pending::Open { at });
                Ok(false)
            }
            (Token::Operator(Operator::Not), false) => {
                self.wait(Operator::Not, at);
                Ok(false)
            }
            (Token::Operator(Operator::Subtract), false) => {
                self.wait(Operator::Negate, at);
                Ok(false)
            }
            (Token::Operand(..) | Token::Open | Token::Operator(Operator::Not), true) => {
                wrong(Fault::MissingOperator)
            }
            (Token::Close, _) if self.n_open == 0 => wrong(Fault::Unopened),
            (Token::Operator(_) | Token::Close, false) => wrong(Fault::MissingOperand),
            (Token::Operator(operator), true) => {
                self.carry_out_down_to(operator.precedence());
                self.wait(operator, at);
                Ok(false)
            }
            (Token::Close, true) => {
                self.carry_out_down_to(0);
                self.n_open -= 1;
                if let (Some(Pending::Open { at }), Some(operand)) =
                    (self.pending.pop(), self.operands.last_mut())
                {
                    operand.span = at..span.end;
                }
                Ok(true)
            }
        }
    }

    fn wait(&mut self, operator: Operator, at: usize) {
        self.pending.push(Pending::Operator { operator, at });
    }

    /// Carries out what waits and binds at least this tightly, back to the last open parenthesis.
    fn carry_out_down_to(&mut self, precedence: u8) {
        while let Some(Pending::Operator { operator, at }) = self.pending.pop_if(|pending| {
            matches!(pending, Pending::Operator { operator, .. } if precedence <= operator.precedence())
        }) {
            self.carry_out(operator, at);
        }
    }

    fn carry_out(&mut self, operator: Operator, at: usize) {
        // An operator waits only once its left operand is there, and is carried out only once its right one is.
        let right = self.operands.pop().expect("a right operand was checked");
        let left = (!operator.is_unary())
            .then(|| self.operands.pop().expect("a left operand was checked"));

        let x = left.as_ref().map_or(right.word, |left| left.word);
        let word = operator.apply(x, right.word, self.scope.view());
        let start = left.as_ref().map_or(at, |left| left.span.start);
        let span = start..right.span.end;
        self.operands.push(Operand {
            word,
            source: Source::Step(self.steps.len()),
            span: span.clone(),
        });
        self.steps.push(Step {
            operator,
            left,
            right,
            result: word,
            span,
        });
    }

    fn finish(mut self, end: usize, follows_operand: bool) -> Result<Evaluation, ExpressionError> {
        // An open parenthesis is the plainer mistake than an operand missing behind it.
        let opened = self.pending.iter().rev().find_map(|pending| match pending {
            Pending::Open { at } => Some(*at),
            Pending::Operator { .. } => None,
        });
        if let Some(at) = opened {
            return Err(ExpressionError {
                at,
                fault: Fault::Unclosed,
            });
        }
        if !follows_operand {
            return Err(ExpressionError {
                at: end,
                fault: Fault::MissingOperand,
            });
        }
        self.carry_out_down_to(0);
        let whole = self.operands.pop().expect("an operand was checked");
        Ok(Evaluation {
            steps: self.steps,
            result: whole.word,
        })
    }
}
