//! The numbers and the conditions of a program, written in a language.
//!
//! The languages differ in precedence. An operand with another operator has parentheses, but for sums in a
//! comparison and for what groups from the left anyway; this reads the same in all of them.

use super::{Export, writer::Writer};
use crate::{
    bits::Operator,
    program::{Condition, Expression, Variable},
};

impl Writer<'_> {
    pub(super) fn condition(&self, condition: &Condition) -> String {
        let joined = |first: &Condition, word: &str, second: &Condition| {
            let [first, second] = [first, second].map(|part| match part {
                Condition::Both(..) | Condition::Either(..) => {
                    format!("({})", self.condition(part))
                }
                _ => self.condition(part),
            });
            format!("{first} {word} {second}")
        };
        let is_python = self.export == Export::Python;
        match condition {
            Condition::NonZero(number) => {
                format!("{} != {}", self.compared(number), self.literal(0))
            }
            Condition::Compare(comparison, left, right) => {
                let [left, right] = [left, right].map(|side| self.compared(side));
                format!("{left} {} {right}", comparison.symbol())
            }
            Condition::Not(inner) if is_python => format!("not ({})", self.condition(inner)),
            Condition::Not(inner) => format!("!({})", self.condition(inner)),
            Condition::Both(first, second) => {
                joined(first, if is_python { "and" } else { "&&" }, second)
            }
            Condition::Either(first, second) => {
                joined(first, if is_python { "or" } else { "||" }, second)
            }
        }
    }

    /// One side of a comparison.
    fn compared(&self, number: &Expression) -> String {
        match number {
            Expression::Binary(Operator::Add | Operator::Subtract, ..) => self.expression(number),
            _ => self.operand(number, false),
        }
    }

    pub(super) fn variable(&self, variable: &Variable) -> String {
        match variable {
            Variable::Number(name) => self.names[*name].clone(),
            Variable::Element { array, index, .. } => {
                let (name, index) = (&self.names[*array], self.expression(index));
                match self.export {
                    Export::C => format!("AT({name}, {index})"),
                    Export::Python | Export::JavaScript | Export::Rust => {
                        format!("{name}[{index}]")
                    }
                }
            }
        }
    }

    pub(super) fn expression(&self, expression: &Expression) -> String {
        match expression {
            Expression::Literal(number) => self.literal(*number),
            Expression::Read(variable) => self.variable(variable),
            Expression::Unary(operator, operand) if self.is_own(*operator) => {
                let sign = match (self.export, operator) {
                    (Export::Rust, Operator::Not) => "!",
                    _ => operator.symbol(),
                };
                let operand = match **operand {
                    Expression::Unary(..) => format!("({})", self.expression(operand)),
                    _ => self.wide(operand),
                };
                format!("{sign}{operand}")
            }
            Expression::Unary(operator, operand) => {
                format!("{}({})", helper(*operator), self.expression(operand))
            }
            Expression::Binary(operator, left, right) if self.is_own(*operator) => {
                let groups = |other: &Operator| other.precedence() == operator.precedence();
                let left = match &**left {
                    Expression::Binary(inner, ..) if groups(inner) => self.expression(left),
                    _ => self.wide(left),
                };
                format!(
                    "{left} {} {}",
                    operator.symbol(),
                    self.operand(right, false)
                )
            }
            Expression::Binary(operator, left, right) => {
                let (left, right) = (self.expression(left), self.expression(right));
                format!("{}({left}, {right})", helper(*operator))
            }
        }
    }

    /// The operand that gives an operation its width.
    fn wide(&self, operand: &Expression) -> String {
        self.operand(operand, true)
    }

    /// An operand, in parentheses where it has an operator between two.
    fn operand(&self, operand: &Expression, is_wide: bool) -> String {
        match operand {
            Expression::Binary(operator, ..) if self.is_own(*operator) => {
                format!("({})", self.expression(operand))
            }
            Expression::Literal(number) if is_wide => match self.export {
                Export::C => format!("{number}LL"),
                Export::Rust => format!("{number}_i64"),
                Export::Python | Export::JavaScript => self.literal(*number),
            },
            _ => self.expression(operand),
        }
    }

    fn literal(&self, number: i64) -> String {
        match self.export {
            Export::JavaScript => format!("{number}n"),
            Export::Python | Export::C | Export::Rust => number.to_string(),
        }
    }

    /// Tells whether the language's own operator does what the notation's does.
    pub(super) const fn is_own(&self, operator: Operator) -> bool {
        let cuts_nothing = matches!(
            operator,
            Operator::Not | Operator::And | Operator::ExclusiveOr | Operator::Or
        );
        cuts_nothing || self.is_plain
    }
}

/// The name of an operation that the file defines.
pub(super) fn helper(operator: Operator) -> &'static str {
    match operator {
        Operator::Negate => "neg",
        Operator::Add => "add",
        Operator::Subtract => "sub",
        Operator::ShiftLeft => "shl",
        Operator::ShiftRight => "shr",
        Operator::Not | Operator::And | Operator::ExclusiveOr | Operator::Or => {
            unreachable!("every language has it")
        }
    }
}
