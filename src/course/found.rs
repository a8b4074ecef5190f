//! What a reader has found of a fault in the loop.

use crate::question::Answer;

/// The line that a reader holds for the broken one, and the code in its place.
///
/// As an answer it is the line from 1, and behind a space the code: `8 left[row] = 0;`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The line among those that are shown, from 1.
    pub number: usize,
    /// The code in its place, once something was written there.
    pub mended: Option<String>,
}

impl Found {
    /// What an answer says; `None` before the first.
    pub fn read(answer: Option<&Answer>) -> Option<Self> {
        let text = answer?.text()?;
        let (number, mended) = match text.split_once(' ') {
            Some((number, mended)) => (number, Some(mended.to_owned())),
            None => (text, None),
        };
        let number = number.parse().ok()?;
        Some(Self { number, mended })
    }

    pub fn answer(&self) -> Answer {
        let number = self.number;
        Answer::Text(match &self.mended {
            Some(mended) => format!("{number} {mended}"),
            None => number.to_string(),
        })
    }
}
