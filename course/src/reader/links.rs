//! Links to the glossary: `[words](slug)`.

use super::{
    Files,
    mistake::{At, CourseMistake},
};

/// Finds the links to terms that the glossary does not have.
pub(crate) fn unknown(files: &Files, terms: &[String]) -> Vec<CourseMistake> {
    let mut mistakes = Vec::new();
    for (path, text) in files {
        for (line, words) in (1..).zip(text.lines()) {
            for behind in words.split("](").skip(1) {
                let slug = behind.split(')').next().unwrap_or_default();
                if !terms.iter().any(|term| term == slug) {
                    let what = format!("the glossary has no term `{slug}`");
                    mistakes.push(At::new(path, line).mistake(what));
                }
            }
        }
    }
    mistakes
}
