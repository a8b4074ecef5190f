//! Reads the course: Markdown files, one a text and language, into the types of this crate.
//!
//! ```text
//! Piece    a block of one file: a heading, a paragraph, a table, lines of code, a fence
//! Passage  the same block in every language
//! Value    what stands behind a key of a fence: `board; N = 4; step = 40`
//! CourseMistake  what is wrong in a file, with its line
//! ```

mod answers;
mod expression;
mod find;
mod formula;
mod glossary;
mod lesson;
mod links;
mod mistake;
mod opening;
mod passage;
mod picture;
mod piece;
mod place;
mod puzzle;
mod teachers;
mod trial;
mod value;
mod worked;

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    CourseFile, CoursePart, Glossary, Lang, Lesson, LessonCards, LessonList, TeachersEdition,
};
use lesson::ReadLesson;
use mistake::At;
pub use mistake::CourseMistake;
use passage::passages;

/// The texts by their paths from the course's folder.
pub type Files = BTreeMap<String, String>;

/// The course in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct CourseTexts {
    /// The language.
    pub language: Lang,
    /// The list of the lessons.
    pub list: LessonList,
    /// What the page of the list says of each.
    pub cards: LessonCards,
    /// The lessons, in reading order.
    pub lessons: Vec<Lesson>,
    /// The glossary.
    pub glossary: Glossary,
    /// The edition for teachers.
    pub teachers: TeachersEdition,
}

/// The folder of the course's own texts.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Reads the files of a folder.
///
/// # Errors
/// What the system says of a file.
pub fn files(folder: &Path) -> Result<Files, Vec<CourseMistake>> {
    let read = || -> io::Result<Files> {
        let mut files = Files::new();
        for part in ["", "lessons/"] {
            for entry in fs::read_dir(folder.join(part))? {
                let name = entry?.file_name().to_string_lossy().into_owned();
                // Other documents of the folder have names in capitals.
                let is_text = Path::new(&name).extension().is_some_and(|end| end == "md");
                if is_text && name.starts_with(char::is_lowercase) {
                    let path = format!("{part}{name}");
                    let text = fs::read_to_string(folder.join(&path))?;
                    files.insert(path, text);
                }
            }
        }
        Ok(files)
    };
    read().map_err(|error| vec![At::new("lessons", 1).mistake(error)])
}

/// Reads the course in every language.
///
/// # Errors
/// Every text that has a mistake, with its first one.
pub fn course(files: &Files) -> Result<Vec<CourseTexts>, Vec<CourseMistake>> {
    let slugs = slugs(files)?;
    let mut mistakes = Vec::new();
    let glossary = kept(&mut mistakes, passages(files, "glossary"));
    let teachers = kept(&mut mistakes, passages(files, "teachers"));
    let lessons = slugs.iter().map(|slug| {
        let passages = kept(&mut mistakes, passages(files, &format!("lessons/{slug}")));
        Some((slug, passages?))
    });
    let lessons: Vec<_> = lessons.collect();
    let mut courses = Vec::new();
    for (at, language) in Lang::ALL.into_iter().enumerate() {
        // What is wrong in one language's structure is wrong in each; it is said once.
        if !mistakes.is_empty() && at != 0 {
            break;
        }
        let glossary = glossary.as_ref();
        let glossary =
            glossary.and_then(|texts| kept(&mut mistakes, glossary::read(&texts[at], &slugs)));
        let teachers = teachers.as_ref();
        let teachers =
            teachers.and_then(|texts| kept(&mut mistakes, teachers::read(&texts[at], &slugs)));
        let read = lessons.iter().flatten();
        let read =
            read.filter_map(|(slug, texts)| kept(&mut mistakes, lesson::read(slug, &texts[at])));
        let read: Vec<_> = read.collect();
        if let (Some(glossary), Some(teachers)) = (glossary, teachers) {
            if at == 0 {
                mistakes.extend(links::unknown(files, &slugs_of(&glossary)));
            }
            if mistakes.is_empty() {
                let read = in_order(read)?;
                courses.push(one(language, read, glossary, teachers));
            }
        }
    }
    if mistakes.is_empty() {
        Ok(told_alike(courses))
    } else {
        Err(mistakes)
    }
}

/// A result, or its mistake put to the others.
fn kept<T>(mistakes: &mut Vec<CourseMistake>, result: Result<T, CourseMistake>) -> Option<T> {
    result.map_err(|mistake| mistakes.push(mistake)).ok()
}

fn slugs_of(glossary: &Glossary) -> Vec<String> {
    let terms = glossary.0.iter().flat_map(|group| &group.terms);
    terms.map(|term| term.slug.clone()).collect()
}

fn one(
    language: Lang,
    read: Vec<ReadLesson>,
    glossary: Glossary,
    teachers: TeachersEdition,
) -> CourseTexts {
    let summaries = read.iter().map(lesson::summary).collect();
    let (lessons, cards): (Vec<_>, Vec<_>) = read
        .into_iter()
        .map(|read| (read.lesson, read.card))
        .unzip();
    CourseTexts {
        language,
        list: LessonList {
            lessons: summaries,
            titles: lessons.iter().map(|lesson| lesson.title.clone()).collect(),
            terms: slugs_of(&glossary),
        },
        cards: LessonCards(cards),
        lessons,
        glossary,
        teachers,
    }
}

/// The courses with the same minutes in each: those of the first language.
fn told_alike(mut courses: Vec<CourseTexts>) -> Vec<CourseTexts> {
    if let [first, others @ ..] = &mut courses[..] {
        for other in others {
            other.list.lessons.clone_from(&first.list.lessons);
        }
    }
    courses
}

/// The lessons in reading order; each part numbers its own from 1.
fn in_order(mut lessons: Vec<ReadLesson>) -> Result<Vec<ReadLesson>, Vec<CourseMistake>> {
    lessons.sort_by_key(|lesson| (lesson.lesson.part as usize, lesson.number));
    let mut mistakes = Vec::new();
    for part in CoursePart::ALL {
        let of_part = lessons.iter().filter(|lesson| lesson.lesson.part == part);
        for (number, of) in (1..).zip(of_part) {
            if of.number != number {
                let what = format!("this is lesson {number} of the part `{}`", part.name());
                mistakes.push(of.at.mistake(what));
            }
        }
    }
    for of in &lessons {
        let moved = of.moved.iter().map(|[before, _]| before.as_str());
        let moved = moved.filter_map(|name| name.split('.').next());
        for slug in of.formerly.iter().map(String::as_str).chain(moved) {
            if lessons.iter().any(|other| other.lesson.slug == slug) {
                let what = format!("`{slug}` is a lesson, so nothing of it was another's");
                mistakes.push(of.at.mistake(what));
            }
        }
    }
    if mistakes.is_empty() {
        Ok(lessons)
    } else {
        Err(mistakes)
    }
}

impl CourseTexts {
    /// Every file of the course, with its bytes.
    pub fn files(&self) -> impl Iterator<Item = (CourseFile, Vec<u8>)> {
        let lessons = self.lessons.iter();
        let lessons = lessons.map(|lesson| {
            let file = CourseFile::Lesson(lesson.slug.clone());
            (file, CourseFile::write(lesson))
        });
        let beside = [
            (CourseFile::List, CourseFile::write(&self.list)),
            (CourseFile::Cards, CourseFile::write(&self.cards)),
            (CourseFile::Glossary, CourseFile::write(&self.glossary)),
            (CourseFile::Teachers, CourseFile::write(&self.teachers)),
        ];
        beside.into_iter().chain(lessons)
    }
}

/// Reads the course of a folder and writes its files into the folder of a build.
///
/// # Errors
/// Every mistake in the texts, or what the system says of a file.
pub fn write(course: &Path, into: &Path) -> Result<(), String> {
    let told = |mistakes: Vec<CourseMistake>| {
        let mistakes = mistakes.iter();
        let lines = mistakes.map(|mistake| format!("course/{mistake}"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let courses = files(course).and_then(|files| self::course(&files));
    for course in courses.map_err(told)? {
        for (file, bytes) in course.files() {
            let path = into.join(file.name(course.language.tag()));
            let above = path.parent().map_or(Ok(()), fs::create_dir_all);
            let written = above.and_then(|()| fs::write(&path, bytes));
            written.map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// The names of the lessons, from their files' names: each has a file in every language.
fn slugs(files: &Files) -> Result<Vec<String>, Vec<CourseMistake>> {
    let (mut slugs, mut mistakes) = (Vec::new(), Vec::new());
    for path in files.keys() {
        let mut parts = path.split('.');
        let (stem, language) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let is_known = Lang::ALL.iter().any(|lang| lang.tag() == language);
        if !is_known || path != &format!("{stem}.{language}.md") {
            let wanted = Lang::ALL.map(|lang| format!("{stem}.{}.md", lang.tag()));
            let wanted = wanted.join(" or ");
            mistakes.push(At::new(path, 1).mistake(format!("the name is to be {wanted}")));
        }
        for other in Lang::ALL {
            let wanted = format!("{stem}.{}.md", other.tag());
            if !files.contains_key(&wanted) {
                mistakes.push(At::new(path, 1).mistake(format!("{wanted} is missing")));
            }
        }
        if let Some(slug) = stem.strip_prefix("lessons/")
            && language == Lang::ALL[0].tag()
        {
            if !slug.bytes().all(|byte| byte.is_ascii_lowercase()) {
                let wanted = "a lesson's name has lower-case letters alone";
                mistakes.push(At::new(path, 1).mistake(wanted));
            }
            slugs.push(slug.to_owned());
        }
    }
    if mistakes.is_empty() {
        Ok(slugs)
    } else {
        Err(mistakes)
    }
}
