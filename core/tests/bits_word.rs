//! A word of bits as a value: width, reading, printing, places, shifts.

use bitqueens_core::bits::{DigitsError, PlaceValue, Radix, Shift, View, Width, Word};
use proptest::prelude::*;

fn width() -> impl Strategy<Value = Width> {
    (4_u8..=32).prop_map(|bits| Width::new(bits).unwrap())
}

pub(crate) fn word() -> impl Strategy<Value = Word> {
    (any::<u32>(), width()).prop_map(|(value, width)| Word::cut(value, width))
}

#[test]
fn a_width_is_4_to_32() {
    for bits in 0..=u8::MAX {
        assert_eq!(Width::new(bits).is_ok(), (4..=32).contains(&bits), "{bits}");
    }
    for width in Width::all() {
        assert_eq!(width.mask().trailing_ones(), u32::from(width.get()));
        assert_eq!(width.mask().count_ones(), u32::from(width.get()));
    }
}

#[test]
fn a_word_fits_its_width() {
    let five = Width::new(5).unwrap();
    assert_eq!(Word::new(31, five).unwrap(), Word::ones(five));
    let error = Word::new(32, five).unwrap_err();
    assert_eq!(error.to_string(), "32 does not fit 5 bits");
}

#[track_caller]
fn reads(text: &str, bits: u8, value: u32) {
    let word = Word::read(text, Radix::Decimal, Width::new(bits).unwrap());
    assert_eq!(word.map(Word::value), Ok(value), "{text:?}");
}

#[track_caller]
fn refuses(text: &str, bits: u8, error: DigitsError) {
    let word = Word::read(text, Radix::Decimal, Width::new(bits).unwrap());
    assert_eq!(word, Err(error), "{text:?}");
}

#[test]
fn binary() {
    reads("0b0010_1010", 8, 42);
}

#[test]
fn capitals() {
    reads("0B101", 8, 5);
    reads("0XfF", 8, 255);
}

#[test]
fn spaces() {
    reads(" \u{3000}42\t", 8, 42);
}

#[test]
fn full_width() {
    reads("０ｂ１０１", 8, 5);
    reads("－１", 8, 255);
}

#[test]
fn the_widest() {
    reads("4294967295", 32, u32::MAX);
    reads("0xffff_ffff", 32, u32::MAX);
    reads("-2147483648", 32, 1 << 31);
}

#[test]
fn many_zeros() {
    reads(&"0".repeat(1000), 4, 0);
}

#[test]
fn the_lowest() {
    reads("-8", 4, 0b1000);
    let width = Width::MIN;
    refuses("-9", 4, DigitsError::TooSmall { width });
}

#[test]
fn too_large() {
    let width = Width::MIN;
    refuses("16", 4, DigitsError::TooLarge { width });
    refuses(&"9".repeat(1000), 4, DigitsError::TooLarge { width });
}

#[test]
fn nothing() {
    refuses("", 8, DigitsError::Empty);
    refuses("  ", 8, DigitsError::Empty);
}

#[test]
fn no_digits() {
    for (text, radix) in [
        ("-", Radix::Decimal),
        ("_", Radix::Decimal),
        ("0b", Radix::Binary),
        ("-0x_", Radix::Hexadecimal),
    ] {
        refuses(text, 8, DigitsError::NoDigits { radix });
    }
}

#[test]
fn a_bad_digit_is_named_with_its_place() {
    for (text, at, found, radix) in [
        ("0b102", 4, '2', Radix::Binary),
        (" 1 2", 2, ' ', Radix::Decimal),
        ("0xfg", 3, 'g', Radix::Hexadecimal),
        ("--1", 1, '-', Radix::Decimal),
        ("1é", 1, 'é', Radix::Decimal),
    ] {
        refuses(text, 8, DigitsError::BadDigit { at, found, radix });
    }
}

#[test]
fn a_prefix_wins_over_the_base_of_the_field() {
    let read = |text, radix| Word::read(text, radix, Width::BYTE).map(Word::value);
    assert_eq!(read("101", Radix::Binary), Ok(5));
    assert_eq!(read("101", Radix::Hexadecimal).ok(), None);
    assert_eq!(read("10", Radix::Hexadecimal), Ok(16));
    assert_eq!(read("0b10", Radix::Hexadecimal), Ok(2));
    assert_eq!(read("0x10", Radix::Binary), Ok(16));
}

proptest! {
    #[test]
    fn what_is_printed_reads_back(word in word(), signed: bool) {
        let view = if signed { View::Signed } else { View::Unsigned };
        for radix in Radix::ALL {
            let text = word.numeral(radix, view).to_string();
            prop_assert_eq!(Word::read(&text, radix, word.width()), Ok(word), "{}", text);
            prop_assert_eq!(Word::read(&text, Radix::Decimal, word.width()), Ok(word), "{}", text);
        }
        prop_assert_eq!(
            Word::read(&format!("{word:?}"), Radix::Binary, word.width()),
            Ok(word)
        );
    }

    #[test]
    fn no_text_panics(text: String, width in width()) {
        for radix in Radix::ALL {
            if let Ok(word) = Word::read(&text, radix, width) {
                prop_assert!(word.value() <= width.mask());
            }
        }
    }

    #[test]
    fn the_places_add_up(word in word()) {
        for view in [View::Unsigned, View::Signed] {
            let set = word.places(view).filter(|place| place.is_set);
            prop_assert_eq!(set.map(|place| place.worth).sum::<i64>(), word.value_in(view));
        }
    }

    #[test]
    fn at_32_bits_the_views_are_rusts(value: u32) {
        let word = Word::cut(value, Width::MAX);
        prop_assert_eq!(word.value_in(View::Signed), i64::from(value.cast_signed()));
        prop_assert_eq!(word.value_in(View::Unsigned), i64::from(value));
    }

    #[test]
    fn a_signed_value_is_a_remainder(word in word()) {
        let values = 1_i64 << word.width().get();
        let signed = word.value_in(View::Signed);
        prop_assert_eq!(signed.rem_euclid(values), i64::from(word.value()));
        prop_assert!(-values / 2 <= signed && signed < values / 2);
    }

    #[test]
    fn one_bit_at_a_time(word in word(), bit in 0_u8..40) {
        let inside = bit < word.width().get();
        prop_assert_eq!(word.with(bit).contains(bit), inside);
        prop_assert!(!word.without(bit).contains(bit));
        for other in word.width().bits().filter(|&other| other != bit) {
            for changed in [word.with(bit), word.without(bit)] {
                prop_assert_eq!(changed.contains(other), word.contains(other));
            }
        }
    }

    #[test]
    fn shifts_are_division_and_product(word in word(), places in 0_u32..70) {
        let factor = 1_i128 << places;
        let values = 1_i128 << word.width().get();
        let unsigned = i128::from(word.value_in(View::Unsigned));
        let signed = i128::from(word.value_in(View::Signed));
        let value = |shift: Shift, view| i128::from(shift.apply(word, places).value_in(view));
        prop_assert_eq!(value(Shift::Left, View::Unsigned), unsigned * factor % values);
        prop_assert_eq!(value(Shift::RightLogical, View::Unsigned), unsigned / factor);
        // With the sign, the quotient is rounded down: -3 >> 1 is -2.
        prop_assert_eq!(value(Shift::RightArithmetic, View::Signed), signed.div_euclid(factor));
    }
}

#[test]
fn a_shift_by_the_most_places_is_empty() {
    let word = Word::cut(0b1000_0001, Width::BYTE);
    for places in [8, 31, 32, 33, u32::MAX] {
        assert_eq!(Shift::Left.apply(word, places).value(), 0);
        assert_eq!(Shift::RightLogical.apply(word, places).value(), 0);
        assert_eq!(Shift::RightArithmetic.apply(word, places).value(), 255);
    }
}

#[test]
fn the_quick_table_of_42() {
    let word = Word::cut(42, Width::BYTE);
    let worths = word.places(View::Unsigned).map(|place| place.worth);
    assert!(worths.eq([128, 64, 32, 16, 8, 4, 2, 1]));
    let set = word.places(View::Unsigned).filter(|place| place.is_set);
    assert!(set.map(|place| place.worth).eq([32, 8, 2]));
    let sign = word.places(View::Signed).next();
    let sign_of_a_byte = PlaceValue {
        bit: 7,
        worth: -128,
        is_set: false,
    };
    assert_eq!(sign, Some(sign_of_a_byte));
}
