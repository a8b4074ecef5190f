//! The text form of a snapshot.

use std::{fmt, str::FromStr};

use super::{Phase, Size, Snapshot, SnapshotError, machine::ROWS};

/// The first part of the text form, its version.
const VERSION: &str = "s1";
/// Queens are written as one digit each.
const RADIX: u32 = 32;

impl fmt::Display for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}.{}.{}.", self.size, self.phase.name())?;
        if self.n_queens == 0 {
            f.write_str("-")?;
        }
        for &queen in &self.queens[..usize::from(self.n_queens)] {
            let digit = char::from_digit(u32::from(queen), RADIX).ok_or(fmt::Error)?;
            write!(f, "{digit}")?;
        }
        write!(
            f,
            ".{}.{}.{}",
            self.placements, self.dead_ends, self.solutions
        )
    }
}

impl FromStr for Snapshot {
    type Err = SnapshotError;

    fn from_str(text: &str) -> Result<Self, SnapshotError> {
        let mut parts = text.split('.');
        let mut part = || parts.next().ok_or(SnapshotError::Malformed);
        let number = |text: &str| match text.parse::<u64>() {
            Ok(number) if text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
            _ => Err(SnapshotError::Malformed),
        };
        if part()? != VERSION {
            return Err(SnapshotError::Malformed);
        }
        let side = number(part()?)?;
        let size = Size::new(u8::try_from(side).unwrap_or(u8::MAX))?;
        let phase = Phase::from_name(part()?).ok_or(SnapshotError::UnknownPhase)?;
        let digits = match part()? {
            "-" => "",
            "" => return Err(SnapshotError::Malformed),
            digits => digits,
        };
        let mut queens = [0; ROWS];
        let mut n_queens = 0;
        for digit in digits.chars() {
            let queen = digit.to_digit(RADIX).ok_or(SnapshotError::Malformed)?;
            if n_queens == size.get() || u32::from(size.get()) <= queen {
                return Err(SnapshotError::Queen { row: n_queens });
            }
            queens[usize::from(n_queens)] =
                u8::try_from(queen).map_err(|_| SnapshotError::Malformed)?;
            n_queens += 1;
        }
        let snapshot = Self {
            size,
            phase,
            queens,
            n_queens,
            placements: number(part()?)?,
            dead_ends: number(part()?)?,
            solutions: number(part()?)?,
        };
        match parts.next() {
            None => Ok(snapshot),
            Some(_) => Err(SnapshotError::Malformed),
        }
    }
}
