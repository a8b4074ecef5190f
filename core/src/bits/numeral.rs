//! A word written in a base.

use std::fmt;

use super::{Radix, View, Word};

/// A word with the base and the view to print it in.
///
/// Binary and hexadecimal show the bits, with every digit of the width and an underscore
/// after each four; decimal shows the value of the chosen view.
/// [`Word::read`] reads every printed form back.
///
/// ```
/// use bitqueens_core::bits::{Radix, View, Width, Word};
///
/// let word = Word::ones(Width::new(5)?);
/// assert_eq!(word.numeral(Radix::Binary, View::Unsigned).to_string(), "0b1_1111");
/// assert_eq!(word.numeral(Radix::Hexadecimal, View::Unsigned).to_string(), "0x1f");
/// assert_eq!(word.numeral(Radix::Decimal, View::Signed).to_string(), "-1");
/// # Ok::<(), bitqueens_core::bits::WidthError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numeral {
    /// The word that is written.
    pub word: Word,
    /// The base.
    pub radix: Radix,
    /// The view whose value decimal shows.
    pub view: View,
}

impl Word {
    /// Pairs the word with a base to print it in.
    #[must_use]
    pub const fn numeral(self, radix: Radix, view: View) -> Numeral {
        Numeral {
            word: self,
            radix,
            view,
        }
    }
}

impl fmt::Display for Numeral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = usize::from(self.word.width().get());
        let value = self.word.value();
        let digits = match self.radix {
            Radix::Decimal => return self.word.value_in(self.view).fmt(f),
            Radix::Binary => format!("{value:0width$b}"),
            Radix::Hexadecimal => format!("{value:0digits$x}", digits = width.div_ceil(4)),
        };
        f.write_str(self.radix.prefix())?;
        for (idx, digit) in digits.char_indices() {
            if 0 < idx && (digits.len() - idx).is_multiple_of(4) {
                f.write_str("_")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}
