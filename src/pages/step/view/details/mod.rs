//! Drawings of the stepping page that few readers open: the panels and the sheet of paper. They
//! are a part of the program of their own, fetched when one of them is first opened.

mod compare;
mod recursion;
mod share;
mod sheet;
mod solutions;
mod tree;

use std::cell::Cell;

use yew::{platform::spawn_local, prelude::*};

use tree::SearchTree;

use crate::{
    draw::view::{arrays::arrays, fetching::fetching},
    pages::step::{Panel, StepAction, StepPage, Tree},
    site::{NotFetched, View},
};

/// A drawing of this part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// A panel below the stepper.
    Panel(Panel),
    /// The step as a sheet of paper.
    Sheet,
}

/// Draws a detail. The build cuts the program here.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(step_details, fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "fetching the part can fail where the program is split"
)]
fn draw(detail: Detail, page: &StepPage, view: &View<StepAction>) -> Result<Html, NotFetched> {
    Ok(match detail {
        Detail::Panel(Panel::Tree) => search_tree(page, view),
        Detail::Panel(Panel::Arrays) => {
            let on_row = view.send.reform(StepAction::Row);
            arrays(page.stepper.machine(), Some(&on_row), view.lang())
        }
        Detail::Panel(Panel::Recursion) => {
            recursion::recursion_beside_loop(page.stepper.machine(), page.code, view.lang())
        }
        Detail::Panel(Panel::Solutions) => solutions::solutions_list(page, view),
        Detail::Panel(Panel::Compare) => compare::compare(page, view),
        Detail::Panel(Panel::Share) => share::share(page, view),
        Detail::Sheet => sheet::sheet(page, view),
    })
}

/// The tree; while a word is asked for, without what lies ahead.
fn search_tree(page: &StepPage, view: &View<StepAction>) -> Html {
    let (machine, order) = (page.stepper.machine(), view.preferences.order);
    let mut tree = Tree::of(machine, order);
    if page.prediction.question.is_some() {
        tree.hide_ahead();
    }
    let on_node = view.send.reform(StepAction::Node);
    html! { <SearchTree {tree} {order} size={machine.size()} lang={view.lang()} {on_node} /> }
}

thread_local! {
    /// True once the part is there. Where the program is not split it always is.
    static FETCHED: Cell<bool> = const { Cell::new(cfg!(not(feature = "split"))) };
}

/// Draws a detail of a part that is there.
fn drawn(detail: Detail, page: &StepPage, view: &View<StepAction>) -> Html {
    #[cfg(not(feature = "split"))]
    let drawn = draw(detail, page, view);
    #[cfg(feature = "split")]
    let drawn = {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match std::pin::pin!(draw(detail, page, view)).poll(&mut context) {
            std::task::Poll::Ready(drawn) => drawn,
            std::task::Poll::Pending => Err(NotFetched),
        }
    };
    drawn.unwrap_or_default()
}

/// The properties of [`LateDrawing`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct LateDrawingProps {
    /// The drawing.
    pub(super) detail: Detail,
    /// The page that it shows.
    pub(super) page: StepPage,
    /// The context in which it is drawn.
    pub(super) view: View<StepAction>,
}

/// A detail, or while its part is on the way a sentence that says so.
#[component]
pub(super) fn LateDrawing(props: &LateDrawingProps) -> Html {
    let failed = use_state(|| false);
    let redraw = use_force_update();
    let is_fetched = FETCHED.get();
    {
        let (props, failed) = (props.clone(), failed.clone());
        use_effect_with(!is_fetched && !*failed, move |&wanted| {
            if wanted {
                spawn_local(async move {
                    match fetch(&props).await {
                        Ok(()) => redraw.force_update(),
                        Err(NotFetched) => failed.set(true),
                    }
                });
            }
        });
    }
    if is_fetched {
        return drawn(props.detail, &props.page, &props.view);
    }
    let again = Callback::from({
        let failed = failed.clone();
        move |()| failed.set(false)
    });
    fetching(*failed, props.view.lang(), &again)
}

/// Fetches the part by drawing with it for the first time.
#[cfg_attr(
    not(feature = "split"),
    expect(
        clippy::unused_async,
        reason = "only a split program waits for its parts"
    )
)]
async fn fetch(props: &LateDrawingProps) -> Result<(), NotFetched> {
    let drawing = draw(props.detail, &props.page, &props.view);
    #[cfg(feature = "split")]
    let drawing = drawing.await;
    // The part is there; the page draws again with it.
    drawing.map(|_| FETCHED.set(true))
}
