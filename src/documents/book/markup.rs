//! Texts as XHTML.

pub(super) use super::super::{document::plain, site_folder::escaped};
use crate::text::{Lang, Span, spans};

/// A text: its code as code, and each marked term a link to the glossary at the end of the book.
pub(super) fn prose(text: &str) -> String {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => escaped(words),
        Span::Code(code) => format!("<code>{}</code>", escaped(code)),
        Span::Term { slug, text } => {
            format!("<a href=\"glossary.xhtml#{slug}\">{}</a>", prose(text))
        }
    });
    parts.collect()
}

/// Items of a list, each already XHTML; nothing where there are none.
pub(super) fn list(items: impl IntoIterator<Item = String>) -> String {
    let items = items.into_iter().map(|item| format!("<li>{item}</li>"));
    match items.collect::<String>() {
        items if items.is_empty() => items,
        items => format!("<ul>{items}</ul>"),
    }
}

/// A table; the first cell of a row names it. All cells are already XHTML.
pub(super) fn table(heads: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let heads = heads
        .iter()
        .map(|head| format!("<th scope=\"col\">{head}</th>"));
    let rows = rows.into_iter().map(|row| {
        let cells = row
            .into_iter()
            .enumerate()
            .map(|(place, cell)| match place {
                0 => format!("<th scope=\"row\">{cell}</th>"),
                _ => format!("<td>{cell}</td>"),
            });
        format!("<tr>{}</tr>", cells.collect::<String>())
    });
    format!(
        "<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>",
        heads.collect::<String>(),
        rows.collect::<String>()
    )
}

/// A whole page of a book.
pub(super) fn page(lang: Lang, title: &str, body: &str) -> String {
    let (tag, title) = (lang.tag(), escaped(title));
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"{tag}\" xml:lang=\"{tag}\">\n\
         <head><meta charset=\"UTF-8\"/><title>{title}</title><link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/></head>\n\
         <body>{body}</body>\n\
         </html>\n"
    )
}
