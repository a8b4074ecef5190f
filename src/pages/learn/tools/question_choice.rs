//! A question of the course, for a class.

use crate::{
    pages::learn::{COURSE, LessonSummary, link, words::tools as words},
    site::{Address, Problems, Query},
};

/// A question of the course, and how many like it stand on a sheet of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionChoice {
    /// The lesson.
    pub lesson: &'static LessonSummary,
    /// Which of its exercises, from 0.
    pub exercise: usize,
    /// The number of the question: 0 is the lesson's own.
    pub seed: u64,
    /// How many questions stand on the sheet.
    pub n_questions: usize,
}

impl Default for QuestionChoice {
    fn default() -> Self {
        Self {
            lesson: &COURSE[0],
            exercise: 0,
            seed: 0,
            n_questions: Self::USUAL,
        }
    }
}

impl QuestionChoice {
    /// So many questions fill a sheet of paper.
    pub const USUAL: usize = 4;

    /// No sheet has more questions.
    pub const MOST: usize = 12;

    /// The lesson with the question in its place.
    pub fn on_the_page(self) -> Address {
        link::to_lesson(self.lesson, &self.seeds(), None)
    }

    /// The sheet of paper.
    pub fn on_paper(self) -> Address {
        link::to_sheet(self.lesson, &self.seeds(), self.exercise, self.n_questions)
    }

    /// The seeds of the lesson's exercises, from the top.
    fn seeds(self) -> Vec<u64> {
        let mut seeds = vec![0; self.exercise];
        seeds.push(self.seed);
        seeds
    }

    /// The query with what is not as the page opens.
    pub(super) fn write(self, query: Query) -> Query {
        let usual = Self::default();
        let lesson = (self.lesson != usual.lesson).then_some(&self.lesson.slug);
        query
            .with_some("lesson", lesson)
            .with_some(
                "exercise",
                (self.exercise != 0).then_some(self.exercise + 1),
            )
            .with_some("seed", (self.seed != 0).then_some(self.seed))
            .with_some(
                "questions",
                (self.n_questions != Self::USUAL).then_some(self.n_questions),
            )
    }

    /// What a query says of it.
    pub(super) fn read(query: &Query, problems: &mut Problems) -> Self {
        let mut choice = Self::default();
        if let Some(slug) = query.get("lesson") {
            let lesson = COURSE.iter().find(|lesson| lesson.slug == slug);
            let lesson = problems.take(lesson.ok_or(words::LESSON_PROBLEM));
            choice.lesson = lesson.unwrap_or(choice.lesson);
        }
        let most = choice.lesson.n_exercises;
        let read = |text: &str| Some((link::number_from_1(text, most)?, true));
        let exercise = query.read("exercise", problems, || words::EXERCISE_PROBLEM, read);
        choice.exercise = exercise.unwrap_or(0);
        let seeds = link::seeds(query, problems);
        choice.seed = seeds.first().copied().unwrap_or(0);
        choice.n_questions = link::n_questions(query, Self::USUAL, problems);
        choice
    }
}
