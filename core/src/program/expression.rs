//! The expressions of a program: those of the bit lab, with names, arrays and comparisons.
//!
//! From the tightest to the loosest: the lab's operators, then `== != < <= > >=`, then `&&`, then `||`.

use super::{
    Expected, ProgramError, ProgramMistake, Spot,
    parser::{Parser, Use},
    syntax::{Comparison, Condition, Expression},
    token::Kind,
};
use crate::bits::Operator;

/// The value of a part of an expression: a number, or what holds or does not hold.
pub(super) enum Value {
    Number(Expression),
    Truth(Condition),
}

impl Value {
    pub(super) fn into_number(self, spot: Spot) -> Result<Expression, ProgramError> {
        let mistake = ProgramMistake::TruthAsNumber;
        match self {
            Self::Number(number) => Ok(number),
            Self::Truth(_) => Err(ProgramError { spot, mistake }),
        }
    }

    pub(super) fn into_condition(self, spot: Spot) -> Result<Condition, ProgramError> {
        let mistake = ProgramMistake::InvertedCondition;
        match self {
            Self::Number(Expression::Unary(Operator::Not, _)) => {
                Err(ProgramError { spot, mistake })
            }
            Self::Number(number) => Ok(Condition::NonZero(number)),
            Self::Truth(condition) => Ok(condition),
        }
    }
}

/// What stands between two operands.
#[derive(Clone, Copy)]
enum Between {
    Operator(Operator),
    Comparison(Comparison),
    And,
    Or,
}

impl Between {
    const fn precedence(self) -> u8 {
        match self {
            Self::Operator(operator) => operator.precedence() + 3,
            Self::Comparison(_) => 2,
            Self::And => 1,
            Self::Or => 0,
        }
    }
}

impl Parser {
    /// Reads a number.
    pub(super) fn number(&mut self) -> Result<Expression, ProgramError> {
        let spot = self.spot();
        self.value()?.into_number(spot)
    }

    /// Reads a number or a truth.
    pub(super) fn value(&mut self) -> Result<Value, ProgramError> {
        self.operands(0)
    }

    /// Reads operands with operators that bind at least this tightly between them.
    fn operands(&mut self, least: u8) -> Result<Value, ProgramError> {
        let spot = self.spot();
        let mut left = self.operand()?;
        while let Some(between) = self.between().filter(|next| least <= next.precedence()) {
            self.count_operator()?;
            self.advance();
            let behind = self.spot();
            let right = self.operands(between.precedence() + 1)?;
            left = match between {
                Between::Operator(operator) => Value::Number(Expression::Binary(
                    operator,
                    Box::new(left.into_number(spot)?),
                    Box::new(right.into_number(behind)?),
                )),
                Between::Comparison(comparison) => Value::Truth(Condition::Compare(
                    comparison,
                    left.into_number(spot)?,
                    right.into_number(behind)?,
                )),
                Between::And => Value::Truth(Condition::Both(
                    Box::new(left.into_condition(spot)?),
                    Box::new(right.into_condition(behind)?),
                )),
                Between::Or => Value::Truth(Condition::Either(
                    Box::new(left.into_condition(spot)?),
                    Box::new(right.into_condition(behind)?),
                )),
            };
        }
        Ok(left)
    }

    fn between(&self) -> Option<Between> {
        Some(match *self.kind() {
            Kind::Operator(operator) if !operator.is_unary() => Between::Operator(operator),
            Kind::Comparison(comparison) => Between::Comparison(comparison),
            Kind::And => Between::And,
            Kind::Or => Between::Or,
            _ => return None,
        })
    }

    fn operand(&mut self) -> Result<Value, ProgramError> {
        let spot = self.spot();
        match self.kind().clone() {
            Kind::Number(number) => {
                self.advance();
                Ok(Value::Number(Expression::Literal(number)))
            }
            Kind::Name(name) => {
                self.advance();
                let target = self.target(&name, spot, Use::Read)?;
                Ok(Value::Number(Expression::Read(target)))
            }
            Kind::Sign('(') => {
                self.advance();
                let value = self.deeper(Self::value)?;
                self.sign(')', Expected::CloseParenthesis)?;
                Ok(value)
            }
            Kind::Operator(operator @ (Operator::Not | Operator::Subtract)) => {
                self.advance();
                let behind = self.spot();
                Ok(match (operator, self.deeper(Self::operand)?) {
                    (Operator::Not, Value::Truth(truth)) => {
                        Value::Truth(Condition::Not(Box::new(truth)))
                    }
                    (Operator::Not, Value::Number(number)) => {
                        Value::Number(Expression::Unary(Operator::Not, Box::new(number)))
                    }
                    (_, value) => Value::Number(Expression::Unary(
                        Operator::Negate,
                        Box::new(value.into_number(behind)?),
                    )),
                })
            }
            _ => Err(self.expected(Expected::Operand)),
        }
    }
}
