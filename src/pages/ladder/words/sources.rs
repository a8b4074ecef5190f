//! The sources by number and day.

use crate::text::Sentence;
use bitqueens_core::ladder::sources::SourceDocument;

/// Names a source by its number.
#[must_use]
pub fn source_words(source: SourceDocument) -> Sentence {
    let number = source.number();
    Sentence {
        ja: format!("資料 {number}"),
        en: format!("Source {number}"),
    }
}

/// Writes a day: year, month, day.
#[must_use]
pub fn publication((year, month, day): (u16, u8, u8)) -> Sentence {
    Sentence {
        ja: format!("{year}年{month}月{day}日"),
        en: format!("{year}-{month:02}-{day:02}"),
    }
}
