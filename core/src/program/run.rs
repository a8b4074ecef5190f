//! A program that runs.

use std::iter::FusedIterator;

use super::{Program, Spot, code::Instruction};
use crate::{bits::Operator, solver::Size};

/// A line that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RanLine {
    /// The assignments of a line, from 0.
    Line(usize),
    /// The end of the program, at its last line.
    End(usize),
}

impl RanLine {
    /// The line, from 0.
    #[must_use]
    pub const fn line(self) -> usize {
        match self {
            Self::Line(line) | Self::End(line) => line,
        }
    }
}

/// What stopped a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stop {
    /// An index outside of its array.
    Index {
        /// Where the array is named.
        spot: Spot,
        /// The array's place in [`Program::names`].
        array: usize,
        /// The index.
        index: i64,
    },
    /// The run used up its instructions: it does not end, or not soon.
    Endless,
}

/// A value that a line wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    /// The place of the name in [`Program::names`].
    pub name: usize,
    /// The index in an array; `None` for a number.
    pub index: Option<usize>,
    /// The value before.
    pub before: i64,
    /// The value.
    pub value: i64,
}

/// A program that runs: an iterator over the lines that it carries out.
///
/// Numbers have 64 bits in two's complement. Every name begins with 0 but `n`, the side of the board, and
/// `mask`, N ones; an array has N elements. Conditions are worked out on the way to a line and are no
/// lines of their own. A run is stopped at any place by a clone of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramRun {
    program: Program,
    /// The elements of an array.
    n: usize,
    /// The instruction to come; `None` when the run has ended or stopped.
    at: Option<usize>,
    numbers: Vec<i64>,
    /// The arrays one after the other, N elements for each name; those of numbers stay empty.
    elements: Vec<i64>,
    stack: Vec<i64>,
    writes: Vec<Write>,
    steps: u64,
    instructions: u64,
    limit: u64,
    is_plain: bool,
}

impl ProgramRun {
    /// The instructions after which a run is stopped, unless another limit is set.
    pub const LIMIT: u64 = 3_000_000;

    /// A program before its first line, on a board.
    #[must_use]
    pub fn new(program: &Program, size: Size) -> Self {
        let (n, names) = (size.len(), program.names.len());
        let mut run = Self {
            program: program.clone(),
            n,
            at: Some(0),
            numbers: vec![0; names],
            elements: vec![0; names * n],
            stack: Vec::new(),
            writes: Vec::new(),
            steps: 0,
            instructions: 0,
            limit: Self::LIMIT,
            is_plain: true,
        };
        for (name, value) in [("n", i64::from(size.get())), ("mask", size.mask().into())] {
            if let Some(place) = program.place(name, false) {
                run.numbers[place] = value;
            }
        }
        run
    }

    /// The same with another number of instructions after which it is stopped.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// The program.
    #[must_use]
    pub const fn program(&self) -> &Program {
        &self.program
    }

    /// The lines carried out so far, the end included.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// The instructions carried out so far.
    #[must_use]
    pub const fn instructions(&self) -> u64 {
        self.instructions
    }

    /// Tells whether every operation so far gives the same in any language with numbers of 64 bits or more: no
    /// result was cut, and each shift moved a number that is not negative by 0 to 63 places.
    pub(super) const fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Tells whether no line is left.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.at.is_none()
    }

    /// What the line carried out last wrote, in its order.
    #[must_use]
    pub fn writes(&self) -> &[Write] {
        &self.writes
    }

    /// The value of a number by its name; `None` where no number has the name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i64> {
        Some(self.numbers[self.program.place(name, false)?])
    }

    /// The elements of an array by its name; `None` where no array has the name.
    #[must_use]
    pub fn array(&self, name: &str) -> Option<&[i64]> {
        Some(self.array_at(self.program.place(name, true)?))
    }

    /// The elements of an array by its place in the list of names.
    #[must_use]
    pub(super) fn array_at(&self, name: usize) -> &[i64] {
        &self.elements[name * self.n..][..self.n]
    }

    /// The line that is carried out next; `None` where none is, or where a condition before it stops the run.
    #[must_use]
    pub fn upcoming(&self) -> Option<usize> {
        let mut ahead = self.clone();
        ahead.limit = ahead.limit.min(ahead.instructions + 10_000);
        ahead.next()?.ok().map(RanLine::line)
    }

    fn pop(&mut self) -> i64 {
        // The compiler puts an operand on the stack before each instruction that takes one.
        self.stack.pop().unwrap_or(0)
    }

    /// The place of an element among all elements.
    fn element(&self, array: usize, spot: Spot, index: i64) -> Result<usize, Stop> {
        let within = usize::try_from(index).ok().filter(|index| *index < self.n);
        let within = within.map(|index| array * self.n + index);
        within.ok_or(Stop::Index { spot, array, index })
    }

    /// Carries out instructions up to the end of a line.
    fn line(&mut self, mut at: usize) -> Result<RanLine, Stop> {
        self.writes.clear();
        loop {
            if self.instructions == self.limit {
                return Err(Stop::Endless);
            }
            self.instructions += 1;
            let instruction = self.program.code[at];
            at += 1;
            match instruction {
                Instruction::Push(number) => self.stack.push(number),
                Instruction::Load(name) => self.stack.push(self.numbers[name]),
                Instruction::LoadElement(array, spot) => {
                    let index = self.pop();
                    let place = self.element(array, spot, index)?;
                    self.stack.push(self.elements[place]);
                }
                Instruction::Store(name) => {
                    let value = self.pop();
                    let before = std::mem::replace(&mut self.numbers[name], value);
                    self.writes.push(Write {
                        name,
                        index: None,
                        before,
                        value,
                    });
                }
                Instruction::StoreElement(name, spot) => {
                    let value = self.pop();
                    let index = self.pop();
                    let place = self.element(name, spot, index)?;
                    let before = std::mem::replace(&mut self.elements[place], value);
                    self.writes.push(Write {
                        name,
                        index: Some(place - name * self.n),
                        before,
                        value,
                    });
                }
                Instruction::Repeat => {
                    let top = self.pop();
                    self.stack.extend([top, top]);
                }
                Instruction::Operate(operator) => {
                    let (y, x) = (self.pop(), self.pop());
                    self.is_plain &= is_plain(operator, x, y);
                    self.stack.push(operate(operator, x, y));
                }
                Instruction::Compare(comparison) => {
                    let (y, x) = (self.pop(), self.pop());
                    self.stack.push(comparison.holds(x, y).into());
                }
                Instruction::Jump(to) => at = to,
                Instruction::JumpUnless(to) => {
                    if self.pop() == 0 {
                        at = to;
                    }
                }
                Instruction::EndLine(line) => {
                    self.at = Some(at);
                    return Ok(RanLine::Line(line));
                }
                Instruction::End(line) => return Ok(RanLine::End(line)),
            }
        }
    }
}

/// Carries an operator out in 64 bits. As in the bit lab, the places of a shift are read unsigned, and a
/// shift by the width or more leaves nothing but the sign.
const fn operate(operator: Operator, x: i64, y: i64) -> i64 {
    match operator {
        Operator::Not => !y,
        Operator::Negate => y.wrapping_neg(),
        Operator::Add => x.wrapping_add(y),
        Operator::Subtract => x.wrapping_sub(y),
        Operator::ShiftLeft if 0 <= y && y < 64 => x << y,
        Operator::ShiftLeft => 0,
        Operator::ShiftRight if 0 <= y && y < 64 => x >> y,
        Operator::ShiftRight => x >> 63,
        Operator::And => x & y,
        Operator::ExclusiveOr => x ^ y,
        Operator::Or => x | y,
    }
}

const fn is_plain(operator: Operator, x: i64, y: i64) -> bool {
    match operator {
        Operator::Negate => y != i64::MIN,
        Operator::Add => x.checked_add(y).is_some(),
        Operator::Subtract => x.checked_sub(y).is_some(),
        Operator::ShiftLeft => 0 <= x && 0 <= y && y < 64 && x << y >> y == x,
        Operator::ShiftRight => 0 <= x && 0 <= y && y < 64,
        Operator::Not | Operator::And | Operator::ExclusiveOr | Operator::Or => true,
    }
}

impl Iterator for ProgramRun {
    type Item = Result<RanLine, Stop>;

    /// Carries out a line. After the end, or after what stopped the run, there is none.
    fn next(&mut self) -> Option<Result<RanLine, Stop>> {
        let at = self.at.take()?;
        let ran = self.line(at);
        if ran.is_ok() {
            self.steps += 1;
        }
        Some(ran)
    }
}

impl FusedIterator for ProgramRun {}
