//! What is handed in, by its name in a line.

use bitqueens_core::named;
use bitqueens_course::{CoursePart, LessonSummary, WriteStage};

use crate::{
    pages::learn::{
        N_TESTED, entry, part_title,
        review::{ReviewKind, ReviewQuestion, drawn, n_questions},
        words::{marks as words, teachers},
    },
    question::hand_in::HandIn,
    text::Sentence,
};

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
    Test(CoursePart),
    /// The exercises of a lesson: those of its own, or a pupil's homework.
    Lesson(&'static LessonSummary),
    /// The program of a stage.
    Program(WriteStage),
}

impl Work {
    /// Its name in a line. That of a test says from how many questions it is drawn: another edition draws others.
    pub fn name(&self) -> String {
        let (kind, name) = match self {
            Self::Test(part) => (
                Kind::Test,
                format!("{}.{}", part.name(), n_questions(*part)),
            ),
            Self::Lesson(lesson) => (Kind::Lesson, lesson.slug.clone()),
            Self::Program(stage) => (Kind::Program, stage.name().to_owned()),
        };
        format!("{}.{name}", kind.name())
    }

    /// The work of a line; `None` where this course has none of that name or with so many answers.
    pub(super) fn read(hand_in: &HandIn) -> Option<Self> {
        let (kind, name) = hand_in.work.split_once('.')?;
        let (name, rest) = name.split_once('.').unwrap_or((name, ""));
        let work = match Kind::from_name(kind)? {
            Kind::Test => Self::Test(CoursePart::from_name(name)?),
            Kind::Lesson => Self::Lesson(entry(name)?),
            Kind::Program => Self::Program(WriteStage::from_name(name)?),
        };
        let (n_answers, n_seeds) = (hand_in.answers.len(), hand_in.seeds.len());
        let fits = match work {
            Self::Test(part) => {
                let n_asked = n_questions(part).min(N_TESTED);
                rest == n_questions(part).to_string() && n_answers == n_asked && n_seeds == 1
            }
            Self::Lesson(lesson) => n_answers == lesson.n_exercises && n_seeds == n_answers,
            Self::Program(_) => n_answers == 1,
        };
        fits.then_some(work)
    }

    /// The questions of a line, each with its seed; none for a program.
    pub(super) fn questions(&self, hand_in: &HandIn) -> Vec<(ReviewQuestion, u64)> {
        match *self {
            Self::Test(part) => drawn(part, hand_in.seeds.first().copied().unwrap_or(0)),
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
    pub(super) fn lessons(&self, hand_in: &HandIn) -> Vec<&'static LessonSummary> {
        let questions = self
            .questions(hand_in)
            .into_iter()
            .map(|(question, _)| question);
        let in_texts = questions.filter(|of| !matches!(of.kind, ReviewKind::Code(_)));
        in_texts.map(|of| of.lesson).collect()
    }

    /// Its name for a reader.
    pub fn title(&self, lesson: impl Fn(&LessonSummary) -> String) -> Sentence {
        match self {
            Self::Test(part) => words::test(part_title(*part)),
            Self::Lesson(of) => words::lesson(&lesson(of)),
            Self::Program(stage) => teachers::write(stage.number()),
        }
    }
}
