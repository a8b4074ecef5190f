//! The ladder's page as elements.

mod bars;
mod chart;
mod choosing;
mod effects;
mod methods;
mod results;
mod table;
mod task_runner;

use yew::prelude::*;

use super::{
    Bars, Chart, LadderAction, LadderPage, Quantity,
    words::{self, bars::point_words},
};
use crate::{
    draw::view::{prose::prose, terms::terms_link},
    site,
};

pub(super) use effects::effects;

/// The page's own actions and the reader's preferences.
type View = site::PageContext<LadderAction>;

/// Draws the page: its point as bars, what to run, the results, their growth, the sources' figures, the methods one
/// by one, an early method step by step, and the solutions by their images.
pub(super) fn page(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let rows = page.result_rows();
    html! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h1 id="ladder-title">{ words::TITLE.in_lang(lang) }</h1>
            <p class="lead">{ prose(point_words().in_lang(lang)) }{ " " }{ terms_link(lang) }</p>
            { choosing::measuring(page, view) }
            { bars::bars(&Bars::of(page), view) }
            { choosing::choosing(page, view) }
            { results::results(page.selection.size, &rows, view) }
            <section class="pictures live" aria-labelledby="pictures-title">
                <h2 id="pictures-title">{ words::PICTURES.in_lang(lang) }</h2>
                for quantity in [Quantity::Time, Quantity::Leaves] {
                    { chart::chart(&Chart::of(quantity, page), lang) }
                }
            </section>
            { methods::methods(page, view) }
        </section>
    }
}
