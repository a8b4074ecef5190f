//! What is not on the ladder's first screen: its details, and the page of each method. It is a part of the
//! program of its own, fetched when one of them is first drawn.

use results::results;
use sources::sources;
use yew::prelude::*;

use super::{View, chart::chart};
use crate::{
    draw::view::{
        choice::{choice, number_choice},
        html,
        lazy::lazy_drawing,
    },
    pages::ladder::{
        Chart, LadderAction, LadderPage, Limit, MethodSet, Quantity, Selection,
        words::{self, form_phrase, method_title, results_words},
    },
    site::lazy,
};
use bitqueens_core::{
    ladder::{Form, Method},
    solver::Size,
};

mod method;
mod results;
mod sources;
mod walk;

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Below {
        /// The choice of runs, all figures, and the sources' own.
        Details => "ladder-details",
        Method => "method",
    }
}

type Given = (Below, LadderPage, View);

fn draw((below, page, view): &Given) -> Html {
    match below {
        Below::Details => details(page, view),
        Below::Method => method::method(page, view),
    }
}

/// A drawing of the part, or while it is on the way what stands there meanwhile.
pub(super) fn below(below: Below, page: &LadderPage, view: &View) -> Html {
    lazy_drawing(
        "ladder_methods",
        below.name(),
        |given| lazy!(ladder_methods(given: Given) -> Html = draw(&given)),
        (below, page.clone(), view.clone()),
        Some(view.lang()),
    )
}

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

pub(super) fn choosing(selection: Selection, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <>
            { methods(selection.methods, view) }
            <div class="fields">
                { number_choice(
                    ("from", words::FROM.in_lang(lang)),
                    Size::all().filter(|size| *size <= selection.size),
                    selection.from.min(selection.size),
                    view.send.reform(LadderAction::From),
                ) }
                { choice(
                    ("form", words::FORM.in_lang(lang)),
                    Form::ALL,
                    selection.form,
                    |form| (form.name(), form_phrase(form).in_lang(lang)),
                    view.send.reform(LadderAction::Form),
                ) }
                { choice(
                    ("limit", words::LIMIT.in_lang(lang)),
                    Limit::ALL,
                    selection.limit,
                    |limit| (limit.seconds().to_string(), limit.phrase().in_lang(lang)),
                    view.send.reform(LadderAction::Limit),
                ) }
            </div>
            <p class="why">{ words::RUNS_WHY.in_lang(lang) }</p>
        </>
    }
}

fn methods(chosen: MethodSet, view: &View) -> Html {
    let lang = view.lang();
    let every = |methods: MethodSet| view.send.reform(move |_| LadderAction::Methods(methods));
    html! {
        <fieldset class="methods">
            <legend>{ words::METHODS.in_lang(lang) }</legend>
            for method in Method::ALL {
                <label>
                    <input
                        type="checkbox"
                        data-action="method"
                        value={method.name()}
                        checked={chosen.contains(method)}
                        onchange={view.send.reform(move |_| LadderAction::Toggle(method))}
                    />
                    { method_title(method).in_lang(lang) }
                </label>
            }
            <span class="every">
                <button type="button" class="quiet" onclick={every(MethodSet::ALL)}>{ words::ALL.in_lang(lang) }</button>
                <button type="button" class="quiet" onclick={every(MethodSet::NONE)}>{ words::NONE.in_lang(lang) }</button>
            </span>
        </fieldset>
    }
}
