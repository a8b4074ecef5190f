//! One search by arrays and by bits side by side, then fast counting: each as fast as it was recorded.

use std::sync::LazyLock;

use super::{RECORDED_SIZE, Recorded};
use bitqueens_core::{
    ladder::{Method, walk::MethodWalker},
    solver::{Machine, Phase, Size},
};

/// The race at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub lanes: [Lane; 3],
    pub is_over: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    pub method: Method,
    /// How much of the recorded time has passed, from 0 to 1.
    pub share: f64,
    /// The search on the small board; none where queens are not set one by one.
    pub search: Option<Search>,
}

/// A search at one of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The place of each row's queen, counted from the side that the search begins at. At the end it is the last solution.
    pub queens: Vec<Option<usize>>,
    /// The steps carried out: queens set, compared and taken off; lines of the loop.
    pub operations: u64,
    pub placements: u64,
    pub solutions: u64,
}

impl Race {
    /// How many times slower than recorded it is shown.
    pub const SLOWER: u32 = 3;

    /// The board that is drawn; the times are those of [`RECORDED_SIZE`].
    pub const SIZE: Size = match Size::new(6) {
        Ok(size) => size,
        Err(_) => Size::MIN,
    };

    /// Its length in milliseconds.
    pub fn length() -> f64 {
        shown(Method::Backtracking) + shown(Method::Fast)
    }

    /// The race so many milliseconds after it began. Fast counting begins when the others are through.
    pub fn at(elapsed: f64) -> Self {
        let share = |method, elapsed: f64| (elapsed / shown(method)).clamp(0.0, 1.0);
        let searched = |method: Method, search: fn(f64) -> Search| {
            let share = share(method, elapsed);
            Lane {
                method,
                share,
                search: Some(search(share)),
            }
        };
        let fast = Lane {
            method: Method::Fast,
            share: share(Method::Fast, elapsed - shown(Method::Backtracking)),
            search: None,
        };
        Self {
            is_over: 1.0 <= fast.share,
            lanes: [
                searched(Method::Backtracking, Search::by_arrays),
                searched(Method::Bitmap, Search::by_bits),
                fast,
            ],
        }
    }
}

impl Lane {
    /// The time so far as a share of what the slowest lane takes in all, from 0 to 1.
    pub fn of_longest(&self) -> f64 {
        self.millis() / Recorded::on(Method::Backtracking, RECORDED_SIZE)
    }

    /// The time so far, in milliseconds as recorded.
    pub fn millis(&self) -> f64 {
        self.share * Recorded::on(self.method, RECORDED_SIZE)
    }
}

/// How long a method is shown, in milliseconds.
fn shown(method: Method) -> f64 {
    f64::from(Race::SLOWER) * Recorded::on(method, RECORDED_SIZE)
}

impl Search {
    fn by_arrays(share: f64) -> Self {
        static STEPS: LazyLock<usize> = LazyLock::new(|| arrays().count());
        let mut walker = arrays();
        let mut last = Vec::new();
        for _ in 0..part(*STEPS, share) {
            let before = walker.solutions();
            walker.next();
            if before < walker.solutions() {
                last = walker.queens().to_vec();
            }
        }
        Self {
            queens: if share < 1.0 {
                walker.queens().to_vec()
            } else {
                last
            },
            operations: walker.steps(),
            placements: walker.counters().nodes,
            solutions: walker.solutions(),
        }
    }

    fn by_bits(share: f64) -> Self {
        static STEPS: LazyLock<usize> = LazyLock::new(|| Machine::new(Race::SIZE).count());
        let mut machine = Machine::new(Race::SIZE);
        let mut last = Vec::new();
        for _ in 0..part(*STEPS, share) {
            if machine.advance() == Some(Phase::Solution) {
                last = places(&machine);
            }
        }
        let counters = machine.counters();
        Self {
            queens: if share < 1.0 { places(&machine) } else { last },
            operations: counters.steps,
            placements: counters.placements,
            solutions: counters.solutions,
        }
    }
}

fn arrays() -> MethodWalker {
    MethodWalker::new(Method::Backtracking, Race::SIZE).expect("backtracking is walked at N = 6")
}

/// The place of each row's queen, the lowest bit the first.
fn places(machine: &Machine) -> Vec<Option<usize>> {
    let standing = machine
        .queens()
        .map(|bit| Some(bit.trailing_zeros() as usize));
    let rows = standing.chain(std::iter::repeat(None));
    rows.take(machine.size().len()).collect()
}

/// So much of a number of steps.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a search of the small board has a few thousand steps"
)]
fn part(steps: usize, share: f64) -> usize {
    (steps as f64 * share) as usize
}
