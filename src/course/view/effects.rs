//! Effects that follow from what the pages of the course have in common.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use super::fetch::{ReadFile, fetch};
use crate::{
    browser::{address_bar, clock, document, focus, hand_over::Leaving},
    course::{Course, CourseAction, Shown, TextFile},
    site::{Lazy, PageContext},
};

/// What goes on behind a page of the course: the open one fetches the file that it waits for, to be drawn in an area,
/// and one page keeps for all of them what they have in common.
#[derive(Clone, PartialEq)]
pub(crate) struct CourseWork {
    /// What is shown, for the page that keeps.
    shown: Option<Shown>,
    keeps: bool,
    /// The file that is missing; `None` where none is, or where it could not be fetched.
    wanted: Option<TextFile>,
    area: AttrValue,
    fetch: Callback<TextFile, Lazy<CourseAction>>,
    send: Callback<CourseAction>,
}

impl CourseWork {
    pub(crate) fn of<A: From<CourseAction> + 'static>(
        course: &Rc<Course>,
        wanted: Option<TextFile>,
        area: AttrValue,
        read: ReadFile,
        view: &PageContext<A>,
    ) -> Self {
        Self {
            shown: course.shown.filter(|_| view.keeps),
            keeps: view.keeps,
            wanted: wanted.filter(|_| view.is_open && course.missing.is_none()),
            area,
            fetch: Callback::from(move |file| fetch(file, read)),
            send: view.send.reform(A::from),
        }
    }
}

#[hook]
pub(crate) fn use_course(work: &CourseWork) {
    use_focus(work.shown);
    use_today(work.keeps, work.shown, &work.send);
    use_fetching(work);
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CourseEffectsProps {
    pub(crate) work: CourseWork,
}

/// The effects of a page of the course that has none of its own.
#[component]
pub(crate) fn CourseEffects(props: &CourseEffectsProps) -> Html {
    use_course(&props.work);
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
fn use_today(keeps: bool, shown: Option<Shown>, send: &Callback<CourseAction>) {
    let send = send.clone();
    use_effect_with((keeps, shown), move |&(keeps, _)| {
        let say = move || send.emit(CourseAction::Today(clock::today()));
        let listener = keeps.then(|| {
            say();
            document::listen_hidden(move |_| say())
        });
        move || drop(listener)
    });
}

#[hook]
fn use_fetching(work: &CourseWork) {
    let CourseWork {
        wanted,
        area,
        fetch,
        send,
        ..
    } = work.clone();
    use_effect_with(wanted, move |wanted| {
        if let Some(file) = wanted.clone() {
            spawn_local(async move {
                let Ok(arrived) = fetch.emit(file.clone()).await else {
                    send.emit(CourseAction::Missing(file));
                    return;
                };
                let leaving = Leaving::of(&area);
                send.emit(arrived);
                leaving.painted().await;
            });
        }
    });
}
