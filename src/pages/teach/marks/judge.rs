//! Judging the answers of a line anew.

use std::collections::BTreeMap;

use super::Unmarked;
use crate::{
    course::{Asked, CourseFiles, Work, came_to},
    pages::teach::words::marks as words,
    question::{
        Answer, AnswerKind, Attempt, LineVerdict,
        hand_in::{HandIn, HandInAnswer},
    },
    text::{Lang, Sentence, mistake, outcome},
};
use bitqueens_core::program::{Judgement, Program, Verdict};

/// An answer that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerMark {
    Nothing,
    Right {
        tries: u64,
    },
    Wrong {
        tries: u64,
        given: Sentence,
    },
    /// The right answer was shown.
    Shown {
        tries: u64,
    },
}

impl AnswerMark {
    pub const fn is_right(&self) -> bool {
        matches!(self, Self::Right { .. })
    }
}

/// Judges answers. A program, or a line of one, that many pupils wrote is run once.
#[derive(Debug, Default)]
pub(super) struct Judge {
    programs: BTreeMap<String, Result<(), Sentence>>,
    lines: BTreeMap<(&'static str, String), bool>,
}

impl Judge {
    /// The answers of a line, each with the name of its question.
    pub(super) fn judge(
        &mut self,
        work: &Work,
        hand_in: &HandIn,
        files: (&CourseFiles, Lang),
    ) -> Result<Vec<(String, AnswerMark)>, Unmarked> {
        if let (Work::Program(_), [answer]) = (work, &hand_in.answers[..]) {
            let mark = self.program(answer)?;
            return Ok(vec![(work.name(), mark)]);
        }
        let questions = work.questions(hand_in, files.0.list(files.1));
        let marks =
            questions
                .into_iter()
                .zip(&hand_in.answers)
                .map(|((question, seed), answer)| {
                    let source = question.source(files.0, files.1);
                    let asked = Asked::new(source.ok_or(Unmarked::OtherCourse)?, seed);
                    Ok((question.name(), self.answer(&asked.attempt, answer)?))
                });
        marks.collect()
    }

    fn answer(&mut self, attempt: &Attempt, answer: &HandInAnswer) -> Result<AnswerMark, Unmarked> {
        let (tries, given) = match answer {
            HandInAnswer::Nothing => return Ok(AnswerMark::Nothing),
            HandInAnswer::Shown { tries } => return Ok(AnswerMark::Shown { tries: *tries }),
            HandInAnswer::Given { tries, answer } => (*tries, answer),
        };
        let question = &attempt.question;
        if tries == 0 || !question.kind.takes(given) {
            return Err(Unmarked::NoAnswer);
        }
        let said = question.kind.say(given);
        let is_right = match (&question.kind, given) {
            (AnswerKind::Code(phase), Answer::Text(text)) => {
                let known = (phase.name(), text.clone());
                let run = || matches!(came_to(*phase, text), LineVerdict::Right(_));
                *self.lines.entry(known).or_insert_with(run)
            }
            _ => question.kind.is_right(given, &question.right),
        };
        Ok(if is_right {
            AnswerMark::Right { tries }
        } else {
            AnswerMark::Wrong { tries, given: said }
        })
    }

    /// Runs a program on the boards from N = 1 to 8.
    fn program(&mut self, answer: &HandInAnswer) -> Result<AnswerMark, Unmarked> {
        let (tries, text) = match answer {
            HandInAnswer::Given {
                tries,
                answer: Answer::Text(text),
            } => (*tries, text),
            HandInAnswer::Nothing => return Ok(AnswerMark::Nothing),
            _ => return Err(Unmarked::NoAnswer),
        };
        let run = || {
            let program = Program::read(text).map_err(|error| mistake(&error))?;
            let judgement = Judgement::of(&program);
            match judgement.verdict() {
                Verdict::Right => Ok(()),
                _ => Err(outcome(&judgement, &program)),
            }
        };
        let result = self.programs.entry(text.clone()).or_insert_with(run);
        Ok(match result {
            Ok(()) => AnswerMark::Right { tries },
            Err(given) => AnswerMark::Wrong {
                tries,
                given: given.clone(),
            },
        })
    }
}

impl AnswerMark {
    /// What a reader hears of it.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Nothing => words::NOTHING.into(),
            Self::Right { tries } => words::right(*tries),
            Self::Wrong { tries, given } => words::wrong(given, *tries),
            Self::Shown { .. } => words::SHOWN.into(),
        }
    }
}
