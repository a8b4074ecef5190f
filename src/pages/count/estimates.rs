//! The reader's choices before a count, and the time that each board will need on this machine.

use std::time::Duration;

use bitqueens_core::{
    counting::{CountMethod, Kernel, Measured, Plan, estimate, plan, yardstick},
    solver::Size,
};

use super::{CountPage, words};
use crate::{
    site::{Finished, Hardware},
    text::Sentence,
};

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum KernelChoice {
            #[default]
        Fastest => "fastest",
        Simd => "simd",
        Scalar => "scalar",
    }
}

impl KernelChoice {
    pub const fn on(self, hardware: Hardware) -> Kernel {
        match (self, hardware.simd) {
            (Self::Fastest | Self::Simd, true) => Kernel::Simd,
            _ => Kernel::Scalar,
        }
    }
}

/// The reader's choices before a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    pub size: Size,
    /// The number of workers that count at once, within `1..=MOST_WORKERS`.
    pub workers: u32,
    pub kernel: KernelChoice,
}

impl Settings {
    /// More than the cores of any desktop machine.
    pub const MOST_WORKERS: u32 = 64;

    /// One worker for every core, and a board that takes a moment.
    pub fn new(hardware: Hardware) -> Self {
        Self {
            size: Size::FIRST_COUNT,
            workers: hardware.cores.clamp(1, Self::MOST_WORKERS),
            kernel: KernelChoice::default(),
        }
    }
}

bitqueens_core::named! {
    /// What an estimate rests on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Basis {
        /// The time that the last long count took here.
        Counted => "counted",
        /// A short measurement on this machine.
        Measured => "measured",
        /// Times recorded on the machine that the plans were made with, by one worker.
        Recorded => "recorded",
    }
}

/// The time that a board will need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimated {
    pub time: Duration,
    pub basis: Basis,
}

/// The time that the page itself takes: from the click to the first request, and from the last answer to
/// the end. It was recorded on the machine that the plans were made with.
const PAGE: Duration = Duration::from_millis(17);

impl Estimated {
    /// The times between which it is said to lie. A short measurement differs from one minute to the next by what else
    /// the machine does, so only a count tells one time.
    pub fn range(self) -> [Duration; 2] {
        match self.basis {
            Basis::Measured => around(self.time),
            Basis::Counted | Basis::Recorded => [self.time; 2],
        }
    }

    /// The time as it is said. A time of another machine is none of this one.
    pub fn sentence(self) -> Sentence {
        match self.basis {
            Basis::Recorded => words::UNKNOWN.into(),
            Basis::Measured => words::between(self.range()),
            Basis::Counted => words::estimated_time(self.time),
        }
    }

    /// The time that it takes at most.
    pub fn most(self) -> Sentence {
        match self.basis {
            Basis::Recorded => words::UNKNOWN.into(),
            Basis::Measured | Basis::Counted => words::up_to(self.range()[1]),
        }
    }
}

/// The milliseconds from which on a count tells how long others take: below, it is mostly its start.
const LONG_MS: u64 = 1_000;
/// The most that a count is taken to differ from the recorded one, either way: workers on a machine that is as much
/// slower or faster.
const MOST_OFF: f64 = 1_024.0;

/// By how much a short measurement is taken to be wrong, either way.
const UNSURE: f64 = 1.5;
/// The milliseconds between which a measured time is said to lie: round ones of every unit from the second on. The last
/// is longer than any estimate.
const ROUND_MS: [u64; 34] = {
    const SECOND: u64 = 1_000;
    const MINUTE: u64 = 60 * SECOND;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    const YEAR: u64 = 365 * DAY + DAY / 4;
    [
        SECOND,
        2 * SECOND,
        5 * SECOND,
        10 * SECOND,
        20 * SECOND,
        30 * SECOND,
        MINUTE,
        2 * MINUTE,
        5 * MINUTE,
        10 * MINUTE,
        20 * MINUTE,
        30 * MINUTE,
        HOUR,
        2 * HOUR,
        5 * HOUR,
        10 * HOUR,
        DAY,
        2 * DAY,
        5 * DAY,
        10 * DAY,
        20 * DAY,
        50 * DAY,
        100 * DAY,
        200 * DAY,
        YEAR,
        2 * YEAR,
        5 * YEAR,
        10 * YEAR,
        20 * YEAR,
        50 * YEAR,
        100 * YEAR,
        200 * YEAR,
        500 * YEAR,
        1_000 * YEAR,
    ]
};

/// The round times around a measured one; none is below the first.
fn around(time: Duration) -> [Duration; 2] {
    let round = ROUND_MS.map(Duration::from_millis);
    let [.., last] = round;
    let (low, high) = (time.div_f64(UNSURE), time.mul_f64(UNSURE));
    let below = round.into_iter().rfind(|round| *round <= low);
    let above = round.into_iter().find(|round| high <= *round);
    [below.unwrap_or_default(), above.unwrap_or(last)]
}

/// Workers that are measured: their kernel and their number. Workers that count at once slow one
/// another down on most machines.
pub type Crew = (Kernel, u32);

/// The short measurements of this machine: every round, the shortest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurements(Vec<(Crew, Measured)>);

impl Measurements {
    /// The rounds of a measurement per worker. The second shortest counts: in the first ones the browser still
    /// optimises the program, in others the machine may be busy, and the shortest is luck that a count of many
    /// jobs does not have.
    const ROUNDS: usize = 3;
    /// The most workers that shorten a round: the plan of a measurement has as many jobs.
    const MOST_WORKERS: u32 = 4;

    pub fn n_rounds((_, workers): Crew) -> usize {
        let workers = workers.clamp(1, Self::MOST_WORKERS);
        Self::ROUNDS * usize::try_from(workers).unwrap_or(1)
    }

    /// The measurement of workers with a method, when all its rounds are over.
    pub fn of(&self, crew: Crew, method: CountMethod) -> Option<Measured> {
        if self.rounds(crew, method).count() < Self::n_rounds(crew) {
            return None;
        }
        self.rounds(crew, method).nth(1)
    }

    /// The rounds that are over, the shortest first.
    pub(super) fn rounds(&self, crew: Crew, method: CountMethod) -> impl Iterator<Item = Measured> {
        let all = self.0.iter();
        all.filter(move |(own, measured)| *own == crew && measured.plan.method() == method)
            .map(|(_, measured)| *measured)
    }

    pub(super) fn keep(&mut self, crew: Crew, measured: Measured) {
        if self.of(crew, measured.plan.method()).is_none() {
            let is_shorter = |(_, other): &(Crew, Measured)| other.elapsed <= measured.elapsed;
            let place = self.0.partition_point(is_shorter);
            self.0.insert(place, (crew, measured));
        }
    }
}

impl CountPage {
    /// The workers of the next run.
    pub const fn crew(&self) -> Crew {
        (self.kernel(), self.settings.workers)
    }

    /// The time that a board will need: as the last long count of the same workers by the same method took, or else from
    /// a measurement, or else as it was recorded.
    pub fn estimated(&self, size: Size) -> Estimated {
        let plan = plan(size);
        if let Some(last) = self.last_long_count(plan.method()) {
            let took = Duration::from_millis(last.elapsed_ms);
            let of_last = Plan::new(last.size, last.method);
            let off = took.div_duration_f64(of_last.reference_time());
            return Estimated {
                time: PAGE
                    + plan
                        .reference_time()
                        .mul_f64(off.clamp(1.0 / MOST_OFF, MOST_OFF)),
                basis: Basis::Counted,
            };
        }
        let alone = self.measurements.of(self.alone(), CountMethod::Search);
        let together = self.measurements.of(self.crew(), plan.method());
        match alone.zip(together) {
            Some((alone, together)) => Estimated {
                time: page_time(alone) + estimate(plan, together, self.settings.workers),
                basis: Basis::Measured,
            },
            None => Estimated {
                time: PAGE + plan.reference_time(),
                basis: Basis::Recorded,
            },
        }
    }

    /// The newest count of the chosen workers by a method that was long enough to tell how long others take.
    pub(super) fn last_long_count(&self, method: CountMethod) -> Option<&Finished> {
        let mut runs = self.finished.runs().iter();
        runs.find(|run| {
            (run.kernel, run.workers) == self.crew()
                && run.method == method
                && run.is_as_published()
                && LONG_MS <= run.elapsed_ms
        })
    }

    /// Returns what has to be measured next: one worker alone, then the method of the chosen board
    /// and the other one.
    pub fn wants_measuring(&self) -> Option<(Crew, Plan)> {
        let method = self.plan().method();
        let all = [
            (self.alone(), CountMethod::Search),
            (self.crew(), method),
            (self.crew(), method.other()),
        ];
        let is_missing =
            |&(crew, method): &(Crew, CountMethod)| self.measurements.of(crew, method).is_none();
        let (crew, method) = all.into_iter().find(is_missing)?;
        Some((crew, yardstick(method)))
    }

    /// One worker, which nothing slows down.
    const fn alone(&self) -> Crew {
        (self.kernel(), 1)
    }
}

/// The page's own time: a slower machine takes longer for it, as a worker does that counts alone. Workers
/// that slow one another down do not slow the page, which waits for them.
fn page_time(alone: Measured) -> Duration {
    PAGE.mul_f64(alone.elapsed.div_duration_f64(alone.plan.reference_time()))
}
