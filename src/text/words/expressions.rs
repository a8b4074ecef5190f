//! What is wrong with a number or an expression that was typed.

use super::cited;
use crate::text::{Sentence, sentence};
use bitqueens_core::bits::{DEEPEST, DigitsError, ExpressionError, LONGEST, Mistake};

/// Says what is wrong with a number that was typed.
pub fn digits_fault(error: DigitsError) -> Sentence {
    match error {
        DigitsError::Empty => sentence!(Ja "数を入力してください。", En "Type a number."),
        DigitsError::NoDigits { radix } => sentence!(
            Ja "符号や接頭辞のあとに {base} 進数の数字がありません。",
            En "Digits of base {base} are missing after the sign or the prefix.";
            base = radix.base()
        ),
        DigitsError::BadDigit { at, found, radix } => sentence!(
            Ja "{at} 文字目の「{found}」は {base} 進数の数字ではありません。",
            En "Character {at}, “{found}”, is not a digit of base {base}.";
            at = at + 1, found = cited(found), base = radix.base()
        ),
        DigitsError::TooLarge { width } => sentence!(
            Ja "{width} ビットに入りません。{most} までの数にしてください。",
            En "This does not fit {width} bits. The largest number is {most}.";
            width = width.get(), most = width.mask()
        ),
        DigitsError::TooSmall { width } => {
            let least = 1_u64 << (width.get() - 1);
            sentence!(
                Ja "{width} ビットに入りません。-{least} からの数にしてください。",
                En "This does not fit {width} bits. The smallest number is -{least}.";
                width = width.get()
            )
        }
    }
}

/// Says what is wrong with an expression, and where.
pub fn expression_fault(error: &ExpressionError) -> Sentence {
    let at = error.at + 1;
    match &error.fault {
        Mistake::Empty => sentence!(Ja "式を入力してください。", En "Type an expression."),
        Mistake::TooLong => sentence!(
            Ja "式が長すぎます。{LONGEST} 文字までにしてください。",
            En "The expression is too long. It may have {LONGEST} characters."
        ),
        Mistake::TooDeep => sentence!(
            Ja "{at} 文字目：かっこは {DEEPEST} 重までにしてください。",
            En "Character {at}: more than {DEEPEST} parentheses are open."
        ),
        Mistake::UnexpectedCharacter(found) => sentence!(
            Ja "{at} 文字目の「{found}」は、式に使えません。",
            En "Character {at}, “{found}”, is not part of an expression.";
            found = cited(*found)
        ),
        Mistake::UnknownName(name) => sentence!(
            Ja "{at} 文字目の「{name}」には値がありません。",
            En "Character {at}: “{name}” has no value."
        ),
        Mistake::BadNumber(error) => {
            sentence!(
                Ja "{at} 文字目からの数：{why}",
                En "The number at character {at}: {why}";
                why = digits_fault(*error)
            )
        }
        Mistake::MissingOperand => sentence!(
            Ja "{at} 文字目に、数か名前が必要です。",
            En "A number or a name is missing at character {at}."
        ),
        Mistake::MissingOperator => sentence!(
            Ja "{at} 文字目の前に、演算子が必要です。",
            En "An operator is missing before character {at}."
        ),
        Mistake::Unclosed => sentence!(
            Ja "{at} 文字目のかっこが閉じていません。",
            En "The parenthesis at character {at} is not closed."
        ),
        Mistake::Unopened => sentence!(
            Ja "{at} 文字目のかっこに、対になる開きかっこがありません。",
            En "The parenthesis at character {at} closes nothing."
        ),
    }
}
