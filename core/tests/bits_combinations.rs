//! m of n as words of bits, their order and their ranks.

use bitqueens_core::bits::{Choice, ChoiceError, RankError};
use proptest::prelude::*;

fn choice() -> impl Strategy<Value = Choice> {
    (0_u8..=32)
        .prop_flat_map(|things| (Just(things), 0..=things))
        .prop_map(|(things, chosen)| Choice::new(things, chosen).unwrap())
}

/// Every choice small enough to try all its words.
fn small() -> impl Iterator<Item = Choice> {
    (0_u8..=12).flat_map(|things| (0..=things).map(move |m| Choice::new(things, m).unwrap()))
}

#[test]
fn the_words_are_those_with_m_ones_in_order() {
    for choice in small() {
        let expected = (0_u32..1 << choice.things())
            .filter(|word| word.count_ones() == u32::from(choice.chosen()))
            .collect::<Vec<_>>();
        assert!(choice.words().eq(expected.iter().copied()), "{choice:?}");
        assert_eq!(choice.words().len(), expected.len());
        assert_eq!(Some(choice.last()), expected.last().copied());
    }
}

#[test]
fn ranks_count_the_words() {
    for choice in small() {
        for (rank, word) in (0_u32..).zip(choice.words()) {
            assert_eq!(choice.rank(word), Ok(rank));
            assert_eq!(choice.unrank(rank), Ok(word));
        }
    }
}

#[test]
fn the_steps_of_five_choose_three() {
    let choice = Choice::new(5, 3).unwrap();
    let words = [7, 11, 13, 14, 19, 21, 22, 25, 26, 28];
    assert!(choice.words().eq(words));
    let step = choice.after(0b01110).unwrap();
    assert_eq!(
        (step.lowest, step.ripple, step.spare, step.next),
        (0b00010, 0b10000, 0b00011, 0b10011)
    );
    assert_eq!(choice.after(0b11100), None);
    assert_eq!(choice.after(0b1111), None);
}

#[test]
fn the_reckoning_of_a_rank() {
    let choice = Choice::new(4, 2).unwrap();
    let steps = choice
        .rank_steps(0b0110)
        .map(|step| (step.bit, step.is_chosen, step.without, step.rank));
    assert!(steps.eq([
        (3, false, 3, 0),
        (2, true, 1, 1),
        (1, true, 1, 2),
        (0, false, 1, 2)
    ]));
}

#[test]
fn the_counts_are_pascals() {
    for things in 1..=32_u8 {
        for chosen in 0..=things {
            let count = |things, chosen| Choice::new(things, chosen).map_or(0, Choice::count);
            let above = count(things - 1, chosen)
                + chosen.checked_sub(1).map_or(0, |m| count(things - 1, m));
            assert_eq!(count(things, chosen), above, "{things} choose {chosen}");
        }
    }
    assert_eq!(Choice::new(32, 16).unwrap().count(), 601_080_390);
}

#[test]
fn what_cannot_be_chosen() {
    let (things, chosen) = (3, 4);
    assert_eq!(
        Choice::new(things, chosen),
        Err(ChoiceError::TooManyChosen { things, chosen })
    );
    assert_eq!(
        Choice::new(33, 1),
        Err(ChoiceError::TooManyThings { things: 33 })
    );
    let choice = Choice::new(4, 2).unwrap();
    for word in [0b0111, 0b1_0001, 0] {
        assert_eq!(
            choice.rank(word),
            Err(RankError::NotAChoice { word, choice })
        );
    }
    assert_eq!(
        choice.unrank(6),
        Err(RankError::TooLarge { rank: 6, choice })
    );
}

proptest! {
    #[test]
    fn rank_and_unrank_are_inverse(choice in choice(), part: u32) {
        let rank = part % choice.count();
        let word = choice.unrank(rank).unwrap();
        prop_assert!(choice.contains(word));
        prop_assert_eq!(choice.rank(word), Ok(rank));
        let next = choice.after(word).map(|step| step.next);
        prop_assert_eq!(next, choice.unrank(rank + 1).ok());
    }

    #[test]
    fn no_word_panics(choice in choice(), word: u32) {
        prop_assert_eq!(choice.rank(word).is_ok(), choice.contains(word));
        let _ = (choice.after(word), choice.unrank(word));
        prop_assert!(choice.rank_steps(word).count() <= usize::from(choice.things()));
    }
}
