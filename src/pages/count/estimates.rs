//! The time that each board will need on this machine.

use std::time::Duration;

use bitqueens_core::{
    counting::{Kernel, Measured, Method, Plan, estimate, plan, yardstick},
    solver::Size,
};

use super::CountPage;

/// What an estimate rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// A short measurement on this machine.
    Measured,
    /// Times recorded on the machine that the plans were made with, by one worker.
    Recorded,
}

/// The time that a board will need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimated {
    /// The time.
    pub time: Duration,
    /// What it rests on.
    pub basis: Basis,
}

/// Workers that are measured: their kernel and their number. Workers that count at once slow one
/// another down on most machines.
pub type Crew = (Kernel, u32);

/// The short measurements of this machine, every round of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurements(Vec<(Crew, Measured)>);

impl Measurements {
    /// The rounds of a measurement, of which the shortest holds: the browser still optimises the
    /// program in the first one, and the machine may have more to do in another.
    const ROUNDS: usize = 3;

    /// The measurement of workers with a method, when all its rounds are over.
    #[must_use]
    pub fn of(&self, crew: Crew, method: Method) -> Option<Measured> {
        if self.rounds(crew, method).count() < Self::ROUNDS {
            return None;
        }
        let rounds = self.rounds(crew, method);
        rounds.min_by_key(|measured| measured.elapsed)
    }

    /// The rounds that are over.
    pub(super) fn rounds(&self, crew: Crew, method: Method) -> impl Iterator<Item = Measured> {
        let all = self.0.iter();
        all.filter(move |(own, measured)| *own == crew && measured.plan.method() == method)
            .map(|(_, measured)| *measured)
    }

    pub(super) fn keep(&mut self, crew: Crew, measured: Measured) {
        if self.of(crew, measured.plan.method()).is_none() {
            self.0.push((crew, measured));
        }
    }
}

impl Basis {
    /// The value of `data-estimate`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Measured => "measured",
            Self::Recorded => "recorded",
        }
    }
}

impl CountPage {
    /// The workers of the next run.
    #[must_use]
    pub const fn crew(&self) -> Crew {
        (self.kernel(), self.settings.workers)
    }

    /// The time that a board will need: from a measurement, or else as it was recorded.
    #[must_use]
    pub fn estimated(&self, size: Size) -> Estimated {
        let plan = plan(size);
        match self.measurements.of(self.crew(), plan.method()) {
            Some(measured) => Estimated {
                time: page_time(measured) + estimate(plan, measured, self.settings.workers),
                basis: Basis::Measured,
            },
            None => Estimated {
                time: plan.reference_time(),
                basis: Basis::Recorded,
            },
        }
    }

    /// Returns what has to be measured next: the method of the chosen board, then the other one.
    #[must_use]
    pub fn wants_measuring(&self) -> Option<Plan> {
        let method = self.plan().method();
        let missing = |method: &Method| self.measurements.of(self.crew(), *method).is_none();
        let wanted = [method, method.other()].into_iter().find(missing);
        wanted.map(yardstick)
    }
}

/// The time that the page itself takes: from the click to the first request, and from the last answer
/// to the end. A slower machine takes longer for it as it does for counting.
fn page_time(measured: Measured) -> Duration {
    const RECORDED: Duration = Duration::from_millis(17);
    RECORDED.mul_f64(
        measured
            .elapsed
            .div_duration_f64(measured.plan.reference_time()),
    )
}
