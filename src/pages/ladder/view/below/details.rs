//! The details of the ladder, each opened by its name.

use yew::prelude::*;

use super::{View, choosing::choosing, results::results, sources::sources};
use crate::{
    pages::ladder::{
        Chart, LadderPage, Quantity,
        view::chart::chart,
        words::{self, results_words},
    },
    text::Lang,
};

/// Draws them.
pub(super) fn details(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let selection = page.selection;
    let rows = page.result_rows();
    html! {
        <section class="details" aria-labelledby="details-title">
            <h2 id="details-title">{ words::DETAILS.in_lang(lang) }</h2>
            <details class="choosing live">
                <summary>{ words::CHOOSE.in_lang(lang) }</summary>
                { choosing(selection, view) }
            </details>
            <details class="results live">
                <summary id="results-title">{ results_words(selection.size).in_lang(lang).to_owned() }</summary>
                { results(&rows, lang) }
            </details>
            { folded("leaf-nodes", words::LEAVES.in_lang(lang), leaves(page, lang)) }
            { folded("sources", words::SOURCES.in_lang(lang), sources(lang)) }
        </section>
    }
}

fn folded(class: &'static str, name: &'static str, content: Html) -> Html {
    html! {
        <details {class}>
            <summary>{ name }</summary>
            { content }
        </details>
    }
}

fn leaves(page: &LadderPage, lang: Lang) -> Html {
    html! {
        <>
            <p class="why">{ words::LEAVES_WHY.in_lang(lang) }</p>
            { chart(&Chart::of(Quantity::Leaves, page), lang) }
        </>
    }
}
