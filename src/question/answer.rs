//! The bits that a reader gives as an answer, and what became of them.

use super::words;
use crate::text::Phrase;

/// An answer in work: the reader's bits beside the right ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number of bits asked for.
    pub n_bits: u8,
    /// The right bits.
    pub expected: u64,
    /// The reader's bits.
    pub bits: u64,
    /// The bits that were checked last; `None` before the first check.
    pub checked: Option<u64>,
    /// True if the right bits have been shown.
    pub revealed: bool,
    /// Counts the checks, so that the same words are said anew.
    pub n_checks: u64,
}

impl Answer {
    /// The check of wrong bits that marks them, and the one that says why: the first one says how many they are.
    const MARKS: u64 = 2;
    const EXPLAINS: u64 = 3;

    /// Tells whether the last check marked each bit.
    pub fn marks(&self) -> bool {
        self.is_right() || Self::MARKS <= self.n_checks
    }

    /// Tells whether the last check said why bits are wrong.
    pub const fn explains(&self) -> bool {
        Self::EXPLAINS <= self.n_checks
    }

    /// Says what the next check will say, after one that found wrong bits and did not say all.
    pub fn next_check(&self) -> Option<Phrase> {
        match self.n_checks {
            _ if self.is_right() || self.n_bits == 0 => None,
            1 => Some(words::NEXT_MARKS),
            2 => Some(words::NEXT_EXPLAINS),
            _ => None,
        }
    }

    /// No bit set yet.
    pub const fn new(n_bits: u8, expected: u64) -> Self {
        Self {
            n_bits,
            expected,
            bits: 0,
            checked: None,
            revealed: false,
            n_checks: 0,
        }
    }

    /// Tells whether the bits that were checked are right.
    pub fn is_right(&self) -> bool {
        self.checked == Some(self.expected)
    }

    /// Returns the last check's verdict on a bit; `None` where the reader has changed it since.
    pub fn verdict(&self, power: u8) -> Option<bool> {
        let unchanged = |bits: &u64| (bits ^ self.bits) >> power & 1 == 0;
        let bits = self.checked.filter(unchanged)?;
        Some((bits ^ self.expected) >> power & 1 == 0)
    }

    /// The bits that were wrong when they were checked, the highest first.
    pub fn wrong(&self) -> impl Iterator<Item = u8> + use<> {
        let wrong = self.checked.map_or(0, |bits| bits ^ self.expected);
        (0..self.n_bits)
            .rev()
            .filter(move |power| wrong >> power & 1 == 1)
    }

    /// Gives a bit a value.
    pub fn set(&mut self, power: u8, on: bool) {
        if power < self.n_bits {
            let others = self.bits & !(1 << power);
            self.bits = others | u64::from(on) << power;
        }
    }

    /// Compares the reader's bits with the right ones.
    pub fn check(&mut self) {
        self.checked = Some(self.bits);
        self.n_checks += 1;
    }

    /// Shows the right bits.
    pub fn reveal(&mut self) {
        self.revealed = true;
        self.bits = self.expected;
        self.check();
    }
}
