//! Expressions one by one: precedence, tricks, shifts, and every kind of mistake.

use bitqueens_core::bits::{
    DEEPEST, DigitsError, LONGEST, Mistake, OperandOrigin, Radix, View, Width,
};

use crate::bits_expression::{byte, scope};

#[track_caller]
fn check(text: &str, bits: u8, view: View, value: u32) {
    let evaluation = scope(bits, view).with("x", 0b1_0110).evaluate(text);
    assert_eq!(
        evaluation.map(|evaluation| evaluation.result.value()),
        Ok(value),
        "{text}"
    );
}

#[track_caller]
fn refuses(text: &str, at: usize, fault: Mistake) {
    let error = byte().evaluate(text).unwrap_err();
    assert_eq!((error.at, error.fault), (at, fault), "{text}");
}

#[test]
fn zero_by_31() {
    check("0 << 31", 32, View::Unsigned, 0);
    check("1 << 31", 32, View::Unsigned, 1 << 31);
}

#[test]
fn precedence() {
    check("1 | 2 & 4", 8, View::Unsigned, 1);
    check("~1 << 2", 8, View::Unsigned, 0b1111_1000);
    check("!1 << 2", 8, View::Unsigned, 0b1111_1000);
    check("1 << 2 + 1", 8, View::Unsigned, 8);
    check("1 ^ 3 & 2 | 8", 8, View::Unsigned, 0b1011);
    check("9 - 3 - 2", 8, View::Unsigned, 4);
    check("1 << 1 << 1", 8, View::Unsigned, 4);
    check("64 >> 2 >> 1", 8, View::Unsigned, 8);
    check("~-~-1", 8, View::Unsigned, 255);
    check("2--1", 8, View::Unsigned, 3);
}

#[test]
fn the_tricks() {
    check("x & -x", 8, View::Unsigned, 0b10);
    check("x & (x-1)", 8, View::Unsigned, 0b1_0100);
    check("x | (x+1)", 8, View::Unsigned, 0b1_0111);
    check("(1 << 5) - 1", 8, View::Unsigned, 31);
    check("（ｘ＆－ｘ）＋０ｘ１０", 8, View::Unsigned, 18);
}

#[test]
fn signs_as_slides_and_keyboards_write_them() {
    for minus in [
        "-", "–", "—", "−", "‐", "‑", "‒", "―", "－", "﹣", "ー", "ｰ",
    ] {
        check(&format!("x & {minus}x"), 8, View::Unsigned, 0b10);
        check(&format!("{minus}1"), 8, View::Unsigned, 255);
    }
    for not in ["~", "～", "〜", "∼", "˜", "！"] {
        check(&format!("{not}x"), 8, View::Unsigned, 0b1110_1001);
    }
    for or in ["|", "｜", "∣", "│"] {
        check(&format!("x {or} 1"), 8, View::Unsigned, 0b1_0111);
    }
    for shift in ["<<", "＜＜", "«", "≪"] {
        check(&format!("x {shift} 1"), 8, View::Unsigned, 0b10_1100);
    }
    for shift in [">>", "＞＞", "»", "≫"] {
        check(&format!("x {shift} 1"), 8, View::Unsigned, 0b1011);
    }
    for space in [
        "\u{a0}", "\u{3000}", "\u{2009}", "\u{202f}", "\u{200b}", "\u{feff}", "\u{ad}", "\u{200e}",
    ] {
        check(
            &format!("{space}x{space}&{space}6{space}"),
            8,
            View::Unsigned,
            6,
        );
    }
    for exclusive in ["^", "＾", "ˆ"] {
        check(&format!("x {exclusive} 1"), 8, View::Unsigned, 0b1_0111);
    }
    refuses("x & “x”", 4, Mistake::UnexpectedCharacter('“'));
}

#[test]
fn shifts_past_the_width() {
    for places in ["5", "8", "31"] {
        check(&format!("x << {places}"), 5, View::Unsigned, 0);
        check(&format!("x >> {places}"), 5, View::Unsigned, 0);
        // The 1 on the left of 1 0 1 1 0 is the sign.
        check(&format!("x >> {places}"), 5, View::Signed, 0b11111);
    }
    for places in ["32", "33", "0xffff_ffff", "-1"] {
        check(&format!("x << {places}"), 32, View::Unsigned, 0);
        check(&format!("-x >> {places}"), 32, View::Unsigned, 0);
        check(&format!("-x >> {places}"), 32, View::Signed, u32::MAX);
        check(&format!("x >> {places}"), 32, View::Signed, 0);
    }
}

#[test]
fn the_sources_shifts_with_sign() {
    check("-256 >> 8", 32, View::Signed, u32::MAX);
    check("256 >> 8", 32, View::Signed, 1);
}

#[test]
fn the_bitmap_step_by_step() {
    let scope = scope(5, View::Unsigned)
        .with("mask", 0b11111)
        .with("left", 0b00010)
        .with("down", 0b00001)
        .with("right", 0);
    let text = "mask & ~(left | down | right)";
    let steps = scope.evaluate(text).unwrap().steps;
    let shown = steps
        .iter()
        .map(|step| (&text[step.span.clone()], step.result.to_string()));
    assert!(shown.eq([
        ("left | down", "00011".to_owned()),
        ("left | down | right", "00011".to_owned()),
        ("~(left | down | right)", "11100".to_owned()),
        ("mask & ~(left | down | right)", "11100".to_owned()),
    ]));
    assert_eq!(&text[steps[2].right.span.clone()], "(left | down | right)");
    assert_eq!(
        steps[3].left.as_ref().unwrap().source,
        OperandOrigin::Name("mask".into())
    );
    assert_eq!(steps[3].right.source, OperandOrigin::Step(2));
}

#[test]
fn nothing() {
    refuses("", 0, Mistake::Empty);
    refuses(" \u{3000}", 0, Mistake::Empty);
}

#[test]
fn unbalanced_parentheses() {
    refuses("(x", 0, Mistake::Unclosed);
    refuses("x & ((x)", 4, Mistake::Unclosed);
    refuses("(x &", 0, Mistake::Unclosed);
    refuses("x)", 1, Mistake::Unopened);
    refuses(")x(", 0, Mistake::Unopened);
}

#[test]
fn missing_operands() {
    refuses("x &", 3, Mistake::MissingOperand);
    refuses("& x", 0, Mistake::MissingOperand);
    refuses("x && x", 3, Mistake::MissingOperand);
    refuses("()", 1, Mistake::MissingOperand);
    refuses("~", 1, Mistake::MissingOperand);
    refuses("(x | ) & x", 5, Mistake::MissingOperand);
}

#[test]
fn missing_operators() {
    refuses("x x", 2, Mistake::MissingOperator);
    refuses("2(x)", 1, Mistake::MissingOperator);
    refuses("(x)(x)", 3, Mistake::MissingOperator);
    refuses("x ~x", 2, Mistake::MissingOperator);
}

#[test]
fn foreign_characters() {
    refuses("x < 2", 2, Mistake::UnexpectedCharacter('<'));
    refuses("二 | x", 0, Mistake::UnexpectedCharacter('二'));
    refuses("x * 2", 2, Mistake::UnexpectedCharacter('*'));
}

#[test]
fn unknown_names() {
    refuses("x | y", 4, Mistake::UnknownName("y".into()));
    refuses("_", 0, Mistake::UnknownName("_".into()));
}

#[test]
fn bad_numbers() {
    let width = Width::BYTE;
    refuses(
        "x | 256",
        4,
        Mistake::BadNumber(DigitsError::TooLarge { width }),
    );
    let (at, found, radix) = (2, '2', Radix::Binary);
    refuses(
        "0b2",
        0,
        Mistake::BadNumber(DigitsError::BadDigit { at, found, radix }),
    );
    let (at, found, radix) = (1, 'x', Radix::Decimal);
    refuses(
        "2x",
        0,
        Mistake::BadNumber(DigitsError::BadDigit { at, found, radix }),
    );
}

#[test]
fn a_thousand_characters() {
    check(
        &format!("{}1", "~".repeat(LONGEST - 1)),
        8,
        View::Unsigned,
        254,
    );
    check(
        &"1+".repeat(LONGEST / 2)[..LONGEST - 1],
        32,
        View::Unsigned,
        500,
    );
    refuses(&"~".repeat(LONGEST), LONGEST, Mistake::MissingOperand);
    refuses(&"1".repeat(LONGEST + 1), LONGEST, Mistake::TooLong);
    refuses(&"(".repeat(LONGEST + 1), LONGEST, Mistake::TooLong);
}

#[test]
fn a_thousand_parentheses() {
    refuses(&"(".repeat(LONGEST), DEEPEST, Mistake::TooDeep);
    refuses(&")".repeat(LONGEST), 0, Mistake::Unopened);
    let deep = format!("{}x{}", "(".repeat(DEEPEST), ")".repeat(DEEPEST));
    check(&deep, 8, View::Unsigned, 0b1_0110);
    // One after the other they are not deep.
    let flat = format!("{}x", "(x)|".repeat(200));
    check(&flat, 8, View::Unsigned, 0b1_0110);
}

#[test]
fn narrow_words_are_cut_at_every_step() {
    check("(8 + 8) >> 1", 4, View::Unsigned, 0);
    check("-8 >> 1", 4, View::Signed, 0b1100);
    check("-8 >> 1", 4, View::Unsigned, 0b0100);
}
