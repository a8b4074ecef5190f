//! The frame of every document: `index.html` as it was built.

use std::{
    cell::{Cell, RefCell},
    fs, io,
    path::Path,
};

use lol_html::{
    RewriteStrSettings, element, errors::RewritingError, html_content::ContentType, rewrite_str,
};

use super::Document;
use crate::{draw::escaped, site::Route, text::Lang};

/// How the shell begins an address that is relative to the folder of the site.
const RELATIVE: &str = "./";
/// A new line in the head.
const LINE: &str = "\n    ";
/// The attributes that hold such addresses.
const ADDRESSES: [&str; 2] = ["href", "src"];

/// Turns the page for an unknown address to the reader's language, and points its links and styles to the site's
/// folder, if the build does not know that. There it is the only inline script: the page can fetch none before it knows
/// where they are, so its policy holds the script's digest.
pub(super) const NOT_FOUND: &str = include_str!("not_found.js");
const NOT_FOUND_DIGEST: &str = "Dwuz6Fxnfn/MYWM9zk+KQKEW/nrmKtAM/vnrsfstq7U=";
/// Its name beside the program, where the build knows the folder.
pub(super) const NOT_FOUND_NAME: &str = "not-found.js";

/// The frame of every document.
#[derive(Clone, Debug)]
pub(super) struct Shell {
    html: String,
}

/// What is around the content of a page without the program.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlainPage<'a> {
    pub(super) title: &'a str,
    /// The tags behind the title.
    pub(super) head: &'a str,
    pub(super) language: Lang,
    /// The page of the site whose styles it shares.
    pub(super) styles: Option<Route>,
}

impl Shell {
    pub(super) fn read(folder: &Path) -> io::Result<Self> {
        let html = fs::read_to_string(folder.join("index.html"))?;
        Ok(Self { html })
    }

    /// The folder of the program's own files, as the way there from the folder of the site.
    pub(super) fn program(&self) -> &str {
        let (before, _) = self.html.split_once("_bg.wasm").unwrap_or_default();
        let address = before.rsplit('"').next().unwrap_or_default();
        let address = address.strip_prefix(RELATIVE).unwrap_or_default();
        &address[..address.rfind('/').map_or(0, |at| at + 1)]
    }

    /// The whole document. `head` is what stands behind the title; `root` is the way from the
    /// document to the folder of the site, `../` for each folder between them.
    pub(super) fn document(
        &self,
        document: &Document,
        head: &str,
        root: &str,
    ) -> Result<String, RewritingError> {
        let (title, app) = (document.title(), document.html());
        let texts = texts(document, &format!("{root}{}", self.program()));
        let (placed, sheets) = (Cell::new(false), RefCell::new(Vec::new()));
        let settings = addresses_from(root)
            .append_element_content_handler(element!("html", |html| {
                html.set_attribute("lang", document.language().tag())?;
                Ok(())
            }))
            .append_element_content_handler(element!("title", |tag| {
                tag.set_inner_content(&title, ContentType::Text);
                tag.after(head, ContentType::Html);
                Ok(())
            }))
            // A script waits for every sheet above it. So the sheets are only fetched from there, and hold
            // from below the first script on: the document is read while they come.
            .append_element_content_handler(element!(
                "link[rel=stylesheet]:not([media])",
                |sheet| {
                    let mut sheets = sheets.borrow_mut();
                    let address = sheet.get_attribute("href").unwrap_or_default();
                    let is_first = sheets.is_empty();
                    let own = is_first.then(|| own_sheet(&address, document.address().route));
                    let all: Vec<_> = own.into_iter().chain([address]).collect();
                    let fetched = all.iter().map(|sheet| {
                        format!("<link rel=\"preload\" href=\"{sheet}\" as=\"style\" />")
                    });
                    let fetched: Vec<_> = fetched.collect();
                    sheet.replace(&fetched.join(LINE), ContentType::Html);
                    sheets.extend(all.iter().map(|sheet| style(sheet)));
                    Ok(())
                }
            ))
            .append_element_content_handler(element!("[data-only]", |tag| {
                let parts = tag.get_attribute("data-only").unwrap_or_default();
                if parts.split(' ').all(|part| part != document.part()) {
                    tag.remove();
                }
                Ok(())
            }))
            // A sheet of another medium is fetched all the same. `hand-over.js` enables it.
            .append_element_content_handler(element!("link[media^=print]", |sheet| {
                let address = sheet.get_attribute("href").unwrap_or_default();
                sheet.set_attribute("disabled", "")?;
                let unscripted =
                    format!("<noscript><link rel=\"stylesheet\" href=\"{address}\" /></noscript>");
                sheet.after(&unscripted, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("script[data-root]", |script| {
                script.set_attribute("data-path", &document.address().path())?;
                script.set_attribute("data-languages", &languages())?;
                if document.follows_order() {
                    script.set_attribute("data-ordered", "")?;
                }
                // The first picture needs the sheets and no text: 70 ms on the slow line.
                for tag in sheets.take().iter().chain(&texts).rev() {
                    script.after(&format!("{LINE}{tag}"), ContentType::Html);
                }
                Ok(())
            }))
            .append_element_content_handler(element!(".late > [lang]", |tag| {
                let own = document.language().tag();
                if tag.get_attribute("lang").as_deref() != Some(own) {
                    tag.remove();
                }
                Ok(())
            }))
            .append_element_content_handler(element!("#unscripted", |tag| {
                let sentence = escaped(document.unscripted());
                let html = format!("<p class=\"unscripted\">{sentence}</p>");
                tag.set_inner_content(&html, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("#app", |tag| {
                tag.set_inner_content(&app, ContentType::Html);
                placed.set(true);
                Ok(())
            }));
        let written = rewrite_str(&self.html, settings)?;
        if placed.get() {
            Ok(written)
        } else {
            Err(RewritingError::ContentHandlerError(
                "the shell has no element with the id app".into(),
            ))
        }
    }

    /// A page without the program; `root` is the way from it to the folder of the site.
    pub(super) fn without_program(
        &self,
        page: &PlainPage,
        content: &str,
        root: &str,
    ) -> Result<String, RewritingError> {
        let PlainPage {
            title,
            head,
            language,
            styles,
        } = *page;
        let styled = Cell::new(false);
        let settings = addresses_from(root)
            .append_element_content_handler(element!("link[rel=stylesheet]", |sheet| {
                if let (Some(page), false) = (styles, styled.replace(true)) {
                    let first = sheet.get_attribute("href").unwrap_or_default();
                    let own = style(&own_sheet(&first, page)) + LINE;
                    sheet.before(&own, ContentType::Html);
                }
                Ok(())
            }))
            .append_element_content_handler(element!("html", |html| {
                html.set_attribute("lang", language.tag())?;
                Ok(())
            }))
            .append_element_content_handler(element!("title", |tag| {
                tag.set_inner_content(title, ContentType::Text);
                tag.after(head, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!(
                "script, noscript, .late, [data-only], [rel$=preload]",
                |tag| {
                    tag.remove();
                    Ok(())
                }
            ))
            .append_element_content_handler(element!("#app", |tag| {
                tag.set_inner_content(content, ContentType::Html);
                Ok(())
            }));
        rewrite_str(&self.html, settings)
    }

    /// The page for an unknown address, with its script.
    pub(super) fn not_found(
        &self,
        title: &str,
        lang: Lang,
        content: &str,
        root: &str,
    ) -> Result<String, RewritingError> {
        let page = PlainPage {
            title,
            head: "",
            language: lang,
            styles: None,
        };
        let page = self.without_program(&page, content, root)?;
        let knows = root != RELATIVE;
        let script = if knows {
            let address = escaped(&format!("{root}{}{NOT_FOUND_NAME}", self.program()));
            format!("<script src=\"{address}\"></script>\n")
        } else {
            format!("<script>{NOT_FOUND}</script>\n")
        };
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("[http-equiv]", |tag| {
                let policy = tag.get_attribute("content").unwrap_or_default();
                let own = format!("script-src 'sha256-{NOT_FOUND_DIGEST}'");
                if !knows {
                    tag.set_attribute("content", &policy.replace("script-src", &own))?;
                }
                Ok(())
            }))
            .append_element_content_handler(element!("body", |tag| {
                tag.append(&script, ContentType::Html);
                Ok(())
            }));
        rewrite_str(&page, settings)
    }
}

/// The tags that have the texts of the course fetched before the program asks for them. `program` is the way to the
/// folder of its files.
fn texts(document: &Document, program: &str) -> Vec<String> {
    let language = document.language().tag();
    let tags = document.files().into_iter().map(|file| {
        let address = escaped(&format!("{program}{}", file.name(language)));
        format!("<link rel=\"preload\" href=\"{address}\" as=\"fetch\" crossorigin>")
    });
    tags.collect()
}

/// The address of a page's own sheet, in the folder of the first of every page.
fn own_sheet(first: &str, route: Route) -> String {
    let folder = first.rsplit_once('/').map_or("", |(folder, _)| folder);
    let address = format!("{folder}/pages/{}.css", route.page().page_name());
    address.trim_start_matches('/').to_owned()
}

/// The tag of a sheet that holds.
fn style(address: &str) -> String {
    format!("<link rel=\"stylesheet\" href=\"{address}\" />")
}

/// Leads the shell's relative addresses to the folder of the site.
fn addresses_from(root: &str) -> RewriteStrSettings<'_, 'static> {
    RewriteStrSettings::new().append_element_content_handler(element!(
        "[href], [src], [data-root]",
        move |tag| {
            // It is the folder of the site itself, however the shell writes that.
            if tag.has_attribute("data-root") {
                tag.set_attribute("data-root", or_itself(root))?;
            }
            for name in ADDRESSES {
                let address = tag.get_attribute(name).unwrap_or_default();
                if let Some(rest) = address.strip_prefix(RELATIVE) {
                    tag.set_attribute(name, or_itself(&format!("{root}{rest}")))?;
                }
            }
            Ok(())
        }
    ))
}

/// An address, where an empty one is that of the folder itself.
const fn or_itself(address: &str) -> &str {
    if address.is_empty() {
        RELATIVE
    } else {
        address
    }
}

/// The tags of the languages, that of the pages at the top first.
fn languages() -> String {
    let all = std::iter::once(Lang::AT_TOP).chain(Lang::AT_TOP.others());
    all.map(Lang::tag).collect::<Vec<_>>().join(" ")
}
