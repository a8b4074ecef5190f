//! Source 000: C, seconds to two places; its computer is not named.
//!
//! Its tables print 0 for every unique count: the program they time does not count unique solutions.

use super::SourceDocument;
use super::times::{TimeTable, Unit, total};
use crate::ladder::{Form, Method};

/// `bitmap_R`.
pub(super) const BITMAP: TimeTable = TimeTable {
    source: SourceDocument::BitmapInC,
    method: Method::Bitmap,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Hundredth,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 0),
        total(6, 4, 0),
        total(7, 40, 0),
        total(8, 92, 0),
        total(9, 352, 0),
        total(10, 724, 0),
        total(11, 2_680, 0),
        total(12, 14_200, 10),
        total(13, 73_712, 70),
        total(14, 365_596, 390),
        total(15, 2_279_184, 2_440),
    ],
};

/// `bitmap_NR`.
pub(super) const BITMAP_LOOP: TimeTable = TimeTable {
    source: SourceDocument::BitmapInC,
    method: Method::BitmapLoop,
    form: Form::Loop,
    computer: None,
    unit: Unit::Hundredth,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 0),
        total(6, 4, 0),
        total(7, 40, 0),
        total(8, 92, 0),
        total(9, 352, 0),
        total(10, 724, 0),
        total(11, 2_680, 0),
        total(12, 14_200, 10),
        total(13, 73_712, 80),
        total(14, 365_596, 460),
        total(15, 2_279_184, 2_840),
    ],
};
