//! The methods' code as it was fetched: the files themselves, which would be heavy in the first load.

use super::Ladder;
use crate::ladder::Run;

/// What came of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeText {
    /// Its text.
    Here(String),
    /// It could not be fetched.
    Missing,
}

/// The files that have come, or have not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes(Vec<(&'static str, CodeText)>);

impl Codes {
    /// What came of a file; `None` before anything did.
    #[must_use]
    pub fn get(&self, file: &str) -> Option<&CodeText> {
        let known = self.0.iter().find(|(name, _)| *name == file);
        known.map(|(_, text)| text)
    }

    pub(super) fn put(&mut self, file: &'static str, text: CodeText) {
        self.0.retain(|(name, _)| *name != file);
        self.0.push((file, text));
    }
}

impl Ladder {
    /// The files of the method that is explained, one for each form.
    pub fn code_files(&self) -> impl Iterator<Item = &'static str> {
        let forms = self.about.forms().iter();
        forms.filter_map(|&form| {
            let run = Run::new(self.about, form, self.choice.size);
            run.ok().map(Run::code_file)
        })
    }

    /// The first file that is to be shown and has not come.
    #[must_use]
    pub fn wanted_code(&self) -> Option<&'static str> {
        self.code_files()
            .find(|file| self.codes.get(file).is_none())
    }
}
