//! A tree on the page, where nothing moves.

use yew::{prelude::*, virtual_dom::VTag};

use crate::{
    draw::view::{link::prose, own_text::owned},
    question::still::{Node, Part, tag_and_classes},
};

/// Draws a tree; `part` draws its parts.
pub(crate) fn elements(nodes: &[Node], part: &dyn Fn(&Part) -> Html) -> Html {
    owned(nodes.iter().map(|node| drawn(node, part)).collect())
}

/// Draws a tree without parts.
pub(super) fn plain(nodes: &[Node]) -> Html {
    elements(nodes, &|_| Html::default())
}

fn drawn(node: &Node, part: &dyn Fn(&Part) -> Html) -> Html {
    match node {
        Node::Text(text) => prose(text),
        Node::Code(code) => element("code", code.into()).into(),
        Node::Element {
            tag,
            attributes,
            inside,
        } => {
            let (tag, classes) = tag_and_classes(tag);
            let inside = inside.iter().map(|node| drawn(node, part));
            let mut element = element(tag, inside.collect());
            let attributes = attributes.iter().map(|(name, value)| (*name, value));
            for (name, value) in attributes.chain(classes.iter().map(|of| ("class", of))) {
                element.add_attribute(name, value.clone());
            }
            element.into()
        }
        Node::Part(of) => part(of),
    }
}

fn element(tag: &'static str, inside: Html) -> VTag {
    let mut element = VTag::new(tag);
    element.add_child(inside);
    element
}
