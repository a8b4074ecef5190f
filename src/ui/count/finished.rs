//! The table of finished runs, which grows row by row on the reader's machine.

use std::rc::Rc;

use yew::prelude::*;

use super::data_address;
use crate::{
    browser::clipboard,
    state::{Action, CountScene, Scene, count::CountAction},
    text::{count, count_labels, grouped},
    ui::table::table_head,
};

/// What the table shows.
#[derive(Clone, PartialEq, Properties)]
pub struct FinishedRunsProps {
    /// The whole page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// The count, ready to be drawn.
    pub count: Rc<CountScene>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The table of finished runs.
#[component]
pub fn FinishedRuns(props: &FinishedRunsProps) -> Html {
    let lang = props.scene.preferences.language;
    let scene = &props.count;
    if scene.finished.is_empty() {
        return html! {};
    }
    let heads = [
        count_labels::SIZE,
        count_labels::TOTAL,
        count_labels::UNIQUE,
        count_labels::TIME,
        count_labels::METHOD,
        count_labels::KERNEL,
        count_labels::WORKERS,
        count_labels::JOBS,
        count_labels::PUBLISHED,
        count_labels::BUILD,
    ];
    let csv = scene.csv.clone();
    let copy = Callback::from(move |_| clipboard::copy(&csv));
    let clear = props
        .send
        .reform(|_| Action::Count(CountAction::ForgetFinished));
    html! {
        <section class="finished">
            <h2 id="finished-title">{ count_labels::FINISHED.in_lang(lang) }</h2>
            <p>{ count_labels::FINISHED_WHY.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="finished-title">
                <table>
                    { table_head(heads.map(|head| head.in_lang(lang))) }
                    <tbody>
                        for (place, run) in scene.finished.iter().enumerate() {
                            <tr key={scene.finished.len() - place} data-finished={run.size.to_string()}>
                                <th scope="row">{ run.size.to_string() }</th>
                                <td>{ grouped(run.total) }</td>
                                <td>{ run.unique.map(grouped) }</td>
                                <td>{ count::time(run.elapsed_ms).in_lang(lang).to_owned() }</td>
                                <td>{ run.method.name() }</td>
                                <td>{ run.kernel.name() }</td>
                                <td>{ run.workers }</td>
                                <td>{ grouped(run.jobs) }</td>
                                <td>
                                    { if run.is_as_published() { count_labels::EQUAL } else { count_labels::DIFFERENT }.in_lang(lang) }
                                </td>
                                <td><code>{ &run.build }</code></td>
                            </tr>
                        }
                    </tbody>
                </table>
            </div>
            <div class="moves">
                <a class="button" data-action="download" download="bitqueens.csv"
                    href={data_address("text/csv", &scene.csv)}>
                    { count_labels::DOWNLOAD.in_lang(lang) }
                </a>
                if clipboard::is_there() {
                    <button type="button" data-action="copy" onclick={copy}>{ count_labels::COPY.in_lang(lang) }</button>
                }
                <button type="button" class="quiet" onclick={clear}>{ count_labels::CLEAR.in_lang(lang) }</button>
            </div>
        </section>
    }
}
