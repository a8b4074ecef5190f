//! Questions of the course as a file for Moodle, written in a shell.

use std::{fs, path::Path};

use crate::{course::at_hand, pages::teach::MoodleChoice, text::Lang};

/// Writes the questions of lessons, by their names in addresses; without one, of all of them.
///
/// # Errors
/// A sentence that says what is wrong with an argument, or why the file cannot be written.
pub fn write(file: &Path, language: &str, versions: &str, slugs: &[String]) -> Result<(), String> {
    let lang = Lang::from_tag(language).ok_or_else(|| format!("no language {language}"))?;
    let n_versions = versions
        .parse()
        .map_err(|_| format!("{versions} is no number"))?;
    let list = at_hand::list(lang);
    let every = || list.lessons.iter().map(|lesson| lesson.slug.clone());
    let slugs = if slugs.is_empty() {
        every().collect()
    } else {
        slugs.to_vec()
    };
    let lessons = slugs.iter().map(|slug| {
        let lesson = at_hand::lesson(slug, lang);
        lesson.ok_or_else(|| format!("no lesson {slug}"))
    });
    let choice = MoodleChoice {
        list,
        lessons: lessons.collect::<Result<_, _>>()?,
        n_versions,
        lang,
    };
    fs::write(file, choice.file())
        .map_err(|error| format!("cannot write {}: {error}", file.display()))
}
