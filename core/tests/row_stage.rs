use bitqueens_core::solver::{LoopWord, Machine, Phase, RowStage, RowWords, Size};

use RowStage::{Ahead, Coming, Gone, InWork, Waiting};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[track_caller]
fn check(n_steps: usize, phase: Phase, expected: [RowStage; 4]) {
    let mut machine = Machine::new(size(4));
    machine.by_ref().take(n_steps).for_each(drop);
    assert_eq!(machine.phase(), phase);
    assert_eq!([0, 1, 2, 3].map(|row| machine.stage(row)), expected);
}

#[test]
fn stages_on_the_way_to_the_first_dead_end() {
    check(0, Phase::Ready, [Ahead; 4]);
    check(1, Phase::Start, [InWork, Ahead, Ahead, Ahead]);
    check(4, Phase::Place, [InWork, Ahead, Ahead, Ahead]);
    check(5, Phase::Left, [Waiting, Coming, Ahead, Ahead]);
    check(7, Phase::Right, [Waiting, Coming, Ahead, Ahead]);
    check(8, Phase::Free, [Waiting, InWork, Ahead, Ahead]);
    check(15, Phase::Free, [Waiting, Waiting, InWork, Ahead]);
    check(16, Phase::Backtrack, [Waiting, InWork, Gone, Ahead]);
    check(17, Phase::Pick, [Waiting, InWork, Ahead, Ahead]);
}

#[test]
fn stages_at_a_solution_and_at_the_end() {
    check(58, Phase::Solution, [Waiting, Waiting, InWork, Gone]);
    check(120, Phase::Backtrack, [Gone, Ahead, Ahead, Ahead]);
    check(121, Phase::Finished, [Gone, Ahead, Ahead, Ahead]);
}

/// Calls `check` at every place of the searches of the small boards.
fn everywhere(check: impl Fn(&Machine)) {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        check(&machine);
        while machine.advance().is_some() {
            check(&machine);
        }
    }
}

#[test]
fn a_row_ahead_has_no_words_and_the_others_are_the_first() {
    everywhere(|machine| {
        let rows = 0..machine.size().get();
        let reached = usize::from(machine.rows_reached());
        for row in rows {
            let ahead = machine.stage(row) == Ahead;
            assert_eq!(ahead, reached <= usize::from(row));
            if ahead {
                assert_eq!(machine.words(row), RowWords::default());
            }
        }
    });
}

#[test]
fn the_open_row_has_a_bitmap_where_its_phase_has_one() {
    everywhere(|machine| {
        let stage = machine.stage(machine.open_row());
        assert_eq!(stage.has_bitmap(), machine.phase().has(LoopWord::Bitmap));
    });
}

#[test]
fn tried_squares_are_free_ones_out_of_the_bitmap() {
    everywhere(|machine| {
        for row in 0..machine.size().get() {
            let words = machine.words(row);
            let tried = machine.tried(row);
            assert_eq!(tried & words.bitmap, 0);
            if machine.stage(row).has_bitmap() {
                assert_eq!(tried | words.bitmap, words.unattacked(machine.size()));
            } else {
                assert_eq!(tried, 0);
            }
        }
    });
}
