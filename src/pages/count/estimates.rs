//! The time that each board will need on this machine.

use std::time::Duration;

use bitqueens_core::{
    counting::{CountMethod, Kernel, Measured, Plan, Yardstick, estimate},
    solver::Size,
};

use super::{CountPage, words};
use crate::{site::Finished, text::Sentence};

bitqueens_core::named! {
    /// What an estimate rests on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Basis {
        /// The time that counts took here.
        Counted => "counted",
        /// Jobs that were timed on this machine.
        Measured => "measured",
        /// Times recorded on the machine that the plans were made with, by one worker.
        Recorded => "recorded",
    }
}

/// The time that a board will need.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimated {
    pub time: Duration,
    pub basis: Basis,
    /// How far off it may be, in either direction.
    pub unsure: f64,
}

/// The time that the page itself takes: from the click to the first request, and from the last answer to
/// the end. It was recorded on the machine that the plans were made with.
const PAGE: Duration = Duration::from_millis(48);

/// The part of a core that a browser takes to show a count.
const SHOWING: f64 = 0.2;

/// A count of the board itself, or of another one and a job of this one.
const SURE: f64 = 1.0;
/// A job of the board.
const NEAR: f64 = 1.25;
/// A job of another board.
const FAR: f64 = 1.5;

impl Estimated {
    /// The times between which it is said to lie.
    pub fn range(self) -> [Duration; 2] {
        if self.unsure <= SURE {
            return [self.time; 2];
        }
        let (low, high) = (
            self.time.div_f64(self.unsure),
            self.time.mul_f64(self.unsure),
        );
        let below = round_times().take_while(|round| *round <= low).last();
        let above = round_times().find(|round| high <= *round);
        [below.unwrap_or_default(), above.unwrap_or(high)]
    }

    /// The time of a share of the board.
    pub fn of_share(self, share: f64) -> Self {
        let time = self.time.mul_f64(share);
        Self { time, ..self }
    }

    /// Says the time. A time measured on another machine is not given as one of this machine.
    pub fn sentence(self) -> Sentence {
        match self.basis {
            Basis::Recorded => words::UNKNOWN.into(),
            Basis::Measured | Basis::Counted if SURE < self.unsure => words::between(self.range()),
            Basis::Measured | Basis::Counted => words::estimated_time(self.time),
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

/// Times in round numbers of every unit from the second on, the shortest first.
fn round_times() -> impl Iterator<Item = Duration> {
    const YEAR: u64 = 365 * 24 * 60 * 60 + 6 * 60 * 60;
    const UNITS: [u64; 6] = [1, 60, 60 * 60, 24 * 60 * 60, YEAR, 100_000 * YEAR];
    const STEPS: [u64; 17] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80];
    let units = UNITS.into_iter().zip(UNITS.into_iter().skip(1));
    units.flat_map(|(unit, next)| {
        let steps = [1, 100, 10_000].map(|hundreds| STEPS.map(|step| hundreds * step));
        let times = steps.into_iter().flatten().map(move |step| step * unit);
        let in_unit = times.take_while(move |time| *time < next);
        in_unit.map(Duration::from_secs)
    })
}

/// Workers that are measured: their kernel and their number. Workers that count at once slow one
/// another down on most machines.
pub type Crew = (Kernel, u32);

/// The jobs that were timed on this machine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurements(Vec<(Crew, Measured)>);

impl Measurements {
    /// The measurement that tells most of a plan: by its own yardstick, or else by the nearest of the method.
    fn nearest(&self, crew: Crew, plan: Plan) -> Option<Measured> {
        let side = |measured: &Measured| measured.yardstick.job().plan().size().get();
        let own = Yardstick::of(plan);
        let of_method = self.0.iter().filter(|(own, measured)| {
            *own == crew && measured.yardstick.job().plan().method() == plan.method()
        });
        of_method
            .map(|(_, measured)| *measured)
            .min_by_key(|measured| {
                (
                    measured.yardstick != own,
                    side(measured).abs_diff(plan.size().get()),
                )
            })
    }

    /// The measurement of workers by a yardstick.
    pub fn of(&self, crew: Crew, yardstick: Yardstick) -> Option<Measured> {
        let mut all = self.0.iter();
        let own = all.find(|(own, measured)| *own == crew && measured.yardstick == yardstick);
        own.map(|(_, measured)| *measured)
    }

    pub(super) fn keep(&mut self, crew: Crew, measured: Measured) {
        if self.of(crew, measured.yardstick).is_none() {
            self.0.push((crew, measured));
        }
    }
}

/// The time from which on a count tells how long others take: below, it is mostly its start.
const LONG: Duration = Duration::from_secs(1);
/// The time over which everything else that a machine does evens out.
const EVEN: Duration = Duration::from_mins(1);
/// A count that took this many times its measured time was disturbed.
const DISTURBED: f64 = 2.0;
/// What starts and pauses of the browser may add to any count.
const SLACK: Duration = Duration::from_millis(100);
/// The most counts that are looked at, the newest.
const NEWEST: usize = 5;
/// The most by which counts correct a measurement, either way.
const MOST_OFF: f64 = 1_024.0;

impl CountPage {
    /// The workers of the next run.
    pub fn crew(&self) -> Crew {
        (self.kernel(), self.settings.workers)
    }

    /// The time that a board will need: as counts of it by the same workers took, or else from measured jobs,
    /// which longer counts of other boards correct, or else as it was recorded.
    pub fn estimated(&self, size: Size) -> Estimated {
        let measured = self.measured(size);
        if let Some(run) = self.own_count(size) {
            return Estimated {
                time: Duration::from_millis(run.elapsed_ms),
                basis: Basis::Counted,
                unsure: SURE,
            };
        }
        let Some(time) = measured else {
            return Estimated {
                time: PAGE + self.plan_of(size).reference_time(),
                basis: Basis::Recorded,
                unsure: FAR,
            };
        };
        let is_near = self.is_near(size);
        match self.correcting_count(self.plan_of(size).method()) {
            Some((off, run)) => Estimated {
                time: time.mul_f64(off),
                basis: Basis::Counted,
                unsure: match (is_near, self.is_near(run.size)) {
                    (true, true) => SURE,
                    (true, false) => NEAR,
                    (false, _) => FAR,
                },
            },
            None => Estimated {
                time,
                basis: Basis::Measured,
                unsure: if is_near { NEAR } else { FAR },
            },
        }
    }

    /// The count that an estimate rests on; `None` where it rests on none.
    pub(super) fn telling_count(&self, size: Size) -> Option<&Finished> {
        let of_others = || {
            let (_, run) = self.correcting_count(self.plan_of(size).method())?;
            self.measured(size).map(|_| run)
        };
        self.own_count(size).or_else(of_others)
    }

    /// The time by measured jobs; `None` before they are.
    fn measured(&self, size: Size) -> Option<Duration> {
        let plan = self.plan_of(size);
        let alone = self.measurements.of(self.alone(), self.page_yardstick())?;
        let together = self.measurements.nearest(self.crew(), plan)?;
        let counting = estimate(plan, together, self.settings.workers);
        Some(page_time(alone) + counting.mul_f64(self.slowed()))
    }

    /// By how much the page slows its workers where they take every core.
    fn slowed(&self) -> f64 {
        let cores = self.hardware.cores.max(1);
        if self.settings.workers < cores {
            return 1.0;
        }
        f64::from(cores) / (f64::from(cores) - SHOWING)
    }

    /// The usual count of the board: of the newest ones the middle, or the shorter of two.
    fn own_count(&self, size: Size) -> Option<&Finished> {
        let runs = self.telling_counts(self.plan_of(size).method());
        let own = runs.filter(|(run, _)| run.size == size).take(NEWEST);
        middle(
            own.map(|(run, _)| (run.elapsed_ms, run)).collect(),
            Ord::cmp,
        )
        .map(|(_, run)| run)
    }

    /// How many times as long as measured the usual long count of a method took, and which it was.
    fn correcting_count(&self, method: CountMethod) -> Option<(f64, &Finished)> {
        let runs = self.telling_counts(method);
        let off = runs.filter_map(|(run, measured)| {
            let took = Duration::from_millis(run.elapsed_ms);
            let off = took.div_duration_f64(measured?);
            (LONG <= took).then_some((off.clamp(1.0 / MOST_OFF, MOST_OFF), run))
        });
        middle(off.take(NEWEST).collect(), f64::total_cmp)
    }

    /// The counts of the chosen workers by a method, the newest first, each with its measured time. Those that were
    /// disturbed are left out.
    fn telling_counts(
        &self,
        method: CountMethod,
    ) -> impl Iterator<Item = (&Finished, Option<Duration>)> {
        let own = self.finished.runs().iter().filter(move |run| {
            (run.kernel, run.workers) == self.crew()
                && run.method == method
                && run.is_as_published()
        });
        let measured = own.map(|run| (run, self.measured(run.size)));
        measured.filter(|&(run, measured)| {
            let took = Duration::from_millis(run.elapsed_ms);
            let usual = |measured: Duration| took <= measured.mul_f64(DISTURBED) + SLACK;
            EVEN <= took || measured.is_none_or(usual)
        })
    }

    /// Tells whether a job of the board, or of a larger one that stands for it, was measured.
    fn is_near(&self, size: Size) -> bool {
        let own = Yardstick::of(self.plan_of(size));
        own.reaches(size) && self.measurements.of(self.crew(), own).is_some()
    }

    /// Returns what has to be measured next: one worker alone, then the yardstick of the chosen board and one of each
    /// other method. Another board's own job is measured when the board is chosen: all of them take seconds.
    pub fn wants_measuring(&self) -> Option<(Crew, Yardstick)> {
        let (alone, crew) = (self.alone(), self.crew());
        let of_page = self.page_yardstick();
        if self.measurements.of(alone, of_page).is_none() {
            return Some((alone, of_page));
        }
        let own = Yardstick::of(self.plan());
        if self.measurements.of(crew, own).is_none() {
            return Some((crew, own));
        }
        let mut plans = Size::all().map(|size| self.plan_of(size));
        let missing = plans.find(|&plan| self.measurements.nearest(crew, plan).is_none())?;
        Some((crew, Yardstick::of(missing)))
    }

    /// One worker, which nothing slows down.
    fn alone(&self) -> Crew {
        (self.kernel(), 1)
    }

    /// The yardstick by which the page's own time is measured.
    fn page_yardstick(&self) -> Yardstick {
        Yardstick::of(self.plan_of(Size::FIRST_COUNT))
    }
}

/// The middle of some, by their keys; of an even number the smaller one of the two in the middle.
fn middle<K, T>(
    mut all: Vec<(K, T)>,
    order: impl Fn(&K, &K) -> std::cmp::Ordering,
) -> Option<(K, T)> {
    all.sort_by(|(one, _), (other, _)| order(one, other));
    let place = all.len().checked_sub(1)? / 2;
    Some(all.swap_remove(place))
}

/// The page's own time: a slower machine takes longer for it, as a worker does that counts alone. Workers
/// that slow one another down do not slow the page, which waits for them.
fn page_time(alone: Measured) -> Duration {
    PAGE.mul_f64(
        alone
            .elapsed
            .div_duration_f64(alone.yardstick.reference_time()),
    )
}
