//! Drawings of the stepping page that few readers open: the panels and the sheet of paper. They
//! are a part of the program of their own, fetched when one of them is first opened.

mod compare;
mod recursion;
mod share;
mod sheet;
mod solutions;
mod tree;

use std::rc::Rc;

use yew::prelude::*;

use tree::SearchTree;

use crate::{
    draw::view::{
        arrays::arrays,
        late::{Arriving, arriving, late_drawing},
        memo::memo,
    },
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
    let (tree, size, lang) = (Rc::new(tree), machine.size(), view.lang());
    let on_node = view.send.reform(StepAction::Node);
    // Most steps leave the tree as it is, and it is most of the page's elements.
    memo((Rc::clone(&tree), order, size, lang), move || {
        html! { <SearchTree tree={&tree} {order} {size} {lang} on_node={&on_node} /> }
    })
}

/// A detail, or while its part is on the way a sentence that says so.
pub(super) fn detail(detail: Detail, page: &StepPage, view: &View<StepAction>) -> Html {
    let given = (detail, Rc::new(page.clone()), view.clone());
    late_drawing("step_details", drawing, given, view.lang())
}

fn drawing((detail, page, view): (Detail, Rc<StepPage>, View<StepAction>)) -> Arriving<Html> {
    arriving!(draw(detail, &page, &view))
}
