//! The cost of a count: the faster method, the number of jobs, the time.
//!
//! The figures are times of one worker with vectors in WebAssembly (V8), without start-up,
//! on one core on which a JavaScript counter with all eight symmetries takes 0.46 s for N = 15 and 3.0 s for N = 16.
//! Only their ratios matter: [`super::estimate`] scales them by a measurement on the reader's machine.

use std::time::Duration;

use crate::solver::Size;

use super::CountMethod;

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
    300,
    1_700,
    8_200,
    57_000,
    315_000,
    4_800_000,
    32_000_000,
    240_000_000,
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
/// Measured up to N = 18; for N = 19 to 25 from some measured jobs; for N = 26 and 27 extrapolated from a slower join.
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
    1_200,
    10_500,
    9_600,
    131_000,
    123_000,
    965_000,
    3_160_000,
    28_800_000,
    160_000_000,
    2_170_000_000,
    8_500_000_000,
    83_000_000_000,
    2_590_000_000_000,
    26_600_000_000_000,
    800_000_000_000_000,
    6_900_000_000_000_000,
];

/// The number of jobs that the search is to be cut into, N = 1 first: about 0.1 s each, short for progress
/// and balance, long compared with a message. There are no more jobs than prefixes.
const SEARCH_JOBS: [u64; 27] = [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 12, 42, 280, 2_130, 16_500, 132_000, 200_000,
    200_000, 200_000, 200_000, 200_000, 200_000,
];

/// The number of jobs that the join is to be cut into, N = 1 first. There are no more jobs than row sets,
/// so the longest counts have longer jobs: seconds at N = 24 and 25, minutes at N = 26.
const JOIN_JOBS: [u64; 27] = [
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    4,
    12,
    12,
    34,
    320,
    2_200,
    37_000,
    375_000,
    2_130_000,
    47_000_000,
    380_000_000,
    8_000_000_000,
    69_000_000_000,
];

/// The jobs by which machines are measured: the board, the job's number and its microseconds, which are to the whole
/// as a page measured them to its counts.
const SEARCH_YARDSTICKS: [(u8, u64, u64); 1] = [(16, 5, 24_500)];
const JOIN_YARDSTICKS: [(u8, u64, u64); 7] = [
    // N = 15 is joined without vectors alone, and its time is in proportion to the whole so.
    (15, 8, 4_940),
    (16, 5, 8_300),
    (17, 14, 32_000),
    (18, 17, 88_000),
    (19, 160, 70_500),
    (20, 1_100, 74_000),
    (21, 18_500, 35_200),
];

const fn yardsticks(method: CountMethod) -> &'static [(u8, u64, u64)] {
    match method {
        CountMethod::Search => &SEARCH_YARDSTICKS,
        CountMethod::Join => &JOIN_YARDSTICKS,
    }
}

/// The board whose yardstick is nearest: its own, or one with as many queens on the middle row and column.
pub(crate) fn measured_side(size: Size, method: CountMethod) -> u8 {
    let sides = yardsticks(method).iter().map(|&(side, ..)| side);
    let is_far = |&side: &u8| {
        (
            side.abs_diff(size.get()) % 2 == 1,
            side.abs_diff(size.get()),
        )
    };
    sides.min_by_key(is_far).unwrap_or(size.get())
}

/// The number and the microseconds of a board's yardstick, where it has one.
pub(crate) fn yardstick(size: Size, method: CountMethod) -> Option<(u64, u64)> {
    let mut all = yardsticks(method).iter();
    let own = all.find(|&&(side, ..)| side == size.get());
    own.map(|&(_, job, micros)| (job, micros))
}

const fn micros(size: Size, method: CountMethod) -> u64 {
    match method {
        CountMethod::Search => SEARCH[size.len() - 1],
        CountMethod::Join => JOIN[size.len() - 1],
    }
}

/// The first board that is joined without vectors. There the join takes a quarter of the search's time for N = 14
/// and a third for N = 15; below, both take milliseconds.
const FIRST_JOINED_SCALAR: u8 = 14;

/// The faster method without vectors, which the search needs more than the join.
pub(crate) const fn faster_scalar(size: Size) -> CountMethod {
    if size.get() < FIRST_JOINED_SCALAR {
        CountMethod::Search
    } else {
        CountMethod::Join
    }
}

/// The faster method by these figures: the search up to N = 15 and for N = 26, else the join.
/// Below N = 9 both take microseconds and the difference means nothing.
pub(crate) const fn faster(size: Size) -> CountMethod {
    if size.get() < 9 || micros(size, CountMethod::Search) < micros(size, CountMethod::Join) {
        CountMethod::Search
    } else {
        CountMethod::Join
    }
}

/// The number of jobs into which the total is cut. A count that several workers can share is cut finer, so
/// that they end together.
///
/// It belongs to the plan: another number needs another [`super::PLAN_VERSION`]. Times may be measured anew
/// without it.
pub(crate) const fn parts(size: Size, method: CountMethod) -> u64 {
    match method {
        CountMethod::Search => SEARCH_JOBS[size.len() - 1],
        CountMethod::Join => JOIN_JOBS[size.len() - 1],
    }
}

/// The time of the whole count on the core that the figures are from, measured or extrapolated.
pub(crate) const fn reference_time(size: Size, method: CountMethod) -> Duration {
    Duration::from_micros(micros(size, method))
}
