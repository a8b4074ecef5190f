//! The time of a run, by the caller's clock.

use std::hint::black_box;

use super::{Run, SearchFigures};

/// The shortest measurement in milliseconds that is not repeated: clocks in browsers have steps of up to one.
const SHORTEST: f64 = 20.0;
/// The most runs in one measurement.
const MOST: u32 = 1 << 20;

/// The time of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    /// The solutions that the run found, of the kind that [`Method::gives`](super::Method::gives) names.
    pub solutions: u64,
    /// Milliseconds of one run.
    pub millis: f64,
    /// The number of runs that were timed together.
    pub repeats: u32,
}

impl Run {
    /// Times the run without counters: the sum over its parts, by a clock that gives milliseconds.
    ///
    /// `on_part` is called with the number of finished parts. It cannot end the run; that takes ending the thread.
    /// A run too short for the clock is repeated whole, twice as often each time, until the clock has moved enough.
    ///
    /// ```
    /// use bitqueens_core::ladder::{Method, Run};
    /// use bitqueens_core::solver::Size;
    ///
    /// let mut millis = 0.0;
    /// let clock = || {
    ///     millis += 5.0;
    ///     millis
    /// };
    /// let timing = Run::of(Method::Flags, Size::new(6)?).timed(clock, |_| ());
    /// // Six parts of five milliseconds each.
    /// assert_eq!((timing.solutions, timing.millis, timing.repeats), (4, 30.0, 1));
    /// # Ok::<(), bitqueens_core::solver::SizeError>(())
    /// ```
    pub fn timed(self, mut clock: impl FnMut() -> f64, mut on_part: impl FnMut(usize)) -> Timing {
        let mut timing = Timing {
            solutions: 0,
            millis: 0.0,
            repeats: 1,
        };
        for part in 0..self.parts() {
            let start = clock();
            timing.solutions += self.uncounted(part);
            timing.millis += clock() - start;
            on_part(part + 1);
        }
        let mut whole = timing.millis;
        while whole < SHORTEST && timing.repeats < MOST {
            timing.repeats *= 2;
            let start = clock();
            for _ in 0..timing.repeats {
                // Keeps the compiler from carrying out only one of the equal runs.
                black_box(black_box(self).solutions());
            }
            whole = clock() - start;
            timing.millis = whole / f64::from(timing.repeats);
        }
        timing
    }

    /// Carries the run out with counters, and calls `on_part` with the number of finished parts.
    pub fn counted_by_part(self, mut on_part: impl FnMut(usize)) -> (u64, SearchFigures) {
        let mut counters = SearchFigures::default();
        let mut solutions = 0;
        for part in 0..self.parts() {
            solutions += self.counting(part, &mut counters);
            on_part(part + 1);
        }
        (solutions, counters)
    }
}
