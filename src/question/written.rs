//! A question written out, for paper and for other systems.

use std::fmt;

use bitqueens_core::bits::{BitOrder, Word};

use super::{AnswerKind, Given, Question, words};
use crate::{
    draw::{Board, Mark},
    text::{LISTING, Lang, comment},
};

/// A question in words, in one language. Code stands between backticks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenQuestion {
    pub asked: String,
    /// What is given, a line each: words by their names, queens by their squares.
    pub given: Vec<String>,
    /// The answers or the lines to choose from, as drawn.
    pub choices: Vec<String>,
    /// The right answer by itself.
    pub right: String,
    /// The right answer in words.
    pub answer: String,
    /// What is said of each choice, of bits from the left, or of any other wrong answer.
    pub replies: Vec<String>,
}

impl Question {
    /// Writes the question out, the highest bit at the left.
    pub fn written_out(&self, lang: Lang) -> WrittenQuestion {
        let own = |of: &crate::text::Sentence| of.in_lang(lang).to_owned();
        let choices = match &self.kind {
            AnswerKind::Order(texts) | AnswerKind::Choice(texts) => texts.iter().map(own).collect(),
            _ => Vec::new(),
        };
        let order = BitOrder::MsbLeft;
        let replies: Vec<u8> = match &self.kind {
            AnswerKind::Bits(n_bits) => (0..*n_bits).rev().collect(),
            AnswerKind::Choice(choices) => (0..).take(choices.len()).collect(),
            AnswerKind::Number | AnswerKind::Square(_) | AnswerKind::Order(_) => vec![0],
            AnswerKind::Code(_) => Vec::new(),
        };
        WrittenQuestion {
            asked: own(&self.prompt),
            given: self.given_in_words(lang),
            choices,
            right: own(&self.kind.say(&self.right)),
            answer: own(&self.answer),
            replies: replies
                .iter()
                .map(|at| own(&self.reason(*at, order)))
                .collect(),
        }
    }

    fn given_in_words(&self, lang: Lang) -> Vec<String> {
        let word = |(name, word): &(&str, Word)| format!("`{name} = {word}`");
        match &self.given {
            _ if matches!(self.kind, AnswerKind::Code(_)) => {
                let loop_text = in_comments(lang);
                let lines = loop_text.lines().filter(|line| !line.trim().is_empty());
                lines.map(str::to_owned).collect()
            }
            Given::Nothing | Given::Places => Vec::new(),
            Given::Board(_) | Given::Row { .. } => {
                let board = self.board(true, BitOrder::MsbLeft);
                board.iter().map(|board| queens(board, lang)).collect()
            }
            Given::Words(words) | Given::Signed(words) => words.iter().map(word).collect(),
            Given::Lines(lines) => [words::RIGHT_LINE, words::WRONG_LINE]
                .iter()
                .zip(lines)
                .map(|(name, line)| format!("{}: `{line}`", name.in_lang(lang)))
                .collect(),
        }
    }
}

/// The queens of a board, each by its row and its column.
fn queens(board: &Board, lang: Lang) -> String {
    let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
    let squares = queens.map(|of| words::square(of.row.into(), of.column.into()));
    let squares: Vec<_> = squares.map(|of| of.in_lang(lang).to_owned()).collect();
    words::queens_at(board.size, &squares.join("; "))
        .in_lang(lang)
        .to_owned()
}

/// What each line of the loop does, without a line of code.
pub(super) fn in_comments(lang: Lang) -> String {
    let lines = LISTING.iter().map(|line| {
        let indent = line.code.len() - line.code.trim_start().len();
        let said = comment(line).map_or("", |comment| comment.in_lang(lang));
        let mark = if said.is_empty() { "" } else { "// " };
        format!("{:indent$}{mark}{said}\n", "")
    });
    lines.collect()
}

impl fmt::Display for WrittenQuestion {
    /// The question, and below it the answer.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.asked)?;
        for line in &self.given {
            writeln!(f, "{line}")?;
        }
        for choice in &self.choices {
            writeln!(f, "- {choice}")?;
        }
        write!(f, "\n{}\n{}", self.right, self.answer)
    }
}
