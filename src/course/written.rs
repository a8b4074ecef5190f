//! The questions of a lesson's text: its opening, its quizzes, its lines written wrong.

use bitqueens_core::{counting::known, solver::Size};
use bitqueens_course::{
    FaultTrial, GuessKind, LessonFind, LessonOpening, LessonPuzzle, Picture, Quiz,
};

use super::Found;
use crate::{
    course::words,
    draw::Board,
    question::{Answer, AnswerKind, Given, Question, Replies},
    text::{Sentence, grouped},
};

impl From<&GuessKind> for AnswerKind {
    fn from(asked: &GuessKind) -> Self {
        let sentences = |texts: &[String]| texts.iter().map(|text| in_its_language(text)).collect();
        match asked {
            GuessKind::Bits(n_bits) => Self::Bits(*n_bits),
            GuessKind::Number => Self::Number,
            GuessKind::Square(size) => Self::Square(*size),
            GuessKind::Order(lines) => Self::Order(sentences(lines)),
            GuessKind::Choice(choices) => Self::Choice(sentences(choices)),
        }
    }
}

/// A text of the course, which is in the reader's language alone.
fn in_its_language(text: &str) -> Sentence {
    Sentence::same_in_all(text)
}

impl From<&LessonOpening> for Question {
    fn from(opening: &LessonOpening) -> Self {
        let kind = AnswerKind::from(&opening.kind);
        let result = in_its_language(&opening.result);
        let right = kind.say(&opening.right.into());
        let answer = words::questions::answer(&right).and(&result);
        Self {
            given: on_its_picture(opening).map_or(Given::Nothing, Given::Board),
            ..Self::new(
                kind,
                opening.right,
                in_its_language(&opening.ask),
                Replies::Any(result),
                answer,
            )
        }
    }
}

/// The picture of an opening as the board of its question: a square is pressed on it, and the bits of its row stand
/// on its columns.
fn on_its_picture(opening: &LessonOpening) -> Option<Board> {
    let Some(Picture::Queens { side, queens }) = &opening.picture else {
        return None;
    };
    let is_answered_there = match opening.kind {
        GuessKind::Square(_) => true,
        GuessKind::Bits(n_bits) => side.get() == n_bits,
        GuessKind::Number | GuessKind::Order(_) | GuessKind::Choice(_) => false,
    };
    is_answered_there.then(|| {
        let mut board = Board::loose(*side, queens);
        let below = queens.iter().map(|(row, _)| row + 1).max();
        if let GuessKind::Bits(_) = opening.kind {
            board.ask_row(below.unwrap_or(0));
        }
        board
    })
}

/// Says a guess at an opening, where there is one, beside the answer, and why.
pub fn guess_beside(opening: &Question, guess: Option<u64>) -> Sentence {
    let guess = guess.map(Answer::Value);
    let right = opening.kind.say(&opening.right);
    match guess {
        None => opening.answer.clone(),
        Some(guess) if guess == opening.right => {
            words::questions::same(&right).and(&opening.reply(&guess))
        }
        Some(guess) => {
            words::questions::other(&opening.kind.say(&guess), &right).and(&opening.reply(&guess))
        }
    }
}

impl From<&Quiz> for Question {
    fn from(quiz: &Quiz) -> Self {
        let choices = quiz
            .answers
            .iter()
            .map(|answer| in_its_language(&answer.text));
        let replies = quiz
            .answers
            .iter()
            .map(|answer| in_its_language(&answer.reply));
        let at = quiz
            .answers
            .iter()
            .position(|answer| answer.right)
            .unwrap_or(0);
        Self::new(
            AnswerKind::Choice(choices.collect()),
            u64::try_from(at).unwrap_or(0),
            in_its_language(&quiz.ask),
            Replies::Each(replies.collect()),
            quiz.answers
                .get(at)
                .map(|answer| in_its_language(&answer.reply))
                .unwrap_or_default(),
        )
    }
}

impl From<&'static FaultTrial> for Question {
    /// Asks whether the search with the fault counts none, fewer, as many, more, or never ends.
    fn from(trial: &'static FaultTrial) -> Self {
        let n_right = n_solutions(trial.side);
        let asks = words::questions::expected(trial.side, &grouped(n_right));
        let outcome = words::questions::outcome(&trial.run, n_right);
        let outcomes = words::questions::OUTCOMES.map(Sentence::from);
        let after = in_its_language(&trial.after);
        let lines = trial.lines.as_ref();
        let lines = lines.map(|lines| lines.each_ref().map(String::as_str));
        Self {
            given: lines.map_or(Given::Nothing, Given::Lines),
            ..Self::new(
                AnswerKind::Choice(outcomes.into()),
                u64::try_from(outcome).unwrap_or(0),
                in_its_language(&trial.before).and(&asks),
                Replies::Any(after.clone()),
                after,
            )
        }
    }
}

impl From<&'static LessonPuzzle> for Question {
    /// Asks for an expression; its view says the result of the one that the reader writes.
    fn from(puzzle: &'static LessonPuzzle) -> Self {
        let reply = in_its_language(&puzzle.reply);
        let answer = &puzzle.puzzle.answer;
        Self::new(
            AnswerKind::Expression(&puzzle.puzzle),
            answer.clone(),
            in_its_language(&puzzle.ask),
            Replies::Any(reply.clone()),
            words::puzzle::answer(answer, &reply),
        )
    }
}

impl From<&'static LessonFind> for Question {
    /// Asks which line is broken, and for the right line; its view says the result of an answer.
    fn from(find: &'static LessonFind) -> Self {
        let right = Found {
            number: find.number(),
            mended: Some(find.right.clone()),
        };
        Self::new(
            AnswerKind::Mend,
            right.answer(),
            words::find::symptoms(find),
            Replies::Any(in_its_language(&find.reply)),
            words::find::answer(find),
        )
    }
}

/// The solutions of a board, as the right search counts them.
pub fn n_solutions(size: Size) -> u64 {
    known(size).total
}
