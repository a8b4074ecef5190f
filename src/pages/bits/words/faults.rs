//! Sentences about what a reader typed and the lab cannot use.

use super::{NAMES_NO_EQUALS, NAMES_NOT_A_NAME};
use crate::{
    pages::bits::{NamesError, NamesFault},
    text::Sentence,
};
use bitqueens_core::bits::{DEEPEST, DigitsError, ExpressionError, LONGEST, Mistake};

/// Says what is wrong with a number that was typed.
pub fn digits_fault(error: DigitsError) -> Sentence {
    match error {
        DigitsError::Empty => said("数を入力してください。", "Type a number."),
        DigitsError::NoDigits { radix } => Sentence {
            ja: format!(
                "符号や接頭辞のあとに {} 進数の数字がありません。",
                radix.base()
            ),
            en: format!(
                "Digits of base {} are missing after the sign or the prefix.",
                radix.base()
            ),
        },
        DigitsError::BadDigit { at, found, radix } => Sentence {
            ja: format!(
                "{} 文字目の「{found}」は {} 進数の数字ではありません。",
                at + 1,
                radix.base()
            ),
            en: format!(
                "Character {}, \u{201c}{found}\u{201d}, is not a digit of base {}.",
                at + 1,
                radix.base()
            ),
        },
        DigitsError::TooLarge { width } => Sentence {
            ja: format!(
                "{width} ビットに入りません。{} までの数にしてください。",
                width.mask()
            ),
            en: format!(
                "This does not fit {width} bits. The largest number is {}.",
                width.mask()
            ),
        },
        DigitsError::TooSmall { width } => {
            let least = 1_u64 << (width.get() - 1);
            Sentence {
                ja: format!("{width} ビットに入りません。-{least} からの数にしてください。"),
                en: format!("This does not fit {width} bits. The smallest number is -{least}."),
            }
        }
    }
}

/// Says which numbers a field takes.
pub fn outside(least: u32, most: u32) -> Sentence {
    Sentence {
        ja: format!("{least} から {most} までの数にしてください。"),
        en: format!("Type a number from {least} to {most}."),
    }
}

/// Says what is wrong with an expression, and where.
pub fn expression_fault(error: &ExpressionError) -> Sentence {
    let at = error.at + 1;
    match &error.fault {
        Mistake::Empty => said("式を入力してください。", "Type an expression."),
        Mistake::TooLong => Sentence {
            ja: format!("式が長すぎます。{LONGEST} 文字までにしてください。"),
            en: format!("The expression is too long. It may have {LONGEST} characters."),
        },
        Mistake::TooDeep => Sentence {
            ja: format!("{at} 文字目：かっこは {DEEPEST} 重までにしてください。"),
            en: format!("Character {at}: more than {DEEPEST} parentheses are open."),
        },
        Mistake::UnexpectedCharacter(found) => Sentence {
            ja: format!("{at} 文字目の「{found}」は、式に使えません。"),
            en: format!("Character {at}, \u{201c}{found}\u{201d}, is not part of an expression."),
        },
        Mistake::UnknownName(name) => Sentence {
            ja: format!(
                "{at} 文字目の「{name}」には値がありません。下の「名前」で値を決めてください。"
            ),
            en: format!(
                "Character {at}: \u{201c}{name}\u{201d} has no value. Give it one under Names."
            ),
        },
        Mistake::BadNumber(error) => {
            let why = digits_fault(*error);
            Sentence {
                ja: format!("{at} 文字目からの数：{}", why.ja),
                en: format!("The number at character {at}: {}", why.en),
            }
        }
        Mistake::MissingOperand => Sentence {
            ja: format!("{at} 文字目に、数か名前が要ります。"),
            en: format!("A number or a name is missing at character {at}."),
        },
        Mistake::MissingOperator => Sentence {
            ja: format!("{at} 文字目の前に、演算子が要ります。"),
            en: format!("An operator is missing before character {at}."),
        },
        Mistake::Unclosed => Sentence {
            ja: format!("{at} 文字目のかっこが閉じていません。"),
            en: format!("The parenthesis at character {at} is not closed."),
        },
        Mistake::Unopened => Sentence {
            ja: format!("{at} 文字目のかっこに、対になる開きかっこがありません。"),
            en: format!("The parenthesis at character {at} closes nothing."),
        },
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
    Sentence {
        ja: format!("アドレスの {key} はそのままでは使えないので、近い値を表示しています。"),
        en: format!("In the address, {key} cannot be used as it is; the nearest value is shown."),
    }
}

fn said(ja: &str, en: &str) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}
