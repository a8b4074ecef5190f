//! A program as instructions for a machine with a stack.

use super::{
    Spot,
    syntax::{Comparison, Condition, Expression, Statement, Variable},
};
use crate::bits::Operator;

/// One instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Instruction {
    /// Puts a number on the stack.
    Push(i64),
    /// Puts the value of a name on the stack.
    Load(usize),
    /// Replaces an index by the element of an array.
    LoadElement(usize, Spot),
    /// Writes the top of the stack to a name.
    Store(usize),
    /// Writes the top of the stack to the element whose index lies below it.
    StoreElement(usize, Spot),
    /// Puts the index on the top of the stack there once more.
    Repeat,
    /// Carries out an operator.
    Operate(Operator),
    /// Compares: 1 or 0.
    Compare(Comparison),
    /// Goes on elsewhere.
    Jump(usize),
    /// Goes on elsewhere where the top of the stack is 0.
    JumpUnless(usize),
    /// Ends a line that was carried out.
    EndLine(usize),
    /// Ends the program, at its last line.
    End(usize),
}

/// The instructions of a program.
pub(super) fn compile(statements: &[Statement], end: Spot) -> Vec<Instruction> {
    let mut compiler = Compiler { code: Vec::new() };
    compiler.block(statements);
    compiler.code.push(Instruction::End(end.line));
    compiler.code
}

struct Compiler {
    code: Vec<Instruction>,
}

impl Compiler {
    /// Compiles a block; statements that follow one another on a line are one line to carry out.
    fn block(&mut self, statements: &[Statement]) {
        let line = |statement: Option<&Statement>| match statement {
            Some(Statement::Assign { spot, .. }) => Some(spot.line),
            _ => None,
        };
        for (at, statement) in statements.iter().enumerate() {
            self.statement(statement);
            if let Some(own) = line(Some(statement))
                && line(statements.get(at + 1)) != Some(own)
            {
                self.code.push(Instruction::EndLine(own));
            }
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Assign {
                target,
                operator,
                value,
                ..
            } => self.assignment(target, *operator, value),
            Statement::While { condition, body } => {
                let start = self.code.len();
                let leave = self.leave_unless(condition);
                self.block(body);
                self.code.push(Instruction::Jump(start));
                self.land(leave);
            }
            Statement::If {
                condition,
                body,
                other,
            } => {
                let leave = self.leave_unless(condition);
                self.block(body);
                if other.is_empty() {
                    self.land(leave);
                } else {
                    let over = self.code.len();
                    self.code.push(Instruction::Jump(0));
                    self.land(leave);
                    self.block(other);
                    self.land(over);
                }
            }
        }
    }

    fn assignment(&mut self, target: &Variable, operator: Option<Operator>, value: &Expression) {
        match target {
            Variable::Number(name) => {
                if operator.is_some() {
                    self.code.push(Instruction::Load(*name));
                }
                self.expression(value);
                self.code.extend(operator.map(Instruction::Operate));
                self.code.push(Instruction::Store(*name));
            }
            Variable::Element { array, index, spot } => {
                self.expression(index);
                if operator.is_some() {
                    self.code.push(Instruction::Repeat);
                    self.code.push(Instruction::LoadElement(*array, *spot));
                }
                self.expression(value);
                self.code.extend(operator.map(Instruction::Operate));
                self.code.push(Instruction::StoreElement(*array, *spot));
            }
        }
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Literal(number) => self.code.push(Instruction::Push(*number)),
            Expression::Read(Variable::Number(name)) => self.code.push(Instruction::Load(*name)),
            Expression::Read(Variable::Element { array, index, spot }) => {
                self.expression(index);
                self.code.push(Instruction::LoadElement(*array, *spot));
            }
            Expression::Unary(operator, operand) => {
                // The operators before one operand use the right one only.
                self.code.push(Instruction::Push(0));
                self.expression(operand);
                self.code.push(Instruction::Operate(*operator));
            }
            Expression::Binary(operator, left, right) => {
                self.expression(left);
                self.expression(right);
                self.code.push(Instruction::Operate(*operator));
            }
        }
    }

    /// Puts 1 on the stack where the condition holds, otherwise 0.
    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::NonZero(number) => self.compare(Comparison::Unequal, number, None),
            Condition::Compare(comparison, left, right) => {
                self.compare(*comparison, left, Some(right));
            }
            Condition::Not(inner) => {
                self.condition(inner);
                self.code.push(Instruction::Push(0));
                self.code.push(Instruction::Compare(Comparison::Equal));
            }
            Condition::Both(first, second) => {
                let none = self.leave_unless(first);
                self.condition(second);
                let over = self.code.len();
                self.code.push(Instruction::Jump(0));
                self.land(none);
                self.code.push(Instruction::Push(0));
                self.land(over);
            }
            Condition::Either(first, second) => {
                let other = self.leave_unless(first);
                self.code.push(Instruction::Push(1));
                let over = self.code.len();
                self.code.push(Instruction::Jump(0));
                self.land(other);
                self.condition(second);
                self.land(over);
            }
        }
    }

    fn compare(&mut self, comparison: Comparison, left: &Expression, right: Option<&Expression>) {
        self.expression(left);
        self.expression(right.unwrap_or(&Expression::Literal(0)));
        self.code.push(Instruction::Compare(comparison));
    }

    /// Jumps where the condition does not hold; returns the jump, which must land.
    fn leave_unless(&mut self, condition: &Condition) -> usize {
        self.condition(condition);
        self.code.push(Instruction::JumpUnless(0));
        self.code.len() - 1
    }

    fn land(&mut self, jump: usize) {
        let here = self.code.len();
        if let Instruction::Jump(to) | Instruction::JumpUnless(to) = &mut self.code[jump] {
            *to = here;
        }
    }
}
