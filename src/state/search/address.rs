//! What the address says about the search as a whole.

use std::fmt;

use super::{Panels, Stop};
use crate::state::{Pace, SecondAddress, Speed};
use crate::text::{CodeLanguage, Problem};

/// The parts of an address beyond the place: `pace=solution&until=free-2&code=rust&open=recursion`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchAddress {
    /// How far one move goes.
    pub pace: Pace,
    /// How fast playing moves.
    pub speed: Speed,
    /// The condition to run to.
    pub until: Option<Stop>,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The panels that are unfolded.
    pub open: Panels,
    /// The steps to which an embedded stepper is limited: the first and the last.
    pub from: Option<u64>,
    /// See `from`.
    pub to: Option<u64>,
    /// The second stepper.
    pub second: Option<SecondAddress>,
}

impl SearchAddress {
    /// Reads one part; `None` where the key is not one of these.
    pub fn read(&mut self, key: &str, value: &str) -> Option<Result<(), Problem>> {
        match key {
            "until" => {
                let (stop, exact) =
                    Stop::parse(value).map_or((None, false), |(stop, exact)| (Some(stop), exact));
                self.until = stop;
                Some(if exact { Ok(()) } else { Err(Problem::Until) })
            }
            "pace" => {
                let pace = Pace::from_name(value);
                self.pace = pace.unwrap_or_default();
                Some(pace.map(|_| ()).ok_or(Problem::Pace))
            }
            "speed" => {
                let speed = Speed::from_name(value);
                self.speed = speed.unwrap_or_default();
                Some(speed.map(|_| ()).ok_or(Problem::Speed))
            }
            "code" => {
                let code = CodeLanguage::from_name(value);
                self.code = code.unwrap_or_default();
                Some(code.map(|_| ()).ok_or(Problem::Code))
            }
            "open" => {
                let (panels, exact) = Panels::parse(value);
                self.open = panels;
                Some(if exact { Ok(()) } else { Err(Problem::Open) })
            }
            "second" => {
                self.second = SecondAddress::parse(value);
                Some(self.second.map(|_| ()).ok_or(Problem::Second))
            }
            "from" | "to" => {
                let number = value.parse().ok();
                if key == "from" {
                    self.from = number;
                } else {
                    self.to = number;
                }
                Some(number.map(|_| ()).ok_or(Problem::Range))
            }
            _ => None,
        }
    }

    /// Puts the condition on the board; `false` where that changed it.
    pub(in crate::state) fn settle(&mut self, size: crate::solver::Size) -> bool {
        let settled = self.until.map(|stop| stop.within(size));
        let fits = settled == self.until;
        self.until = settled;
        fits
    }
}

/// Each part behind an ampersand; those that say nothing are left out.
impl fmt::Display for SearchAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pace != Pace::default() {
            write!(f, "&pace={}", self.pace.name())?;
        }
        if self.speed != Speed::default() {
            write!(f, "&speed={}", self.speed.name())?;
        }
        if let Some(from) = self.from {
            write!(f, "&from={from}")?;
        }
        if let Some(to) = self.to {
            write!(f, "&to={to}")?;
        }
        if let Some(until) = self.until {
            write!(f, "&until={until}")?;
        }
        if self.code != CodeLanguage::default() {
            write!(f, "&code={}", self.code.name())?;
        }
        if !self.open.is_empty() {
            write!(f, "&open={}", self.open)?;
        }
        if let Some(second) = self.second {
            write!(f, "&second={second}")?;
        }
        Ok(())
    }
}
