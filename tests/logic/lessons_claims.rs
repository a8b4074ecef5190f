//! What the lessons claim of the search and of the signs, beyond the numbers that their texts have worked out.

use bitqueens_core::{
    bits::{Scope, View, Width},
    solver::{Machine, Phase, Size},
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[test]
fn the_last_row_has_one_column_left_and_may_have_no_free_square() {
    let mut n_without = 0;
    for n in 4..=8 {
        let mut machine = Machine::new(size(n));
        while let Some(phase) = machine.advance() {
            let row = machine.row().unwrap_or(0);
            if phase == Phase::Free && row == n - 1 {
                let words = machine.words(row);
                assert_eq!(words.down.count_ones(), u32::from(n) - 1);
                assert!(words.bitmap.count_ones() <= 1);
                n_without += u32::from(words.bitmap == 0);
            }
        }
    }
    assert_ne!(n_without, 0);
}

#[test]
fn of_two_signs_before_a_name_the_nearer_one_comes_first() {
    let scope = Scope::new(Width::BYTE, View::Unsigned).with("x", 20);
    let value = |text: &str| scope.evaluate(text).unwrap().result.value();
    for (text, read) in [("-~x", "-(~x)"), ("~-x", "~(-x)")] {
        assert_eq!(value(text), value(read));
        assert_ne!(value(text), value("x"));
    }
}
