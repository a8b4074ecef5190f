//! Sentences of the bit lab with values in them.

use super::Sentence;
use crate::bits::{DEEPEST, DigitsError, ExpressionError, Fault, LONGEST};

/// What is wrong with a number that was typed.
#[must_use]
pub fn digits_fault(error: DigitsError) -> Sentence {
    match error {
        DigitsError::Empty => said("数を入力してください。", "Type a number."),
        DigitsError::NoDigits { radix } => Sentence {
            ja: format!("{} 進数の数字が続いていません。", radix.base()),
            en: format!("The digits are missing (base {}).", radix.base()),
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

/// A number outside of what a field takes.
#[must_use]
pub fn outside(least: u32, most: u32) -> Sentence {
    Sentence {
        ja: format!("{least} から {most} までの数にしてください。"),
        en: format!("Type a number from {least} to {most}."),
    }
}

/// What is wrong with an expression.
#[must_use]
pub fn expression_fault(error: &ExpressionError) -> Sentence {
    let at = error.at + 1;
    match &error.fault {
        Fault::Empty => said("式を入力してください。", "Type an expression."),
        Fault::TooLong => Sentence {
            ja: format!("式が長すぎます。{LONGEST} 文字までにしてください。"),
            en: format!("The expression is too long. It may have {LONGEST} characters."),
        },
        Fault::TooDeep => Sentence {
            ja: format!("{at} 文字目：かっこは {DEEPEST} 重までにしてください。"),
            en: format!("Character {at}: more than {DEEPEST} parentheses are open."),
        },
        Fault::UnexpectedCharacter(found) => Sentence {
            ja: format!("{at} 文字目の「{found}」は、式に使えません。"),
            en: format!("Character {at}, \u{201c}{found}\u{201d}, is not part of an expression."),
        },
        Fault::UnknownName(name) => Sentence {
            ja: format!(
                "{at} 文字目の「{name}」には値がありません。下の「名前」で値を決めてください。"
            ),
            en: format!(
                "Character {at}: \u{201c}{name}\u{201d} has no value. Give it one under Names."
            ),
        },
        Fault::BadNumber(error) => {
            let why = digits_fault(*error);
            Sentence {
                ja: format!("{at} 文字目からの数：{}", why.ja),
                en: format!("The number at character {at}: {}", why.en),
            }
        }
        Fault::MissingOperand => Sentence {
            ja: format!("{at} 文字目に、数か名前が要ります。"),
            en: format!("A number or a name is missing at character {at}."),
        },
        Fault::MissingOperator => Sentence {
            ja: format!("{at} 文字目の前に、演算子が要ります。"),
            en: format!("An operator is missing before character {at}."),
        },
        Fault::Unclosed => Sentence {
            ja: format!("{at} 文字目のかっこが閉じていません。"),
            en: format!("The parenthesis at character {at} is not closed."),
        },
        Fault::Unopened => Sentence {
            ja: format!("{at} 文字目のかっこに、対になる開きかっこがありません。"),
            en: format!("The parenthesis at character {at} closes nothing."),
        },
    }
}

/// A fault of the names: the entry's number, then what is wrong.
#[must_use]
pub fn names_fault(entry: usize, why: &Sentence) -> Sentence {
    Sentence {
        ja: format!("{entry} 番目の名前：{}", why.ja),
        en: format!("Name {entry}: {}", why.en),
    }
}

/// The result of an expression.
#[must_use]
pub fn result(binary: &str, decimal: &str, hexadecimal: &str) -> Sentence {
    Sentence {
        ja: format!("= {binary}（10 進数で {decimal}、16 進数で {hexadecimal}）"),
        en: format!("= {binary}, {decimal} in decimal, {hexadecimal} in hexadecimal"),
    }
}

/// Whether a bit is 1.
#[must_use]
pub fn tested(bit: u8, holds: bool) -> Sentence {
    if holds {
        Sentence {
            ja: format!("0 ではないので、ビット{bit}は 1 です。"),
            en: format!("Not 0, so bit {bit} is 1."),
        }
    } else {
        Sentence {
            ja: format!("0 なので、ビット{bit}は 0 です。"),
            en: format!("0, so bit {bit} is 0."),
        }
    }
}

/// How many ones there are, and after how many turns the loop knew.
#[must_use]
pub fn ones(count: usize, steps: usize) -> Sentence {
    Sentence {
        ja: format!("1 は {count} 個です。{steps} 回で数えました。"),
        en: format!("{count} ones, counted in {steps} steps."),
    }
}

/// A turn of a count.
#[must_use]
pub fn turn(number: usize) -> Sentence {
    Sentence {
        ja: format!("{number} 回目"),
        en: format!("turn {number}"),
    }
}

/// The counts in groups of so many bits.
#[must_use]
pub fn groups(group: u8, counts: &[String]) -> Sentence {
    let counts = counts.join(" ");
    Sentence {
        ja: format!("{group} ビットごとの個数：{counts}"),
        en: format!("ones in each {group} bits: {counts}"),
    }
}

/// A combination's place among all.
#[must_use]
pub fn combination(rank: u32, count: u32, things: u8, chosen: u8) -> Sentence {
    Sentence {
        ja: format!(
            "{things} 個から {chosen} 個を選ぶ {count} 通りのうち、0 から数えて {rank} 番目です。"
        ),
        en: format!(
            "{chosen} of {things} can be chosen in {count} ways. This one is number {rank}, counted from 0."
        ),
    }
}

pub(super) fn said(ja: &str, en: &str) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}
