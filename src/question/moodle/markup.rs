//! Elements of XML and HTML, written as text.

use crate::draw;

/// A text as it stands between tags or in an attribute.
pub(super) fn escaped(text: &str) -> String {
    draw::escaped(text).replace('\'', "&apos;")
}

/// An element around what is markup already. Its tag may have attributes.
pub(super) fn element(tag: &str, content: &str) -> String {
    let name = name_of(tag);
    format!("<{tag}>{content}</{name}>")
}

fn name_of(tag: &str) -> &str {
    tag.split_once(' ').map_or(tag, |(name, _)| name)
}

/// A file with an element a line; what an element holds stands one space further in.
pub(super) struct XmlFile {
    text: String,
    depth: usize,
}

impl XmlFile {
    /// A file with an element around everything.
    pub(super) fn of(tag: &str, write: impl FnOnce(&mut Self)) -> String {
        let mut file = Self {
            text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".to_owned(),
            depth: 0,
        };
        file.element(tag, write);
        file.text
    }

    /// Adds an element that holds others.
    pub(super) fn element(&mut self, tag: &str, write: impl FnOnce(&mut Self)) {
        self.line(&format!("<{tag}>"));
        self.depth += 1;
        write(self);
        self.depth -= 1;
        self.line(&format!("</{}>", name_of(tag)));
    }

    /// Adds an element that holds a text.
    pub(super) fn text(&mut self, tag: &str, text: &str) {
        self.line(&element(tag, &escaped(text)));
    }

    fn line(&mut self, line: &str) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(' ', self.depth));
        self.text.push_str(line);
    }
}
