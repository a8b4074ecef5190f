//! The question that is asked now.

use bitqueens_course::CourseFile;

use super::{ReviewKind, ReviewQuestion, code_question};
use crate::{
    course::{CourseFiles, Drill, Random},
    question::{Answer, AnswerAction, AnswerOutcome, Attempt, KeptAttempt, Policy, Question},
    text::Lang,
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
    /// The reader's wrong answer in the lesson, where the question is that one once more.
    pub missed: Option<Answer>,
    /// Whether the first answer was right; the others do not count.
    pub first: Option<bool>,
}

impl ReviewItem {
    /// Asks a question, which is still to be loaded.
    pub fn new(question: ReviewQuestion, seed: u64) -> Self {
        Self {
            question,
            // Seed 0 is the lesson's own question.
            seed: seed.max(1),
            attempt: None,
            missed: None,
            first: None,
        }
    }

    /// Asks a question once more as its lesson asked it, with the answer that was wrong there, where one was given.
    pub fn missed(question: ReviewQuestion, seed: u64, missed: Option<Answer>) -> Self {
        Self {
            seed,
            missed,
            ..Self::new(question, seed)
        }
    }

    /// The file that it is taken from; `None` where the program says it all.
    pub fn file(&self) -> Option<CourseFile> {
        match self.question.kind {
            ReviewKind::Quiz(_) | ReviewKind::Exercise(_) => {
                Some(CourseFile::Lesson(self.question.lesson.slug.clone()))
            }
            ReviewKind::Code(_) => None,
        }
    }

    /// Takes the question from its lesson, where the lesson is there, with what is kept of it; one that is asked goes on
    /// in its language.
    pub fn load(&mut self, files: (&CourseFiles, Lang), kept: Option<&KeptAttempt>) {
        let read = self.attempt(files);
        match (&mut self.attempt, read) {
            (Some(attempt), Some(read)) => attempt.question = read.question,
            (Some(_), None) => {}
            (own, read) => {
                let missed = self.missed.clone().filter(|_| kept.is_none());
                *own = read.map(|read| {
                    let mut attempt = Box::new(read.resumed(kept));
                    // What the reader gave in the lesson is there to be mended.
                    if missed
                        .as_ref()
                        .is_some_and(|missed| attempt.question.kind.takes(missed))
                    {
                        attempt.draft = missed;
                    }
                    attempt
                });
            }
        }
    }

    pub fn attempt(&self, (files, lang): (&CourseFiles, Lang)) -> Option<Attempt> {
        let lesson = || files.lesson(&self.question.lesson.slug, lang);
        Some(match self.question.kind {
            ReviewKind::Quiz(at) => {
                let quiz = lesson()?.quizzes().nth(at)?;
                let order = Random::new(self.seed).order(quiz.answers.len());
                let question = Question::from(quiz).in_order(&order);
                Attempt::new(question, Policy::Once)
            }
            ReviewKind::Exercise(at) => {
                let exercise = lesson()?.exercises().nth(at)?;
                Drill::new(exercise.into(), self.seed).attempt
            }
            ReviewKind::Code(phase) => {
                let question = code_question(phase);
                let policy = Policy::graded(&question.kind);
                Attempt::new(question, policy)
            }
        })
    }

    /// What is kept of it.
    pub fn keep(&self) -> Option<KeptAttempt> {
        Some(KeptAttempt {
            counts: self.first,
            ..self.attempt.as_ref()?.keep()
        })
    }

    /// Carries out what the reader does; returns whether the first answer was right, once. Where nothing was given that
    /// could be compared, a check says so and does not count as an answer.
    pub fn answer(&mut self, action: AnswerAction) -> Option<bool> {
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
