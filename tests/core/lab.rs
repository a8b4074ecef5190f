//! The bit lab as a reader works in it.

use bitqueens::{
    bits::{Radix, Width},
    state::{Action, Environment, LabAction, LabScene, Move, NumberField, Page, State, WordName},
    text::{Notice, Problem},
};
use proptest::prelude::*;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn after(state: &State, action: LabAction) -> State {
    let next = state.apply(Action::Lab(action));
    next.unwrap_or_else(|| state.clone())
}

fn lab(state: &State) -> LabScene {
    LabScene::of(&state.lab)
}

const DECIMAL: NumberField = NumberField::Word(WordName::X, Radix::Decimal);

fn typed(state: &State, field: NumberField, text: &str) -> State {
    after(state, LabAction::Type(field, text.into()))
}

fn says(state: &State) -> String {
    match lab(state).worked {
        Ok(worked) => worked.value.to_string(),
        Err(fault) => fault.en,
    }
}

#[track_caller]
fn expression(width: u8, text: &str, expected: &str) {
    let state = open(&format!("#/bits?w={width}&x=20&y=6"));
    assert_eq!(
        says(&after(&state, LabAction::Expression(text.into()))),
        expected,
        "{text}"
    );
}

#[test]
fn it_opens_with_the_heart_of_the_search() {
    let state = open("#/bits?lang=en");
    assert_eq!(state.page, Page::Bits);
    assert_eq!(state.notice, None);
    assert_eq!(says(&state), 0b11000.to_string());
    assert_eq!(lab(&state).names_fault, None);
    assert_eq!(state.address().to_string(), "#/bits?w=8&x=20&lang=en");
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
    let state = open("#/bits?w=8&x=20");
    for (text, part) in [
        ("", "Type an expression"),
        ("(x & 3", "parenthesis at character 1 is not closed"),
        ("x)", "character 2 closes nothing"),
        ("x & ", "missing at character 5"),
        ("x # 1", "is not part of an expression"),
        ("x & y", "has no value"),
        ("300", "does not fit 8 bits"),
    ] {
        let faulty = after(&state, LabAction::Expression(text.into()));
        assert!(says(&faulty).contains(part), "{text}: {}", says(&faulty));
        assert_eq!(lab(&faulty).expression, text);
    }
    let long = "1+".repeat(500) + "1";
    let faulty = after(&state, LabAction::Expression(long.clone()));
    assert!(says(&faulty).contains("too long"));
    assert_eq!(lab(&faulty).expression, long);
    let thousand = format!("{}10", "1+".repeat(499));
    assert_eq!(thousand.len(), 1000);
    let right = after(&state, LabAction::Expression(thousand));
    assert_eq!(says(&right), ((499 + 10) % 256).to_string());
    let hash = right.address().to_string();
    assert_eq!(says(&open(&hash)), says(&right));
}

#[test]
fn names_can_be_given_and_may_use_each_other() {
    let names = |text: &str| {
        let state = open("#/bits?w=8&x=20&e=b");
        after(&state, LabAction::Names(text.into()))
    };
    assert_eq!(says(&names("a = 3, b = a << 1")), "6");
    assert_eq!(says(&names("a＝3、b＝a＜＜1")), "6");
    for (text, part) in [
        ("a = 3, b", "Name 2: Write it as name = value"),
        ("a = 3, 2b = 4", "Name 2: A name begins with a letter"),
        ("b = c", "Name 1: Character"),
        ("b = 256", "does not fit 8 bits"),
    ] {
        let fault = lab(&names(text)).names_fault.unwrap().en;
        assert!(fault.contains(part), "{text}: {fault}");
    }
}

#[test]
fn a_wrong_number_stays_in_its_field_and_x_stays_as_it_was() {
    let state = typed(&open("#/bits?w=8&x=20"), DECIMAL, "25x");
    let input = &lab(&state).words[0].inputs[1];
    assert_eq!(input.text, "25x");
    let fault = input.fault.clone().unwrap();
    assert!(fault.en.contains("Character 3"), "{}", fault.en);
    assert!(fault.ja.contains("3 文字目"), "{}", fault.ja);
    assert_eq!(lab(&state).words[0].word.value(), 20);
    let left = after(&state, LabAction::Leave);
    assert_eq!(lab(&left).words[0].inputs[1].text, "25x");
    let mended = typed(&left, DECIMAL, "２５");
    assert_eq!(lab(&mended).words[0].inputs[1].text, "２５");
    assert_eq!(lab(&mended).words[0].inputs[0].text, "00011001");
    assert_eq!(lab(&mended).words[0].inputs[2].text, "19");
    let neat = after(&mended, LabAction::Leave);
    assert_eq!(lab(&neat).words[0].inputs[1].text, "25");
}

#[test]
fn numbers_that_do_not_fit_are_told_the_largest() {
    let fault = |text: &str| {
        let state = typed(&open("#/bits?w=8&x=20"), DECIMAL, text);
        lab(&state).words[0].inputs[1]
            .fault
            .clone()
            .map(|fault| fault.en)
    };
    assert!(fault("256").unwrap().contains("255"));
    assert!(fault("-129").unwrap().contains("-128"));
    assert!(fault("").unwrap().contains("Type a number"));
    assert_eq!(fault("-128"), None);
}

#[test]
fn the_signed_view_reads_the_highest_bit_as_a_sign() {
    let state = open("#/bits?w=8&x=255&view=signed");
    assert_eq!(lab(&state).words[0].inputs[1].text, "-1");
    assert_eq!(lab(&state).places[0].worth, -128);
}

#[test]
fn the_lowest_bit_of_every_byte_is_taken_alone() {
    for x in 1..=255_u32 {
        let scene = lab(&open(&format!("#/bits?w=8&x={x}&e=x+%26+-x")));
        let lowest = 1 << x.trailing_zeros();
        assert_eq!(scene.lowest[0].rows.last().unwrap().word.value(), lowest);
        assert_eq!(scene.worked.unwrap().value, lowest);
        let cleared = scene.lowest[1].rows.last().unwrap().word.value();
        assert_eq!(cleared, x ^ lowest);
        let filled = scene.lowest[2].rows.last().unwrap().word.value();
        assert_eq!(filled, (x | (x + 1)) & 255);
    }
}

#[test]
fn both_counts_of_ones_agree_with_rust() {
    for width in Width::all() {
        for x in [0, 1, 0x5a, 0x8000_0001, u32::MAX] {
            let scene = lab(&open(&format!("#/bits?w={width}&x={x}")));
            let word = x & width.mask();
            let expected = usize::try_from(word.count_ones()).unwrap();
            assert_eq!(scene.turns.len(), expected);
            let last = scene.halves.last().unwrap().0.rows.last().unwrap().word;
            assert_eq!(last.value(), word.count_ones(), "{width} {x:x}");
            assert_eq!(1 << scene.halves.len(), width.get().next_power_of_two());
        }
    }
}

#[test]
fn combinations_are_stepped_ranked_and_taken() {
    let mut state = open("#/bits?w=8&x=20&choose=5.3.0");
    let mut words = Vec::new();
    while lab(&state).combination.has_next {
        words.push(lab(&state).combination.word.value());
        state = after(&state, LabAction::Go(Move::Next));
    }
    words.push(lab(&state).combination.word.value());
    assert_eq!(words.len(), 10);
    assert!(words.is_sorted() && words.iter().all(|word| word.count_ones() == 3));
    assert_eq!(lab(&state).combination.succession, None);
    let taken = after(&state, LabAction::Take(words[9]));
    assert_eq!(lab(&taken).words[0].word.value(), 0b11100);
    let chosen = after(&taken, LabAction::ChooseX);
    assert_eq!(lab(&chosen).combination.word.value(), 0b11100);
    assert_eq!(
        lab(&chosen).combination.ranking.last().unwrap().rank,
        chosen.lab.rank
    );
    assert_eq!(chosen.lab.choice.things(), 8);
}

#[test]
fn numbers_for_combinations_are_kept_within_bounds_by_a_sentence() {
    let state = open("#/bits?choose=5.3.4");
    for (field, text, least, most) in [
        (NumberField::Things, "33", 1, 32),
        (NumberField::Things, "0", 1, 32),
        (NumberField::Chosen, "6", 0, 5),
        (NumberField::Rank, "10", 0, 9),
    ] {
        let faulty = typed(&state, field, text);
        let index = match field {
            NumberField::Things => 0,
            NumberField::Chosen => 1,
            _ => 2,
        };
        let input = &lab(&faulty).combination.inputs[index];
        assert_eq!(input.text, text);
        let fault = input.fault.clone().unwrap().en;
        assert_eq!(fault, format!("Type a number from {least} to {most}."));
        assert_eq!(faulty.lab.choice, state.lab.choice);
    }
    let fewer = typed(&state, NumberField::Things, "2");
    assert_eq!((fewer.lab.choice.chosen(), fewer.lab.rank), (2, 0));
}

#[test]
fn everything_is_in_the_address() {
    let hash =
        "#/bits?w=12&x=20&y=7&view=signed&bit=5&e=x+%7C+y&names=a+%3D+1&choose=6.2.3&lang=ja";
    let state = open(hash);
    assert_eq!(state.notice, None);
    assert_eq!(state.address().to_string(), hash);
}

#[test]
fn what_the_address_cannot_say_is_told() {
    for (hash, key) in [
        ("#/bits?w=99", "w"),
        ("#/bits?w=8&x=256", "x"),
        ("#/bits?x=cat", "x"),
        ("#/bits?view=upside", "view"),
        ("#/bits?choose=3.5.0", "choose"),
        ("#/bits?choose=5.3.10", "choose"),
    ] {
        let problems = vec![Problem::Lab { key }];
        assert_eq!(open(hash).notice, Some(Notice::Address(problems)), "{hash}");
    }
}

#[test]
fn opening_the_lab_from_the_header_leaves_it_as_it_was() {
    let state = after(&open("#/bits?w=8&x=20"), LabAction::Take(99));
    let away = state.apply(Action::Open("#/learn".into())).unwrap();
    let back = away.apply(Action::Open("#/bits?lang=en".into())).unwrap();
    assert_eq!(back.lab.x.value(), 99);
}

proptest! {
    #[test]
    fn any_parts_are_an_address(w in "\\PC{0,3}", x in "\\PC{0,12}", e in "\\PC{0,40}", names in "\\PC{0,40}", choose in "[0-9.]{0,12}") {
        let escaped = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
        let state = open(&format!("#/bits?w={}&x={}&e={}&names={}&choose={choose}", escaped(&w), escaped(&x), escaped(&e), escaped(&names)));
        drop(LabScene::of(&state.lab));
        prop_assert_eq!(state.page, Page::Bits);
        let hash = state.address().to_string();
        let again = open(&hash);
        prop_assert_eq!(again.address().to_string(), hash);
        prop_assert_eq!(again.notice, None);
    }

    #[test]
    fn any_typing_is_kept(width in 4_u8..=32, text in "\\PC{0,20}", radix in 0_usize..3) {
        let field = NumberField::Word(WordName::X, Radix::ALL[radix]);
        let state = typed(&open(&format!("#/bits?w={width}&x=1")), field, &text);
        let input = &lab(&state).words[0].inputs[radix];
        prop_assert_eq!(&input.text, &text);
        prop_assert!(state.lab.x.value() <= state.lab.width.mask());
    }

    #[test]
    fn pressed_bits_are_the_number(width in 4_u8..=32, bits in any::<u32>()) {
        let mut state = open(&format!("#/bits?w={width}&x=0"));
        for power in 0..width {
            let on = bits >> power & 1 == 1;
            state = after(&state, LabAction::Set { word: WordName::X, power, on });
        }
        let expected = bits & (u32::MAX >> (32 - u32::from(width)));
        prop_assert_eq!(state.lab.x.value(), expected);
        prop_assert_eq!(lab(&state).words[0].inputs[1].text.parse(), Ok(expected));
    }
}
