//! Drawings that are a part of the program of their own, fetched when one of them is first shown.

use std::{cell::RefCell, collections::BTreeSet, future::Future, pin::Pin, task};

use yew::{platform::spawn_local, prelude::*};

use super::{effect::use_effect_on, fetching::fetching};
use crate::{site::NotFetched, text::Lang};

/// A drawing on its way. It is ready at its first poll once its part is there.
pub type Arriving = Pin<Box<dyn Future<Output = Result<Html, NotFetched>>>>;

thread_local! {
    /// The names of the parts that are there.
    static FETCHED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Where the program is not split every part is there.
fn is_fetched(part: &str) -> bool {
    cfg!(not(feature = "split")) || FETCHED.with_borrow(|fetched| fetched.contains(part))
}

/// The properties of [`LateDrawing`].
#[derive(Clone, PartialEq, Properties)]
pub struct LateDrawingProps {
    /// The name of the part.
    pub part: &'static str,
    /// Draws with the part, which the first call fetches.
    pub draw: Callback<(), Arriving>,
    /// The language of what is said meanwhile.
    pub lang: Lang,
}

/// The drawing, or while its part is on the way a sentence that says so.
#[component]
pub fn LateDrawing(props: &LateDrawingProps) -> Html {
    let failed = use_state(|| false);
    let redraw = use_force_update();
    let part = props.part;
    let is_fetched = is_fetched(part);
    {
        let (draw, failed) = (props.draw.clone(), failed.clone());
        use_effect_on(!is_fetched && !*failed, move |&wanted| {
            if wanted {
                spawn_local(async move {
                    match draw.emit(()).await {
                        // The part is there; the page draws again with it.
                        Ok(_) => {
                            FETCHED.with_borrow_mut(|fetched| fetched.insert(part));
                            redraw.force_update();
                        }
                        Err(NotFetched) => failed.set(true),
                    }
                });
            }
        });
    }
    if is_fetched {
        return drawn(props.draw.emit(()));
    }
    let again = Callback::from({
        let failed = failed.clone();
        move |()| failed.set(false)
    });
    fetching(*failed, props.lang, &again)
}

/// A drawing of a part that is there.
fn drawn(mut arriving: Arriving) -> Html {
    let mut context = task::Context::from_waker(task::Waker::noop());
    match arriving.as_mut().poll(&mut context) {
        task::Poll::Ready(Ok(drawn)) => drawn,
        task::Poll::Ready(Err(NotFetched)) | task::Poll::Pending => Html::default(),
    }
}
