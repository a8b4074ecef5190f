//! The course of a program that runs on the machine itself: read once, from its folder.

use std::sync::LazyLock;

use bitqueens_course::{
    Glossary, Lesson, LessonCards, LessonList, TeachersEdition,
    reader::{self, CourseTexts},
};

use crate::text::Lang;

static COURSES: LazyLock<Vec<CourseTexts>> = LazyLock::new(|| {
    let courses = reader::files(&reader::folder()).and_then(|files| reader::course(&files));
    courses.unwrap_or_else(|mistakes| panic!("course/{}", mistakes[0]))
});

fn course(lang: Lang) -> &'static CourseTexts {
    let mut courses = COURSES.iter();
    let course = courses.find(|course| course.language == lang);
    course.expect("the course is written in every language")
}

/// Every lesson in reading order.
pub fn lessons(lang: Lang) -> &'static [Lesson] {
    &course(lang).lessons
}

/// The lesson with that slug; `None` where there is none.
pub fn lesson(slug: &str, lang: Lang) -> Option<&'static Lesson> {
    lessons(lang).iter().find(|lesson| lesson.slug == slug)
}

pub fn list(lang: Lang) -> &'static LessonList {
    &course(lang).list
}

pub fn cards(lang: Lang) -> &'static LessonCards {
    &course(lang).cards
}

pub fn glossary(lang: Lang) -> &'static Glossary {
    &course(lang).glossary
}

pub fn edition(lang: Lang) -> &'static TeachersEdition {
    &course(lang).teachers
}
