//! The page's clocks.

use std::cell::Cell;

use web_sys::js_sys::Date;

use super::window;

/// Milliseconds since the page was opened; 0 in a browser without that clock.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock counts up from 0 and no page stays open long enough"
)]
pub fn now() -> u64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0, |clock| clock.now() as u64)
}

/// Milliseconds since 1970, by the machine's own date.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a date before 1970 stops at 0"
)]
pub fn date() -> u64 {
    if window().is_some() {
        Date::now() as u64
    } else {
        0
    }
}

/// Milliseconds that the page has been awake: where the machine slept, this clock stood still. It
/// has to be asked at least every [`Awake::LONGEST_MS`].
#[must_use]
pub fn awake() -> u64 {
    thread_local! {
        static AWAKE: Cell<Awake> = const { Cell::new(Awake::new()) };
    }
    AWAKE.with(|awake| {
        let next = awake.get().at(now());
        awake.set(next);
        next.milliseconds()
    })
}

/// A clock that leaves out the time in which nobody asked it.
///
/// ```text
/// page's clock   0  100  200      28,800,200  28,800,300
/// awake          0  100  200           2,200       2,300
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awake {
    seen: u64,
    awake: u64,
}

impl Awake {
    /// The most that passes between two questions, in milliseconds. A browser lets a page that is
    /// hidden look at its clock once a second.
    pub const LONGEST_MS: u64 = 2_000;

    /// The clock of a page that was just opened.
    #[must_use]
    pub const fn new() -> Self {
        Self { seen: 0, awake: 0 }
    }

    /// The clock at a time of the page's clock.
    #[must_use]
    pub fn at(self, now: u64) -> Self {
        let passed = now.saturating_sub(self.seen).min(Self::LONGEST_MS);
        Self {
            seen: now,
            awake: self.awake + passed,
        }
    }

    /// The time that has passed.
    #[must_use]
    pub const fn milliseconds(self) -> u64 {
        self.awake
    }
}

impl Default for Awake {
    fn default() -> Self {
        Self::new()
    }
}
