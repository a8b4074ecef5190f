//! What is a part of the program of its own, fetched when it is first shown.

use std::{cell::RefCell, collections::BTreeSet};

use yew::{platform::spawn_local, prelude::*};

use super::fetching::fetching;
use crate::{
    browser::hand_over::{self, Leaving},
    site::{IS_SPLIT, Lazy, at_once},
    text::Lang,
};

thread_local! {
    /// The names of the parts that are there.
    static FETCHED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Where the program is not split every part is there.
fn is_fetched(part: &str) -> bool {
    !IS_SPLIT || FETCHED.with_borrow(|fetched| fetched.contains(part))
}

/// What `draw` makes of `given`, in an area of its own. While the part is on the way the document's
/// own area of that name stands there, or else a sentence that says so.
pub fn lazy_drawing<T: Clone + 'static>(
    part: &'static str,
    area: impl Into<AttrValue>,
    draw: fn(T) -> Lazy<Html>,
    given: T,
    lang: Lang,
) -> Html {
    let draw = Callback::from(move |()| draw(given.clone()));
    html! { <LazyDrawing {part} area={area.into()} {draw} {lang} /> }
}

/// An area that comes with a part, for what is drawn in it. The page is laid out as if its content
/// stood there without it.
pub fn area(name: AttrValue, content: Html) -> Html {
    html! { <div data-late={name}>{ content }</div> }
}

/// The properties of [`LazyDrawing`].
#[derive(Clone, PartialEq, Properties)]
struct LazyDrawingProps {
    /// The name of the part.
    part: &'static str,
    /// The name of the area.
    area: AttrValue,
    /// Draws with the part, which the first call fetches.
    draw: Callback<(), Lazy<Html>>,
    /// The language of what is said meanwhile.
    lang: Lang,
}

/// The drawing, or while its part is on the way what stands there meanwhile.
#[component]
fn LazyDrawing(props: &LazyDrawingProps) -> Html {
    let redraw = use_force_update();
    let part = props.part;
    if is_fetched(part) {
        let drawing = at_once(props.draw.emit(()));
        return area(props.area.clone(), drawing.unwrap_or_default());
    }
    let draw = props.draw.clone();
    let fetch = Callback::from(move |()| -> Lazy<()> {
        let (drawing, redraw) = (draw.emit(()), redraw.clone());
        Box::pin(async move {
            drop(drawing.await?);
            // The part is there; the page draws again with it.
            FETCHED.with_borrow_mut(|fetched| fetched.insert(part));
            redraw.force_update();
            Ok(())
        })
    });
    html! { <Fetch {fetch} area={props.area.clone()} lang={props.lang} /> }
}

/// The properties of [`Fetch`].
#[derive(Clone, PartialEq, Properties)]
pub struct FetchProps {
    /// Fetches a part, and says where it is wanted that it is there.
    pub fetch: Callback<(), Lazy<()>>,
    /// The name of the area that it is for.
    pub area: AttrValue,
    /// The language of what is said meanwhile.
    pub lang: Lang,
}

/// Fetches a part as soon as this is drawn. Meanwhile it shows the document's own area, or says that
/// the part is on the way. Where it could not be fetched it says so, with a way to try again.
#[component]
pub fn Fetch(props: &FetchProps) -> Html {
    let failed = use_state(|| false);
    {
        let (fetch, name, failed) = (props.fetch.clone(), props.area.clone(), failed.clone());
        use_effect_with(*failed, move |&has_failed| {
            if !has_failed {
                spawn_local(async move {
                    if fetch.emit(()).await.is_err() {
                        failed.set(true);
                        return;
                    }
                    Leaving::of(&name).drawn().await;
                });
            }
        });
    }
    let again = Callback::from({
        let failed = failed.clone();
        move |()| failed.set(false)
    });
    waiting(&props.area, *failed, props.lang, &again)
}

/// What stands in an area while its part is on the way: the document's own area, or else a sentence
/// that says so. Where the part could not be fetched, a sentence says that, with a way to try again.
pub fn waiting(name: &AttrValue, failed: bool, lang: Lang, on_again: &Callback<()>) -> Html {
    let kept = hand_over::kept(name);
    let says = failed || kept.is_none();
    html! {
        <>
            { kept.map(|kept| Html::VRef(kept.into())).unwrap_or_default() }
            if says {
                { area(name.clone(), fetching(failed, lang, on_again)) }
            }
        </>
    }
}
