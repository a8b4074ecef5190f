//! Reads the course: Markdown files, one a text and language, into lists of Rust.
//!
//! ```text
//! Piece    a block of one file: a heading, a paragraph, a table, lines of code, a fence
//! Passage  the same block in every language
//! Value    what stands behind a key of a fence: `board; N = 4; step = 40`
//! Mistake  what is wrong in a file, with its line
//! ```

mod expression;
mod glossary;
mod lesson;
mod links;
mod mistake;
mod names;
mod opening;
mod passage;
mod picture;
mod piece;
mod place;
mod teachers;
mod trial;
mod value;

use std::{collections::BTreeMap, fs, io, path::Path};

use lesson::WrittenLesson;
use mistake::{At, Mistake};
use names::variant;

/// The languages: the ends of the files' names, and the fields of a phrase.
pub(crate) const LANGUAGES: [&str; 2] = ["ja", "en"];

/// The texts by their paths from the course's folder.
pub(crate) type Files = BTreeMap<String, String>;

/// The parts of the course in reading order: a name in the lessons' heads.
const PARTS: [&str; 5] = ["search", "words", "loop", "bits", "counting"];

/// The most lessons that are fetched together.
const GROUP: usize = 4;

/// Reads the files of a folder.
pub(crate) fn files(folder: &Path) -> Result<Files, Vec<Mistake>> {
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

/// Reads the course and writes it as macros of Rust: `lessons!`, `cards!`, `groups!`, `glossary!` and `teachers!`.
pub(crate) fn course(files: &Files) -> Result<String, Vec<Mistake>> {
    let slugs = slugs(files)?;
    let (mut mistakes, mut terms, mut lessons) = (Vec::new(), Vec::new(), Vec::new());
    let mut kept = |written: Result<String, Mistake>| {
        written.unwrap_or_else(|mistake| {
            mistakes.push(mistake);
            String::new()
        })
    };
    let glossary = kept(glossary::written(files, &slugs, &mut terms));
    let teachers = kept(teachers::written(files, &slugs));
    for slug in &slugs {
        match lesson::written(files, slug) {
            Ok(lesson) => lessons.push(lesson),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    mistakes.extend(links::unknown(files, &terms));
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    lessons.sort_by_key(|lesson| lesson.number);
    let groups = groups(&lessons)?;
    let lists = groups.iter().map(Group::lessons).collect::<String>();
    let cards = groups.iter().flat_map(|group| &group.lessons);
    let cards = cards.map(|lesson| &*lesson.card).collect::<Vec<_>>();
    let cards = cards.join(",\n");
    let names = groups.iter().map(Group::names).collect::<Vec<_>>();
    let names = names.join(", ");
    Ok(format!(
        "/// The lessons of a group: `lessons!(learn_search_1)`.\n\
         #[macro_export]\nmacro_rules! lessons {{\n{lists}}}\n\
         /// The cards of all lessons, in reading order.\n\
         #[macro_export]\nmacro_rules! cards {{ () => {{ [{cards}] }}; }}\n\
         /// Gives a macro the names of each group: as a value, as a list, of its part of the program.\n\
         #[macro_export]\nmacro_rules! groups {{ ($with:ident) => {{ $with! {{ {names} }} }}; }}\n\
         /// The glossary, group by group.\n\
         #[macro_export]\nmacro_rules! glossary {{ () => {{ [{glossary}] }}; }}\n\
         /// The names of all terms.\n\
         #[macro_export]\nmacro_rules! terms {{ () => {{ {terms:?} }}; }}\n\
         /// The edition for teachers.\n\
         #[macro_export]\nmacro_rules! teachers {{ () => {{ {teachers} }}; }}\n"
    ))
}

/// Lessons of a part that follow each other. They are fetched together, so that no reader waits for
/// a whole part.
struct Group<'a> {
    part: &'static str,
    /// Its number in the part, from 1.
    number: usize,
    lessons: Vec<&'a WrittenLesson>,
}

impl Group<'_> {
    /// The name of the part of the program that brings them.
    fn program(&self) -> String {
        format!("learn_{}_{}", self.part, self.number)
    }

    /// The arm of `lessons!`.
    fn lessons(&self) -> String {
        let lessons = self.lessons.iter().map(|lesson| &*lesson.code);
        let lessons = lessons.collect::<Vec<_>>().join(",\n");
        let program = self.program();
        format!("({program}) => {{ [{lessons}] }};\n")
    }

    /// What `groups!` says of it.
    fn names(&self) -> String {
        let program = self.program();
        let value = variant(&format!("{}-{}", self.part, self.number));
        let list = format!("{}_{}", self.part, self.number).to_uppercase();
        format!("{value} {list} {program} {program:?}")
    }
}

/// Divides the lessons of each part, which stand in their order, into groups of about the same length.
fn groups(lessons: &[WrittenLesson]) -> Result<Vec<Group<'_>>, Vec<Mistake>> {
    let (mut groups, mut mistakes) = (Vec::new(), Vec::new());
    for part in PARTS {
        let of_part = lessons.iter().filter(|lesson| lesson.part == part);
        let mut list = Vec::new();
        for (number, lesson) in (1..).zip(of_part) {
            if lesson.number != number {
                let what = format!("this is lesson {number} of the part `{part}`");
                mistakes.push(lesson.at.mistake(what));
            }
            list.push(lesson);
        }
        let n_groups = list.len().div_ceil(GROUP).max(1);
        let length = list.len().div_ceil(n_groups).max(1);
        for (number, lessons) in (1..).zip(list.chunks(length)) {
            groups.push(Group {
                part,
                number,
                lessons: lessons.to_vec(),
            });
        }
    }
    if mistakes.is_empty() {
        Ok(groups)
    } else {
        Err(mistakes)
    }
}

/// The names of the lessons, from their files' names: each has a file in every language.
fn slugs(files: &Files) -> Result<Vec<String>, Vec<Mistake>> {
    let (mut slugs, mut mistakes) = (Vec::new(), Vec::new());
    for path in files.keys() {
        let mut parts = path.split('.');
        let (stem, language) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        if !LANGUAGES.contains(&language) || path != &format!("{stem}.{language}.md") {
            let wanted = LANGUAGES.map(|language| format!("{stem}.{language}.md"));
            let wanted = wanted.join(" or ");
            mistakes.push(At::new(path, 1).mistake(format!("the name is to be {wanted}")));
        }
        for other in LANGUAGES {
            let wanted = format!("{stem}.{other}.md");
            if !files.contains_key(&wanted) {
                mistakes.push(At::new(path, 1).mistake(format!("{wanted} is missing")));
            }
        }
        if let Some(slug) = stem.strip_prefix("lessons/")
            && language == LANGUAGES[0]
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
