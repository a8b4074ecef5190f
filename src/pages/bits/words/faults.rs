//! Sentences about what a reader typed and the lab cannot use.

use super::{NAMES_NO_EQUALS, NAMES_NOT_A_NAME};
use crate::{
    pages::bits::{NamesError, NamesFault},
    text::{Sentence, sentence},
};
use bitqueens_core::bits::{DEEPEST, DigitsError, ExpressionError, LONGEST, Mistake};

/// Says what is wrong with a number that was typed.
pub fn digits_fault(error: DigitsError) -> Sentence {
    match error {
        DigitsError::Empty => sentence!("数を入力してください。", "Type a number."),
        DigitsError::NoDigits { radix } => sentence!(
            "符号や接頭辞のあとに {} 進数の数字がありません。",
            "Digits of base {} are missing after the sign or the prefix.",
            radix.base()
        ),
        DigitsError::BadDigit { at, found, radix } => sentence!(
            "{} 文字目の「{found}」は {} 進数の数字ではありません。",
            "Character {}, \u{201c}{found}\u{201d}, is not a digit of base {}.",
            at + 1,
            radix.base()
        ),
        DigitsError::TooLarge { width } => sentence!(
            "{width} ビットに入りません。{} までの数にしてください。",
            "This does not fit {width} bits. The largest number is {}.",
            width.mask()
        ),
        DigitsError::TooSmall { width } => {
            let least = 1_u64 << (width.get() - 1);
            sentence!(
                "{width} ビットに入りません。-{least} からの数にしてください。",
                "This does not fit {width} bits. The smallest number is -{least}."
            )
        }
    }
}

/// Says which numbers a field takes.
pub fn outside(least: u32, most: u32) -> Sentence {
    sentence!(
        "{least} から {most} までの数にしてください。",
        "Type a number from {least} to {most}."
    )
}

/// Says what is wrong with an expression, and where.
pub fn expression_fault(error: &ExpressionError) -> Sentence {
    let at = error.at + 1;
    match &error.fault {
        Mistake::Empty => sentence!("式を入力してください。", "Type an expression."),
        Mistake::TooLong => sentence!(
            "式が長すぎます。{LONGEST} 文字までにしてください。",
            "The expression is too long. It may have {LONGEST} characters."
        ),
        Mistake::TooDeep => sentence!(
            "{at} 文字目：かっこは {DEEPEST} 重までにしてください。",
            "Character {at}: more than {DEEPEST} parentheses are open."
        ),
        Mistake::UnexpectedCharacter(found) => sentence!(
            "{at} 文字目の「{found}」は、式に使えません。",
            "Character {at}, \u{201c}{found}\u{201d}, is not part of an expression."
        ),
        Mistake::UnknownName(name) => sentence!(
            "{at} 文字目の「{name}」には値がありません。下の「名前」で値を決めてください。",
            "Character {at}: \u{201c}{name}\u{201d} has no value. Give it one under Names."
        ),
        Mistake::BadNumber(error) => {
            let why = digits_fault(*error);
            Sentence {
                ja: format!("{at} 文字目からの数：{}", why.ja),
                en: format!("The number at character {at}: {}", why.en),
            }
        }
        Mistake::MissingOperand => sentence!(
            "{at} 文字目に、数か名前が要ります。",
            "A number or a name is missing at character {at}."
        ),
        Mistake::MissingOperator => sentence!(
            "{at} 文字目の前に、演算子が要ります。",
            "An operator is missing before character {at}."
        ),
        Mistake::Unclosed => sentence!(
            "{at} 文字目のかっこが閉じていません。",
            "The parenthesis at character {at} is not closed."
        ),
        Mistake::Unopened => sentence!(
            "{at} 文字目のかっこに、対になる開きかっこがありません。",
            "The parenthesis at character {at} closes nothing."
        ),
    }
}

/// Says what is wrong with the names, and in which entry.
pub fn names_fault(error: &NamesError) -> Sentence {
    let entry = error.entry;
    let why = match &error.fault {
        NamesFault::NoEquals => NAMES_NO_EQUALS.into(),
        NamesFault::NotAName => NAMES_NOT_A_NAME.into(),
        NamesFault::Value(error) => expression_fault(error),
    };
    Sentence {
        ja: format!("{entry} 番目の名前：{}", why.ja),
        en: format!("Name {entry}: {}", why.en),
    }
}

/// Says that a value of the address cannot be used as it is.
pub fn not_as_written(key: &str) -> Sentence {
    sentence!(
        "アドレスの {key} はそのままでは使えないので、近い値を表示しています。",
        "In the address, {key} cannot be used as it is; the nearest value is shown."
    )
}
