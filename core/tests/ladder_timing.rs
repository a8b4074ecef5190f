//! The timing of the ladder's runs.

use bitqueens_core::{
    ladder::{Form, Method, Run},
    solver::Size,
};

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
