//! Evaluation of an expression, with every step.

use std::ops::Range;

use super::super::Word;
use super::token::{Token, tokens};
use super::{ExpressionError, Mistake, Operator, Scope};

/// The most parentheses that may be open at once.
pub const DEEPEST: usize = 100;

/// The value of an expression, and the operations in the order in which they were carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Every operation; none for a number or a name alone.
    pub steps: Vec<Operation>,
    /// What gave the value of the whole.
    pub source: OperandOrigin,
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
pub struct Operation {
    /// The operation.
    pub operator: Operator,
    /// The operand before the operator; `~x` and `-x` have none.
    pub left: Option<Operand>,
    /// The operand after the operator.
    pub right: Operand,
    /// The resulting word.
    pub result: Word,
    /// The range of characters that this step evaluates, without parentheses around it.
    pub span: Range<usize>,
}

/// A word that goes into a [`Operation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// The word.
    pub word: Word,
    /// The number, name or step that gave it.
    pub source: OperandOrigin,
    /// The range of characters that it stands for, with its own parentheses.
    pub span: Range<usize>,
}

/// The origin of an operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperandOrigin {
    /// A number of the text.
    Number,
    /// A name of the scope.
    Name(String),
    /// The result of the step with this index.
    Step(usize),
}

impl Scope {
    /// Evaluates an expression.
    ///
    /// ```
    /// use bitqueens_core::bits::{Scope, View, Width};
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
    /// [`ExpressionError`] with the position and the kind of the first mistake.
    pub fn evaluate(&self, text: &str) -> Result<Evaluation, ExpressionError> {
        let tokens = tokens(text, self)?;
        if tokens.is_empty() {
            return Err(ExpressionError {
                at: 0,
                fault: Mistake::Empty,
            });
        }
        let mut evaluator = Evaluator {
            scope: self,
            steps: Vec::new(),
            operands: Vec::new(),
            pending: Vec::new(),
            n_open: 0,
        };
        // True when an operand ends just before the token: it tells a sign from a subtraction.
        let mut follows_operand = false;
        for (token, span) in tokens {
            follows_operand = evaluator.take(token, span, follows_operand)?;
        }
        evaluator.finish(text.chars().count(), follows_operand)
    }
}

/// The two stacks of an evaluation.
struct Evaluator<'a> {
    scope: &'a Scope,
    steps: Vec<Operation>,
    operands: Vec<Operand>,
    pending: Vec<Pending>,
    n_open: usize,
}

/// An operator or a parenthesis that waits for its right side.
#[derive(Clone, Copy)]
enum Pending {
    Operator { operator: Operator, at: usize },
    Open { at: usize },
}

impl Evaluator<'_> {
    /// Takes the next token, and returns true when an operand ends with it. `follows_operand` is what the
    /// token before it returned; it tells a sign from a subtraction.
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
            (Token::Open, false) if self.n_open == DEEPEST => wrong(Mistake::TooDeep),
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
                wrong(Mistake::MissingOperator)
            }
            (Token::Close, _) if self.n_open == 0 => wrong(Mistake::Unopened),
            (Token::Operator(_) | Token::Close, false) => wrong(Mistake::MissingOperand),
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

    /// Carries out the waiting operators that bind at least this tightly, back to the last open parenthesis.
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
            source: OperandOrigin::Step(self.steps.len()),
            span: span.clone(),
        });
        self.steps.push(Operation {
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
                fault: Mistake::Unclosed,
            });
        }
        if !follows_operand {
            return Err(ExpressionError {
                at: end,
                fault: Mistake::MissingOperand,
            });
        }
        self.carry_out_down_to(0);
        let whole = self.operands.pop().expect("an operand was checked");
        Ok(Evaluation {
            steps: self.steps,
            source: whole.source,
            result: whole.word,
        })
    }
}
