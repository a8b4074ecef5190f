//! The HTML that embeds the stepper in a page of another site.

use yew::prelude::*;

use crate::{
    browser::address_bar,
    site::{Address, EmbedFrame},
    text::{Lang, embed_title},
};
use bitqueens_core::solver::Size;

pub(crate) fn snippet(to: Address, size: Size, frame: EmbedFrame, lang: Lang) -> AttrValue {
    let (width, height) = frame.pixels();
    // An ampersand inside an attribute is written out.
    let address = address_bar::whole(&to.in_language(lang)).replace('&', "&amp;");
    let title = embed_title(size).into_lang(lang);
    format!(
        "<iframe src=\"{address}\" width=\"{width}\" height=\"{height}\" title=\"{title}\"></iframe>"
    )
    .into()
}
