//! A guess: how it is read, and what is said of it.

use bitqueens::pages::count::{read_guess, words};
use bitqueens::text::Lang;

#[test]
fn a_guess_is_read_however_its_digits_are_grouped() {
    for text in [
        "14200",
        "14,200",
        " 14 200 ",
        "１４，２００",
        "14\u{3000}200",
        "14'200",
        "14’200",
        "14\u{a0}200",
        "14\u{202f}200",
        "１４＿２００",
    ] {
        assert_eq!(read_guess(text), Some(14_200), "{text}");
    }
    for text in ["", " ", "many", "-3", "1.5", "1e6", "99999999999999999999"] {
        assert_eq!(read_guess(text), None, "{text}");
    }
    assert_eq!(read_guess(&u64::MAX.to_string()), Some(u64::MAX));
}

#[test]
fn a_guess_is_compared_with_the_total() {
    for (guess, total, says) in [
        (92, 92, "Your guess: 92. It is the exact number."),
        (0, 0, "Your guess: 0. It is the exact number."),
        (5, 0, "Your guess: 5."),
        (0, 92, "Your guess: 0."),
        (90, 92, "Your guess: 90. It is off by less than a tenth."),
        (101, 92, "Your guess: 101. It is off by less than a tenth."),
        (
            110,
            100,
            "Your guess: 110. It is about 1.1 times the number.",
        ),
        (
            40,
            92,
            "Your guess: 40. The number is about 2.3 times as large.",
        ),
        (920, 92, "Your guess: 920. It is about 10 times the number."),
        (
            1,
            u64::MAX,
            "Your guess: 1. The number is about 1.8×10¹⁹ times as large.",
        ),
    ] {
        assert_eq!(words::guessed(guess, total).in_lang(Lang::En), says);
    }
}
