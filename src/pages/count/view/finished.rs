//! The table of finished runs, which grows row by row on the reader's machine.

use yew::prelude::*;

use super::View;
use crate::{
    browser::sharing,
    draw::{
        view::{html, link::prose, tables::table_head},
        words as drawn,
    },
    pages::count::{
        CountAction, CountPage, Deletable, FinishedTable, finished_text,
        view::undo::{delete, undo},
        words,
    },
    site::Finished,
    text::{Lang, grouped, words as shared},
};

/// The table, or what brings it back.
pub(super) fn finished(page: &CountPage, view: &View) -> Html {
    html! { <FinishedRuns table={page.finished.clone()} lang={view.lang()} send={&view.send} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct FinishedRunsProps {
    table: FinishedTable,
    lang: Lang,
    send: Callback<CountAction>,
}

#[component]
fn FinishedRuns(props: &FinishedRunsProps) -> Html {
    let (runs, lang) = (props.table.runs(), props.lang);
    let copied = use_state(|| None);
    let deleted = if props.table.has_deleted() {
        let sentence = words::FINISHED_DELETED.in_lang(lang);
        undo(Deletable::Finished, sentence, lang, &props.send)
    } else {
        Html::default()
    };
    if runs.is_empty() {
        return deleted;
    }
    let heads = [
        shared::SIZE,
        words::TOTAL,
        words::UNIQUE,
        words::TIME,
        words::METHOD,
        words::KERNEL,
        words::WORKERS,
        words::JOBS,
        words::PUBLISHED,
        words::BUILD,
    ];
    html! {
        <section class="finished">
            <h2 id="finished-title">{ words::FINISHED.in_lang(lang) }</h2>
            <p>{ prose(words::FINISHED_WHY.in_lang(lang)) }</p>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="finished-title">
                <table>
                    { table_head(heads.map(|head| head.in_lang(lang))) }
                    <tbody>
                        for (place, run) in runs.iter().enumerate() {
                            { row(runs.len() - place, run, lang) }
                        }
                    </tbody>
                </table>
            </div>
            { buttons(runs, &copied, lang, &props.send) }
            { deleted }
        </section>
    }
}

fn row(number: usize, run: &Finished, lang: Lang) -> Html {
    let published = if run.is_as_published() {
        words::EQUAL
    } else {
        words::DIFFERENT
    };
    html! {
        <tr key={number} data-finished={run.size.to_string()}>
            <th scope="row">{ run.size.to_string() }</th>
            <td>{ grouped(run.total) }</td>
            <td>{ run.unique.map(grouped) }</td>
            <td>{ words::time(run.elapsed_ms).in_lang(lang).to_owned() }</td>
            <td>{ run.method.name() }</td>
            <td>{ run.kernel.name() }</td>
            <td>{ run.workers }</td>
            <td>{ grouped(run.jobs) }</td>
            <td>{ published.in_lang(lang) }</td>
            <td><code>{ &run.build }</code></td>
        </tr>
    }
}

/// The buttons below the table; `copied` says whether the browser has copied it.
fn buttons(
    runs: &[Finished],
    copied: &UseStateHandle<Option<bool>>,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    let csv = finished_text(runs);
    let save = {
        let csv = csv.clone();
        // Where the browser makes no file it says so itself.
        Callback::from(move |_| {
            sharing::save_file("bitqueens.csv", "text/csv", &csv).ok();
        })
    };
    let copy = {
        let copied = copied.clone();
        Callback::from(move |_| {
            let copied = copied.clone();
            sharing::copy(&csv, Callback::from(move |done| copied.set(Some(done))));
        })
    };
    let said = match **copied {
        None => "",
        Some(true) => drawn::COPIED.in_lang(lang),
        Some(false) => words::NOT_COPIED.in_lang(lang),
    };
    html! {
        <div class="moves">
            <button type="button" data-action="download" onclick={save}>{ words::DOWNLOAD.in_lang(lang) }</button>
            if sharing::can_copy() {
                <button type="button" data-action="copy" onclick={copy}>{ words::COPY.in_lang(lang) }</button>
            }
            <button type="button" class="quiet" onclick={delete(Deletable::Finished, send)}>
                { words::CLEAR.in_lang(lang) }
            </button>
            <span role="status">{ said }</span>
        </div>
    }
}
