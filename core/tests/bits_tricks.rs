//! The lowest bit, masks and the count of ones, with the rows in between.

use bitqueens_core::bits::{
    Addition, BitOperation, ClearLowest, IsolateLowest, MaskAnswer, MaskOperation, SetLowest,
    Subtraction, Width, Word, by_halves, by_loop,
};
use proptest::prelude::*;

use crate::bits_word::word;

fn byte(value: u32) -> Word {
    Word::new(value, Width::BYTE).unwrap()
}

#[test]
fn the_lowest_bit_of_every_byte() {
    for value in 1..=255 {
        // The plain way: try each place from the right.
        let lowest = (0..8).find(|bit| (value >> bit) % 2 == 1).unwrap();
        let isolated = IsolateLowest::of(byte(value));
        assert_eq!(isolated.result.value(), 1 << lowest, "{value}");
        assert_eq!(isolated.inverted.value(), 255 - value);
        assert_eq!(isolated.negated().value(), 256 - value);
        assert_eq!(
            ClearLowest::of(byte(value)).result.value(),
            value - (1 << lowest)
        );
    }
}

#[test]
fn zero_has_no_lowest_bit() {
    let isolated = IsolateLowest::of(byte(0));
    assert_eq!(isolated.result.value(), 0);
    assert_eq!(isolated.inverted.value(), 255);
    assert_eq!(isolated.negated().value(), 0);
    assert!(isolated.plus_one.overflows);
    let cleared = ClearLowest::of(byte(0));
    assert_eq!(cleared.result.value(), 0);
    assert!(cleared.less_one.underflows);
}

#[test]
fn the_rows_of_20() {
    let isolated = IsolateLowest::of(byte(0b0001_0100));
    assert_eq!(format!("{:?}", isolated.inverted), "11101011");
    assert_eq!(format!("{:?}", isolated.plus_one.carries), "00000110");
    assert_eq!(format!("{:?}", isolated.negated()), "11101100");
    assert_eq!(format!("{:?}", isolated.result), "00000100");
}

#[test]
fn the_borrows_of_24() {
    let cleared = ClearLowest::of(byte(0b0001_1000));
    assert_eq!(format!("{:?}", cleared.less_one.borrows), "00001110");
    assert_eq!(format!("{:?}", cleared.less_one.difference), "00010111");
    assert_eq!(format!("{:?}", cleared.result), "00010000");
}

#[test]
fn the_lowest_zero_is_set() {
    for value in 0..=255 {
        let set = SetLowest::of(byte(value));
        let zero = (0..8).find(|bit| (value >> bit) % 2 == 0);
        assert_eq!(
            set.result.value(),
            zero.map_or(255, |bit| value + (1 << bit))
        );
        assert_eq!(set.plus_one.overflows, value == 255);
    }
}

/// Adds column by column, as on paper.
fn columns(x: Word, y: Word, subtract: bool) -> (Vec<bool>, Vec<bool>, bool) {
    let (mut entered, mut answer, mut carry) = (vec![], vec![], false);
    for (x, y) in x.row().rev().zip(y.row().rev()) {
        entered.push(carry);
        answer.push(x ^ y ^ carry);
        let x = x ^ subtract;
        carry = [x, y, carry].into_iter().filter(|&one| one).count() >= 2;
    }
    entered.reverse();
    answer.reverse();
    (entered, answer, carry)
}

#[track_caller]
fn as_on_paper(x: Word, y: Word) {
    let addition = Addition::of(x, y);
    let (carries, sum, overflows) = columns(x, y, false);
    assert!(addition.carries.row().eq(carries), "{x} + {y}");
    assert!(addition.sum.row().eq(sum), "{x} + {y}");
    assert_eq!(addition.overflows, overflows, "{x} + {y}");

    let subtraction = Subtraction::of(x, y);
    let (borrows, difference, underflows) = columns(x, y, true);
    assert!(subtraction.borrows.row().eq(borrows), "{x} - {y}");
    assert!(subtraction.difference.row().eq(difference), "{x} - {y}");
    assert_eq!(subtraction.underflows, underflows, "{x} - {y}");
}

#[test]
fn every_sum_of_four_bits_is_as_on_paper() {
    for (x, y) in (0..16).flat_map(|x| (0..16).map(move |y| (x, y))) {
        as_on_paper(Word::cut(x, Width::MIN), Word::cut(y, Width::MIN));
    }
}

proptest! {
    #[test]
    fn wide_sums_are_as_on_paper(x in word(), y: u32) {
        as_on_paper(x, Word::cut(y, x.width()));
    }

    #[test]
    fn both_counts_are_the_row_s_ones(word in word()) {
        let ones = word.row().filter(|&one| one).count();
        let steps = by_loop(word);
        prop_assert_eq!(steps.len(), ones);
        prop_assert_eq!(steps.last().map_or(0, |step| usize::from(step.counted)), ones);
        prop_assert_eq!(usize::try_from(by_halves(word)[4].sum.value()).unwrap(), ones);
    }

    #[test]
    fn each_halving_counts_its_groups(word in word()) {
        for step in by_halves(word) {
            let group = u32::from(step.group);
            let counts = step.counts().rev().collect::<Vec<_>>();
            prop_assert_eq!(counts.len(), usize::try_from(32 / group).unwrap());
            for (start, count) in (0..32).step_by(usize::from(step.group)).zip(counts) {
                let ones = (start..start + step.group).filter(|&bit| word.contains(bit)).count();
                prop_assert_eq!(usize::try_from(count).unwrap(), ones);
            }
        }
    }

    #[test]
    fn the_loop_takes_one_lowest_bit_a_turn(word in word()) {
        let mut expected = word;
        for step in by_loop(word) {
            prop_assert_eq!(step.before, expected);
            prop_assert_eq!(step.before & step.less_one, step.after);
            prop_assert_eq!(step.before ^ step.after, IsolateLowest::of(step.before).result);
            expected = step.after;
        }
        prop_assert_eq!(expected.value(), 0);
    }

    #[test]
    fn a_mask_works_bit_by_bit(x in word(), mask: u32) {
        let mask = Word::cut(mask, x.width());
        let under = |answer: MaskAnswer| match answer {
            MaskAnswer::Word(word) => word,
            MaskAnswer::Truth { extracted, .. } => extracted,
        };
        let holds = |operation: MaskOperation| match operation.apply(x, mask) {
            MaskAnswer::Truth { holds, .. } => Some(holds),
            MaskAnswer::Word(_) => None,
        };
        for bit in x.width().bits() {
            let (was, masked) = (x.contains(bit), mask.contains(bit));
            for (operation, expected) in [
                (MaskOperation::Set, was || masked),
                (MaskOperation::Clear, was && !masked),
                (MaskOperation::Extract, was && masked),
                (MaskOperation::Any, was && masked),
                (MaskOperation::All, was && masked),
            ] {
                prop_assert_eq!(under(operation.apply(x, mask)).contains(bit), expected);
            }
        }
        let mut masked = x.width().bits().filter(|&bit| mask.contains(bit));
        prop_assert_eq!(holds(MaskOperation::All), Some(masked.clone().all(|bit| x.contains(bit))));
        prop_assert_eq!(holds(MaskOperation::Any), Some(masked.any(|bit| x.contains(bit))));
    }

    #[test]
    fn the_bit_functions_are_the_word_s_own(x in word(), bit in 0_u8..40) {
        let extracted = Word::only(bit, x.width()) & x;
        let holds = x.contains(bit);
        prop_assert_eq!(BitOperation::Test.apply(x, bit), MaskAnswer::Truth { extracted, holds });
        prop_assert_eq!(BitOperation::Set.apply(x, bit), MaskAnswer::Word(x.with(bit)));
        prop_assert_eq!(BitOperation::Clear.apply(x, bit), MaskAnswer::Word(x.without(bit)));
    }
}

#[test]
fn an_empty_mask() {
    let answer = |operation: MaskOperation| operation.apply(byte(5), byte(0));
    let extracted = byte(0);
    for (operation, holds) in [(MaskOperation::Any, false), (MaskOperation::All, true)] {
        assert_eq!(answer(operation), MaskAnswer::Truth { extracted, holds });
    }
}

#[test]
fn a_narrow_mask_keeps_the_upper_bits() {
    let mask = Word::cut(0b1111, Width::MIN);
    let cleared = MaskOperation::Clear.apply(byte(0b1010_0101), mask);
    assert_eq!(cleared, MaskAnswer::Word(byte(0b1010_0000)));
}
