//! What is a part of the program of its own, fetched when it is first shown.

use std::{cell::RefCell, collections::BTreeSet, future::Future, pin::Pin, task};

use yew::{platform::spawn_local, prelude::*};

use super::fetching::fetching;
use crate::{
    browser::hand_over::{self, Leaving},
    site::NotFetched,
    text::Lang,
};

/// Something that comes with a part. It is ready at its first poll once the part is there.
pub type Arriving<T> = Pin<Box<dyn Future<Output = Result<T, NotFetched>>>>;

thread_local! {
    /// The names of the parts that are there.
    static FETCHED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Where the program is not split every part is there.
fn is_fetched(part: &str) -> bool {
    cfg!(not(feature = "split")) || FETCHED.with_borrow(|fetched| fetched.contains(part))
}

/// Ready with a drawing by a function at which the build cuts the program: where it is split, such a
/// function fetches its part first.
macro_rules! arriving {
    ($drawing:expr) => {
        Box::pin(async move {
            let drawing = $drawing;
            #[cfg(feature = "split")]
            let drawing = drawing.await;
            drawing
        })
    };
}

pub(crate) use arriving;

/// What `draw` makes of `given`, in an area of its own. While the part is on the way the document's
/// own area of that name stands there, or else a sentence that says so.
pub fn late_drawing<T: Clone + 'static>(
    part: &'static str,
    area: impl Into<AttrValue>,
    draw: fn(T) -> Arriving<Html>,
    given: T,
    lang: Lang,
) -> Html {
    let draw = Callback::from(move |()| draw(given.clone()));
    html! { <LateDrawing {part} area={area.into()} {draw} {lang} /> }
}

/// An area that comes with a part, for what is drawn in it. The page is laid out as if its content
/// stood there without it.
pub fn area(name: AttrValue, content: Html) -> Html {
    html! { <div data-late={name}>{ content }</div> }
}

/// The properties of [`LateDrawing`].
#[derive(Clone, PartialEq, Properties)]
struct LateDrawingProps {
    /// The name of the part.
    part: &'static str,
    /// The name of the area.
    area: AttrValue,
    /// Draws with the part, which the first call fetches.
    draw: Callback<(), Arriving<Html>>,
    /// The language of what is said meanwhile.
    lang: Lang,
}

/// The drawing, or while its part is on the way what stands there meanwhile.
#[component]
fn LateDrawing(props: &LateDrawingProps) -> Html {
    let redraw = use_force_update();
    let part = props.part;
    if is_fetched(part) {
        return area(props.area.clone(), drawn(props.draw.emit(())));
    }
    let draw = props.draw.clone();
    let fetch = Callback::from(move |()| -> Arriving<()> {
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
    pub fetch: Callback<(), Arriving<()>>,
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

/// A drawing of a part that is there.
fn drawn(mut arriving: Arriving<Html>) -> Html {
    let mut context = task::Context::from_waker(task::Waker::noop());
    match arriving.as_mut().poll(&mut context) {
        task::Poll::Ready(Ok(drawn)) => drawn,
        task::Poll::Ready(Err(NotFetched)) | task::Poll::Pending => Html::default(),
    }
}
