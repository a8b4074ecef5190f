use bitqueens_core::solver::{Machine, Size, Snapshot, SnapshotError};
use proptest::prelude::*;

fn machine_at(n: u8, step: u64) -> Machine {
    let mut machine = Machine::new(Size::new(n).unwrap());
    while machine.counters().steps < step && machine.advance().is_some() {}
    machine
}

fn resume(text: &str) -> Result<Machine, SnapshotError> {
    Machine::resume(&text.parse::<Snapshot>()?)
}

#[test]
fn every_state_of_small_boards_resumes_exactly() {
    for n in 1..=5 {
        let mut machine = Machine::new(Size::new(n).unwrap());
        loop {
            let resumed = resume(&machine.snapshot().to_string()).unwrap();
            assert_eq!(resumed, machine, "{}", machine.snapshot());
            if machine.advance().is_none() {
                break;
            }
        }
    }
}

#[test]
fn a_state_beyond_the_proved_steps_resumes_exactly() {
    for n in [12, 19, 27] {
        let mut machine = machine_at(n, 1_100_000);
        for _ in 0..2_000 {
            machine.advance();
            assert_eq!(resume(&machine.snapshot().to_string()), Ok(machine.clone()));
        }
    }
}

#[track_caller]
fn refused(text: &str, reason: SnapshotError) {
    assert_eq!(resume(text), Err(reason), "{text}");
}

#[test]
fn malformed_texts_are_refused() {
    for text in [
        "",
        "s1",
        "s1.5.free.024.3.0",
        "s1.5.free.024.3.0.0.0",
        "s2.5.free.024.3.0.0",
        "s1.5.free..3.0.0",
        "s1.5.free.02!.3.0.0",
        "s1.5.free.024.+3.0.0",
        "s1.5.free.024.3.0.99999999999999999999",
    ] {
        refused(text, SnapshotError::Malformed);
    }
}

#[test]
fn unreachable_states_are_refused_with_the_reason() {
    refused("s1.28.free.0.1.0.0", Size::new(28).unwrap_err().into());
    refused("s1.5.jump.0.1.0.0", SnapshotError::UnknownPhase);
    refused("s1.5.free.01.2.0.0", SnapshotError::Queen { row: 1 });
    refused("s1.5.free.05.2.0.0", SnapshotError::Queen { row: 1 });
    refused("s1.5.free.02413.5.0.0", SnapshotError::Depth);
    refused("s1.5.start.0.0.0.0", SnapshotError::Depth);
    // Row 3 of this path has no free square, so it cannot hold a solution.
    refused("s1.4.solution.02.2.1.1", SnapshotError::Depth);
    refused("s1.5.free.024.2.0.0", SnapshotError::Counters);
    refused("s1.5.free.024.4.0.0", SnapshotError::Counters);
    refused("s1.5.free.024.3.1.0", SnapshotError::Counters);
    refused("s1.5.free.024.3.0.3", SnapshotError::Counters);
}

#[test]
fn counters_that_no_search_reaches_are_refused() {
    let most = u64::MAX;
    refused(
        &format!("s1.5.free.024.{most}.0.0"),
        SnapshotError::TooManyPlacements,
    );
    refused(
        &format!("s1.27.free.q.{}.0.0", most >> 3),
        SnapshotError::TooManyPlacements,
    );
    // The whole searches of N = 5 and N = 11 set 53 and 166,925 queens.
    refused("s1.5.finished.-.400000.0.10", SnapshotError::Counters);
    refused("s1.11.finished.-.166926.0.2680", SnapshotError::Counters);
    // N = 12 has 14,200 solutions: no more before the end, and no others at the end.
    refused("s1.12.finished.-.856188.1.1", SnapshotError::Counters);
    refused("s1.12.finished.-.856188.1.14201", SnapshotError::Counters);
    refused("s1.12.free.b.800000.0.14201", SnapshotError::Counters);
    resume("s1.12.free.b.800000.0.14200").unwrap();
    resume("s1.12.finished.-.856188.1.14200").unwrap();
    // Before the first square of row 0 nothing has been set.
    refused("s1.27.free.0.200000.0.0", SnapshotError::Counters);
    // Before the second one the squares below the first have been tried.
    resume("s1.27.free.1.200000.0.0").unwrap();
    resume("s1.27.place.q.281474976710656.0.0").unwrap();
    refused(
        "s1.27.place.q.281474976710657.0.0",
        SnapshotError::TooManyPlacements,
    );
}

#[test]
fn a_forged_place_goes_back_to_the_beginning() {
    let genuine = machine_at(12, 1_100_000);
    let text = genuine.snapshot().to_string();
    let placements = genuine.counters().placements;
    for forged in [placements - 2_000, placements + 2_000] {
        let forged = text.replace(&format!(".{placements}."), &format!(".{forged}."));
        let mut machine = resume(&forged).unwrap();
        assert_ne!(machine, genuine);
        let mut steps = 0;
        while machine.retreat() {
            steps += 1;
        }
        assert_eq!(steps, 1_100_000);
        assert_eq!(machine, Machine::new(genuine.size()));
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_resumed_but_never_a_panic(text in "\\PC*") {
        let _ = resume(&text);
    }

    #[test]
    fn any_parts_are_refused_or_are_a_state_that_goes_on(
        n in 0_u8..30,
        phase in "(ready|start|pick|clear|place|left|down|right|free|solution|backtrack|finished)",
        queens in "[0-9a-q]{1,8}",
        counters in prop::array::uniform3(0_u64..60),
    ) {
        let [placements, dead_ends, solutions] = counters;
        let text = format!("s1.{n}.{phase}.{queens}.{placements}.{dead_ends}.{solutions}");
        if let Ok(machine) = resume(&text) {
            prop_assert_eq!(machine.snapshot().to_string(), text);
        }
    }

    #[test]
    fn resumed_and_original_go_on_alike(n in 4_u8..=27, step in 0_u64..60_000) {
        let original = machine_at(n, step);
        let resumed = resume(&original.snapshot().to_string()).unwrap();
        prop_assert!(original.take(200).eq(resumed.take(200)));
    }
}
