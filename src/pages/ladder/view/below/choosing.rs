//! The choice of methods, smallest board, form and limit.

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::{
        choice::{choice, number_choice},
        html,
    },
    pages::ladder::{
        LadderAction, Limit, MethodSet, Selection,
        words::{self, form_phrase, method_title},
    },
};
use bitqueens_core::{
    ladder::{Form, Method},
    solver::Size,
};

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
