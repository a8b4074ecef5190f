//! The bit lab as a reader works in it.

use bitqueens::text::Lang;
use bitqueens::{
    draw::Stack,
    pages::bits::{
        LabAction, LabPage, LabPart, NumberField, RankMove, WordName, halves, turns, words,
    },
    site::Route,
};
use bitqueens_core::bits::{Choice, Radix, Width, Word};
use proptest::prelude::*;

use crate::program::Program;

const DECIMAL: NumberField = NumberField::Word(WordName::X, Radix::Decimal);
const BINARY: NumberField = NumberField::Word(WordName::X, Radix::Binary);
const HEXADECIMAL: NumberField = NumberField::Word(WordName::X, Radix::Hexadecimal);

fn lab(program: &Program) -> &LabPage {
    program.page()
}

fn typed(program: &Program, field: NumberField, text: &str) -> Program {
    program.after(LabAction::Type(field, text.into()))
}

fn fault(program: &Program, field: NumberField) -> Option<String> {
    lab(program)
        .fault(field)
        .map(|fault| fault.into_lang(Lang::En))
}

/// The value of the expression, or what is wrong with it.
fn says(program: &Program) -> String {
    match lab(program).evaluate() {
        Ok(evaluation) => evaluation.result.value().to_string(),
        Err(error) => words::expression_fault(&error).into_lang(Lang::En),
    }
}

fn last(stack: &Stack) -> u32 {
    stack.rows.last().unwrap().word.value()
}

#[track_caller]
fn expression(width: u8, text: &str, expected: &str) {
    let program = Program::open(&format!("bits/#w={width}&x=20&y=6"));
    assert_eq!(
        says(&program.after(LabAction::Expression(text.into()))),
        expected,
        "{text}"
    );
}

#[test]
fn it_opens_with_an_expression_in_x_that_follows_x() {
    let program = Program::open("bits/");
    assert_eq!(program.state.route, Route::Bits);
    assert_eq!(program.notice(), None);
    assert_eq!(says(&program), "4");
    assert_eq!(says(&program.after(LabAction::Take(24))), "8");
    assert_eq!(lab(&program).scope().1, None);
    assert_eq!(program.address(), "bits/#w=8&x=20");
}

#[test]
fn the_names_that_it_opens_with_are_those_of_the_search() {
    let program = Program::open("bits/#e=mask+%26+~(left+%7C+down+%7C+right)");
    assert_eq!(says(&program), 0b11000.to_string());
}

#[test]
fn the_open_part_is_in_the_address() {
    let program = Program::open("bits/#w=8&x=20");
    assert_eq!(lab(&program).part, LabPart::Expression);
    for part in LabPart::ALL {
        let opened = program.after(LabAction::Part(part));
        let again = Program::open(&opened.address());
        assert_eq!(lab(&again).part, part, "{}", opened.address());
        assert_eq!(again.notice(), None);
    }
    assert_eq!(
        program.after(LabAction::Part(LabPart::Ones)).address(),
        "bits/#w=8&x=20&part=ones"
    );
    let unknown = Program::open("bits/#part=cellar");
    let names = "expression, lowest, one-bit, ones or combination";
    assert_eq!(
        unknown.said(),
        format!("In the address, part must be {names}.")
    );
}

#[test]
fn an_address_without_a_part_opens_the_one_that_it_speaks_of() {
    for (query, part) in [
        ("x=9", LabPart::Expression),
        ("bit=5", LabPart::OneBit),
        ("choose=6.2.3", LabPart::Combination),
        ("bit=5&choose=6.2.3", LabPart::Combination),
        ("e=x&bit=5&choose=6.2.3", LabPart::Expression),
        ("names=a+%3D+1&bit=5", LabPart::Expression),
    ] {
        let program = Program::open(&format!("bits/#{query}"));
        assert_eq!(lab(&program).part, part, "{query}");
        assert!(!program.address().contains("part="), "{query}");
        let elsewhere = program.after(LabAction::Part(LabPart::Lowest));
        let again = Program::open(&elsewhere.address());
        assert_eq!(lab(&again).part, LabPart::Lowest, "{query}");
    }
}

#[test]
fn expressions_bind_as_in_code() {
    expression(8, "1 | 2 & 4", "1");
    expression(8, "~1 << 2", "248");
    expression(8, "1 << 32", "0");
    expression(8, "x >> 200", "0");
    expression(32, "0 << 31", "0");
    expression(32, "1 << 31", "2147483648");
    expression(8, "x & -x", "4");
    expression(8, "x ^ y", "18");
}

#[test]
fn a_faulty_expression_gets_a_sentence_and_stays() {
    let program = Program::open("bits/#w=8&x=20");
    for (text, part) in [
        ("", "Type an expression"),
        ("(x & 3", "parenthesis at character 1 is not closed"),
        ("x)", "character 2 closes nothing"),
        ("x & ", "missing at character 5"),
        ("x # 1", "is not part of an expression"),
        ("x & y", "has no value"),
        ("300", "does not fit 8 bits"),
        ("0x", "missing after the sign or the prefix"),
    ] {
        let faulty = program.after(LabAction::Expression(text.into()));
        assert!(says(&faulty).contains(part), "{text}: {}", says(&faulty));
        assert_eq!(lab(&faulty).expression, text);
    }
    let long = "1+".repeat(500) + "1";
    let faulty = program.after(LabAction::Expression(long.clone()));
    assert!(says(&faulty).contains("too long"));
    assert_eq!(lab(&faulty).expression, long);
    let thousand = format!("{}10", "1+".repeat(499));
    assert_eq!(thousand.len(), 1000);
    let right = program.after(LabAction::Expression(thousand));
    assert_eq!(says(&right), ((499 + 10) % 256).to_string());
    assert_eq!(says(&Program::open(&right.address())), says(&right));
}

#[test]
fn names_can_be_given_and_may_use_each_other() {
    let named = |text: &str| {
        let program = Program::open("bits/#w=8&x=20&e=b");
        program.after(LabAction::Names(text.into()))
    };
    assert_eq!(says(&named("a = 3, b = a << 1")), "6");
    assert_eq!(says(&named("a＝3、b＝a＜＜1")), "6");
    for (text, part) in [
        ("a = 3, b", "Name 2: Write it as name = value"),
        ("a = 3, 2b = 4", "Name 2: A name begins with a letter"),
        ("b = c", "Name 1: Character"),
        ("b = 256", "does not fit 8 bits"),
    ] {
        let error = lab(&named(text)).scope().1.unwrap();
        let fault = words::names_fault(&error).into_lang(Lang::En);
        assert!(fault.contains(part), "{text}: {fault}");
    }
}

#[test]
fn a_wrong_number_stays_in_its_field_and_x_stays_as_it_was() {
    let program = typed(&Program::open("bits/#w=8&x=20"), DECIMAL, "25x");
    assert_eq!(lab(&program).text(DECIMAL), "25x");
    let fault = lab(&program).fault(DECIMAL).unwrap();
    assert!(
        fault.in_lang(Lang::En).contains("Character 3"),
        "{}",
        fault.in_lang(Lang::En)
    );
    assert!(
        fault.in_lang(Lang::Ja).contains("3 文字目"),
        "{}",
        fault.in_lang(Lang::Ja)
    );
    assert_eq!(lab(&program).x.value(), 20);
    let left = program.after(LabAction::Leave);
    assert_eq!(lab(&left).text(DECIMAL), "25x");
    let mended = typed(&left, DECIMAL, "２５");
    assert_eq!(lab(&mended).text(DECIMAL), "２５");
    assert_eq!(lab(&mended).text(BINARY), "00011001");
    assert_eq!(lab(&mended).text(HEXADECIMAL), "19");
    let neat = mended.after(LabAction::Leave);
    assert_eq!(lab(&neat).text(DECIMAL), "25");
}

#[test]
fn numbers_that_do_not_fit_are_told_the_largest() {
    let fault = |text: &str| {
        let program = typed(&Program::open("bits/#w=8&x=20"), DECIMAL, text);
        fault(&program, DECIMAL)
    };
    assert!(fault("256").unwrap().contains("255"));
    assert!(fault("-129").unwrap().contains("-128"));
    assert!(fault("").unwrap().contains("Type a number"));
    assert_eq!(fault("-128"), None);
}

#[test]
fn a_number_that_was_too_large_is_read_again_when_the_words_become_wider() {
    let program = typed(&Program::open("bits/#w=8&x=20"), DECIMAL, "300");
    assert!(fault(&program, DECIMAL).is_some());
    let wide = program.after(LabAction::Width(Width::new(9).unwrap()));
    assert_eq!(fault(&wide, DECIMAL), None);
    assert_eq!(lab(&wide).x.value(), 300);
}

#[test]
fn the_signed_view_reads_the_highest_bit_as_a_sign() {
    let program = Program::open("bits/#w=8&x=255&view=signed");
    assert_eq!(lab(&program).text(DECIMAL), "-1");
    assert_eq!(lab(&program).places().next().unwrap().worth, -128);
}

#[test]
fn the_lowest_bit_of_every_byte_is_taken_alone() {
    for x in 1..=255_u32 {
        let program = Program::open(&format!("bits/#w=8&x={x}&e=x+%26+-x"));
        let lowest = 1 << x.trailing_zeros();
        assert_eq!(says(&program), lowest.to_string());
        let x_word = lab(&program).x;
        assert_eq!(last(&Stack::isolate_lowest(x_word)), lowest);
        assert_eq!(last(&Stack::clear_lowest(x_word)), x ^ lowest);
        assert_eq!(last(&Stack::set_lowest(x_word)), (x | (x + 1)) & 255);
    }
}

#[test]
fn both_counts_of_ones_agree_with_rust() {
    for width in Width::all() {
        for x in [0, 1, 0x5a, 0x8000_0001, u32::MAX] {
            let word = Word::cut(x, width);
            let expected = word.value().count_ones();
            assert_eq!(turns(word).count(), usize::try_from(expected).unwrap());
            let halves = halves(word);
            assert_eq!(last(&halves.last().unwrap().0), expected, "{width} {x:x}");
            assert_eq!(1 << halves.len(), width.get().next_power_of_two());
            let counts = halves[0].1.in_lang(Lang::En).rsplit(": ").next().unwrap();
            assert_eq!(counts.split(' ').count() * 2, 1 << halves.len());
        }
    }
}

#[test]
fn one_of_a_thing_is_said_in_the_singular() {
    assert_eq!(
        words::ones(1, 1).in_lang(Lang::En),
        "1 one, counted in 1 step."
    );
    assert_eq!(
        words::ones(0, 3).in_lang(Lang::En),
        "0 ones, counted in 3 steps."
    );
    let all = words::combination(0, Choice::new(5, 5).unwrap()).into_lang(Lang::En);
    assert!(all.contains("in 1 way."), "{all}");
}

#[test]
fn combinations_are_stepped_ranked_and_taken() {
    let mut program = Program::open("bits/#w=8&x=20&choose=5.3.0");
    let mut words = vec![lab(&program).combination().value()];
    while lab(&program).succession().is_some() {
        let next = last(&lab(&program).succession().unwrap());
        assert!(program.act(LabAction::Go(RankMove::Next)));
        words.push(lab(&program).combination().value());
        assert_eq!(words.last(), Some(&next));
    }
    assert_eq!(words.len(), 10);
    assert!(words.is_sorted() && words.iter().all(|word| word.count_ones() == 3));
    assert!(!program.act(LabAction::Go(RankMove::Next)));
    let taken = program.after(LabAction::Take(words[9]));
    assert_eq!(lab(&taken).x.value(), 0b11100);
    let chosen = taken.after(LabAction::ChooseX);
    let lab = lab(&chosen);
    assert_eq!(lab.combination().value(), 0b11100);
    let steps = lab.choice.rank_steps(lab.combination().value());
    assert_eq!(steps.last().unwrap().rank, lab.rank);
    assert_eq!(lab.choice.things(), 8);
}

#[test]
fn numbers_for_combinations_are_kept_within_bounds_by_a_sentence() {
    let program = Program::open("bits/#choose=5.3.4");
    for (field, text, least, most) in [
        (NumberField::Things, "33", 1, 32),
        (NumberField::Things, "0", 1, 32),
        (NumberField::Chosen, "6", 0, 5),
        (NumberField::Rank, "10", 0, 9),
    ] {
        let faulty = typed(&program, field, text);
        assert_eq!(lab(&faulty).text(field), text);
        let expected = format!("Type a number from {least} to {most}.");
        assert_eq!(fault(&faulty, field), Some(expected));
        assert_eq!(lab(&faulty).choice, lab(&program).choice);
    }
    let fewer = typed(&program, NumberField::Things, "2");
    assert_eq!((lab(&fewer).choice.chosen(), lab(&fewer).rank), (2, 0));
}

#[test]
fn everything_is_in_the_address() {
    let hash = "ja/bits/#w=12&x=20&y=7&view=signed&bit=5&e=x+%7C+y&names=a+%3D+1&choose=6.2.3";
    let program = Program::open(hash);
    assert_eq!(program.notice(), None);
    assert_eq!(program.address(), hash);
}

#[test]
fn what_the_address_cannot_say_is_told() {
    let upside = Program::open("bits/#view=upside");
    let said = "In the address, view must be unsigned or signed.";
    assert_eq!(upside.said(), said);
    for (hash, key) in [
        ("bits/#w=99", "w"),
        ("bits/#w=8&x=256", "x"),
        ("bits/#x=cat", "x"),
        ("bits/#w=4&y=16", "y"),
        ("bits/#w=8&bit=32", "bit"),
        ("bits/#choose=3.5.0", "choose"),
        ("bits/#choose=5.3.10", "choose"),
    ] {
        assert_eq!(
            Program::open(hash).notice(),
            Some(&words::not_as_written(key)),
            "{hash}"
        );
    }
    // A key of a later version is left out without a word.
    assert_eq!(Program::open("bits/#w=8&later=1").notice(), None);
}

#[test]
fn a_value_that_cannot_be_read_leaves_the_lab_as_it_was() {
    let mut program = Program::open("bits/#w=8&x=99");
    program.go("bits/#x=cat");
    assert_eq!(program.notice(), Some(&words::not_as_written("x")));
    assert_eq!(lab(&program).x.value(), 99);
}

#[test]
fn opening_the_lab_from_the_header_leaves_it_as_it_was() {
    let mut program = Program::open("bits/#w=8&x=20").after(LabAction::Take(99));
    program.go("learn/");
    program.go("bits/");
    assert_eq!(lab(&program).x.value(), 99);
}

#[test]
fn what_is_typed_outlives_the_lab_s_own_address() {
    let mut program = typed(&Program::open("bits/#w=8&x=20"), DECIMAL, "25x");
    program.go(&program.address());
    assert_eq!(lab(&program).text(DECIMAL), "25x");
    program.go("bits/#w=8&x=21");
    assert_eq!(lab(&program).text(DECIMAL), "21");
}

proptest! {
    #[test]
    fn any_parts_are_an_address(w in "\\PC{0,3}", x in "\\PC{0,12}", e in "\\PC{0,40}", names in "\\PC{0,40}", choose in "[0-9.]{0,12}") {
        let escaped = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
        let program = Program::open(&format!("bits/#w={}&x={}&e={}&names={}&choose={choose}", escaped(&w), escaped(&x), escaped(&e), escaped(&names)));
        prop_assert_eq!(program.state.route, Route::Bits);
        // Everything that is drawn can be worked out.
        prop_assert!(!says(&program).is_empty());
        prop_assert!(lab(&program).succession().is_some() == (lab(&program).rank < lab(&program).last_rank()));
        let hash = program.address();
        let again = Program::open(&hash);
        prop_assert_eq!(again.address(), hash);
        prop_assert_eq!(again.notice(), None);
    }

    #[test]
    fn any_typing_is_kept(width in 4_u8..=32, text in "\\PC{0,20}", radix in 0_usize..3) {
        let field = NumberField::Word(WordName::X, Radix::ALL[radix]);
        let program = typed(&Program::open(&format!("bits/#w={width}&x=1")), field, &text);
        prop_assert_eq!(lab(&program).text(field), text);
        prop_assert!(lab(&program).x.value() <= lab(&program).width.mask());
    }

    #[test]
    fn pressed_bits_are_the_number(width in 4_u8..=32, bits in any::<u32>()) {
        let mut program = Program::open(&format!("bits/#w={width}&x=0"));
        for power in 0..width {
            let on = bits >> power & 1 == 1;
            program.act(LabAction::Set { word: WordName::X, power, on });
        }
        let expected = bits & (u32::MAX >> (32 - u32::from(width)));
        prop_assert_eq!(lab(&program).x.value(), expected);
        prop_assert_eq!(lab(&program).text(DECIMAL).parse(), Ok(expected));
    }
}
