//! Logarithmic scales: from a figure to its place, and the figures that are named along it.

/// A year in milliseconds.
const YEAR: f64 = 31_557_600_000.0;

/// Times that are named on a scale, in milliseconds, those that are named first in front.
const TIMES: [f64; 10] = [
    1.0, 1.0e3, 6.0e4, 3.6e6, 8.64e7, YEAR, 1.0e2, 1.0e4, 1.0e1, 1.0e5,
];

/// The least share of the scale between two names.
const APART: f64 = 0.15;

/// A logarithmic scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// The shortest time that means something, in milliseconds. What a method does once a run, and
    /// not once a placement, weighs more in a shorter time than what is compared.
    pub const SHORTEST: f64 = 1.0;

    /// The scale of times up to the longest; ten seconds at least.
    #[must_use]
    pub fn of_times(times: impl Iterator<Item = f64>) -> Self {
        Self {
            low: Self::SHORTEST,
            high: 2.0 * times.fold(5.0e3, f64::max),
        }
    }

    /// The scale of counts up to the greatest; a thousand at least.
    #[must_use]
    pub fn of_counts(counts: impl Iterator<Item = f64>) -> Self {
        Self {
            low: 1.0,
            high: 2.0 * counts.fold(500.0, f64::max),
        }
    }

    /// The place of a figure, 0 at the low end and 1 at the high end.
    #[must_use]
    pub fn place(self, figure: f64) -> f64 {
        ((figure / self.low).log10() / (self.high / self.low).log10()).clamp(0.0, 1.0)
    }

    /// The times to name, apart from one another.
    #[must_use]
    pub fn time_ticks(self) -> Vec<f64> {
        // Years by thousands, as far as the longest search of the largest board.
        let years = (1..9).map(|thousands| YEAR * 10.0_f64.powi(3 * thousands));
        self.apart(
            TIMES[..6]
                .iter()
                .copied()
                .chain(years)
                .chain(TIMES[6..].iter().copied()),
        )
    }

    /// The counts to name, apart from one another.
    #[must_use]
    pub fn count_ticks(self) -> Vec<f64> {
        let powers = |step: i32| (0..14).map(move |power| 10.0_f64.powi(step * power));
        self.apart(powers(4).chain(powers(2)).chain(powers(1)))
    }

    fn apart(self, candidates: impl Iterator<Item = f64>) -> Vec<f64> {
        let mut ticks: Vec<f64> = Vec::new();
        for tick in candidates.filter(|tick| *tick < self.high) {
            let place = self.place(tick);
            let is_apart = |other: &f64| APART <= (self.place(*other) - place).abs();
            if place <= 0.95 && ticks.iter().all(is_apart) {
                ticks.push(tick);
            }
        }
        ticks.sort_by(f64::total_cmp);
        ticks
    }
}
