//! The sum of the line just run: its words one under the other.

use bitqueens::draw::{LineSum, SearchEvent, SumPart, SumRow, bit_rows};
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
        word = match &*row.operation {
            "" | "=" if row.part == SumPart::Given || sum.rows.len() == 1 => row.bits.value,
            "=" => word,
            "|" => word | row.bits.value,
            "^" => word ^ row.bits.value,
            "~" => !word,
            "+ 1" => word.wrapping_add(1),
            "& mask" => word & mask,
            and if and == format!("& {}", sum.rows[0].bits.name) => {
                word & first.expect("a word goes in first")
            }
            "<< 1" => word << 1,
            ">> 1" => word >> 1,
            other => panic!("{other} is no operation"),
        };
        first.get_or_insert(word);
        // A word that goes in shows itself, all others show what has been worked out so far: an
        // inverted word goes on beyond what is drawn of it.
        if row.part != SumPart::Given {
            let drawn = (1 << row.bits.cells.len()) - 1;
            assert_eq!(row.bits.value, word & drawn, "{sum:?}");
            // In two's complement, in which 1s that go on for ever make a number below 0.
            assert_eq!(row.decimal(), i128::from(word.cast_signed()), "{sum:?}");
            assert_ne!(row.bits.name, "", "{sum:?}");
        }
    }
    word
}

#[test]
fn every_line_that_computes_has_a_sum_that_adds_up_to_its_word() {
    for n in [1, 4, 5, 6] {
        let mask = u64::from(size(n).mask());
        for machine in places(n) {
            let sum = LineSum::of(&machine, BitOrder::MsbLeft);
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
            let rows = bit_rows(&machine, BitOrder::MsbLeft);
            let shown = rows.iter().find(|row| row.word == word).unwrap();
            assert_eq!(sum.result(), Some(shown.bits.value));
            assert_eq!(worked_out(&sum, mask), shown.bits.value, "{sum:?}");
            assert_eq!(sum.left_open().result(), None);
        }
    }
}

#[test]
fn an_inverted_word_has_ones_beyond_the_board_and_the_and_below_it_cuts_them() {
    for n in [1, 4, 5, 6] {
        let mask = u64::from(size(n).mask());
        let mut n_seen = 0;
        for machine in places(n) {
            let Some(sum) = LineSum::of(&machine, BitOrder::MsbLeft) else {
                continue;
            };
            let is_drawn_on = |row: &&SumRow| matches!(&*row.operation, "~" | "+ 1");
            for row in sum.rows.iter().filter(is_drawn_on) {
                let ghosts = row.bits.cells.iter().filter(|bit| bit.ghost);
                assert!(2 <= ghosts.count(), "{sum:?}");
                assert!(row.bits.cells[0].ghost && row.bits.cells[0].on, "{sum:?}");
                // No row reaches further, so the outermost 1 stands for all that follow.
                let is_shorter = |of: &SumRow| of.bits.cells.len() <= row.bits.cells.len();
                assert!(sum.rows.iter().all(is_shorter), "{sum:?}");
                assert_ne!(row.bits.value & !mask, 0, "{sum:?}");
                assert_eq!(sum.result().map(|cut| cut & !mask), Some(0), "{sum:?}");
                n_seen += 1;
            }
        }
        assert_ne!(n_seen, 0, "N = {n}");
    }
}

#[test]
fn the_bit_that_leaves_at_the_low_end_is_shown_to_fall() {
    let falls = |machine: &Machine| {
        let sum = LineSum::of(machine, BitOrder::MsbLeft)?;
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
        let rows = bit_rows(&machine, BitOrder::MsbLeft);
        let bit = rows.iter().find(|row| row.word == LoopWord::Bit).unwrap();
        assert_eq!(bit.known, machine.bit() != 0, "{:?}", machine.phase());
    }
}
