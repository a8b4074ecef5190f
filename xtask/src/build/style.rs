//! The style sheets that `index.html` names: which pages each is for, and the tags of the built page.

use std::path::{Path, PathBuf};

use lol_html::html_content::Element;

use super::{
    files,
    page::{LINE, Parts, name},
};

/// What every page is styled by, in one file.
const STYLE: &str = "style.css";
/// The colours, which have the last word.
const THEME: &str = "theme.css";
/// The sheet that no first picture needs.
pub(crate) const LATER: &str = "paper.css";

/// A style sheet that the page names.
pub(super) struct Style {
    /// Where it is written.
    pub(super) file: PathBuf,
    scope: Scope,
}

/// The pages that a style sheet is for, and when they need it. In this order they hold.
enum Scope {
    /// Every page, for its first picture.
    Every,
    /// Every page, once its first picture stands.
    Later,
    /// The pages of these parts of the program. It holds before a sheet of one part: it is also in the
    /// later sheet, which stands there for good.
    Parts(Vec<String>),
    /// The pages of one part. The program puts it before the theme.
    Part(String),
    /// Every page: the colours, which have the last word.
    Theme,
}

impl Scope {
    /// What the tag of a sheet says.
    fn of(tag: &Element) -> Self {
        let parts = tag.get_attribute("data-part").unwrap_or_default();
        let parts: Vec<_> = parts.split_whitespace().map(str::to_owned).collect();
        match &parts[..] {
            [] if tag.get_attribute("id").is_some_and(|id| id == "theme") => Self::Theme,
            [] if tag.has_attribute("media") => Self::Later,
            [] => Self::Every,
            [part] => Self::Part(part.clone()),
            _ => Self::Parts(parts),
        }
    }
}

impl Style {
    /// The sheet of a file, as its tag says.
    pub(super) fn of(file: PathBuf, tag: &Element) -> Self {
        let scope = Scope::of(tag);
        Self { file, scope }
    }

    /// The name of the file that it is built into. Where the program is not in parts, every page has
    /// all of them.
    pub(super) fn built(&self, in_parts: bool) -> String {
        match &self.scope {
            Scope::Theme => THEME.to_owned(),
            Scope::Later => LATER.to_owned(),
            Scope::Part(part) if in_parts => format!("{part}.css"),
            Scope::Parts(_) if in_parts => name(&self.file),
            Scope::Every | Scope::Part(_) | Scope::Parts(_) => STYLE.to_owned(),
        }
    }
}

/// The tags of the style sheets, in the order in which they hold.
pub(super) fn tags(build: &str, inside: &Path, parts: &Parts, sheets: &[Style]) -> String {
    let sheet = |file: &str, attributes: &str| {
        format!("<link rel=\"stylesheet\" href=\"./{build}/{file}\"{attributes} />")
    };
    let only = |file: &str, part: &str| sheet(file, &format!(" data-only=\"{part}\""));
    let media = " media=\"print, (scripting: none)\"";
    let mut tags = vec![sheet(STYLE, ""), sheet(LATER, media)];
    for style in sheets {
        let file = style.built(true);
        if let Scope::Parts(parts) = &style.scope
            && inside.join(&file).exists()
        {
            tags.extend(parts.iter().map(|part| only(&file, part)));
        }
    }
    for (part, files) in parts {
        let files = files.iter().filter(|file| files::ends_in(file, "css"));
        tags.extend(files.map(|file| only(file, part)));
    }
    tags.push(sheet(THEME, " id=\"theme\""));
    tags.join(LINE)
}
