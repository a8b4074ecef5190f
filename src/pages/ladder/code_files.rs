//! The methods' code as it was fetched: the files themselves, which would be heavy in the page's part.

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeText {
    /// It has come.
    Here(String),
    /// It could not be fetched.
    Missing,
}

/// The files that have come, or could not be fetched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeFiles(Vec<(&'static str, CodeText)>);

impl CodeFiles {
    /// The text of a file; `None` while it has not come.
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
