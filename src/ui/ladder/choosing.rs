//! What to run.

use std::rc::Rc;

use yew::prelude::*;

use super::View;
use crate::{
    browser::saving,
    ladder::{Form, Method},
    solver::Size,
    state::{
        LadderAction,
        ladder::{Limit, Methods, csv},
    },
    text::{
        ladder_labels as labels,
        methods::{explain, form_phrase},
    },
    ui::choice::{choice, number_choice},
};

/// What to run: the methods, the boards, the form, the limit; and the buttons.
pub(super) fn choosing(view: &View) -> Html {
    let lang = view.lang;
    html! {
        <section class="choosing" aria-labelledby="choosing-title">
            <h2 id="choosing-title">{ labels::CHOOSE.in_lang(lang) }</h2>
            { methods(view) }
            <div class="fields">
                { size_choice(view) }
                { from_choice(view) }
                { form_choice(view) }
                { limit_choice(view) }
            </div>
            <p class="why">{ labels::RUNS_WHY.in_lang(lang) }</p>
            { buttons(view) }
            <p class="running">
                if let Some(running) = &view.scene.running {
                    { running.in_lang(lang) }
                }
            </p>
            // What runs changes many times a second; the ear is told that it began and that it ended.
            <p class="unseen" role="status">
                if view.scene.running.is_some() {
                    { labels::RUNS_ON.in_lang(lang) }
                } else if !view.scene.entries.is_empty() {
                    { labels::RUNS_OVER.in_lang(lang) }
                }
            </p>
        </section>
    }
}

fn methods(view: &View) -> Html {
    let lang = view.lang;
    let chosen = view.scene.choice.methods;
    let every = |methods: Methods| view.send.reform(move |_| LadderAction::Methods(methods));
    html! {
        <fieldset class="methods">
            <legend>{ labels::METHODS.in_lang(lang) }</legend>
            for method in Method::ALL {
                <label>
                    <input
                        type="checkbox"
                        data-action="method"
                        value={method.name()}
                        checked={chosen.contains(method)}
                        onchange={view.send.reform(move |_| LadderAction::Toggle(method))}
                    />
                    { explain(method).title.in_lang(lang) }
                </label>
            }
            <span class="every">
                <button type="button" class="quiet" onclick={every(Methods::ALL)}>{ labels::ALL.in_lang(lang) }</button>
                <button type="button" class="quiet" onclick={every(Methods::NONE)}>{ labels::NONE.in_lang(lang) }</button>
            </span>
        </fieldset>
    }
}

fn buttons(view: &View) -> Html {
    let lang = view.lang;
    let running = view.scene.running.is_some();
    let download = {
        let scene = Rc::clone(&view.scene);
        move |_| {
            // Without a file the browser has said so itself.
            saving::save("bitqueens-ladder.csv", "text/csv", &csv(&scene.entries)).ok();
        }
    };
    html! {
        <div class="buttons">
            <button type="button" class="main" data-action="run" disabled={running}
                onclick={view.send.reform(|_| LadderAction::Run)}>
                { labels::RUN.in_lang(lang) }
            </button>
            <button type="button" data-action="cancel" disabled={!running}
                onclick={view.send.reform(|_| LadderAction::Cancel)}>
                { labels::CANCEL.in_lang(lang) }
            </button>
            <button type="button" data-action="download" disabled={view.scene.entries.is_empty()}
                onclick={download}>
                { labels::DOWNLOAD.in_lang(lang) }
            </button>
        </div>
    }
}

fn size_choice(view: &View) -> Html {
    number_choice(
        ("size", labels::SIZE.in_lang(view.lang)),
        Size::all(),
        view.scene.choice.size,
        view.send.reform(LadderAction::Size),
    )
}

fn from_choice(view: &View) -> Html {
    let choice = view.scene.choice;
    number_choice(
        ("from", labels::FROM.in_lang(view.lang)),
        Size::all().filter(|size| *size <= choice.size),
        choice.from.min(choice.size),
        view.send.reform(LadderAction::From),
    )
}

fn form_choice(view: &View) -> Html {
    let lang = view.lang;
    choice(
        ("form", labels::FORM.in_lang(lang)),
        Form::ALL,
        view.scene.choice.form,
        |form| (form.name(), form_phrase(form).in_lang(lang)),
        view.send.reform(LadderAction::Form),
    )
}

fn limit_choice(view: &View) -> Html {
    let lang = view.lang;
    choice(
        ("limit", labels::LIMIT.in_lang(lang)),
        Limit::ALL,
        view.scene.choice.limit,
        |limit| (limit.seconds().to_string(), limit.phrase().in_lang(lang)),
        view.send.reform(LadderAction::Limit),
    )
}
