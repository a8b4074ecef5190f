//! What crosses to the ladder's worker and back, and how it times.

use bitqueens::ladder::{Counters, Form, Method, Run};
use bitqueens::ladder_wire::{Reply, Request};
use bitqueens::solver::Size;
use proptest::prelude::*;

#[test]
fn every_request_arrives_as_it_was_sent() {
    for method in Method::ALL {
        for &form in method.forms() {
            for size in Size::all() {
                for count in [false, true] {
                    let run = Run::new(method, form, size).unwrap();
                    let request = Request {
                        task: 7,
                        run,
                        count,
                    };
                    assert_eq!(Request::from_words(&request.to_words()), Some(request));
                }
            }
        }
    }
}

#[test]
fn what_is_no_run_is_no_request() {
    // Permutation in a loop, method 13, form 2, N = 0, N = 28, too short, too long.
    for words in [
        [1, 1, 1, 8, 0].as_slice(),
        &[1, 13, 0, 8, 0],
        &[1, 0, 2, 8, 0],
        &[1, 0, 0, 0, 0],
        &[1, 0, 0, 28, 0],
        &[1, 0, 0, 8],
        &[1, 0, 0, 8, 0, 0],
    ] {
        assert_eq!(Request::from_words(words), None, "{words:?}");
    }
}

fn reply() -> impl Strategy<Value = Reply> {
    prop_oneof![
        any::<u64>().prop_map(Reply::Ready),
        any::<[u32; 3]>().prop_map(|[task, done, parts]| Reply::Part { task, done, parts }),
        (any::<u32>(), any::<[u64; 2]>()).prop_map(|(task, [solutions, nanos])| Reply::Timed {
            task,
            solutions,
            nanos
        }),
        (any::<u32>(), any::<[u64; 4]>()).prop_map(|(task, [solutions, nodes, tests, leaves])| {
            Reply::Counted {
                task,
                solutions,
                counters: Counters {
                    nodes,
                    tests,
                    leaves,
                },
            }
        }),
        "\\PC{0,20}".prop_map(Reply::Failed),
    ]
}

proptest! {
    #[test]
    fn every_reply_arrives_as_it_was_sent(reply in reply()) {
        prop_assert_eq!(Reply::from_words(&reply.to_words()), Some(reply));
    }

    #[test]
    fn any_words_are_a_reply_or_none(words in prop::collection::vec(any::<u32>(), 0..12), kind in 0_u32..7) {
        let words: Vec<_> = std::iter::once(kind).chain(words).collect();
        if let Some(reply) = Reply::from_words(&words) {
            prop_assert_eq!(reply.to_words(), words);
        }
    }
}

#[test]
fn a_time_is_the_sum_over_the_parts_alone() {
    // The clock moves by 10 inside a part, and by 1000 while the page is told.
    let millis = std::cell::Cell::new(0.0);
    let clock = || {
        millis.set(millis.get() + 10.0);
        millis.get()
    };
    let mut told = Vec::new();
    let timing = Run::of(Method::Bitmap, Size::new(5).unwrap()).timed(clock, |done| {
        told.push(done);
        millis.set(millis.get() + 1_000.0);
    });
    assert_eq!(told, [1, 2, 3, 4, 5]);
    assert_eq!(timing.solutions, 10);
    assert_eq!(timing.repeats, 1);
    assert!((timing.millis - 50.0).abs() < f64::EPSILON);
}

#[test]
fn a_short_run_is_repeated_until_the_clock_has_moved() {
    // A clock that moves by one millisecond each time it is asked: a batch seems to take 1 ms however long.
    let mut asked = 0_u32;
    let clock = || {
        asked += 1;
        f64::from(asked)
    };
    let timing = Run::new(Method::Flags, Form::Loop, Size::new(4).unwrap())
        .unwrap()
        .timed(clock, |_| ());
    assert_eq!(timing.solutions, 2);
    // No batch was long enough, so the largest was the last.
    assert_eq!(timing.repeats, 1 << 20);
    assert!(timing.millis < 1.0e-5);
}
