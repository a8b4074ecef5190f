//! A program as a tree.

use super::Spot;
use crate::bits::Operator;

/// An assignment, a loop or a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// `place = value` or `place += value`
    Assign {
        /// The place that is written.
        target: Variable,
        /// The operator before `=`.
        operator: Option<Operator>,
        /// The value.
        value: Expression,
        /// Where the statement begins.
        spot: Spot,
    },
    /// `while condition { … }`
    While {
        /// The condition.
        condition: Condition,
        /// The statements.
        body: Vec<Statement>,
    },
    /// `if condition { … } else { … }`
    If {
        /// The condition.
        condition: Condition,
        /// The statements where it holds.
        body: Vec<Statement>,
        /// The statements where it does not; none without `else`.
        other: Vec<Statement>,
    },
}

/// A number by the index of its name, or an element of an array.
#[derive(Clone, Debug, PartialEq)]
pub enum Variable {
    /// A number.
    Number(usize),
    /// An element of an array.
    Element {
        /// The index of the array's name.
        array: usize,
        /// The index of the element.
        index: Box<Expression>,
        /// Where the name stands.
        spot: Spot,
    },
}

/// A number that is worked out.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// A number as it is written.
    Literal(i64),
    /// What a place holds.
    Read(Variable),
    /// An operator before one operand.
    Unary(Operator, Box<Expression>),
    /// An operator between two.
    Binary(Operator, Box<Expression>, Box<Expression>),
}

/// What holds or does not hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// The number is not 0.
    NonZero(Expression),
    /// Two numbers compared.
    Compare(Comparison, Expression, Expression),
    /// `!condition`
    Not(Box<Condition>),
    /// `&&`
    Both(Box<Condition>, Box<Condition>),
    /// `||`
    Either(Box<Condition>, Box<Condition>),
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Below,
    /// `<=`
    AtMost,
    /// `>`
    Above,
    /// `>=`
    AtLeast,
}

impl Comparison {
    /// The comparison's sign.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Equal => "==",
            Self::Unequal => "!=",
            Self::Below => "<",
            Self::AtMost => "<=",
            Self::Above => ">",
            Self::AtLeast => ">=",
        }
    }

    /// Tells whether it holds.
    pub(super) const fn holds(self, x: i64, y: i64) -> bool {
        match self {
            Self::Equal => x == y,
            Self::Unequal => x != y,
            Self::Below => x < y,
            Self::AtMost => x <= y,
            Self::Above => x > y,
            Self::AtLeast => x >= y,
        }
    }
}
