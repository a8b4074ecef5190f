use std::collections::HashMap;

use bitqueens_core::solver::{Line, LoopWord, Machine, OpenRow, Phase, Placement, Size};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[test]
fn the_open_row_of_a_machine_has_its_words() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        while machine.advance().is_some() {
            let open = OpenRow::of(&machine);
            let (own, words) = (open.words(), machine.words(open.row()));
            assert_eq!(open.row(), machine.open_row());
            assert_eq!(open.tried(), machine.tried(open.row()));
            for word in LoopWord::ALL {
                let value = |words| word.value(words, size(n), 0);
                if machine.phase().has(word) {
                    assert_eq!(value(&own), value(&words), "{word:?}");
                }
            }
        }
    }
}

#[test]
fn a_row_without_its_bitmap_has_nothing_tried() {
    let mut machine = Machine::new(size(6));
    while let Some(phase) = machine.advance() {
        if !phase.has(LoopWord::Bitmap) {
            let open = OpenRow::of(&machine);
            assert_eq!(open, OpenRow::from(*open.placement()));
        }
    }
}

#[test]
fn its_step_is_the_first_at_which_the_search_has_it() {
    for n in 1..=5 {
        let mut machine = Machine::new(size(n));
        let mut first = HashMap::new();
        while let Some(phase) = machine.advance() {
            let arrived = [Phase::Start, Phase::Free, Phase::Solution, Phase::Backtrack];
            if arrived.contains(&phase) && machine.row().is_some() {
                let step = machine.counters().steps;
                first.entry(OpenRow::of(&machine)).or_insert(step);
            }
        }
        for (open, step) in first {
            assert_eq!(open.step(), Some(step), "{open:?}");
        }
    }
}

#[test]
fn the_lowest_free_squares_are_tried_first() {
    let placement = Placement::named("4", size(5)).unwrap();
    let tried = |n| OpenRow::from(placement).with_tried(n);
    assert_eq!(tried(0), OpenRow::from(placement));
    assert_eq!(tried(2).tried(), 0b01100);
    assert_eq!(tried(2).words().bitmap, 0b10000);
    assert_eq!(tried(u32::from(u8::MAX)).words().bitmap, 0);
    assert_eq!(tried(2).with_tried(1).tried(), 0b00100);
}

#[test]
fn a_full_board_has_no_open_row() {
    let open = OpenRow::from(Placement::named("1-3-0-2", size(4)).unwrap());
    assert_eq!((open.row(), open.tried()), (4, 0));
    assert_eq!(open.words().bitmap, 0);
    assert_eq!(open.with_tried(3), open);
    assert_eq!(open.step(), None);
}

#[test]
fn a_bit_of_the_row_is_attacked_by_the_queens_above() {
    let open = OpenRow::from(Placement::named("4-2", size(5)).unwrap());
    let lines = |power| {
        let attacks = open.attacks(power);
        attacks
            .map(|attack| (attack.queen_row, attack.line))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(0), [(0, Line::Down)]);
    assert_eq!(lines(1), [(1, Line::Right)]);
    assert_eq!(lines(2), [(0, Line::Left), (1, Line::Down)]);
    assert_eq!(lines(3), [(1, Line::Left)]);
    assert_eq!(lines(4), []);
}
