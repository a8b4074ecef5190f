//! The ledger as one line of text, small enough to be stored after every job.
//!
//! ```text
//! bitqueens-ledger 2 1 join 22 375023 61000 +3:hq1,2:5r2,1+4:i0s 0123456789abcdef
//!                  | |  |   |  |      |      |      |     |       checksum of all before it
//!                  | |  |   |  |      |      |      |     one job skipped, four jobs, their count
//!                  | |  |   |  |      |      |      two jobs skipped, one job
//!                  | |  |   |  |      |      three jobs from the start, their count
//!                  | |  |   |  |      milliseconds
//!                  version of the text, version of the plan, method, size, jobs
//! ```
//!
//! Numbers of entries are written in base 36. No skipped job and a single job are left out.
//! Each ledger has exactly one text; any other is refused. Whether the counts are right is not asked here:
//! what was recorded and merged is written, and what is written is read.

use std::fmt;
use std::str::{FromStr, Split};

use crate::counting::{CountMethod, PLAN_VERSION, Plan, checksum};
use crate::solver::Size;

use super::{Entry, Ledger};

/// The word that every ledger begins with.
const NAME: &str = "bitqueens-ledger";

/// The version of the text.
const TEXT_VERSION: u32 = 2;

impl fmt::Display for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body} {:016x}", checksum(body.as_bytes()))
    }
}

impl Ledger {
    /// The text without its checksum.
    fn body(&self) -> String {
        let (plan, elapsed_ms, entries) = (self.plan_words(), self.elapsed_ms, self.entry_words());
        format!("{NAME} {TEXT_VERSION} {PLAN_VERSION} {plan} {elapsed_ms} {entries}")
    }

    fn plan_words(&self) -> String {
        let plan = self.plan;
        format!("{} {} {}", plan.method(), plan.size(), plan.len())
    }

    fn entry_words(&self) -> String {
        let mut text = String::new();
        let mut next = 0;
        for (i, entry) in self.entries.iter().enumerate() {
            if 0 < i {
                text.push(',');
            }
            if next < entry.first {
                push_number(&mut text, entry.first - next);
            }
            if 1 < entry.jobs {
                text.push('+');
                push_number(&mut text, entry.jobs);
            }
            text.push(':');
            push_number(&mut text, entry.count);
            next = entry.end();
        }
        text
    }
}

impl FromStr for Ledger {
    type Err = LedgerError;

    fn from_str(text: &str) -> Result<Self, LedgerError> {
        if Self::LONGEST_TEXT < text.len() {
            return Err(LedgerError::TooLong);
        }
        let (body, sum) = text.rsplit_once(' ').ok_or(LedgerError::NoLedger)?;
        let mut words = body.split(' ');
        if words.next() != Some(NAME) {
            return Err(LedgerError::NoLedger);
        }
        if sum != format!("{:016x}", checksum(body.as_bytes())) {
            return Err(LedgerError::Damaged);
        }
        for own in [TEXT_VERSION, PLAN_VERSION] {
            let version = words.next().and_then(|word| word.parse().ok());
            match version.ok_or(LedgerError::NoLedger)? {
                version if version == own => {}
                other => return Err(LedgerError::Version(other)),
            }
        }
        let ledger = Self::of_words(&mut words)?;
        // Leading zeros, neighbours not joined, a longer time than there is, a word too many.
        if ledger.body() == body && ledger.is_joined() {
            Ok(ledger)
        } else {
            Err(LedgerError::Impossible)
        }
    }
}

impl Ledger {
    /// Reads the words behind the versions.
    fn of_words(words: &mut Split<'_, char>) -> Result<Self, LedgerError> {
        let method = words.next().and_then(CountMethod::from_name);
        let side = words.next().and_then(|word| word.parse().ok());
        let size = side.and_then(|side| Size::new(side).ok());
        let (Some(method), Some(size)) = (method, size) else {
            return Err(LedgerError::NoPlan);
        };
        let plan = Plan::new(size, method);
        if words.next().and_then(|word| word.parse().ok()) != Some(plan.len()) {
            return Err(LedgerError::NoPlan);
        }
        let elapsed_ms = words.next().and_then(|word| word.parse().ok());
        let elapsed_ms = elapsed_ms.ok_or(LedgerError::Impossible)?;
        let mut ledger = Self::new(plan).with_elapsed_ms(elapsed_ms);
        let entries = words.next().ok_or(LedgerError::NoLedger)?;
        for entry in entries.split(',').filter(|_| !entries.is_empty()) {
            let next = ledger.entries.last().map_or(0, |entry| entry.end());
            let entry = read_entry(entry, next).ok_or(LedgerError::Impossible)?;
            if plan.len() < entry.end() || !ledger.share_an_entry(entry.first, entry.end() - 1) {
                return Err(LedgerError::Impossible);
            }
            ledger.entries.push(entry);
        }
        Ok(ledger)
    }
}

impl Ledger {
    /// Tests whether neighbours are joined wherever they may share an entry.
    fn is_joined(&self) -> bool {
        let mut neighbours = self.entries.iter().zip(self.entries.iter().skip(1));
        neighbours.all(|(a, b)| a.end() < b.first || !self.share_an_entry(a.first, b.first))
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
#[non_exhaustive]
pub enum LedgerError {
    /// The text is not a ledger.
    NoLedger,
    /// The checksum does not match the text.
    Damaged,
    /// The text or the plan is of another version.
    Version(u32),
    /// There is no such plan in this version.
    NoPlan,
    /// Jobs or counts are impossible.
    Impossible,
    /// The text is longer than [`Ledger::LONGEST_TEXT`].
    TooLong,
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLedger => f.write_str("no ledger"),
            Self::Damaged => f.write_str("the checksum does not fit the ledger"),
            Self::Version(version) => {
                write!(f, "version {version} is not read here")
            }
            Self::NoPlan => f.write_str("no such plan"),
            Self::Impossible => f.write_str("jobs or counts that cannot be"),
            Self::TooLong => write!(f, "longer than {} bytes", Ledger::LONGEST_TEXT),
        }
    }
}

impl std::error::Error for LedgerError {}
