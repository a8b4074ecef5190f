//! The cost of a count: the faster method, the number of jobs, the time.
//!
//! The figures are times of one worker with vectors in WebAssembly (V8), without start-up,
//! on one core on which a JavaScript counter with all eight symmetries takes 0.48 s for N = 15 and 3.3 s for N = 16.
//! Only their ratios matter: [`super::estimate`] scales them by a measurement on the reader's machine.

use std::time::Duration;

use crate::solver::Size;

use super::Method;

/// Microseconds of the whole count by the search, N = 1 first.
/// Measured up to N = 17; above, the tree grows by a factor of 6.6 to 10 from N to N + 1.
const SEARCH: [u64; 27] = [
    1,
    1,
    1,
    14,
    21,
    31,
    46,
    57,
    75,
    95,
    150,
    340,
    1_600,
    7_700,
    50_000,
    285_000,
    4_200_000,
    28_000_000,
    213_000_000,
    1_650_000_000,
    13_200_000_000,
    110_000_000_000,
    950_000_000_000,
    8_500_000_000_000,
    78_000_000_000_000,
    740_000_000_000_000,
    7_200_000_000_000_000,
];

/// Microseconds of the whole count by the join, N = 1 first.
/// Measured up to N = 20; for N = 21, 22, 23 and 27 from some measured jobs, the others interpolated.
const JOIN: [u64; 27] = [
    1,
    1,
    1,
    12,
    13,
    16,
    31,
    34,
    135,
    150,
    1_100,
    1_250,
    9_200,
    9_100,
    97_000,
    119_000,
    1_200_000,
    3_400_000,
    32_000_000,
    220_000_000,
    3_700_000_000,
    37_500_000_000,
    213_000_000_000,
    4_700_000_000_000,
    38_000_000_000_000,
    800_000_000_000_000,
    6_900_000_000_000_000,
];

/// The intended microseconds of a job: short for progress and balance, long compared with a message.
const JOB: u64 = 100_000;

const fn micros(size: Size, method: Method) -> u64 {
    match method {
        Method::Search => SEARCH[size.len() - 1],
        Method::Join => JOIN[size.len() - 1],
    }
}

/// The method that was measured to be faster: the search up to N = 15, then the join.
/// Below N = 9 both take microseconds and the difference means nothing.
pub(crate) const fn faster(size: Size) -> Method {
    if size.get() < 9 || micros(size, Method::Search) < micros(size, Method::Join) {
        Method::Search
    } else {
        Method::Join
    }
}

/// The number of jobs into which the total is cut.
///
/// A count that several workers can share is cut finer, so that they end together.
/// The search cannot be cut into more jobs than it has prefixes, nor the join into more than it has row sets,
/// so the longest counts have longer jobs: seconds at N = 24 and 25, minutes at N = 26.
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

/// The time of the whole count on the core that the figures are from, measured or extrapolated.
pub(crate) const fn reference_time(size: Size, method: Method) -> Duration {
    Duration::from_micros(micros(size, method))
}
