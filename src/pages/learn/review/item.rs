//! The question that is asked now.

use super::{ReviewKind, ReviewQuestion, code_question};
use crate::{
    pages::learn::{Drill, LessonsPart, Random},
    question::{AnswerAction, AnswerOutcome, Attempt, Policy, Question},
};

/// The question that is asked now, with what the reader has answered.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewItem {
    /// The question's name.
    pub question: ReviewQuestion,
    /// Draws the numbers of an exercise and the order of the answers.
    pub seed: u64,
    /// The question itself; `None` until its lesson is fetched.
    pub attempt: Option<Box<Attempt>>,
    /// Whether the first answer was right; the others do not count.
    pub first: Option<bool>,
}

impl ReviewItem {
    /// Asks a question, as far as its lesson is there.
    pub(super) fn new(question: ReviewQuestion, seed: u64, lessons: &[LessonsPart]) -> Self {
        let mut item = Self {
            question,
            // Seed 0 is the lesson's own question.
            seed: seed.max(1),
            attempt: None,
            first: None,
        };
        item.load(lessons);
        item
    }

    /// Takes the question from its lesson, where the lesson is there.
    pub(super) fn load(&mut self, lessons: &[LessonsPart]) {
        if self.attempt.is_none() {
            self.attempt = self.attempt(lessons).map(Box::new);
        }
    }

    fn attempt(&self, lessons: &[LessonsPart]) -> Option<Attempt> {
        if let ReviewKind::Code(phase) = self.question.kind {
            let question = code_question(phase);
            let policy = Policy::graded(&question.kind);
            return Some(Attempt::new(question, policy));
        }
        let mut lessons = lessons.iter().flat_map(|part| part.lessons);
        let lesson = lessons.find(|lesson| lesson.slug == self.question.lesson.slug)?;
        match self.question.kind {
            ReviewKind::Quiz(at) => lesson.quizzes().nth(at).map(|quiz| {
                let order = Random::new(self.seed).order(quiz.answers.len());
                let question = Question::from(quiz).in_order(&order);
                Attempt::new(question, Policy::Once)
            }),
            ReviewKind::Exercise(at) => {
                let exercise = lesson.exercises().nth(at)?;
                Some(Drill::new(*exercise, self.seed).attempt)
            }
            ReviewKind::Code(_) => None,
        }
    }

    /// Carries out what the reader does; returns whether the first answer was right, once. Where nothing was given that
    /// could be compared, a check says so and is no answer.
    pub(super) fn answer(&mut self, action: AnswerAction) -> Option<bool> {
        let is_right = match self.attempt.as_mut()?.apply(action) {
            AnswerOutcome::Right => true,
            AnswerOutcome::Wrong | AnswerOutcome::Shown => false,
            AnswerOutcome::Open | AnswerOutcome::Missing | AnswerOutcome::Kept => return None,
        };
        if self.first.is_some() {
            return None;
        }
        self.first = Some(is_right);
        self.first
    }
}
