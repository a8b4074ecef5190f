//! The panels below the stepper, as tabs.

use yew::prelude::*;

use super::details::{Detail, detail};
use crate::{
    draw::view::tabs::Tabs,
    pages::step::{Panel, StepAction, StepPage, words},
    site::View,
    text::{Phrase, words as shared},
};

/// The tabs, and the panel of the one that is chosen.
pub(super) fn panels(page: &StepPage, view: &View<StepAction>) -> Html {
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
            { detail(Detail::Panel(page.panel), page, view) }
        </Tabs>
    }
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
