//! What is a part of the program of its own, fetched when it is first shown.

use std::cell::RefCell;

use yew::{platform::spawn_local, prelude::*};

use super::fetching::fetching;
use crate::{
    browser::{
        focus,
        hand_over::{self, Leaving},
    },
    draw::view::html,
    site::{IS_SPLIT, Lazy, NotFetched, at_once},
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

/// Redraws the areas that wait for a part. It may run twice: an area mounted between two arrivals waits too.
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
        spawn_local(leaving.painted());
    }
}

/// What a function of a part of the program draws of `given`, in an area of its own: `late!(part: function(its type), area,
/// given, language)`. The part is fetched when one of its areas is first drawn. Until it is there the document's own area
/// of that name stands in its place, or else a sentence in this language; without a language, another area of the part
/// says it.
///
/// The state knows nothing of it: `given` is the whole state whether the part is there or not.
macro_rules! late {
    ($part:ident: $draw:ident($Given:ty), $area:expr, $given:expr, $lang:expr) => {
        $crate::draw::view::lazy::late_area(
            stringify!($part),
            $area,
            |given| $crate::site::lazy!($part(given: $Given) -> yew::Html = $draw(&given)),
            $given,
            $lang,
        )
    };
}

pub(crate) use late;

/// The area of a `late!` drawing.
pub fn late_area<T: Clone + 'static>(
    part: &'static str,
    area: impl Into<AttrValue>,
    draw: fn(T) -> Lazy<Html>,
    given: T,
    lang: Option<Lang>,
) -> Html {
    let draw = Callback::from(move |()| draw(given.clone()));
    html! { <LazyArea {part} area={area.into()} {draw} {lang} /> }
}

/// An area that comes with a part, for what is drawn in it. The page is laid out as if its content
/// stood there without it.
pub fn area(name: AttrValue, content: Html) -> Html {
    html! { <div data-late={name}>{ content }</div> }
}

#[derive(Clone, PartialEq, Properties)]
struct LazyAreaProps {
    part: &'static str,
    area: AttrValue,
    /// Draws with the part, which the first call fetches.
    draw: Callback<(), Lazy<Html>>,
    lang: Option<Lang>,
}

/// Where the part could not be fetched, a sentence says so, with a way to try again.
#[component]
fn LazyArea(props: &LazyAreaProps) -> Html {
    let failed = use_state(|| false);
    let redraw = use_force_update();
    let is_there = is_fetched(props.part);
    {
        let (props, failed) = (props.clone(), failed.clone());
        use_effect_with((is_there, *failed), move |&(is_there, has_failed)| {
            let (part, area) = (props.part, props.area.clone());
            if is_there {
                focus::painted();
            } else {
                let area = area.clone();
                let waiting = Waiting { part, area, redraw };
                PARTS.with_borrow_mut(|parts| parts.waiting.push(waiting));
                if !has_failed {
                    spawn_local(async move {
                        match props.draw.emit(()).await {
                            Ok(_) => arrive(part),
                            Err(NotFetched) => failed.set(true),
                        }
                    });
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
        None => standing(&props.area).unwrap_or_else(|| area(props.area.clone(), Html::default())),
    }
}

/// What stands in an area while its part is on the way: the document's own area, or else a sentence
/// that says so. Where the part could not be fetched, a sentence says that, with a way to try again.
pub fn waiting(name: &AttrValue, failed: bool, lang: Lang, on_again: &Callback<()>) -> Html {
    let standing = standing(name);
    let says = failed || standing.is_none();
    html! {
        <>
            { standing.unwrap_or_default() }
            if says {
                { area(name.clone(), fetching(failed, lang, on_again)) }
            }
        </>
    }
}

/// The document's own area of that name.
fn standing(name: &AttrValue) -> Option<Html> {
    hand_over::standing(name).map(|area| Html::VRef(area.into()))
}
