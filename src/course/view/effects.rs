//! Effects that follow from what the pages of the course have in common.

use std::rc::Rc;

use yew::prelude::*;

use super::fetch::{Fetching, ReadFile, fetch};
use crate::{
    browser::{address_bar, clock, document, focus},
    course::{Course, CourseAction, Shown, TextFile},
    draw::view::html,
    site::PageContext,
};

/// What goes on behind each page of the course: the open one fetches the file that it waits for, to be drawn in an area,
/// and one page keeps for all of them what they have in common.
pub(crate) fn effects<A: From<CourseAction> + 'static>(
    course: &Rc<Course>,
    wanted: Option<TextFile>,
    area: AttrValue,
    read: ReadFile,
    view: &PageContext<A>,
) -> Html {
    let wanted = wanted.filter(|_| view.is_open && course.missing.is_none());
    let send = view.send.reform(A::from);
    html! {
        <>
            if view.keeps {
                <CourseEffects shown={course.shown} send={send.clone()} />
            }
            <Fetching {wanted} {area} fetch={move |file| fetch(file, read)} {send} />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CourseEffectsProps {
    shown: Option<Shown>,
    send: Callback<CourseAction>,
}

/// Shows what opens from its top, and says which day it is.
#[component]
fn CourseEffects(props: &CourseEffectsProps) -> Html {
    use_focus(props.shown);
    use_today(props.shown, &props.send);
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
