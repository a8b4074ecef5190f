//! The time in which the machine was awake.

/// A reading of the clock that leaves out the time in which the machine slept.
///
/// It is a type of its own, so that no other time is taken for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awake {
    used_ms: u64,
    watched_ms: u64,
}

impl Awake {
    /// A reading after so many milliseconds without a pause.
    pub const fn at(ms: u64) -> Self {
        Self {
            used_ms: ms,
            watched_ms: ms,
        }
    }

    /// The milliseconds of work since an earlier reading.
    pub const fn since(self, earlier: Self) -> u64 {
        self.used_ms.saturating_sub(earlier.used_ms)
    }

    /// The milliseconds since an earlier reading in which somebody looked at the clock: a worker was
    /// silent only for these, for the whole browser may have stood still in the others.
    pub const fn watched_since(self, earlier: Self) -> u64 {
        self.watched_ms.saturating_sub(earlier.watched_ms)
    }
}

/// A clock that tells from the gaps between two looks whether the machine slept.
///
/// Nothing says that it did. A page that is shown looks at its clock at least every
/// [`SHOWN_MS`](Self::SHOWN_MS), a page that is hidden at least every [`HIDDEN_MS`](Self::HIDDEN_MS):
/// a browser lets it run a timer once a minute. In a longer gap the machine slept.
///
/// ```text
/// page's clock   0  100  200      28,800,200  28,800,300     the window is shown
/// used           0  100  200           2,200       2,300
///
/// page's clock   0  60,000  120,000   28,800,000             it is hidden
/// used           0  60,000  120,000      122,000
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AwakeClock {
    seen_ms: u64,
    was_hidden: bool,
    awake: Awake,
}

impl AwakeClock {
    /// The most milliseconds between two looks while the page is shown.
    pub const SHOWN_MS: u64 = 2_000;
    /// The most milliseconds between two looks while the page is hidden.
    pub const HIDDEN_MS: u64 = 62_000;

    /// The clock of a page that was just opened.
    pub const fn new() -> Self {
        Self {
            seen_ms: 0,
            was_hidden: false,
            awake: Awake::at(0),
        }
    }

    /// Looks at the clock, at a time of the page's clock.
    pub fn look(&mut self, now_ms: u64, is_hidden: bool) -> Awake {
        let passed = now_ms.saturating_sub(self.seen_ms);
        let watched = passed.min(Self::SHOWN_MS);
        let is_work = passed <= Self::HIDDEN_MS && (is_hidden || self.was_hidden);
        self.seen_ms = now_ms;
        self.was_hidden = is_hidden;
        self.awake.used_ms += if is_work { passed } else { watched };
        self.awake.watched_ms += watched;
        self.awake
    }
}
