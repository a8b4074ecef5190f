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

/// The short measurements of this machine, one a kernel and method.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurements(Vec<(Kernel, Measured)>);

impl Measurements {
    /// The measurement of a kernel with a method.
    #[must_use]
    pub fn of(&self, kernel: Kernel, method: Method) -> Option<Measured> {
        let mut all = self.0.iter();
        let found = all.find(|(own, measured)| *own == kernel && measured.plan.method() == method);
        found.map(|(_, measured)| *measured)
    }

    pub(super) fn keep(&mut self, kernel: Kernel, measured: Measured) {
        if self.of(kernel, measured.plan.method()).is_none() {
            self.0.push((kernel, measured));
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
    /// The time that a board will need: from a measurement, or else as it was recorded.
    #[must_use]
    pub fn estimated(&self, size: Size) -> Estimated {
        let plan = plan(size);
        match self.measurements.of(self.kernel(), plan.method()) {
            Some(measured) => Estimated {
                time: estimate(plan, measured, self.settings.workers),
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
        let (kernel, method) = (self.kernel(), self.plan().method());
        let missing = |method: &Method| self.measurements.of(kernel, *method).is_none();
        let wanted = [method, method.other()].into_iter().find(missing);
        wanted.map(yardstick)
    }
}
