//! The question that is asked now.

use super::{LineAnswer, ReviewKind, ReviewQuestion};
use crate::pages::learn::{BlockAction, Drill, LessonsPart, Quiz, Random};

/// The question that is asked now, with what the reader has answered.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewItem {
    /// The question.
    pub question: ReviewQuestion,
    /// Draws the numbers of an exercise and the order of the answers.
    pub seed: u64,
    /// What is asked; `None` until its lesson is fetched.
    pub task: Option<ReviewTask>,
    /// Whether the first answer was right; the others do not count.
    pub first: Option<bool>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewTask {
    /// A quiz.
    Quiz {
        /// The quiz of the lesson.
        quiz: &'static Quiz,
        /// Its answers by their places in the lesson, in the order in which they are shown.
        order: Vec<usize>,
        /// The answer chosen last, by its place in the lesson.
        chosen: Option<usize>,
    },
    /// An exercise of the lesson, drawn anew.
    Exercise(Box<Drill>),
    /// A line of the loop, with what the reader wrote last.
    Line(Option<LineAnswer>),
}

impl ReviewItem {
    /// Asks a question, as far as its lesson is there.
    pub(super) fn new(question: ReviewQuestion, seed: u64, lessons: &[LessonsPart]) -> Self {
        let mut item = Self {
            question,
            // Seed 0 is the lesson's own question.
            seed: seed.max(1),
            task: None,
            first: None,
        };
        item.load(lessons);
        item
    }

    /// Takes the question from its lesson, where the lesson is there.
    pub(super) fn load(&mut self, lessons: &[LessonsPart]) {
        if self.task.is_none() {
            self.task = self.task(lessons);
        }
    }

    fn task(&self, lessons: &[LessonsPart]) -> Option<ReviewTask> {
        if let ReviewKind::Line(_) = self.question.kind {
            return Some(ReviewTask::Line(None));
        }
        let mut lessons = lessons.iter().flat_map(|part| part.lessons);
        let lesson = lessons.find(|lesson| lesson.slug == self.question.lesson.slug)?;
        match self.question.kind {
            ReviewKind::Quiz(at) => lesson.quizzes().nth(at).map(|quiz| ReviewTask::Quiz {
                quiz,
                order: Random::new(self.seed).order(quiz.answers.len()),
                chosen: None,
            }),
            ReviewKind::Exercise(at) => lesson.exercises().nth(at).map(|exercise| {
                let drill = Drill::new(*exercise, self.seed);
                ReviewTask::Exercise(Box::new(drill))
            }),
            ReviewKind::Line(_) => None,
        }
    }

    /// Carries out what the reader does; returns whether the first answer was right, once.
    pub(super) fn act(&mut self, action: BlockAction) -> Option<bool> {
        let is_right = match (self.task.as_mut()?, action) {
            (ReviewTask::Quiz { quiz, chosen, .. }, BlockAction::Choose(at)) => {
                *chosen = Some(at);
                quiz.answers.get(at)?.right
            }
            // Another question would be no answer to this one.
            (ReviewTask::Exercise(_), BlockAction::Draw | BlockAction::Restore) => return None,
            (ReviewTask::Exercise(drill), action) => {
                // Where no number, square or line was given, a check says so and is no answer.
                let is_whole = drill.question.kind.takes(drill.answer.bits);
                drill.apply(action);
                match action {
                    BlockAction::Check if is_whole => drill.answer.is_right(),
                    BlockAction::Reveal => false,
                    _ => return None,
                }
            }
            _ => return None,
        };
        self.answered(is_right)
    }

    /// Takes a line of the loop; returns whether the first one that could be read was right, once.
    pub(super) fn write(&mut self, answer: LineAnswer) -> Option<bool> {
        let Some(ReviewTask::Line(written)) = &mut self.task else {
            return None;
        };
        let is_right = answer.verdict.is_right();
        *written = Some(answer);
        self.answered(is_right?)
    }

    fn answered(&mut self, is_right: bool) -> Option<bool> {
        if self.first.is_some() {
            return None;
        }
        self.first = Some(is_right);
        self.first
    }
}
