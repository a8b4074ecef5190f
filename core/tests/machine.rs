use bitqueens_core::solver::{Counters, Machine, MicroStep, Phase, Size, Solutions};

use crate::oracle;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// The counters of a whole search, and the micro-step that counts the first solution.
fn run(n: u8) -> (Counters, Option<u64>) {
    let mut machine = Machine::new(size(n));
    let mut first = None;
    while let Some(phase) = machine.advance() {
        if phase == Phase::Solution && first.is_none() {
            first = Some(machine.counters().steps);
        }
    }
    (*machine.counters(), first)
}

#[track_caller]
fn check(n: u8, expected: [u64; 5], first: Option<u64>) {
    let (counted, counted_first) = run(n);
    let [placements, dead_ends, solutions, backtracks, steps] = expected;
    assert_eq!(
        counted,
        Counters {
            steps,
            placements,
            dead_ends,
            solutions,
            backtracks
        }
    );
    assert_eq!(counted_first, first);
}

#[test]
fn one() {
    check(1, [1, 0, 1, 0, 6], Some(5));
}

#[test]
fn two() {
    check(2, [2, 2, 0, 3, 19], None);
}

#[test]
fn three() {
    check(3, [5, 3, 0, 6, 43], None);
}

#[test]
fn four() {
    check(4, [16, 4, 2, 13, 121], Some(58));
}

#[test]
fn five() {
    check(5, [53, 4, 10, 34, 377], Some(33));
}

#[test]
fn six() {
    check(6, [152, 46, 4, 145, 1_199], Some(240));
}

#[test]
fn seven() {
    check(7, [551, 154, 40, 472, 4_211], Some(63));
}

#[test]
fn eight() {
    check(8, [2_056, 644, 92, 1_873, 15_991], Some(894));
}

#[test]
fn published_totals_to_12() {
    let totals = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
    for (n, total) in (1..).zip(totals) {
        assert_eq!(run(n).0.solutions, total, "N = {n}");
    }
}

#[test]
fn solutions_are_the_oracle_s_in_both_notations() {
    for n in 1..=9 {
        // The lowest bit is the rightmost column, so the search runs from the right.
        let mut expected = oracle::solutions(usize::from(n));
        expected.reverse();
        let found: Vec<_> = Solutions::new(size(n)).collect();
        let by_row: Vec<Vec<usize>> = found
            .iter()
            .map(|solution| solution.by_row().into_iter().map(usize::from).collect())
            .collect();
        assert_eq!(by_row, expected, "N = {n}");
        for solution in found {
            for (column, row) in (0..).zip(solution.by_column()) {
                assert_eq!(solution.by_row()[usize::from(row)], column);
            }
        }
    }
}

#[test]
fn the_rows_of_the_first_solution_of_n_5() {
    let rows = [
        (0, 0b00000, 0b00000, 0b00000, 0b11111, 0b00001),
        (1, 0b00010, 0b00001, 0b00000, 0b11100, 0b00100),
        (2, 0b01100, 0b00101, 0b00010, 0b10000, 0b10000),
        (3, 0b11_1000, 0b10101, 0b01001, 0b00010, 0b00010),
        (4, 0b111_0100, 0b10111, 0b00101, 0b01000, 0b01000),
    ];
    let mut machine = Machine::new(size(5));
    for (row, left, down, right, bitmap, bit) in rows {
        while !matches!(machine.advance(), Some(Phase::Start | Phase::Free)) {}
        let words = machine.words(row);
        assert_eq!(machine.row(), Some(row));
        assert_eq!(
            (words.left, words.down, words.right, words.bitmap),
            (left, down, right, bitmap)
        );
        assert_eq!(
            machine.next(),
            Some(MicroStep::Pick { row, bitmap, bit }),
            "row {row}"
        );
    }
}

#[test]
fn a_step_carries_the_words_it_used() {
    let steps: Vec<_> = Machine::new(size(4)).take(13).collect();
    assert_eq!(
        steps[4],
        MicroStep::Left {
            row: 1,
            above: 0,
            bit: 0b0001,
            left: 0b0010
        }
    );
    assert_eq!(
        steps[7],
        MicroStep::Free {
            row: 1,
            mask: 0b1111,
            left: 0b0010,
            down: 0b0001,
            right: 0,
            bitmap: 0b1100
        }
    );
    assert_eq!(
        steps[9],
        MicroStep::Clear {
            row: 1,
            before: 0b1100,
            bit: 0b0100,
            after: 0b1000
        }
    );
}

#[test]
fn every_step_names_the_phase_that_was_announced() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        while let Some(announced) = machine.upcoming() {
            let step = machine.next().unwrap();
            assert_eq!(step.phase(), announced);
            assert_eq!(machine.phase(), announced);
        }
        assert_eq!(machine.next(), None);
        assert_eq!(machine.next(), None);
    }
}

#[test]
fn all_queens_stand_when_a_solution_is_counted() {
    let mut machine = Machine::new(size(6));
    while let Some(phase) = machine.advance() {
        let standing = machine.queens().count();
        match phase {
            Phase::Solution => assert_eq!(standing, 6),
            Phase::Finished => assert_eq!(standing, 0),
            _ => assert!(standing <= 6),
        }
        assert!(machine.queens().all(u32::is_power_of_two));
    }
}

#[test]
fn the_largest_board_steps_without_overflow() {
    let mut machine = Machine::new(Size::MAX);
    for _ in 0..3_000_000 {
        machine.advance();
    }
    assert_eq!(machine.counters().steps, 3_000_000);
}

#[test]
fn backwards_the_search_passes_the_same_states() {
    for n in 1..=7 {
        let mut machine = Machine::new(size(n));
        let mut states = vec![machine.clone()];
        while machine.advance().is_some() {
            states.push(machine.clone());
        }
        for state in states.iter().rev() {
            assert_eq!(&machine, state, "step {}", state.counters().steps);
            assert_eq!(machine.retreat(), state.counters().steps != 0);
        }
    }
}

/// Turns a machine once, and another one line by line to the same step; how many lines it took.
#[track_caller]
fn turn_both(whole: &mut Machine, lines: &mut Machine) -> u64 {
    let before = lines.counters().steps;
    assert!(whole.turn());
    while lines.counters().steps < whole.counters().steps {
        lines.advance();
    }
    assert_eq!(whole, lines);
    lines.counters().steps - before
}

#[test]
fn a_whole_turn_is_its_lines() {
    for n in 1..=8 {
        let mut whole = Machine::new(size(n));
        assert!(!whole.turn(), "nothing has started");
        whole.advance();
        let mut lines = whole.clone();
        while lines.upcoming() != Some(Phase::Finished) {
            let turn = turn_both(&mut whole, &mut lines);
            assert!([1, 4, 7].contains(&turn), "{turn} lines");
        }
        assert!(!whole.turn(), "above row 0 there is none");
        assert_eq!(whole, lines);
    }
}

#[test]
fn no_turn_begins_inside_another() {
    let mut machine = Machine::new(size(5));
    while let Some(phase) = machine.advance() {
        let between = matches!(
            phase,
            Phase::Start | Phase::Free | Phase::Solution | Phase::Backtrack
        ) && machine.row().is_some();
        let before = machine.clone();
        assert_eq!(machine.clone().turn(), between);
        if !between {
            let mut after = before.clone();
            after.turn();
            assert_eq!(after, before);
        }
    }
}

#[test]
fn turns_of_the_largest_board_are_their_lines() {
    let mut whole = Machine::new(size(27));
    whole.advance();
    let mut lines = whole.clone();
    for _ in 0..100_000 {
        turn_both(&mut whole, &mut lines);
    }
}

#[test]
fn a_resumed_machine_goes_back_without_a_history() {
    let mut machine = Machine::new(size(19));
    machine.by_ref().take(1_200_000).for_each(drop);
    let earlier = machine.clone();
    machine.by_ref().take(5_000).for_each(drop);
    let mut resumed = Machine::resume(&machine.snapshot()).unwrap();
    for _ in 0..5_000 {
        assert!(resumed.retreat());
    }
    assert_eq!(resumed, earlier);
}
