//! The questions of a lesson's text: its opening, its quizzes, its lines written wrong.

use bitqueens_core::{counting::known, solver::Size};

use super::{Asked, FaultTrial, LessonOpening, Picture, Quiz, words};
use crate::{
    draw::Board,
    question::{Answer, AnswerKind, Given, Question, Replies},
    text::{Phrase, Sentence, grouped},
};

impl From<&Asked> for AnswerKind {
    fn from(asked: &Asked) -> Self {
        let texts = |of: &[Phrase]| of.iter().copied().map(Sentence::from).collect();
        match asked {
            Asked::Bits(n_bits) => Self::Bits(*n_bits),
            Asked::Number => Self::Number,
            Asked::Square(size) => Self::Square(*size),
            Asked::Order(lines) => Self::Order(texts(lines)),
            Asked::Choice(choices) => Self::Choice(texts(choices)),
        }
    }
}

impl From<&LessonOpening> for Question {
    fn from(opening: &LessonOpening) -> Self {
        let kind = AnswerKind::from(&opening.kind);
        let result: Sentence = opening.result.into();
        let right = kind.say(&opening.right.into());
        let answer = words::opening::answer(&right).and(&result);
        Self {
            given: on_its_picture(opening).map_or(Given::Nothing, Given::Board),
            ..Self::told(
                kind,
                opening.right,
                opening.ask.into(),
                Replies::Any(result),
                answer,
            )
        }
    }
}

/// The picture of an opening as the board of its question: a square is pressed on it, and the bits of its row stand
/// on its columns.
fn on_its_picture(opening: &LessonOpening) -> Option<Board> {
    let Some(Picture::Queens { side, queens }) = opening.picture else {
        return None;
    };
    let is_answered_there = match opening.kind {
        Asked::Square(_) => true,
        Asked::Bits(n_bits) => side.get() == n_bits,
        Asked::Number | Asked::Order(_) | Asked::Choice(_) => false,
    };
    is_answered_there.then(|| Board::loose(side, queens))
}

/// Says a guess at an opening, where there is one, beside the answer, and why.
pub fn guess_beside(opening: &Question, guess: Option<u64>) -> Sentence {
    let guess = guess.map(Answer::Value);
    let right = opening.kind.say(&opening.right);
    match guess {
        None => opening.answer.clone(),
        Some(guess) if guess == opening.right => {
            words::opening::same(&right).and(&opening.reply(&guess))
        }
        Some(guess) => {
            words::opening::other(&opening.kind.say(&guess), &right).and(&opening.reply(&guess))
        }
    }
}

impl From<&Quiz> for Question {
    fn from(quiz: &Quiz) -> Self {
        let choices = quiz.answers.iter().map(|of| Sentence::from(of.text));
        let replies = quiz.answers.iter().map(|of| Sentence::from(of.reply));
        let at = quiz.answers.iter().position(|of| of.right).unwrap_or(0);
        Self::told(
            AnswerKind::Choice(choices.collect()),
            u64::try_from(at).unwrap_or(0),
            quiz.ask.into(),
            Replies::Each(replies.collect()),
            quiz.answers
                .get(at)
                .map(|of| of.reply.into())
                .unwrap_or_default(),
        )
    }
}

impl From<&FaultTrial> for Question {
    /// Asks for the count that the search with the fault comes to.
    fn from(trial: &FaultTrial) -> Self {
        let asks = words::trial::expected(trial.side, &grouped(n_solutions(trial.side)));
        let after: Sentence = trial.after.into();
        Self {
            given: trial.lines.map_or(Given::Nothing, Given::Lines),
            ..Self::told(
                AnswerKind::Number,
                trial.run.solutions,
                Sentence::from(trial.before).and(&asks),
                Replies::Any(after.clone()),
                after,
            )
        }
    }
}

/// The solutions of a board, as the right search counts them.
pub fn n_solutions(size: Size) -> u64 {
    known(size).total
}
