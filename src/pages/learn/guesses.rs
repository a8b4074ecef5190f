//! The guesses at the lessons' openings, kept on the reader's machine.

use bitqueens_course::LessonSummary;

use super::COURSE;

/// The guess at the opening of each lesson of [`COURSE`], where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningGuesses(Vec<Option<u64>>);

impl Default for OpeningGuesses {
    fn default() -> Self {
        Self(vec![None; COURSE.len()])
    }
}

impl OpeningGuesses {
    /// The key under which they are stored.
    pub const KEY: &str = "bitqueens.guesses";

    /// Reads what [`stored`](Self::stored) wrote. What is not of this version is left out.
    pub fn read(text: &str) -> Self {
        let mut guesses = Self::default();
        for word in text.split(' ') {
            if let Some((slug, guess)) = word.split_once('=')
                && let (Some(lesson), Ok(guess)) = (super::entry(slug), guess.parse())
            {
                guesses.set(lesson, Some(guess));
            }
        }
        guesses
    }

    /// Each guess behind its lesson's slug, with spaces between them: `row=32 shift=12`.
    pub fn stored(&self) -> String {
        let guesses = COURSE.iter().zip(&self.0);
        let words = guesses.filter_map(|(of, guess)| Some(format!("{}={}", of.slug, (*guess)?)));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The guess at a lesson's opening.
    pub fn of(&self, lesson: &LessonSummary) -> Option<u64> {
        self.0[COURSE.index(lesson)]
    }

    /// Keeps the guess at a lesson's opening.
    pub fn set(&mut self, lesson: &LessonSummary, guess: Option<u64>) {
        self.0[COURSE.index(lesson)] = guess;
    }
}
