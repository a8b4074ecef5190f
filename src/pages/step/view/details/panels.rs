//! The panels below the stepper, as tabs.

use std::rc::Rc;

use yew::prelude::*;

use super::{compare, recursion, share, solutions, tree::SearchTree};
use crate::{
    draw::{
        Tree,
        view::{choice::Tabs, html, tables::arrays},
    },
    pages::step::{Panel, StepAction, StepPage, words},
    site::PageContext,
    text::{Phrase, words as shared},
};

pub(super) fn panels(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let tabs = Panel::ALL.map(|panel| (panel.name().into(), title(panel).in_lang(lang).into()));
    let chosen = Panel::ALL.iter().position(|panel| *panel == page.panel);
    let on_choose = view.send.reform(|index: usize| {
        StepAction::Panel(Panel::ALL.get(index).copied().unwrap_or_default())
    });
    html! {
        <Tabs
            label={words::PANELS.in_lang(lang)}
            id="panels"
            tabs={tabs.to_vec()}
            chosen={chosen.unwrap_or_default()}
            {on_choose}
        >
            { panel(page, view) }
        </Tabs>
    }
}

fn panel(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let machine = page.stepper.machine();
    match page.panel {
        Panel::Tree => search_tree(page, view),
        Panel::Arrays => {
            let on_row = view.send.reform(StepAction::Row);
            arrays(machine, Some(&on_row), view.lang())
        }
        Panel::Recursion => recursion::recursion_beside_loop(machine, page.code, view.lang()),
        Panel::Solutions => solutions::solutions_list(page, view),
        Panel::Compare => compare::compare(page, view),
        Panel::Share => share::share(page, view),
    }
}

/// The tree; while something is asked, without what lies ahead.
fn search_tree(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (machine, order) = (page.stepper.machine(), view.preferences.order);
    let mut tree = Tree::of(machine, order);
    if page.prediction.question.is_some() {
        tree.hide_ahead();
    }
    let (tree, size, lang) = (Rc::new(tree), machine.size(), view.lang());
    let on_node = view.send.reform(StepAction::Node);
    html! { <SearchTree {tree} {order} {size} {lang} {on_node} /> }
}

const fn title(panel: Panel) -> Phrase {
    match panel {
        Panel::Tree => words::TREE,
        Panel::Arrays => shared::ARRAYS,
        Panel::Recursion => words::PANEL_RECURSION,
        Panel::Solutions => words::PANEL_SOLUTIONS,
        Panel::Compare => words::PANEL_COMPARE,
        Panel::Share => words::PANEL_SHARE,
    }
}
