//! The ledger as one line of text, small enough to be stored after every job.
//!
//! ```text
//! bitqueens-ledger 1 join 22 375023 +3:hq1,2:5r2,1+4:i0s 0123456789abcdef
//!                  |  |   |  |      |      |     |       checksum of all before it
//!                  |  |   |  |      |      |     one job skipped, four jobs, their count
//!                  |  |   |  |      |      two jobs skipped, one job
//!                  |  |   |  |      three jobs from the start, their count
//!                  version of the plan, method, size, jobs
//! ```
//!
//! Numbers of entries are written in base 36. No skipped job and a single job are left out.
//! Each ledger has exactly one text; any other is refused.

use std::fmt;
use std::str::FromStr;

use crate::counting::{Known, Method, PLAN_VERSION, Plan, Sums, checksum, known};
use crate::solver::Size;

use super::{Entry, Ledger};

/// The word that every ledger begins with.
const NAME: &str = "bitqueens-ledger";

impl fmt::Display for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body} {:016x}", checksum(body.as_bytes()))
    }
}

impl Ledger {
    /// The text without its checksum.
    fn body(&self) -> String {
        let plan = self.plan;
        let (method, size, jobs) = (plan.method(), plan.size(), plan.len());
        let mut body = format!("{NAME} {PLAN_VERSION} {method} {size} {jobs} ");
        let mut next = 0;
        for (i, entry) in self.entries.iter().enumerate() {
            if 0 < i {
                body.push(',');
            }
            if next < entry.first {
                push_number(&mut body, entry.first - next);
            }
            if 1 < entry.jobs {
                body.push('+');
                push_number(&mut body, entry.jobs);
            }
            body.push(':');
            push_number(&mut body, entry.count);
            next = entry.end();
        }
        body
    }
}

impl FromStr for Ledger {
    type Err = LedgerError;

    fn from_str(text: &str) -> Result<Self, LedgerError> {
        let (body, sum) = text.rsplit_once(' ').ok_or(LedgerError::NoLedger)?;
        let mut words = body.split(' ');
        if words.next() != Some(NAME) {
            return Err(LedgerError::NoLedger);
        }
        if sum != format!("{:016x}", checksum(body.as_bytes())) {
            return Err(LedgerError::Damaged);
        }
        let version = words.next().and_then(|word| word.parse().ok());
        let version = version.ok_or(LedgerError::NoLedger)?;
        if version != PLAN_VERSION {
            return Err(LedgerError::Version(version));
        }
        let method = words.next().and_then(Method::from_name);
        let side = words.next().and_then(|word| word.parse().ok());
        let size = side.and_then(|side| Size::new(side).ok());
        let (Some(method), Some(size)) = (method, size) else {
            return Err(LedgerError::NoPlan);
        };
        let plan = Plan::new(size, method);
        if words.next().and_then(|word| word.parse().ok()) != Some(plan.len()) {
            return Err(LedgerError::NoPlan);
        }
        let mut ledger = Self::new(plan);
        let entries = words.next().ok_or(LedgerError::NoLedger)?;
        for entry in entries.split(',').filter(|_| !entries.is_empty()) {
            let next = ledger.entries.last().map_or(0, |entry| entry.end());
            let entry = read_entry(entry, next).ok_or(LedgerError::Impossible)?;
            if plan.len() < entry.end() || !ledger.share_an_entry(entry.first, entry.end() - 1) {
                return Err(LedgerError::Impossible);
            }
            ledger.entries.push(entry);
        }
        // Anything else that a ledger would not write: leading zeros, neighbours not joined, a word too many.
        if ledger.body() != body || !ledger.is_possible() {
            return Err(LedgerError::Impossible);
        }
        Ok(ledger)
    }
}

impl Ledger {
    /// Tests whether the counts are within the published ones and neighbouring entries are joined.
    fn is_possible(&self) -> bool {
        let neighbours = self.entries.array_windows();
        let apart = neighbours
            .into_iter()
            .all(|[a, b]: &[Entry; 2]| a.end() < b.first || !self.share_an_entry(a.first, b.first));
        let Known { total: most, .. } = known(self.plan.size());
        let Sums {
            total,
            half_turn,
            quarter_turn,
        } = self.sums();
        apart && total <= most && half_turn <= most && quarter_turn <= most
    }
}

/// Reads an entry; jobs are skipped from `next` on.
fn read_entry(text: &str, next: u64) -> Option<Entry> {
    let (place, count) = text.split_once(':')?;
    let (skipped, jobs) = match place.split_once('+') {
        Some((skipped, jobs)) => (skipped, read_number(jobs)?),
        None => (place, 1),
    };
    let skipped = if skipped.is_empty() {
        0
    } else {
        read_number(skipped)?
    };
    let first = next.checked_add(skipped)?;
    first.checked_add(jobs)?;
    let count = read_number(count)?;
    (0 < jobs).then_some(Entry { first, jobs, count })
}

fn read_number(text: &str) -> Option<u64> {
    u64::from_str_radix(text, 36).ok()
}

fn push_number(text: &mut String, mut number: u64) {
    let start = text.len();
    loop {
        let digit = u32::try_from(number % 36).unwrap_or(0);
        text.insert(start, char::from_digit(digit, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return;
        }
    }
}

/// The reason why a text is not a ledger to resume from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerError {
    /// The text is not a ledger.
    NoLedger,
    /// The checksum does not match the text.
    Damaged,
    /// The ledger is of another version of the plans.
    Version(u32),
    /// There is no such plan in this version.
    NoPlan,
    /// Jobs or counts are impossible.
    Impossible,
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLedger => f.write_str("no ledger"),
            Self::Damaged => f.write_str("the checksum does not fit the ledger"),
            Self::Version(version) => {
                write!(f, "plan version {version} is not {PLAN_VERSION}")
            }
            Self::NoPlan => f.write_str("no such plan"),
            Self::Impossible => f.write_str("jobs or counts that cannot be"),
        }
    }
}

impl std::error::Error for LedgerError {}
