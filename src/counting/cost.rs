//! What a count costs: which method is faster, how many jobs are worth it, how long it takes.
//!
//! The figures are times of one worker with vectors in WebAssembly on one core of 2.5 GHz.
//! Only their ratios matter: [`estimate`] scales them by what the reader's machine was measured to do.

use std::time::Duration;

use crate::solver::Size;

use super::Method;

/// Microseconds of the whole count by the search, N = 1 first.
/// From N = 19 on each is the one before times the growth of the tree.
const SEARCH: [u64; 27] = [
    1,
    1,
    1,
    2,
    3,
    5,
    8,
    15,
    30,
    60,
    110,
    300,
    1_800,
    10_000,
    67_000,
    380_000,
    5_900_000,
    39_000_000,
    290_000_000,
    2_200_000_000,
    17_400_000_000,
    142_000_000_000,
    1_200_000_000_000,
    10_400_000_000_000,
    93_000_000_000_000,
    860_000_000_000_000,
    8_200_000_000_000_000,
];

/// Microseconds of the whole count by the join, N = 1 first.
const JOIN: [u64; 27] = [
    1,
    1,
    1,
    10,
    20,
    20,
    60,
    60,
    300,
    300,
    1_800,
    1_800,
    10_000,
    10_000,
    200_000,
    200_000,
    3_000_000,
    6_000_000,
    80_000_000,
    150_000_000,
    2_400_000_000,
    5_000_000_000,
    80_000_000_000,
    180_000_000_000,
    3_000_000_000_000,
    7_000_000_000_000,
    120_000_000_000_000,
];

/// A job is meant to take so many microseconds: short for progress and balance, long beside a message.
const JOB: u64 = 100_000;

const fn micros(size: Size, method: Method) -> u64 {
    match method {
        Method::Search => SEARCH[size.len() - 1],
        Method::Join => JOIN[size.len() - 1],
    }
}

/// The method that was measured to be faster.
pub(crate) const fn faster(size: Size) -> Method {
    if micros(size, Method::Search) <= micros(size, Method::Join) {
        Method::Search
    } else {
        Method::Join
    }
}

/// How many jobs the total deserves.
///
/// A count that is worth sharing at all is cut finer, so that several workers end together.
/// The search cannot be cut into more than its prefixes, so its longest counts have longer jobs.
pub(crate) const fn parts(size: Size, method: Method) -> u64 {
    let micros = micros(size, method);
    let parts = match micros {
        0..10_000 => 1,
        10_000..100_000 => 4,
        100_000..1_000_000 => 12,
        _ => micros.div_ceil(JOB),
    };
    match method {
        Method::Search if 200_000 < parts => 200_000,
        _ => parts,
    }
}

/// The time the whole count took, or would have taken, on the core the figures are from.
pub(crate) const fn reference_time(size: Size, method: Method) -> Duration {
    Duration::from_micros(micros(size, method))
}
