//! Parsing a number that a reader typed.

use std::fmt;

use super::{Width, Word};

/// The base a number is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Radix {
    /// Base 2, prefix `0b`.
    Binary,
    /// Base 10, no prefix.
    #[default]
    Decimal,
    /// Base 16, prefix `0x`.
    Hexadecimal,
}

impl Radix {
    /// The three bases, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Binary, Self::Decimal, Self::Hexadecimal];

    /// The base as a number: 2, 10 or 16.
    #[must_use]
    pub const fn base(self) -> u32 {
        match self {
            Self::Binary => 2,
            Self::Decimal => 10,
            Self::Hexadecimal => 16,
        }
    }

    /// The prefix of the digits: `0b`, nothing or `0x`.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Binary => "0b",
            Self::Decimal => "",
            Self::Hexadecimal => "0x",
        }
    }
}

impl Word {
    /// Reads a number as a reader types it.
    ///
    /// `radix` is the base of a number without a prefix; a prefix `0b` or `0x` wins over it.
    /// Spaces around it, underscores between digits, capitals and the full-width characters
    /// of a Japanese keyboard are accepted.
    /// A number with a minus is stored in two's complement, down to `-2^(width-1)`.
    ///
    /// ```
    /// use bitqueens_core::bits::{Radix, Width, Word};
    ///
    /// let read = |text| Word::read(text, Radix::Decimal, Width::BYTE).map(Word::value);
    /// assert_eq!(read("0b1_0110"), Ok(22));
    /// assert_eq!(read("0x16"), Ok(22));
    /// assert_eq!(read("-1"), Ok(255));
    /// assert_eq!(read("256").unwrap_err().to_string(), "the number does not fit 8 bits");
    /// ```
    ///
    /// # Errors
    /// [`DigitsError`] with the kind of the mistake and the character where it was found.
    pub fn read(text: &str, radix: Radix, width: Width) -> Result<Self, DigitsError> {
        let mut characters = text
            .chars()
            .map(narrowed)
            .enumerate()
            .skip_while(|(_, character)| character.is_whitespace())
            .collect::<Vec<_>>();
        while characters
            .pop_if(|(_, last)| last.is_whitespace())
            .is_some()
        {}

        let (negative, unsigned) = match characters.as_slice() {
            [] => return Err(DigitsError::Empty),
            [(_, '-'), rest @ ..] => (true, rest),
            whole => (false, whole),
        };
        let (radix, digits) = match unsigned {
            [(_, '0'), (_, 'b' | 'B'), rest @ ..] => (Radix::Binary, rest),
            [(_, '0'), (_, 'x' | 'X'), rest @ ..] => (Radix::Hexadecimal, rest),
            whole => (radix, whole),
        };
        let size = magnitude(digits, radix)?;
        if negative {
            let lowest = 1_u32 << (width.get() - 1);
            match size {
                Some(size) if size <= lowest => Ok(Self::cut(size.wrapping_neg(), width)),
                _ => Err(DigitsError::TooSmall { width }),
            }
        } else {
            size.and_then(|size| Self::new(size, width).ok())
                .ok_or(DigitsError::TooLarge { width })
        }
    }
}

/// Returns the number that the digits spell; `None` when it does not fit 32 bits.
///
/// A bad digit is reported even in a number that is too large: it is the plainer mistake.
fn magnitude(digits: &[(usize, char)], radix: Radix) -> Result<Option<u32>, DigitsError> {
    let mut size = Some(0_u32);
    let mut any = false;
    for &(at, character) in digits {
        if character == '_' {
            continue;
        }
        let Some(digit) = character.to_digit(radix.base()) else {
            return Err(DigitsError::BadDigit {
                at,
                found: character,
                radix,
            });
        };
        any = true;
        size = size
            .and_then(|size| size.checked_mul(radix.base()))
            .and_then(|size| size.checked_add(digit));
    }
    if any {
        Ok(size)
    } else {
        Err(DigitsError::NoDigits { radix })
    }
}

/// The ASCII form of a character as keyboards and documents have it: `１` of a Japanese keyboard becomes `1`,
/// the dash of a slide `-`, and what has no width a space. One character stays one.
pub(crate) fn narrowed(character: char) -> char {
    match character {
        // The full-width forms are the ASCII characters 21..=7E moved up by FEE0.
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character)
        }
        // Hyphens, dashes and the sign of subtraction; a Japanese keyboard has `ー` on the same key.
        '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{30fc}'
        | '\u{ff70}' => '-',
        '\u{2dc}' | '\u{223c}' | '\u{301c}' => '~',
        '\u{2c6}' | '\u{2038}' => '^',
        '\u{2223}' | '\u{2502}' | '\u{ffe8}' => '|',
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => ' ',
        other => other,
    }
}

/// The reason why a text is not a number of the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigitsError {
    /// Nothing but spaces.
    Empty,
    /// A sign, a prefix or underscores without a digit after them.
    NoDigits {
        /// The base whose digits are missing.
        radix: Radix,
    },
    /// A character that is no digit of the base.
    BadDigit {
        /// The character's index in the text, in characters from 0.
        at: usize,
        /// The character; a full-width one in its ASCII form.
        found: char,
        /// The base it was read in.
        radix: Radix,
    },
    /// A number above `2^width - 1`.
    TooLarge {
        /// The width it does not fit.
        width: Width,
    },
    /// A number below `-2^(width-1)`.
    TooSmall {
        /// The width it does not fit.
        width: Width,
    },
}

impl fmt::Display for DigitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no number"),
            Self::NoDigits { radix } => write!(f, "digits of base {} are missing", radix.base()),
            Self::BadDigit { at, found, radix } => write!(
                f,
                "{found:?} at character {at} is not a digit of base {}",
                radix.base()
            ),
            Self::TooLarge { width } => write!(f, "the number does not fit {width} bits"),
            Self::TooSmall { width } => {
                write!(f, "the negative number does not fit {width} bits")
            }
        }
    }
}

impl std::error::Error for DigitsError {}
