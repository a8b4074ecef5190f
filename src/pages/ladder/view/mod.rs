//! The ladder's page as elements.

mod boards;
mod charts;
mod details;
mod measuring;
mod race;

use yew::prelude::*;

use super::{
    Chart, Dots, LadderAction, LadderPage, Quantity,
    words::runs::{message, point_words},
};
use crate::{
    draw::view::{html, link::prose},
    site,
    text::unbroken,
};
use details::{Detail, detail};
use race::RaceView;

pub(super) use measuring::effects;

/// The page's own actions and the reader's preferences.
type View = site::PageContext<LadderAction>;

/// Draws the ladder, or the page of one method.
pub(super) fn page(page: &LadderPage, view: &View) -> Html {
    match page.open {
        Some(_) => detail(Detail::Method, page, view),
        None => ladder(page, view),
    }
}

/// Draws the ladder: its message as a race and as a dot plot, below them what measures it here, time by N, and the details.
fn ladder(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h1 id="ladder-title" tabindex="-1">{ unbroken(message().in_lang(lang)) }</h1>
            <p class="lead">{ prose(point_words().in_lang(lang)) }</p>
            <RaceView {lang} still={view.preferences.still} />
            { charts::dots(&Dots::of(page), view) }
            { measuring::measuring(page, view) }
            { charts::chart(&Chart::of(Quantity::Time, page), lang) }
            { detail(Detail::Figures, page, view) }
        </section>
    }
}
