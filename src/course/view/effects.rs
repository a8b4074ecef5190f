//! Effects that follow from what the pages of the course have in common.

use std::rc::Rc;

use yew::prelude::*;

use super::fetch::{Fetching, ReadFile, fetch};
use crate::{
    browser::{address_bar, clock, document, focus, storage},
    course::{Boxes, BoxesText, Course, CourseAction, Shown, TextFile},
    draw::view::html,
    site::{NotStored, PageContext},
};

/// What goes on behind each page of the course: the open one fetches the file that it waits for, to be drawn in an area,
/// and one page keeps for all of them what they have in common.
pub(crate) fn effects<A: From<CourseAction> + 'static>(
    course: &Rc<Course>,
    (wanted, area, read): (Option<TextFile>, AttrValue, ReadFile),
    view: &PageContext<A>,
) -> Html {
    let wanted = wanted.filter(|_| view.is_open && course.missing.is_none());
    let send = view.send.reform(A::from);
    html! {
        <>
            if view.keeps {
                <CourseEffects course={Rc::clone(course)} send={send.clone()} />
            }
            <Fetching {wanted} {area} fetch={move |file| fetch(file, read)} {send} />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CourseEffectsProps {
    course: Rc<Course>,
    send: Callback<CourseAction>,
}

/// Stores what is kept of the course, hears what other tabs store, and shows what opens from its top.
#[component]
fn CourseEffects(props: &CourseEffectsProps) -> Html {
    let CourseEffectsProps { course, send } = props;
    use_focus(course.shown);
    use_boxes(course, send);
    use_today(course.shown, send);
    Html::default()
}

/// The heading gets the focus, unless the course itself has just opened. Back from a lesson or from a term of the
/// glossary, the link that led there gets it, and the page stays where the reader was.
#[hook]
fn use_focus(shown: Option<Shown>) {
    let seen = use_mut_ref(<[Option<Shown>; 2]>::default);
    use_effect_with(shown, move |shown| {
        let [earlier, before] = seen.replace_with(|seen| [seen[1], *shown]);
        match (before, shown) {
            // The glossary gives it to the term.
            (_, Some(Shown { term: Some(_), .. })) => {}
            (
                Some(Shown {
                    term: Some(term), ..
                }),
                Some(_),
            ) if *shown == earlier => {
                focus::on(&format!("[data-to-term=\"{term}\"]"));
            }
            (
                Some(Shown {
                    name: Some(left), ..
                }),
                Some(Shown { name: None, .. }),
            ) if address_bar::is_returned() => {
                focus::in_place(&format!(".lesson-row[data-lesson=\"{left}\"] a"));
            }
            (Some(_), Some(_)) if address_bar::is_returned() => focus::in_place("#content h1"),
            (Some(_), Some(_)) => {
                document::to_top();
                focus::on("#content h1");
            }
            _ => {}
        }
    });
}

/// Stores the boxes whenever they change, merged with what other tabs have stored, and hears what they store.
#[hook]
fn use_boxes(course: &Course, send: &Callback<CourseAction>) {
    let (shelf, to) = (&course.shelf, send.clone());
    let now = (
        Rc::clone(&shelf.boxes),
        !shelf.cleared.is_empty(),
        shelf.aside.clone(),
    );
    use_effect_with(now, move |(boxes, is_cleared, aside)| {
        let aside = aside.as_deref().unwrap_or_default();
        let stored = storage::read(BoxesText::KEY);
        let read = BoxesText::read(&stored);
        if !read.is_whole() && !aside.ends_with(&stored) {
            // A tab of another version has stored what this one cannot read.
            let (boxes, aside) = (stored, aside.to_owned());
            to.emit(CourseAction::ReadBoxes { boxes, aside });
            return;
        }
        let mut all = read.boxes;
        all.merge(boxes, clock::today());
        // Boxes that were emptied here are not filled from what was stored before.
        if boxes.is_empty() && *is_cleared {
            all = Boxes::default();
        }
        let text = if all.is_empty() {
            String::new()
        } else {
            BoxesText::stored(&all)
        };
        let kept = write(BoxesText::ASIDE, &storage::read(BoxesText::ASIDE), aside)
            .and_then(|()| write(BoxesText::KEY, &stored, &text));
        to.emit(CourseAction::BoxesStored(kept));
        if all != **boxes {
            to.emit(CourseAction::Boxes(Some(Rc::new(all))));
        }
    });
    let to = send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            if key.as_deref().is_none_or(|key| key == BoxesText::KEY) {
                let boxes = text.map(|text| Rc::new(BoxesText::read(&text).boxes));
                to.emit(CourseAction::Boxes(boxes));
            }
        });
        move || drop(listener)
    });
}

/// Says which day it is whenever something opens or the window is shown again.
#[hook]
fn use_today(shown: Option<Shown>, send: &Callback<CourseAction>) {
    let send = send.clone();
    use_effect_with(shown, move |_| {
        send.emit(CourseAction::Today(clock::today()));
        let listener = document::listen_hidden(move |_| {
            send.emit(CourseAction::Today(clock::today()));
        });
        move || drop(listener)
    });
}

/// Stores a text where another is stored, or removes it where it is empty.
fn write(key: &str, stored: &str, text: &str) -> Result<(), NotStored> {
    if text == stored {
        return Ok(());
    }
    storage::write(key, (!text.is_empty()).then_some(text))
}
