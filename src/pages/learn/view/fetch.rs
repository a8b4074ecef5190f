//! Fetching the lessons of a part of the course. The build cuts the program here.

use crate::{
    draw::view::late::Arriving,
    pages::learn::{CoursePart, LessonsPart, lessons},
    site::NotFetched,
};

/// The lessons of a part, behind the split point of that name.
macro_rules! fetched {
    ($name:ident, $part:expr, $lessons:expr) => {{
        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($name, fallible))]
        #[allow(
            clippy::unnecessary_wraps,
            reason = "fetching the part can fail where the program is split"
        )]
        fn open() -> Result<LessonsPart, NotFetched> {
            Ok(LessonsPart::new($part, &$lessons))
        }
        #[cfg(feature = "split")]
        let arriving = open();
        #[cfg(not(feature = "split"))]
        let arriving = std::future::ready(open());
        Box::pin(arriving)
    }};
}

/// Fetches the lessons of a part.
pub(super) fn fetch(part: CoursePart) -> Arriving<LessonsPart> {
    match part {
        CoursePart::Search => fetched!(learn_search, CoursePart::Search, lessons::SEARCH),
        CoursePart::Words => fetched!(learn_words, CoursePart::Words, lessons::WORDS),
        CoursePart::Loop => fetched!(learn_loop, CoursePart::Loop, lessons::LOOP),
        CoursePart::Counting => fetched!(learn_counting, CoursePart::Counting, lessons::COUNTING),
    }
}
