//! The accessibility reports as pages without the program, from the Markdown that `cargo xtask access` writes.

use pulldown_cmark::{Options, Parser, html::push_html};

use super::Document;
use crate::{
    draw::escaped,
    site::{Route, SiteFile},
    text::Lang,
};

/// A report as a page of its own.
pub(super) struct Report {
    pub(super) title: &'static str,
    pub(super) content: String,
}

impl Report {
    /// The report that a file is; `None` of a book. `root` is the way from the report to the folder of the site.
    pub(super) fn of(file: SiteFile, root: &str) -> Option<Self> {
        let text = match file {
            SiteFile::Book(_) => return None,
            SiteFile::Vpat => include_str!("../../docs/vpat.md"),
            SiteFile::Jis => include_str!("../../docs/jis-x-8341-3.md"),
        };
        let heading = text.lines().next().unwrap_or_default();
        Some(Self {
            title: heading.trim_start_matches("# "),
            content: content(text, file.language(), root),
        })
    }
}

fn content(text: &str, lang: Lang, root: &str) -> String {
    let mut report = String::new();
    push_html(&mut report, Parser::new_ext(text, Options::ENABLE_TABLES));
    // A wide table scrolls in a frame of its own, by keys too.
    let report = report
        .replace(
            "<table>",
            "<div class=\"table-frame\" tabindex=\"0\"><table class=\"lesson-table\">",
        )
        .replace("</table>", "</table></div>")
        .replace("<th>", "<th scope=\"col\">")
        .replace("<code>", "<code translate=\"no\">");
    let home = Document::of(Route::Home, lang);
    let (address, name) = (home.address(), escaped(Route::Home.phrase().in_lang(lang)));
    format!(
        "<div data-page=\"learn\"><main id=\"content\"><p><a href=\"{root}{address}\">{name}</a></p><article class=\"lesson\">{report}</article></main></div>"
    )
}
