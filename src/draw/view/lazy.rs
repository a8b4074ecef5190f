//! What is a part of the program of its own, fetched when it is first shown.

use std::cell::RefCell;

use yew::{platform::spawn_local, prelude::*};

use super::fetching::fetching;
use crate::{
    browser::hand_over::{self, Leaving},
    draw::view::html,
    site::{IS_SPLIT, Lazy, at_once},
    text::Lang,
};

thread_local! {
    static PARTS: RefCell<Parts> = const { RefCell::new(Parts { fetched: Vec::new(), waiting: Vec::new() }) };
}

/// Which parts are there, and the areas that wait for one.
struct Parts {
    fetched: Vec<&'static str>,
    waiting: Vec<Waiting>,
}

/// An area whose part is on the way.
struct Waiting {
    part: &'static str,
    area: AttrValue,
    redraw: UseForceUpdateHandle,
}

/// Where the program is not split every part is there.
fn is_fetched(part: &'static str) -> bool {
    !IS_SPLIT || PARTS.with_borrow(|parts| parts.fetched.contains(&part))
}

/// Draws every area that waits for a part, now that it is there. A part that was asked for twice arrives
/// twice: an area that was drawn before the first time may have begun to wait after it.
fn arrive(part: &'static str) {
    let waiting: Vec<_> = PARTS.with_borrow_mut(|parts| {
        if !parts.fetched.contains(&part) {
            parts.fetched.push(part);
        }
        let of_part = |area: &mut Waiting| area.part == part;
        parts.waiting.extract_if(.., of_part).collect()
    });
    for Waiting { area, redraw, .. } in waiting {
        let leaving = Leaving::of(&area);
        redraw.force_update();
        spawn_local(leaving.drawn());
    }
}

/// What `draw` makes of `given`, in an area of its own. While the part is on the way the document's
/// own area of that name stands there, or else a sentence in this language that says so; without a
/// language, another area of the part says it.
pub fn lazy_drawing<T: Clone + 'static>(
    part: &'static str,
    area: impl Into<AttrValue>,
    draw: fn(T) -> Lazy<Html>,
    given: T,
    lang: Option<Lang>,
) -> Html {
    let draw = Callback::from(move |()| draw(given.clone()));
    html! { <LazyArea part={Some(part)} area={area.into()} {draw} {lang} /> }
}

/// Fetches a part before anything of it is drawn. Where that fails, its area fetches it again.
pub async fn fetch_ahead<T>(part: &'static str, attempt: Lazy<T>) {
    if !is_fetched(part) && attempt.await.is_ok() {
        arrive(part);
    }
}

/// An area that comes with a part, for what is drawn in it. The page is laid out as if its content
/// stood there without it.
pub fn area(name: AttrValue, content: Html) -> Html {
    html! { <div data-late={name}>{ content }</div> }
}

/// The properties of [`LazyArea`].
#[derive(Clone, PartialEq, Properties)]
pub struct LazyAreaProps {
    /// The name of the part. Without one, what is drawn instead follows from the state once the part
    /// is there.
    #[prop_or_default]
    pub part: Option<&'static str>,
    /// The name of the area.
    pub area: AttrValue,
    /// Draws with the part, which the first call fetches.
    pub draw: Callback<(), Lazy<Html>>,
    /// The language of what is said meanwhile; without one nothing is.
    pub lang: Option<Lang>,
}

/// The drawing of a part. It is fetched as soon as this is drawn first; meanwhile the document's own
/// area is shown, or a sentence that the part is on the way. Where it could not be fetched, a sentence
/// says so, with a way to try again.
#[component]
pub fn LazyArea(props: &LazyAreaProps) -> Html {
    let failed = use_state(|| false);
    let redraw = use_force_update();
    let is_there = props.part.is_some_and(is_fetched);
    {
        let (props, failed) = (props.clone(), failed.clone());
        use_effect_with((is_there, *failed), move |&(is_there, has_failed)| {
            let area = props.area.clone();
            if !is_there {
                wait(&props, redraw);
                if !has_failed {
                    spawn_local(fetch(props, failed));
                }
            }
            move || PARTS.with_borrow_mut(|parts| parts.waiting.retain(|one| one.area != area))
        });
    }
    if is_there {
        let drawing = at_once(props.draw.emit(()));
        return area(props.area.clone(), drawing.unwrap_or_default());
    }
    let again = Callback::from({
        let failed = failed.clone();
        move |()| failed.set(false)
    });
    match props.lang {
        Some(lang) => waiting(&props.area, *failed, lang, &again),
        None => kept(&props.area).unwrap_or_else(|| area(props.area.clone(), Html::default())),
    }
}

/// Notes an area that is drawn again when its part is there.
fn wait(props: &LazyAreaProps, redraw: UseForceUpdateHandle) {
    if let Some(part) = props.part {
        let area = props.area.clone();
        let waiting = Waiting { part, area, redraw };
        PARTS.with_borrow_mut(|parts| parts.waiting.push(waiting));
    }
}

/// Fetches the part of an area, and hands the document's own area over.
async fn fetch(props: LazyAreaProps, failed: UseStateHandle<bool>) {
    if props.draw.emit(()).await.is_err() {
        failed.set(true);
        return;
    }
    match props.part {
        Some(part) => arrive(part),
        None => Leaving::of(&props.area).drawn().await,
    }
}

/// What stands in an area while its part is on the way: the document's own area, or else a sentence
/// that says so. Where the part could not be fetched, a sentence says that, with a way to try again.
pub fn waiting(name: &AttrValue, failed: bool, lang: Lang, on_again: &Callback<()>) -> Html {
    let kept = kept(name);
    let says = failed || kept.is_none();
    html! {
        <>
            { kept.unwrap_or_default() }
            if says {
                { area(name.clone(), fetching(failed, lang, on_again)) }
            }
        </>
    }
}

/// The document's own area of that name.
fn kept(name: &AttrValue) -> Option<Html> {
    hand_over::kept(name).map(|area| Html::VRef(area.into()))
}
