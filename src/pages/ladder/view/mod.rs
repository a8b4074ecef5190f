//! The ladder's page as elements.

mod boards;
mod chart;
mod details;
mod dots;
mod measuring;
mod race;

use std::rc::Rc;

use yew::prelude::*;

use super::{
    Chart, Dots, LadderAction, LadderPage, Quantity,
    words::runs::{message, point_words},
};
use crate::{
    draw::view::{html, link::prose},
    site::{self, PageView},
    text::unbroken,
};
use details::{Detail, detail};
use race::RaceView;

/// The page's own actions and the reader's preferences.
type View = site::PageContext<LadderAction>;

impl PageView for LadderPage {
    fn view(self: &Rc<Self>, view: &View) -> Html {
        match self.open {
            Some(_) => detail(Detail::Method, self, view),
            None => ladder(self, view),
        }
    }

    fn effects(self: &Rc<Self>, view: &View) -> Html {
        measuring::effects(self, view)
    }
}

/// Draws the ladder: its message as a race and as a dot plot, below them what measures it here, time by N, and the details.
fn ladder(page: &Rc<LadderPage>, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h1 id="ladder-title" tabindex="-1">{ unbroken(message().in_lang(lang)) }</h1>
            <p class="lead">{ prose(point_words().in_lang(lang)) }</p>
            <RaceView {lang} still={view.preferences.still} />
            { dots::dots(&Dots::of(page), view) }
            { measuring::measuring(page, view) }
            { chart::chart(&Chart::of(Quantity::Time, page), lang) }
            { detail(Detail::Figures, page, view) }
        </section>
    }
}
