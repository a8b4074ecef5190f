//! The details of the ladder, each opened by its name.

use yew::prelude::*;

use crate::draw::view::html;

use super::{View, choosing::choosing, results::results, sources::sources};
use crate::pages::ladder::{
    Chart, LadderPage, Quantity,
    view::chart::chart,
    words::{self, results_words},
};

pub(super) fn details(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <section class="details" aria-labelledby="details-title">
            <h2 id="details-title">{ words::DETAILS.in_lang(lang) }</h2>
            <details class="choosing live">
                <summary>{ words::CHOOSE.in_lang(lang) }</summary>
                { choosing(page.selection, view) }
            </details>
            <details class="results live">
                <summary id="results-title">{ results_words(page.selection.size).in_lang(lang).to_owned() }</summary>
                { results(&page.result_rows(), lang) }
            </details>
            <details class="leaf-nodes">
                <summary>{ words::LEAVES.in_lang(lang) }</summary>
                <p class="why">{ words::LEAVES_WHY.in_lang(lang) }</p>
                { chart(&Chart::of(Quantity::Leaves, page), lang) }
            </details>
            <details class="sources">
                <summary>{ words::SOURCES.in_lang(lang) }</summary>
                { sources(lang) }
            </details>
        </section>
    }
}
