//! A logarithmic scale with the figures named along it.

/// A year in milliseconds.
const YEAR: f64 = 31_557_600_000.0;

/// Times that are named on a scale, in milliseconds, those that are named first in front: the
/// units, years by thousands as far as the longest search of the largest board, and times between.
const TIMES: [f64; 18] = [
    1.0,
    1.0e3,
    6.0e4,
    3.6e6,
    8.64e7,
    YEAR,
    1.0e3 * YEAR,
    1.0e6 * YEAR,
    1.0e9 * YEAR,
    1.0e12 * YEAR,
    1.0e15 * YEAR,
    1.0e18 * YEAR,
    1.0e21 * YEAR,
    1.0e24 * YEAR,
    1.0e2,
    1.0e4,
    1.0e1,
    6.0e5,
];

/// The least share of the scale between two times, and between two counts, whose scale is narrow.
const APART: [f64; 2] = [0.15, 0.22];

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    high: f64,
}

impl Scale {
    /// The low end of every scale: a millisecond, or one leaf node.
    pub const LOW: f64 = 1.0;

    /// The scale of times up to the longest; ten seconds at least.
    pub fn of_times(longest: f64) -> Self {
        Self {
            high: 2.0 * longest.max(5.0e3),
        }
    }

    /// The scale of counts up to the greatest; a thousand at least.
    pub fn of_counts(greatest: f64) -> Self {
        Self {
            high: 2.0 * greatest.max(500.0),
        }
    }

    /// The place of a figure, 0 at the low end and 1 at the high end.
    pub fn place(self, figure: f64) -> f64 {
        ((figure / Self::LOW).log10() / (self.high / Self::LOW).log10()).clamp(0.0, 1.0)
    }

    /// The times to name, apart from one another.
    pub fn time_ticks(self) -> Vec<f64> {
        let mut ticks = Vec::new();
        self.name(&TIMES, APART[0], &mut ticks);
        ticks
    }

    /// The counts to name, apart from one another: powers of ten, by the fourth if there are many.
    pub fn count_ticks(self) -> Vec<f64> {
        let mut ticks = Vec::new();
        for step in [1.0e4, 1.0e2, 1.0e1] {
            let mut tick = 1.0;
            while tick < self.high {
                self.name(&[tick], APART[1], &mut ticks);
                tick *= step;
            }
        }
        ticks
    }

    /// Adds those figures that are apart from the ones that are named already.
    fn name(self, figures: &[f64], apart: f64, ticks: &mut Vec<f64>) {
        for &figure in figures {
            let place = self.place(figure);
            let is_apart = |other: &f64| apart <= (self.place(*other) - place).abs();
            if figure < self.high && place <= 0.95 && ticks.iter().all(is_apart) {
                let after = ticks.iter().take_while(|other| **other < figure).count();
                ticks.insert(after, figure);
            }
        }
    }
}
