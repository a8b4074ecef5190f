//! The questions of the course that a teacher takes to Moodle.

use bitqueens_course::{CoursePart, Lesson, LessonList, LessonSummary};

use super::words::moodle as words;
use crate::{
    course::{Asked, Source, exercises, part_title},
    question::{
        Question,
        moodle::{MoodleCategory, MoodleQuestion, moodle},
    },
    text::{Lang, Sentence},
};

/// The lessons whose questions are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoodleScope {
    Lesson(&'static LessonSummary),
    /// Every lesson of a part.
    Part(CoursePart),
}

impl MoodleScope {
    /// Every scope: each part, then those of its lessons that ask something.
    pub fn all(list: &'static LessonList) -> Vec<Self> {
        let of_part = |part| {
            let lessons = list.of_part(part).map(|(_, lesson)| lesson);
            let asking = lessons.filter(|lesson| lesson.n_exercises + lesson.n_quizzes != 0);
            std::iter::once(Self::Part(part)).chain(asking.map(Self::Lesson))
        };
        CoursePart::ALL.into_iter().flat_map(of_part).collect()
    }

    /// The lessons, from the first on.
    pub fn lessons(self, list: &'static LessonList) -> Vec<&'static LessonSummary> {
        match self {
            Self::Lesson(lesson) => vec![lesson],
            Self::Part(part) => list.of_part(part).map(|(_, lesson)| lesson).collect(),
        }
    }

    /// Its name in attributes and in the name of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lesson(lesson) => &lesson.slug,
            Self::Part(part) => part.name(),
        }
    }
}

/// The questions that a teacher takes to Moodle.
///
/// ```
/// use bitqueens::{course::at_hand, pages::teach::MoodleChoice};
/// use bitqueens::text::Lang;
///
/// let lesson = at_hand::lesson("mask", Lang::En).expect("it is a lesson");
/// let list = at_hand::list(Lang::En);
/// let choice = MoodleChoice { list, lessons: vec![lesson], n_versions: 40, lang: Lang::En };
/// assert_eq!(choice.categories()[0].questions.len(), 40);
/// assert!(choice.file().starts_with(r#"<?xml version="1.0" encoding="UTF-8"?>"#));
/// ```
#[derive(Clone, Debug)]
pub struct MoodleChoice {
    pub list: &'static LessonList,
    pub lessons: Vec<&'static Lesson>,
    /// How many questions are drawn of an exercise; one that has fewer gives all of them.
    pub n_versions: usize,
    pub lang: Lang,
}

impl MoodleChoice {
    pub const USUAL: usize = 40;

    /// A category for each exercise, and one for the quizzes of a lesson.
    pub fn categories(&self) -> Vec<MoodleCategory> {
        let lessons = self.lessons.iter();
        let all = lessons.flat_map(|lesson| self.of_lesson(lesson));
        all.filter(|category| !category.questions.is_empty())
            .collect()
    }

    /// The file.
    pub fn file(&self) -> String {
        moodle(&self.categories(), self.lang)
    }

    fn of_lesson(&self, lesson: &'static Lesson) -> Vec<MoodleCategory> {
        let entry = self.list.lesson(&lesson.slug);
        let number = entry.map_or(0, |entry| self.list.index(entry) + 1);
        let part = part_title(lesson.part);
        let path = |name: &Sentence| {
            let lesson = format!("{number:02} {}", lesson.title);
            let names = [
                "Bitqueens",
                part.in_lang(self.lang),
                &lesson,
                name.in_lang(self.lang),
            ];
            names.map(str::to_owned).to_vec()
        };
        let drawn = (1..).zip(exercises(lesson)).map(|(number, exercise)| {
            // 0 is the lesson's own, which the pupils have seen.
            let questions = Asked::new(Source::Exercise(exercise), 1).several(self.n_versions);
            let named = questions.into_iter().filter_map(|(seed, question)| {
                MoodleQuestion::new(format!("{} {number} #{seed}", lesson.slug), question)
            });
            MoodleCategory {
                path: path(&words::exercise(number)),
                questions: named.collect(),
            }
        });
        let quizzes = (1..).zip(lesson.quizzes()).filter_map(|(number, quiz)| {
            let name = format!("{} quiz {number}", lesson.slug);
            MoodleQuestion::new(name, Question::from(quiz))
        });
        let quizzes = MoodleCategory {
            path: path(&words::QUIZZES.into()),
            questions: quizzes.collect(),
        };
        drawn.chain([quizzes]).collect()
    }
}
