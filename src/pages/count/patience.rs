//! How long a pool waits for an answer.

/// How long a pool waits for an answer: some seconds, or many times the slowest answer so far.
///
/// A worker cannot report while it counts, so the other jobs are the measure: the jobs of a plan take about the
/// same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Patience {
    /// The time of the slowest answer, in milliseconds; `None` before the first answer.
    slowest_ms: Option<u64>,
    /// How often it ran out. Each time it doubles, in case the machine has become slower.
    n_over: u32,
}

impl Patience {
    /// The milliseconds before the first answer, on a machine whose speed is not known.
    const FIRST_MS: u64 = 60_000;
    /// The least, in milliseconds: the machine does other things besides.
    const LEAST_MS: u64 = 5_000;
    const MOST_MS: u64 = 600_000;
    /// How many times as long as the slowest answer so far another one may take.
    const TIMES: u64 = 20;

    /// The milliseconds after which a worker that has not answered counts as dead.
    pub fn limit_ms(self) -> u64 {
        let usual = match self.slowest_ms {
            Some(slowest) => slowest.saturating_mul(Self::TIMES).max(Self::LEAST_MS),
            None => Self::FIRST_MS,
        };
        let doubled = usual.saturating_mul(2_u64.saturating_pow(self.n_over));
        doubled.min(Self::MOST_MS)
    }

    pub(super) fn answered(&mut self, taken_ms: u64) {
        self.slowest_ms = Some(self.slowest_ms.unwrap_or(0).max(taken_ms));
        self.n_over = 0;
    }

    /// A worker has not answered in time.
    pub(super) fn ran_out(&mut self) {
        self.n_over = self.n_over.saturating_add(1);
    }
}
