//! `html!` for every view: each text stands alone in an element, which owns it.
//!
//! Others change the page too: the browser's translator replaces text nodes, extensions add elements
//! beside them. Yew patches the text nodes it has made, which then changes nothing visible, and inserts
//! before them, which then fails. So a text is set as a whole on its element, whatever the element holds
//! by now.

use std::rc::Rc;

use yew::{
    AttrValue, Html,
    virtual_dom::{AttributeOrProperty, VNode, VTag, VText},
};

/// Yew's `html!` with its texts owned by elements.
macro_rules! html {
    ($($tokens:tt)*) => { $crate::draw::view::own_text::owned(::yew::html! { $($tokens)* }) };
}
pub(crate) use html;

/// The same elements, with the text of each set by itself. What stands outside of every element is
/// left to the element that it comes into.
pub(crate) fn owned(mut html: Html) -> Html {
    own_below(&mut html);
    html
}

fn own_below(node: &mut VNode) {
    match node {
        VNode::VTag(tag) => {
            if let Some(tag) = Rc::get_mut(tag) {
                own(tag);
            } else if is_owned(tag) {
                // What a component was given is held in its properties too.
                own(Rc::make_mut(tag));
            }
        }
        VNode::VList(list) => Rc::make_mut(list).iter_mut().for_each(own_below),
        _ => {}
    }
}

/// Tells whether an element is a field, or holds a text or a field.
fn is_owned(tag: &VTag) -> bool {
    is_typed(tag) || tag.children().is_some_and(holds_owned)
}

fn holds_owned(node: &VNode) -> bool {
    match node {
        VNode::VText(_) => true,
        VNode::VTag(tag) => is_owned(tag),
        VNode::VList(list) => list.iter().any(holds_owned),
        _ => false,
    }
}

/// What every field has: browsers, keyboards and translators leave what is typed as it is. All of the site's fields take
/// code, numbers, bits, lines or names. Safari goes by `autocorrect`, not by `spellcheck`.
const AS_TYPED: [(&str, &str); 5] = [
    ("translate", "no"),
    ("autocomplete", "off"),
    ("autocapitalize", "off"),
    ("autocorrect", "off"),
    ("spellcheck", "false"),
];

/// Tells whether a text is typed into an element.
fn is_typed(tag: &VTag) -> bool {
    let has_text =
        |(name, kind)| name != "type" || !matches!(kind, "range" | "checkbox" | "radio" | "file");
    tag.tag() == "textarea" || tag.tag() == "input" && tag.attributes.iter().all(has_text)
}

fn own(tag: &mut VTag) {
    let added = match tag.tag() {
        // A translator would take notation for words, and its elements are not drawn inside of SVG.
        "code" | "kbd" | "svg" => &AS_TYPED[..1],
        _ if is_typed(tag) => &AS_TYPED[..],
        _ => &[],
    };
    if !added.is_empty() {
        for &(name, value) in added {
            tag.add_attribute(name, value);
        }
        // Yew 0.23 writes no attribute of a map into a document that is held as static text.
        for value in tag.attributes.get_mut_index_map().values_mut() {
            if let AttributeOrProperty::Static(text) = value {
                *value = AttributeOrProperty::Attribute(AttrValue::Static(text));
            }
        }
    }
    // Text of SVG stands in no element of HTML.
    let around = match tag.tag() {
        "text" | "tspan" => "tspan",
        _ => "span",
    };
    let Some(children) = tag.children_mut() else {
        return;
    };
    match only_text(children) {
        Some(text) => set_text(tag, text),
        None => wrap(children, around),
    }
}

fn only_text(node: &VNode) -> Option<AttrValue> {
    match node {
        VNode::VText(VText { text }) => Some(text.clone()),
        VNode::VList(list) => match list.as_slice() {
            [] => None,
            [one] => only_text(one),
            several => {
                let texts: Option<Vec<AttrValue>> = several.iter().map(only_text).collect();
                texts.map(|texts| texts.concat().into())
            }
        },
        _ => None,
    }
}

/// Gives each text among elements an element of its own. A space between two elements is no text.
fn wrap(node: &mut VNode, around: &'static str) {
    match node {
        VNode::VText(VText { text }) if !text.trim().is_empty() => {
            let mut tag = VTag::new(around);
            set_text(&mut tag, text.clone());
            *node = tag.into();
        }
        VNode::VList(list) => {
            for child in Rc::make_mut(list).iter_mut() {
                wrap(child, around);
            }
        }
        _ => own_below(node),
    }
}

/// Sets the text of an element whole when it changes.
#[cfg(target_arch = "wasm32")]
fn set_text(tag: &mut VTag, text: AttrValue) {
    if let Some(children) = tag.children_mut() {
        *children = VNode::default();
    }
    tag.add_property("textContent", &*text);
}

#[cfg(not(target_arch = "wasm32"))]
fn set_text(tag: &mut VTag, text: AttrValue) {
    if let Some(children) = tag.children_mut() {
        *children = VText { text }.into();
    }
}
