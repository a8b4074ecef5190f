//! The sum of the line just run: its words one under the other.

use bitqueens::draw::{LineSum, SearchEvent, SumPart, bit_rows};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine, Phase},
};

use crate::stepping_page::{places, size};

/// What the rows of a sum make, worked out from the top by their operations alone.
fn worked_out(sum: &LineSum, mask: u64) -> u64 {
    let mut word = 0;
    let mut first = None;
    for row in &sum.rows {
        word = match row.operation {
            "" | "=" if row.part == SumPart::Given || sum.rows.len() == 1 => row.bits.value,
            "=" => word,
            "|" => word | row.bits.value,
            "^" => word ^ row.bits.value,
            "~" => !word & mask,
            "+ 1" => (word + 1) & mask,
            "& mask" => word & mask,
            "&" => word & first.expect("a word goes in first"),
            "<< 1" => word << 1,
            ">> 1" => word >> 1,
            other => panic!("{other} is no operation"),
        };
        first.get_or_insert(word);
        // A word that goes in shows itself, all others show what has been worked out so far.
        if row.part != SumPart::Given {
            assert_eq!(row.bits.value, word, "{sum:?}");
        }
    }
    word
}

#[test]
fn every_line_that_computes_has_a_sum_that_adds_up_to_its_word() {
    for n in [1, 4, 5, 6] {
        let mask = u64::from(size(n).mask());
        for machine in places(n) {
            let sum = LineSum::of(&machine, BitOrder::MsbLeft, None);
            let nothing = matches!(machine.phase(), Phase::Ready | Phase::Solution)
                || machine.row().is_none();
            assert_eq!(sum.is_none(), nothing, "{:?}", machine.phase());
            let Some(sum) = sum else { continue };
            if machine.phase() == Phase::Backtrack {
                let row = machine.row().unwrap();
                assert_eq!(sum.result(), None, "nothing is computed");
                assert_eq!(sum.rows[0].bits.value, u64::from(machine.words(row).bitmap));
                continue;
            }
            let word = match machine.phase().writes() {
                Some(word) => word,
                None => LoopWord::Bit,
            };
            let rows = bit_rows(&machine, BitOrder::MsbLeft, None);
            let shown = rows.iter().find(|row| row.word == word).unwrap();
            assert_eq!(sum.result(), Some(shown.bits.value));
            assert_eq!(worked_out(&sum, mask), shown.bits.value, "{sum:?}");
            assert_eq!(sum.left_open().result(), None);
        }
    }
}

#[test]
fn the_bit_that_leaves_at_the_low_end_is_shown_to_fall() {
    let falls = |machine: &Machine| {
        let sum = LineSum::of(machine, BitOrder::MsbLeft, None)?;
        let last = sum.rows.last()?.clone();
        match last.part {
            SumPart::ShiftedDown { falls } => {
                let before = sum.rows[sum.rows.len() - 2].bits.value;
                Some((falls, before & 1 == 1))
            }
            _ => None,
        }
    };
    let seen: Vec<_> = places(5).iter().filter_map(falls).collect();
    assert!(seen.iter().all(|(shown, lost)| shown == lost));
    assert!(seen.contains(&(true, true)) && seen.contains(&(false, false)));
}

#[test]
fn events_are_told_apart_and_counted() {
    let events: Vec<_> = places(4).iter().filter_map(SearchEvent::of).collect();
    let count = |event| events.iter().filter(|&&seen| seen == event).count();
    assert_eq!(count(SearchEvent::Solution), 2);
    assert_eq!(count(SearchEvent::DeadEnd), 4);
    assert_eq!(count(SearchEvent::Finished), 1);
    // 121 lines: the start, 16 queens of three lines, 14 rows of four, 2 solutions, the end.
    assert_eq!(count(SearchEvent::Up), 121 - 1 - 16 * 3 - 14 * 4 - 2 - 1);
}

#[test]
fn bit_is_out_of_use_after_going_up_until_it_is_picked_again() {
    for machine in places(5) {
        let rows = bit_rows(&machine, BitOrder::MsbLeft, None);
        let bit = rows.iter().find(|row| row.word == LoopWord::Bit).unwrap();
        assert_eq!(bit.known, machine.bit() != 0, "{:?}", machine.phase());
    }
}
