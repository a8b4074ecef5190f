//! The course's own text, as it is and with a change in it.

use bitqueens_course::{
    Lang,
    reader::{CourseTexts, Files, course, files, folder},
};

/// The course's own text.
pub(crate) fn texts() -> Files {
    files(&folder()).unwrap()
}

/// The course where a text stands in place of another, once in a lesson of every language, or the first mistake in it.
#[track_caller]
pub(crate) fn changed(slug: &str, from: &str, to: &str) -> Result<Vec<CourseTexts>, String> {
    let mut files = texts();
    for language in Lang::ALL.map(Lang::tag) {
        let text = files.get_mut(&format!("lessons/{slug}.{language}.md"));
        let text = text.unwrap();
        assert!(text.contains(from), "{slug} has no {from}");
        *text = text.replacen(from, to, 1);
    }
    course(&files).map_err(|mistakes| mistakes[0].to_string())
}

/// The first mistake in the course with that change.
#[track_caller]
pub(crate) fn mistake(slug: &str, from: &str, to: &str) -> String {
    match changed(slug, from, to) {
        Err(mistake) => mistake,
        Ok(_) => panic!("{slug}: `{to}` is taken"),
    }
}
