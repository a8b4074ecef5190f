//! A line to hand in, with the button that copies it.

use web_sys::Element;
use yew::prelude::*;

use crate::{
    browser::document,
    draw::view::{buttons::CopyText, html},
    question::{hand_in::HandIn, words::hand_in as words},
    text::Lang,
};

/// The line, folded: most readers learn for themselves.
pub(crate) fn hand_in_line(hand_in: &HandIn, lang: Lang) -> Html {
    html! { <details class="hand-in live">{ line(hand_in, lang) }</details> }
}

fn line(hand_in: &HandIn, lang: Lang) -> Html {
    let line = hand_in.to_string();
    html! {
        <>
            <summary data-action="hand-in">{ words::TITLE.in_lang(lang) }</summary>
            <p>{ words::WHY.in_lang(lang) }</p>
            <p><code data-hand-in="" translate="no">{ line.clone() }</code></p>
            <CopyText text={line} action="copy-hand-in" label={words::COPY} {lang} />
        </>
    }
}

/// The line of a homework, unfolded; it comes into sight once the last answer is right.
pub(crate) fn homework_line(hand_in: &HandIn, is_just_right: bool, lang: Lang) -> Html {
    html! { <HomeworkLine {is_just_right}>{ line(hand_in, lang) }</HomeworkLine> }
}

#[derive(Clone, PartialEq, Properties)]
struct HomeworkLineProps {
    is_just_right: bool,
    children: Html,
}

#[component]
fn HomeworkLine(props: &HomeworkLineProps) -> Html {
    let node = use_node_ref();
    let element = node.clone();
    use_effect_with(props.is_just_right, move |is_just_right| {
        if let Some(element) = element.cast::<Element>().filter(|_| *is_just_right) {
            document::bring_into_sight(&element);
        }
    });
    html! { <details ref={node} class="hand-in live" open={true}>{ props.children.clone() }</details> }
}
