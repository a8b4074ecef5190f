//! The place values of a row.

use super::{View, Word};

/// One column of the place values table.
///
/// ```text
/// worth   16  8  4  2  1
/// bits     0  1  0  1  0    8 + 2 = 10
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceValue {
    /// The bit's number, the exponent of two.
    pub bit: u8,
    /// The value that a 1 here adds: `2^bit`, and `-2^bit` for the sign of the signed view.
    pub worth: i64,
    /// True when the word has a 1 here.
    pub is_set: bool,
}

impl Word {
    /// The place values table, the highest place first.
    ///
    /// The word's value under the view is the sum of the places that are set.
    #[must_use]
    pub fn places(
        self,
        view: View,
    ) -> impl DoubleEndedIterator<Item = PlaceValue> + ExactSizeIterator {
        self.width().bits().map(move |bit| {
            let is_sign = view == View::Signed && bit + 1 == self.width().get();
            PlaceValue {
                bit,
                worth: if is_sign { -(1_i64 << bit) } else { 1 << bit },
                is_set: self.contains(bit),
            }
        })
    }
}
