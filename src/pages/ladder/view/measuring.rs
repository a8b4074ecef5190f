//! The board and the buttons.

use yew::prelude::*;

use super::View;
use crate::{
    browser::files,
    draw::view::{choice::number_choice, html},
    pages::ladder::{
        LadderAction, LadderPage, csv,
        words::{self, running_words},
    },
};
use bitqueens_core::solver::Size;

/// Draws the board's side and the buttons, and how far the runs are.
pub(super) fn measuring(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let running = page
        .queue
        .task()
        .map(|task| running_words(task.run, task.kind.phrase(), page.queue.n_waiting()));
    html! {
        <div class="measuring live">
            { number_choice(
                ("size", words::SIZE.in_lang(lang)),
                Size::all(),
                page.selection.size,
                view.send.reform(LadderAction::Size),
            ) }
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

fn buttons(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let running = page.queue.task().is_some();
    let records = page.queue.records().to_vec();
    let is_empty = records.is_empty();
    let download = move |_| {
        // Without a file the browser has said so itself.
        files::save("bitqueens-ladder.csv", "text/csv", &csv(&records)).ok();
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
