//! What a teacher chooses on the page for teachers.

mod question_choice;
mod step_choice;

pub use question_choice::QuestionChoice;
pub use step_choice::StepChoice;

use crate::site::{EmbedFrame, Problems, Query};
use bitqueens_core::solver::Size;
use bitqueens_course::LessonSummary;

/// What a teacher chooses: a question of the course, and a step of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeacherTools {
    /// The question, and how many like it stand on a sheet.
    pub question: QuestionChoice,
    /// The step.
    pub step: StepChoice,
}

/// Something that a teacher chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolAction {
    /// Take the exercises of this lesson.
    Lesson(&'static LessonSummary),
    /// Take this one of them, from 0.
    Exercise(usize),
    /// Draw the question of this seed.
    Seed(u64),
    /// Lay out so many questions on a sheet.
    Questions(usize),
    /// Take the board of this side.
    Size(Size),
    /// Take this step.
    Step(u64),
    /// Embed it in this frame.
    Frame(EmbedFrame),
}

impl TeacherTools {
    /// What a query says of them.
    pub(super) fn read(query: &Query, problems: &mut Problems) -> Self {
        Self {
            question: QuestionChoice::read(query, problems),
            step: StepChoice::read(query, problems),
        }
    }

    /// The query with what is not as the page opens.
    pub(super) fn write(self) -> Query {
        self.step.write(self.question.write(Query::default()))
    }

    pub(super) fn apply(&mut self, action: ToolAction) {
        let Self { question, step } = *self;
        match action {
            ToolAction::Lesson(lesson) => {
                self.question = QuestionChoice {
                    lesson,
                    exercise: 0,
                    ..question
                }
            }
            ToolAction::Exercise(exercise) => {
                let last = question.lesson.n_exercises.saturating_sub(1);
                self.question.exercise = exercise.min(last);
            }
            ToolAction::Seed(seed) => self.question.seed = seed,
            ToolAction::Questions(n) => {
                self.question.n_questions = n.clamp(1, QuestionChoice::MOST);
            }
            ToolAction::Size(size) => self.step = StepChoice::new(size, step.at, step.frame),
            ToolAction::Step(at) => self.step = StepChoice::new(step.size, at, step.frame),
            ToolAction::Frame(frame) => self.step.frame = frame,
        }
    }
}
