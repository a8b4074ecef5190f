//! The board and the buttons, and the choice of the runs.

use yew::prelude::*;

use super::View;
use crate::{
    browser::file_save,
    draw::view::choice::{choice, number_choice},
    pages::ladder::{
        LadderAction, LadderPage, Limit, MethodSet, Selection, csv,
        words::{self, explanations::form_phrase, method_title, running_words},
    },
};
use bitqueens_core::{
    ladder::{Form, Method},
    solver::Size,
};

/// Draws the board's side and the buttons, and how far the runs are.
pub(super) fn measuring(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let running = page
        .queue
        .task()
        .map(|task| running_words(task.run, task.kind.phrase(), page.queue.n_waiting()));
    html! {
        <div class="measuring">
            { size_choice(page.selection, view) }
            { buttons(page, view) }
            <p class="running">
                if let Some(running) = &running {
                    { running.in_lang(lang) }
                }
            </p>
            // What runs changes many times a second; the ear is told that it began and that it ended.
            <p class="unseen" role="status">
                if running.is_some() {
                    { words::RUNS_ON.in_lang(lang) }
                } else if !page.queue.records().is_empty() {
                    { words::RUNS_OVER.in_lang(lang) }
                }
            </p>
        </div>
    }
}

/// Draws the choice of methods, smallest board, form and limit, opened by its name.
pub(super) fn choosing(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let selection = page.selection;
    html! {
        <details class="choosing live">
            <summary>{ words::CHOOSE.in_lang(lang) }</summary>
            { methods(selection.methods, view) }
            <div class="fields">
                { from_choice(selection, view) }
                { form_choice(selection, view) }
                { limit_choice(selection, view) }
            </div>
            <p class="why">{ words::RUNS_WHY.in_lang(lang) }</p>
        </details>
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

fn buttons(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let running = page.queue.task().is_some();
    let records = page.queue.records().to_vec();
    let is_empty = records.is_empty();
    let download = move |_| {
        // Without a file the browser has said so itself.
        file_save::save("bitqueens-ladder.csv", "text/csv", &csv(&records)).ok();
    };
    html! {
        <div class="buttons">
            <button type="button" class="main" data-action="run" disabled={running}
                onclick={view.send.reform(|_| LadderAction::Run)}>
                { words::RUN.in_lang(lang) }
            </button>
            <button type="button" data-action="cancel" disabled={!running}
                onclick={view.send.reform(|_| LadderAction::Cancel)}>
                { words::CANCEL.in_lang(lang) }
            </button>
            <button type="button" data-action="download" disabled={is_empty} onclick={download}>
                { words::DOWNLOAD.in_lang(lang) }
            </button>
        </div>
    }
}

fn size_choice(selection: Selection, view: &View) -> Html {
    number_choice(
        ("size", words::SIZE.in_lang(view.lang())),
        Size::all(),
        selection.size,
        view.send.reform(LadderAction::Size),
    )
}

fn from_choice(selection: Selection, view: &View) -> Html {
    number_choice(
        ("from", words::FROM.in_lang(view.lang())),
        Size::all().filter(|size| *size <= selection.size),
        selection.from.min(selection.size),
        view.send.reform(LadderAction::From),
    )
}

fn form_choice(selection: Selection, view: &View) -> Html {
    let lang = view.lang();
    choice(
        ("form", words::FORM.in_lang(lang)),
        Form::ALL,
        selection.form,
        |form| (form.name(), form_phrase(form).in_lang(lang)),
        view.send.reform(LadderAction::Form),
    )
}

fn limit_choice(selection: Selection, view: &View) -> Html {
    let lang = view.lang();
    choice(
        ("limit", words::LIMIT.in_lang(lang)),
        Limit::ALL,
        selection.limit,
        |limit| (limit.seconds().to_string(), limit.phrase().in_lang(lang)),
        view.send.reform(LadderAction::Limit),
    )
}
