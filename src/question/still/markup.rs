//! A tree as XHTML, which is also HTML.

use super::{Node, Part, tag_and_classes};
use crate::{
    draw::escaped,
    text::{Span, spans},
};

/// A medium of markup.
pub trait Markup {
    /// The page to whose terms the terms of a text lead.
    const GLOSSARY: Option<&'static str>;

    fn part(&mut self, part: &Part) -> String;

    fn write(&mut self, nodes: &[Node]) -> String {
        let written = nodes.iter().map(|node| match node {
            Node::Text(text) => Self::prose(text),
            Node::Code(code) => format!("<code>{}</code>", escaped(code)),
            Node::Element {
                tag,
                attributes,
                inside,
            } => {
                let (tag, classes) = tag_and_classes(tag);
                let classes = classes.iter().map(|classes| ("class", classes));
                let attributes = attributes.iter().map(|(name, value)| (*name, value));
                let written = classes.chain(attributes);
                let written =
                    written.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
                let attributes: String = written.collect();
                match tag {
                    "br" | "img" => format!("<{tag}{attributes}/>"),
                    _ => format!("<{tag}{attributes}>{}</{tag}>", self.write(inside)),
                }
            }
            Node::Part(part) => self.part(part),
        });
        written.collect()
    }

    /// A text: its code as code, and each marked term a link where there is a glossary.
    fn prose(text: &str) -> String {
        let parts = spans(text).map(|span| match (span, Self::GLOSSARY) {
            (Span::Words(words), _) => escaped(words),
            (Span::Code(code), _) => format!("<code>{}</code>", escaped(code)),
            (Span::Term { text, .. }, None) => Self::prose(text),
            (Span::Term { slug, text }, Some(page)) => {
                format!("<a href=\"{page}#{slug}\">{}</a>", Self::prose(text))
            }
        });
        parts.collect()
    }
}
