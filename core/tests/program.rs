//! The notation of the listing: what is read, what is refused and where, and what a run carries out.

use bitqueens_core::{
    SplitMix64,
    bits::{Scope, View, Width},
    program::{
        DEEPEST_BLOCK, Expected, LONGEST_PROGRAM, MOST_NAMES, MOST_OPERATORS, Program,
        ProgramMistake, ProgramRun, RanLine, Spot, Stop,
    },
    solver::Size,
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// Runs a program on a board of 4, to its end.
fn ended(text: &str) -> ProgramRun {
    let mut run = ProgramRun::new(&Program::read(text).unwrap(), size(4));
    for line in run.by_ref() {
        line.unwrap();
    }
    run
}

#[track_caller]
fn gives(text: &str, value: i64) {
    assert_eq!(ended(text).number("x"), Some(value), "{text}");
}

#[test]
fn numbers_have_64_bits_and_operators_bind_as_in_the_lab() {
    gives("x = 1 | 2 & 4;", 1);
    gives("x = 1 << 2 + 1;", 8);
    gives("x = ~1 << 2;", -8);
    gives("x = 0b1_0110 ^ 0x3;", 0b10101);
    gives("x = 9223372036854775807; x += 1;", i64::MIN);
    gives("x = -1 >> 1;", -1);
    gives("x = 1 << 64;", 0);
    gives("x = 5 << -1;", 0);
    gives("x = -8 >> 100;", -1);
    gives("x = n - mask;", 4 - 15);
    gives("ｘ＝１２；", 12);
    gives(
        "x = 12; x &= 10; x |= 1; x ^= 3; x <<= 3; x >>= 1; x -= 1;",
        39,
    );
}

#[test]
fn a_program_is_read_as_slides_and_keyboards_write_it() {
    for minus in ["-", "–", "—", "−", "‐", "－", "ー"] {
        gives(&format!("x = 12; x = x & {minus}x; x {minus}= 1;"), 3);
    }
    for space in ["\u{a0}", "\u{3000}", "\u{2009}", "\u{200b}", "\u{feff}"] {
        gives(&format!("{space}x{space}={space}5;{space}"), 5);
    }
    gives("x ＝ 3 « 2 ≫ 1；", 6);
    gives("x = 6; ｉｆ x ≤ 6 ＆＆ x ≥ 6 ｛ x = 〜x； ｝", -7);
    gives("x = 1; if x ≠ 1 { x = 2; }", 1);
    refuses("x = ‘1’;", (0, 4), &ProgramMistake::Character('‘'));
    refuses("x = 2 × 3;", (0, 6), &ProgramMistake::Character('×'));
}

#[test]
fn conditions_compare_join_and_invert() {
    let holds = |condition: &str| {
        let text = format!("x = 2; if {condition} {{ y = 1; }} else {{ y = 2; }}");
        ended(&text).number("y") == Some(1)
    };
    assert!(holds("x"));
    assert!(holds("x & 3 == 2"));
    assert!(holds("(x < 2) || x >= 2"));
    assert!(holds("!(x < 2) && x != 3"));
    assert!(!holds("x > 2 || x <= 1 && 1 == 1"));
    // What follows `&&` and `||` is worked out only where it decides.
    gives("a[0] = 1; if n == 5 && a[9] == 0 { x = 1; }", 0);
    gives("x = 1; if n == 4 || a[9] == 0 { a[0] = 1; x = 2; }", 2);
}

#[test]
fn a_line_is_what_is_carried_out_and_conditions_are_on_the_way() {
    let text = "x = 1; y = 2;\nwhile x < 3 { x += 1; }\nif x == 3 {\n    y = 5;\n} else if y { y = 6; }\n// end";
    let program = Program::read(text).unwrap();
    let mut run = ProgramRun::new(&program, size(4));
    let mut lines = Vec::new();
    assert_eq!(run.upcoming(), Some(0));
    for ran in run.by_ref() {
        lines.push(ran.unwrap());
    }
    assert_eq!(
        lines,
        [
            RanLine::Line(0),
            RanLine::Line(1),
            RanLine::Line(1),
            RanLine::Line(3),
            RanLine::End(4)
        ]
    );
    assert_eq!((run.steps(), run.next()), (5, None));
    assert_eq!((run.number("y"), run.number("z")), (Some(5), None));
}

#[test]
fn a_run_goes_on_from_any_copy_of_it() {
    let text = "while row < n { a[row] = row << 1; row += 1; }\nx = a[3];";
    let mut run = ProgramRun::new(&Program::read(text).unwrap(), size(4));
    let mut copies = vec![run.clone()];
    while run.next().is_some() {
        copies.push(run.clone());
    }
    for (at, mut copy) in copies.into_iter().enumerate() {
        assert_eq!(copy.steps(), at as u64);
        while copy.next().is_some() {}
        assert_eq!(copy, run);
    }
    assert_eq!(run.array("a"), Some(&[0, 2, 4, 6][..]));
}

#[test]
fn an_index_outside_and_a_loop_without_end_stop_the_run() {
    let stop = |text: &str| {
        let run = ProgramRun::new(&Program::read(text).unwrap(), size(4));
        let mut run = run.with_limit(1_000);
        let stop = run.by_ref().find_map(Result::err);
        assert!(run.instructions() <= 1_000 && run.next().is_none());
        stop
    };
    let at = |line, column, index| {
        let spot = Spot { line, column };
        Some(Stop::Index {
            spot,
            array: 0,
            index,
        })
    };
    assert_eq!(stop("a[n] = 1;"), at(0, 0, 4));
    assert_eq!(stop("a[0] = 1;\n  x = a[-1];"), at(1, 6, -1));
    assert_eq!(stop("while 1 == 1 { }"), Some(Stop::Endless));
    assert_eq!(stop("while 1 == 1 { x += 1; }"), Some(Stop::Endless));
    assert_eq!(stop("x = 1;"), None);
}

#[track_caller]
fn refuses(text: &str, (line, column): (usize, usize), mistake: &ProgramMistake) {
    let error = Program::read(text).expect_err(text);
    assert_eq!(error.spot, Spot { line, column }, "{text}: {error:?}");
    assert_eq!(error.mistake, *mistake, "{text}");
}

#[test]
fn mistakes_have_their_place_and_say_what_was_expected() {
    let expected = |expected, found: &str| ProgramMistake::Expected {
        expected,
        found: found.to_owned(),
    };
    refuses("", (0, 0), &ProgramMistake::NoStatement);
    refuses("// nothing", (0, 0), &ProgramMistake::NoStatement);
    refuses("x = 1", (0, 5), &expected(Expected::Semicolon, ""));
    refuses("x = 1\ny = 2;", (0, 5), &expected(Expected::Semicolon, "y"));
    refuses("x = 1 2;", (0, 6), &expected(Expected::Semicolon, "2"));
    refuses("x++;", (0, 1), &expected(Expected::Assignment, "+"));
    refuses("x = ;", (0, 4), &expected(Expected::Operand, ";"));
    refuses("x = 2 * 3;", (0, 6), &ProgramMistake::Character('*'));
    refuses(
        "x = (1;",
        (0, 6),
        &expected(Expected::CloseParenthesis, ";"),
    );
    refuses("a[1 = 2;", (0, 4), &expected(Expected::CloseBracket, "="));
    refuses(
        "if 1 == 1 x = 1;",
        (0, 10),
        &expected(Expected::OpenBrace, "x"),
    );
    refuses(
        "if 1 == 1 { x = 1;",
        (0, 18),
        &expected(Expected::CloseBrace, ""),
    );
    refuses("x = 1; }", (0, 7), &expected(Expected::Statement, "}"));
    refuses("x = 1; 5;", (0, 7), &expected(Expected::Statement, "5"));
    refuses("x = y;", (0, 4), &ProgramMistake::Unwritten("y".to_owned()));
    refuses(
        "x = 12a;",
        (0, 4),
        &ProgramMistake::Number("12a".to_owned()),
    );
    refuses(
        "x = 9223372036854775808;",
        (0, 4),
        &ProgramMistake::Number("9223372036854775808".to_owned()),
    );
    refuses(
        "x = 1; x[0] = 1;",
        (0, 7),
        &ProgramMistake::NumberAndArray("x".to_owned()),
    );
    refuses(
        "mask[0] = 1;",
        (0, 0),
        &ProgramMistake::NumberAndArray("mask".to_owned()),
    );
    refuses("x = n < 3;", (0, 4), &ProgramMistake::TruthAsNumber);
    refuses(
        "if 1 < 2 < 3 { x = 1; }",
        (0, 3),
        &ProgramMistake::TruthAsNumber,
    );
    refuses(
        "while !n { x = 1; }",
        (0, 6),
        &ProgramMistake::InvertedCondition,
    );
}

#[test]
fn texts_have_bounds() {
    let deep = |n: usize| format!("x = {}1{};", "(".repeat(n), ")".repeat(n));
    assert!(Program::read(&deep(DEEPEST_BLOCK)).is_ok());
    let mistake = |text: &str| Program::read(text).map_err(|error| error.mistake).err();
    let too_deep = Some(ProgramMistake::TooDeep);
    assert_eq!(mistake(&deep(DEEPEST_BLOCK + 1)), too_deep);
    assert_eq!(mistake(&"if n { ".repeat(DEEPEST_BLOCK + 2)), too_deep);
    let signs = |n: usize| format!("x = {}1;", "-".repeat(n));
    assert_eq!(mistake(&signs(DEEPEST_BLOCK + 1)), too_deep);
    let choices = "if n { x = 1; } else ".repeat(DEEPEST_BLOCK + 2) + "{ }";
    assert_eq!(mistake(&choices), too_deep);
    let sum = |n: usize| format!("x = 1{};", "+1".repeat(n));
    assert!(Program::read(&sum(MOST_OPERATORS)).is_ok());
    assert_eq!(mistake(&sum(MOST_OPERATORS + 1)), too_deep);
    let names: String = (0..=MOST_NAMES)
        .flat_map(|at| ["x".to_owned(), at.to_string(), " = 1;".to_owned()])
        .collect();
    assert_eq!(mistake(&names), Some(ProgramMistake::TooManyNames));
    let long = "x = 1;".to_owned() + &" ".repeat(LONGEST_PROGRAM);
    assert_eq!(mistake(&long), Some(ProgramMistake::TooLong));
}

/// An expression that looks random.
fn expression(random: &mut SplitMix64, depth: u8) -> String {
    let choice = random.bits() % if depth == 0 { 2 } else { 8 };
    let mut inner = || expression(random, depth.saturating_sub(1));
    match choice {
        0 => format!("{}", random.bits() % 40),
        1 => "n".to_owned(),
        2 => format!("({})", inner()),
        3 => format!("~{}", inner()),
        4 => format!("-{}", inner()),
        5 => format!("({}) << {}", inner(), random.bits() % 12),
        _ => {
            let (left, right) = (inner(), inner());
            let sign = ["+", "-", "&", "|", "^"][(random.bits() % 5) as usize];
            format!("{left} {sign} {right}")
        }
    }
}

#[test]
fn expressions_are_those_of_the_lab() {
    let mut random = SplitMix64::new(24);
    let scope = Scope::new(Width::MAX, View::Unsigned).with("n", 4);
    for _ in 0..5_000 {
        let text = expression(&mut random, 5);
        let lab = scope.evaluate(&text).unwrap().result.value();
        let run = ended(&format!("x = {text};"));
        let low = run.number("x").unwrap() & i64::from(u32::MAX);
        assert_eq!(low, i64::from(lab), "{text}");
    }
}
