//! What is handed in, by its name in a line.

use bitqueens_core::named;
use bitqueens_course::{CoursePart, LessonList, LessonSummary, WriteStage};

use super::{Random, ReviewKind, ReviewQuestion};
use crate::question::hand_in::HandIn;

named! {
    /// The kind of a work, by its name in a line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Kind {
        Test => "test",
        Lesson => "lesson",
        Program => "write",
    }
}

/// What is handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    Test {
        part: CoursePart,
        /// The number of questions that it is drawn from: another edition draws others.
        n_questions: usize,
    },
    /// The exercises of a lesson: those of its own, or a pupil's homework.
    Lesson(&'static LessonSummary),
    /// The program of a stage.
    Program(WriteStage),
}

impl Work {
    /// The test of a part.
    pub fn test(part: CoursePart, list: &'static LessonList) -> Self {
        Self::Test {
            part,
            n_questions: of_part(part, list).len(),
        }
    }

    /// Its name in a line.
    pub fn name(&self) -> String {
        let (kind, name) = match self {
            Self::Test { part, n_questions } => {
                (Kind::Test, format!("{}.{n_questions}", part.name()))
            }
            Self::Lesson(lesson) => (Kind::Lesson, lesson.slug.clone()),
            Self::Program(stage) => (Kind::Program, stage.name().to_owned()),
        };
        format!("{}.{name}", kind.name())
    }

    /// The work of a line; `None` if the course has none of that name with this many answers.
    pub fn read(hand_in: &HandIn, list: &'static LessonList) -> Option<Self> {
        let (kind, name) = hand_in.work.split_once('.')?;
        let (name, rest) = name.split_once('.').unwrap_or((name, ""));
        let work = match Kind::from_name(kind)? {
            Kind::Test => Self::test(CoursePart::from_name(name)?, list),
            Kind::Lesson => Self::Lesson(list.lesson(name)?),
            Kind::Program => Self::Program(WriteStage::from_name(name)?),
        };
        let (n_answers, n_seeds) = (hand_in.answers.len(), hand_in.seeds.len());
        let fits = match work {
            Self::Test { n_questions, .. } => {
                let n_asked = n_questions.min(N_TESTED);
                rest == n_questions.to_string() && n_answers == n_asked && n_seeds == 1
            }
            Self::Lesson(lesson) => n_answers == lesson.n_exercises && n_seeds == n_answers,
            Self::Program(_) => n_answers == 1,
        };
        fits.then_some(work)
    }

    /// The questions of a line, each with its seed; none for a program.
    pub fn questions(
        &self,
        hand_in: &HandIn,
        list: &'static LessonList,
    ) -> Vec<(ReviewQuestion, u64)> {
        match *self {
            Self::Test { part, .. } => {
                test_questions(part, hand_in.seeds.first().copied().unwrap_or(0), list)
            }
            Self::Lesson(lesson) => {
                let asked = hand_in.seeds.iter().enumerate().map(|(at, seed)| {
                    let kind = ReviewKind::Exercise(at);
                    (ReviewQuestion { lesson, kind }, *seed)
                });
                asked.collect()
            }
            Self::Program(_) => Vec::new(),
        }
    }

    /// The lessons whose texts have its questions.
    pub fn lessons(
        &self,
        hand_in: &HandIn,
        list: &'static LessonList,
    ) -> Vec<&'static LessonSummary> {
        let questions = self
            .questions(hand_in, list)
            .into_iter()
            .map(|(question, _)| question);
        let in_texts = questions.filter(|question| question.file().is_some());
        in_texts.map(|question| question.lesson).collect()
    }
}

/// The number of questions of a test.
pub const N_TESTED: usize = 10;

/// The questions of a part, in reading order.
fn of_part(part: CoursePart, list: &'static LessonList) -> Vec<ReviewQuestion> {
    let lessons = list.of_part(part).map(|(_, lesson)| lesson);
    lessons.flat_map(ReviewQuestion::of).collect()
}

/// The questions of a test, each with its own seed.
pub fn test_questions(
    part: CoursePart,
    seed: u64,
    list: &'static LessonList,
) -> Vec<(ReviewQuestion, u64)> {
    let all = of_part(part, list);
    let mut random = Random::new(seed);
    let drawn = random.order(all.len()).into_iter().take(N_TESTED);
    drawn.map(|at| (all[at], all[at].number(seed))).collect()
}
