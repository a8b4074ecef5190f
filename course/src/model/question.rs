//! What a lesson asks.

use bitqueens_core::{
    bits::Puzzle,
    faults::{Fault, FaultySearch, indexed, short},
    named,
    program::{Divergence, LISTING, ListingLine, listing_with},
    solver::{Phase, Size},
};
use serde::{Deserialize, Serialize};

use super::{Formula, Picture, Place};

/// The problem that a lesson opens with. The reader guesses before reading; nothing is marked, and
/// the guess stands beside the answer at the lesson's end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonOpening {
    /// The problem.
    pub ask: String,
    /// What is drawn with it.
    pub picture: Option<Picture>,
    /// What is asked for.
    pub kind: GuessKind,
    /// The answer, as one number.
    pub right: u64,
    /// Why, said at the end.
    pub result: String,
}

/// The kind of guess that an opening asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuessKind {
    /// The bits of a word, so many.
    Bits(u8),
    /// A number in decimal.
    Number,
    /// A square of a board.
    Square(Size),
    /// The lines in their order.
    Order(Vec<String>),
    /// One of some answers.
    Choice(Vec<String>),
}

/// A question with a few answers, each with its reply. Nothing is scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Quiz {
    /// The question.
    pub ask: String,
    /// The answers, as drawn; one of them is right.
    pub answers: Vec<QuizAnswer>,
}

/// An answer that a reader may choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuizAnswer {
    /// The answer.
    pub text: String,
    /// True for the right one.
    pub right: bool,
    /// What is said to it: why it is right, or where the mistake lies.
    pub reply: String,
}

/// A line of the search written wrong, for a reader to run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FaultTrial {
    /// The fault.
    pub fault: Fault,
    /// The line as it should be, and as the fault has it; `None` in a lesson before the one that
    /// teaches them.
    pub lines: Option<[String; 2]>,
    /// What the search with the fault came to: it was run when the course was read.
    pub run: FaultySearch,
    /// The side of the board.
    pub side: Size,
    /// What is changed, and what to think about before running it.
    pub before: String,
    /// What the result shows, said once it ran.
    pub after: String,
}

/// A line of the search written wrong, to be found by what the search came to, then mended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonFind {
    /// The broken line, by the micro-step that carries it out.
    pub phase: Phase,
    /// The side of the board that is shown.
    pub side: Size,
    /// The line as it stands there.
    pub broken: String,
    /// The line as it should be.
    pub right: String,
    /// The lines that are shown, without the indexes of their arrays; `None` for the whole loop.
    pub shown: Option<Vec<Phase>>,
    /// What the search came to on that board.
    pub run: FaultySearch,
    /// The first wrong word.
    pub first_wrong: Divergence,
    /// Why the line has to be as it is, said once it is mended.
    pub reply: String,
}

impl LessonFind {
    /// The lines that are shown: the micro-step that carries each out, its indent, its code.
    #[must_use]
    pub fn lines(&self) -> Vec<(Option<Phase>, usize, String)> {
        let code = |line: &ListingLine| match (&self.shown, line.phase == Some(self.phase)) {
            (_, true) => self.broken.clone(),
            (Some(_), false) => short(line.code),
            (None, false) => line.code.trim().to_owned(),
        };
        let indent = |line: &ListingLine| line.code.len() - line.code.trim_start().len();
        match &self.shown {
            None => LISTING
                .iter()
                .map(|line| (line.phase, indent(line), code(line)))
                .collect(),
            Some(shown) => {
                let line =
                    |phase: &Phase| LISTING.iter().find(|listed| listed.phase == Some(*phase));
                let lines = shown.iter().filter_map(line);
                lines.map(|line| (line.phase, 0, code(line))).collect()
            }
        }
    }

    /// The number of the broken line among those that are shown, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        let mut lines = self.lines().into_iter();
        let at = lines.position(|(phase, ..)| phase == Some(self.phase));
        at.map_or(0, |at| at + 1)
    }

    /// The loop with a text in the place of the broken line.
    #[must_use]
    pub fn listing(&self, text: &str) -> String {
        match self.shown {
            Some(_) => listing_with(self.phase, &indexed(self.phase, text)),
            None => listing_with(self.phase, text),
        }
    }
}

/// A puzzle: an expression is to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonPuzzle {
    /// Its name in attributes.
    pub name: String,
    /// What is to be made.
    pub ask: String,
    /// What may be used, and what is right.
    pub puzzle: Puzzle,
    /// Why the answer does it.
    pub reply: String,
}

/// A kind of question to predict, with the one that the lesson itself asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrittenExercise {
    /// A question about a row of the board.
    Row {
        /// The word asked for.
        word: RowWord,
        /// The lesson's row: the row in work there.
        place: Place,
    },
    /// A question that an expression answers, or one of several such questions. The first is the lesson's own.
    Formulas(Vec<Formula>),
    /// A question that has its own drawing or its own reasons, by the name of its function in the site's program: `last-row`.
    Question(String),
}

named! {
    /// A word of a row that an exercise asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum RowWord {
        /// `left`, its N bits on the board.
        Left => "left",
        /// `down`.
        Down => "down",
        /// `right`.
        Right => "right",
        /// `left` in full, with the ghost bits beyond the board.
        LeftWithGhosts => "left-with-ghosts",
        /// The three attack words joined.
        Occupied => "occupied",
        /// The free squares still to be tried.
        Bitmap => "bitmap",
        /// The lowest of them.
        Bit => "bit",
    }
}
