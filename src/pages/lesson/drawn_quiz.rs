//! A quiz with its answers in the order of a visit.

use bitqueens_course::Quiz;

use crate::{
    course::{Random, ReviewQuestion},
    question::{Answer, Attempt, KeptAttempt, Policy, Question},
};

/// A quiz with its answers in the order of a visit.
///
/// The lesson that stands there as a document keeps the document's order: a press may be on its way when the program
/// takes its place. Every other lesson is opened by the program, which draws the order before anything is seen. What is
/// kept is kept in the document's order.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnQuiz {
    pub attempt: Attempt,
    /// The answers as drawn, by their places in the document.
    order: Vec<usize>,
}

impl DrawnQuiz {
    /// The quiz in the order of a visit; without one in that of the document.
    pub(super) fn new(of: &Quiz, question: ReviewQuestion, visit: Option<u64>) -> Self {
        let n = of.answers.len();
        let order = visit.map_or_else(
            || (0..n).collect(),
            |visit| Random::new(question.number(visit)).order(n),
        );
        Self {
            attempt: Attempt::new(Question::from(of).in_order(&order), Policy::Once),
            order,
        }
    }

    /// Goes on in another language, in the same order.
    pub(super) fn read_in(&mut self, of: &Quiz) {
        self.attempt.question = Question::from(of).in_order(&self.order);
    }

    /// What is kept of it.
    pub(super) fn keep(&self) -> KeptAttempt {
        let place = |at: u64| self.order.get(usize::try_from(at).ok()?).copied();
        with_places(self.attempt.keep(), place)
    }

    /// The same quiz with what is kept of it.
    pub(super) fn resume(&mut self, kept: Option<&KeptAttempt>) {
        let place = |of: u64| {
            let mut order = self.order.iter();
            order.position(|at| u64::try_from(*at) == Ok(of))
        };
        let kept = kept.map(|kept| with_places(kept.clone(), place));
        let anew = Attempt::new(self.attempt.question.clone(), self.attempt.policy);
        self.attempt = anew.resumed(kept.as_ref());
    }
}

/// The same with the answers at other places.
fn with_places(kept: KeptAttempt, place: impl Fn(u64) -> Option<usize>) -> KeptAttempt {
    let answer = |answer: Option<Answer>| {
        let at = place(answer?.value()?)?;
        Some(Answer::Value(u64::try_from(at).ok()?))
    };
    KeptAttempt {
        draft: answer(kept.draft),
        given: answer(kept.given),
        ..kept
    }
}
