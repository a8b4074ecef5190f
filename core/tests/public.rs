//! What a stranger may do with the public types: any number, any name, texts of them, copies, keys.

use std::{
    collections::HashSet,
    hash::Hash,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use bitqueens_core::{
    counting::{
        CountMethod, Counter, Cut, DoubleCheck, Job, Kernel, Ledger, Measured, Outcome, Plan,
        RecordError, Sums, Yardstick, count_on, estimate, half_turn_fixed, known, plan,
    },
    solver::{
        CounterKind, CounterTarget, Counters, Goal, Line, Machine, MicroStep, OpenRow, Phase,
        Placement, RowWords, Size, Solution, Solutions,
    },
};

#[test]
fn any_row_and_any_bit_have_words_stages_and_attacks() {
    for size in [Size::MIN, Size::FIRST_SCREEN, Size::MAX] {
        let mut machine = Machine::new(size);
        machine.by_ref().take(200).for_each(drop);
        let standing = Placement::standing(&machine);
        for row in 0..=u8::MAX {
            let words = machine.words(row);
            assert!(
                row < size.get() || words == RowWords::default(),
                "row {row}"
            );
            let _ = (machine.stage(row), machine.tried(row), standing.above(row));
            for power in [0, 1, 26, 27, 63, 64, 127, 128, u8::MAX] {
                let n_queens = usize::from(standing.n_queens());
                assert!(machine.attacks(row, power).count() <= 3 * n_queens);
                let _ = standing.with(power);
            }
        }
        for n_tried in [0, 1, 27, u32::MAX] {
            let open = OpenRow::from(standing).with_tried(n_tried);
            assert_eq!(open.words().bitmap & open.tried(), 0);
        }
        machine.walk(&Goal::Placement(Placement::empty(Size::MAX)), 300);
        machine.walk(&Goal::Counter(CounterTarget::END), 400);
        assert!(machine.counters().steps <= 400);
    }
}

#[test]
fn any_bit_has_one_below_it_on_each_line_or_none() {
    for (power, rows) in
        (0..=u8::MAX).flat_map(|power| (0..=u8::MAX).map(move |rows| (power, rows)))
    {
        assert_eq!(Line::Left.below(power, rows), power.checked_add(rows));
        assert_eq!(Line::Down.below(power, rows), Some(power));
        assert_eq!(Line::Right.below(power, rows), power.checked_sub(rows));
    }
}

#[test]
fn any_micro_step_is_a_line_with_values() {
    let (row, bit, above) = (0, u32::MAX, u32::MAX);
    for step in [
        MicroStep::Left {
            row,
            above: u64::MAX,
            bit,
            left: 0,
        },
        MicroStep::Down {
            row,
            above,
            bit,
            down: 0,
        },
        MicroStep::Right {
            row,
            above,
            bit,
            right: 0,
        },
        MicroStep::Pick {
            row: u8::MAX,
            bitmap: u32::MAX,
            bit,
        },
    ] {
        assert!(!step.code().is_empty());
        assert!(step.values(Size::MIN).is_some() && step.fields().count() > 0);
    }
    let words = RowWords {
        left: u64::MAX,
        down: u32::MAX,
        right: u32::MAX,
        ..RowWords::default()
    };
    assert_eq!(words.below(u32::MAX).unattacked(Size::MAX), 0);
    let most = Counters {
        steps: u64::MAX,
        ..Counters::ZERO
    };
    assert!(
        CounterTarget {
            counter: CounterKind::Steps,
            value: 1
        }
        .reached(&most)
    );
}

#[test]
fn any_measurement_gives_an_estimate() {
    let times = [
        Duration::ZERO,
        Duration::from_nanos(1),
        Duration::from_secs(1),
        Duration::MAX,
    ];
    let longest = Duration::from_nanos(u64::MAX);
    for size in Size::all() {
        for (plan, elapsed) in CountMethod::ALL
            .into_iter()
            .flat_map(|method| times.map(|time| (Plan::new(size, method), time)))
        {
            for yardstick in Size::all().map(|size| Yardstick::of(Plan::new(size, plan.method()))) {
                let measured = Measured { yardstick, elapsed };
                let estimates =
                    [0, 1, 2, u32::MAX].map(|workers| estimate(plan, measured, workers));
                assert!(estimates.iter().all(|time| *time <= longest));
                assert_eq!(estimates[0], estimates[1]);
                assert!(estimates.windows(2).all(|pair| pair[1] <= pair[0]));
            }
        }
    }
    let longest_plan = plan(Size::MAX);
    let measured = Measured {
        yardstick: Yardstick::of(longest_plan),
        elapsed: Duration::MAX,
    };
    assert_eq!(estimate(longest_plan, measured, 1), longest);
}

#[test]
fn a_row_set_of_another_cut_is_refused_as_it_is_documented() {
    let [eight, ten] = [8, 10].map(|side| Cut::new(Size::new(side).unwrap()).unwrap());
    let foreign = ten.row_sets().last().unwrap();
    let mut made = eight.row_sets().next().unwrap();
    made.east = u32::MAX;
    for set in [foreign, made] {
        let panicked = catch_unwind(AssertUnwindSafe(|| eight.join(set))).unwrap_err();
        assert_eq!(
            panicked.downcast_ref::<&str>(),
            Some(&"the row set is none of this cut")
        );
    }
    let mut joined = eight.join(eight.row_sets().next().unwrap());
    joined.found = [u64::MAX; 3];
    assert_eq!(joined.solutions(), u64::MAX);
    for (row, column) in [(0, u8::MAX), (u8::MAX, 0), (u8::MAX, u8::MAX)] {
        let _ = eight.diagonals(row, column);
    }
}

#[test]
fn a_sample_of_any_size_and_a_recount_of_another_plan() {
    let mut ledger = Ledger::new(plan(Size::new(16).unwrap()));
    for index in 0..5 {
        ledger.record(index, u64::MAX / 8).unwrap();
    }
    for (entries, n_chosen) in [(0, 0), (5, 5), (usize::MAX, 5)] {
        assert_eq!(
            DoubleCheck::sample(&ledger, entries, 7).chosen().len(),
            n_chosen
        );
    }
    let other = plan(Size::new(15).unwrap());
    let check = DoubleCheck::all(&ledger).counted_again(Ledger::new(other));
    assert_eq!(check.err(), Some(RecordError::OtherPlan(other)));
    assert_eq!(half_turn_fixed(Size::new(8).unwrap(), u32::MAX), 4);
    let sums = Sums {
        total: u64::MAX,
        half_turn: u64::MAX,
        quarter_turn: u64::MAX,
    };
    assert_eq!(sums.unique(Size::MAX), None);
}

#[test]
fn texts_of_values_are_read_again() {
    for size in Size::all() {
        assert_eq!(size.to_string().parse(), Ok(size));
        assert_eq!(Size::try_from(size.get()), Ok(size));
    }
    for wrong in ["", "0", "28", "-1", "8.0", "256", "eight", " 8"] {
        assert!(wrong.parse::<Size>().is_err(), "{wrong}");
    }
    for method in CountMethod::ALL {
        assert_eq!(method.to_string().parse(), Ok(method));
    }
    for kernel in Kernel::ALL {
        assert_eq!(kernel.to_string().parse(), Ok(kernel));
    }
    for phase in Phase::ALL {
        assert_eq!(phase.to_string().parse(), Ok(phase));
    }
    let unknown = "Search".parse::<CountMethod>().unwrap_err();
    assert_eq!(unknown.to_string(), "no value has this name");
    let five = Size::new(5).unwrap();
    let first = Solutions::new(five).next().unwrap();
    assert_eq!(first.to_string(), "4-2-0-3-1");
    assert!(
        Placement::named(&first.to_string(), five)
            .unwrap()
            .is_full()
    );
    let sums = Sums {
        total: 92,
        half_turn: 4,
        quarter_turn: 0,
    };
    assert_eq!(sums.to_string(), "total 92, half turn 4, quarter turn 0");
    let eight = Size::new(8).unwrap();
    assert_eq!(
        Outcome::new(eight, sums).to_string(),
        "N = 8: total 92, unique 12"
    );
    let wrong = Outcome::new(eight, Sums { total: 93, ..sums });
    assert_eq!(wrong.to_string(), "N = 8: total 93, unique impossible");
}

/// The number of different values, as keys of a set.
fn different<T: Hash + Eq>(values: impl IntoIterator<Item = T>) -> usize {
    values.into_iter().collect::<HashSet<_>>().len()
}

#[test]
fn values_are_keys_of_a_set() {
    let plans = || Size::all().map(plan);
    assert_eq!(different(plans().chain(plans())), 27);
    assert_eq!(different(plans().filter_map(|plan| plan.job(0))), 27);
    assert_eq!(different(plans().map(Ledger::new)), 27);
    let five = Size::new(5).unwrap();
    assert_eq!(different::<Solution>(Solutions::new(five)), 10);
    let mut machine = Machine::new(five);
    let snapshots = std::iter::from_fn(|| machine.advance().map(|_| machine.snapshot()));
    assert_eq!(different(snapshots), 377);
    assert_eq!(
        different(Size::all().map(known)),
        26,
        "N = 2 and 3 have none"
    );
}

#[test]
fn a_counter_that_is_cloned_counts_the_same() {
    let plan = plan(Size::new(16).unwrap());
    let jobs: Vec<Job> = (0..4).filter_map(|index| plan.job(index)).collect();
    let mut counter = Counter::default();
    let first = counter.count(jobs[0]);
    let mut other = counter.clone();
    assert_eq!(other.count(jobs[0]), first);
    for job in jobs {
        assert_eq!(counter.count(job), other.count(job));
    }
}

#[test]
fn a_count_is_stopped_anywhere_says_how_far_it_is_and_goes_on() {
    for side in [1, 8, 15, 16] {
        let size = Size::new(side).unwrap();
        for stop_at in 0..=plan(size).len() {
            let mut ledger = Ledger::new(plan(size));
            let mut told = Vec::new();
            let stopped = count_on(&mut ledger, |so_far| {
                told.push(so_far.n_done());
                so_far.n_done() < stop_at
            });
            assert_eq!(ledger.n_done(), stop_at);
            assert_eq!(stopped.unwrap().is_some(), stop_at == plan(size).len());
            assert!(told.into_iter().eq(0..=stop_at.min(plan(size).len() - 1)));
            let mut read: Ledger = ledger.to_string().parse().unwrap();
            let outcome = count_on(&mut read, |_| true).unwrap().unwrap();
            assert!(
                outcome.is_as_published(),
                "N = {size}, stopped at {stop_at}"
            );
        }
    }
    // A ledger that is so wrong that its sum has no place.
    let mut wrong = Ledger::new(Plan::new(Size::MAX, CountMethod::Join));
    wrong.record(1, u64::MAX).unwrap();
    let asked = count_on(&mut wrong, |_| false);
    assert_eq!(asked, Ok(None));
}
