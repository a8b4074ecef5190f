//! Expressions agree with Rust's own evaluation, on random trees and random text.

use bitqueens_core::bits::{OperandOrigin, Operator, Radix, Scope, View, Width};
use proptest::prelude::*;

/// An expression as a tree, to be printed and to be worked out by Rust itself.
#[derive(Clone, Debug)]
enum Tree {
    Number(u32, Radix),
    Name(usize),
    Unary(Operator, Box<Tree>),
    Binary(Operator, Box<Tree>, Box<Tree>),
}

const NAMES: [&str; 4] = ["left", "down", "right", "x_1"];

fn tree() -> impl Strategy<Value = Tree> {
    let radix = prop::sample::select(&Radix::ALL[..]);
    let number = prop_oneof![any::<u32>(), 0_u32..40];
    let leaf = prop_oneof![
        (number, radix).prop_map(|(value, radix)| Tree::Number(value, radix)),
        (0..NAMES.len()).prop_map(Tree::Name),
    ];
    let (unary, binary): (Vec<Operator>, Vec<Operator>) = Operator::ALL
        .iter()
        .partition(|operator| operator.is_unary());
    leaf.prop_recursive(7, 40, 2, move |inner| {
        let (unary, binary) = (unary.clone(), binary.clone());
        prop_oneof![
            1 => (prop::sample::select(unary), inner.clone())
                .prop_map(|(operator, tree)| Tree::Unary(operator, Box::new(tree))),
            3 => (prop::sample::select(binary), inner.clone(), inner)
                .prop_map(|(operator, x, y)| Tree::Binary(operator, Box::new(x), Box::new(y))),
        ]
    })
}

impl Tree {
    /// Rust's value at 32 bits: `u32` for the unsigned view, `i32` for the signed one.
    fn value(&self, names: [u32; 4], view: View) -> u32 {
        match self {
            Self::Number(value, _) => *value,
            Self::Name(idx) => names[*idx],
            Self::Unary(operator, x) => {
                let x = x.value(names, view);
                match operator {
                    Operator::Not => !x,
                    _ => x.wrapping_neg(),
                }
            }
            Self::Binary(operator, x, y) => {
                let (x, y) = (x.value(names, view), y.value(names, view));
                match operator {
                    Operator::Add => x.wrapping_add(y),
                    Operator::Subtract => x.wrapping_sub(y),
                    Operator::ShiftLeft => x.checked_shl(y).unwrap_or(0),
                    Operator::ShiftRight if view == View::Signed => {
                        let x = x.cast_signed();
                        let emptied = if x < 0 { -1 } else { 0 };
                        x.checked_shr(y).unwrap_or(emptied).cast_unsigned()
                    }
                    Operator::ShiftRight => x.checked_shr(y).unwrap_or(0),
                    Operator::And => x & y,
                    Operator::ExclusiveOr => x ^ y,
                    _ => x | y,
                }
            }
        }
    }

    /// The tree as text with a pair of parentheses around every operation.
    fn with_every_parenthesis(&self) -> String {
        match self {
            Self::Number(value, Radix::Binary) => format!("{value:#b}"),
            Self::Number(value, Radix::Decimal) => format!("{value}"),
            Self::Number(value, Radix::Hexadecimal) => format!("{value:#x}"),
            Self::Name(idx) => NAMES[*idx].to_owned(),
            Self::Unary(operator, x) => {
                format!("({}{})", operator.symbol(), x.with_every_parenthesis())
            }
            Self::Binary(operator, x, y) => format!(
                "({} {} {})",
                x.with_every_parenthesis(),
                operator.symbol(),
                y.with_every_parenthesis()
            ),
        }
    }

    /// The tree as text with no parenthesis that could be left out; Rust's reference gives the order.
    fn with_fewest_parentheses(&self) -> String {
        let inside = |tree: &Self, least: u8| {
            let text = tree.with_fewest_parentheses();
            if tree.strength() < least {
                format!("({text})")
            } else {
                text
            }
        };
        match self {
            Self::Number(..) | Self::Name(_) => self.with_every_parenthesis(),
            Self::Unary(operator, x) => format!("{}{}", operator.symbol(), inside(x, 6)),
            Self::Binary(operator, x, y) => format!(
                "{}{}{}",
                inside(x, self.strength()),
                operator.symbol(),
                inside(y, self.strength() + 1)
            ),
        }
    }

    /// The line of Rust's precedence table, `|` being 1; written out here, not asked of the code under test.
    fn strength(&self) -> u8 {
        match self {
            Self::Number(..) | Self::Name(_) => 7,
            Self::Unary(..) => 6,
            Self::Binary(operator, ..) => match operator {
                Operator::Add | Operator::Subtract => 5,
                Operator::ShiftLeft | Operator::ShiftRight => 4,
                Operator::And => 3,
                Operator::ExclusiveOr => 2,
                _ => 1,
            },
        }
    }

    fn n_operations(&self) -> usize {
        match self {
            Self::Number(..) | Self::Name(_) => 0,
            Self::Unary(_, x) => 1 + x.n_operations(),
            Self::Binary(_, x, y) => 1 + x.n_operations() + y.n_operations(),
        }
    }
}

pub(crate) fn scope(bits: u8, view: View) -> Scope {
    Scope::new(Width::new(bits).unwrap(), view)
}

pub(crate) fn byte() -> Scope {
    scope(8, View::Unsigned).with("x", 0b1_0110)
}

proptest! {
    #[test]
    fn rust_says_the_same(tree in tree(), names: [u32; 4], signed: bool) {
        let view = if signed { View::Signed } else { View::Unsigned };
        let scope = NAMES.iter().zip(names).fold(scope(32, view), |scope, (name, value)| scope.with(name, value));
        for text in [tree.with_every_parenthesis(), tree.with_fewest_parentheses()] {
            let evaluation = scope.evaluate(&text).unwrap();
            prop_assert_eq!(evaluation.result.value(), tree.value(names, view), "{}", text);
            prop_assert_eq!(evaluation.steps.len(), tree.n_operations());
        }
    }

    #[test]
    fn every_step_follows_from_those_before(tree in tree(), names: [u32; 4]) {
        let scope = NAMES.iter().zip(names).fold(scope(32, View::Unsigned), |scope, (name, value)| scope.with(name, value));
        let text = tree.with_fewest_parentheses();
        let evaluation = scope.evaluate(&text).unwrap();
        for (idx, step) in evaluation.steps.iter().enumerate() {
            for operand in step.left.iter().chain([&step.right]) {
                match &operand.source {
                    OperandOrigin::Step(before) => {
                        prop_assert!(*before < idx);
                        prop_assert_eq!(operand.word, evaluation.steps[*before].result);
                    }
                    OperandOrigin::Name(name) => prop_assert_eq!(&text[operand.span.clone()], name),
                    OperandOrigin::Number => prop_assert_eq!(
                        scope.evaluate(&text[operand.span.clone()]).map(|number| number.result),
                        Ok(operand.word)
                    ),
                }
            }
            // The characters a step claims work out to its result on their own.
            let alone = scope.evaluate(&text[step.span.clone()]).unwrap();
            prop_assert_eq!(alone.result, step.result);
        }
        prop_assert_eq!(
            evaluation.steps.last().map_or(evaluation.result, |step| step.result),
            evaluation.result
        );
    }

    #[test]
    fn no_text_panics(text: String, bits in 4_u8..=32) {
        let _ = scope(bits, View::Signed).evaluate(&text);
    }

    #[test]
    fn no_pile_of_tokens_panics(
        tokens in prop::collection::vec(prop::sample::select(vec!["(", ")", "x", "7", "-", "~", "+", "<<", ">>", "&", "|", "^", " "]), 0..300)
    ) {
        let text = tokens.concat();
        if let Err(error) = byte().evaluate(&text) {
            prop_assert!(error.at <= text.len());
        }
    }
}
