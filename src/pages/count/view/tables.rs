//! The tables: every board with its published total, its time and what was counted of it, and the finished runs.

use yew::prelude::*;

use super::{
    View,
    panel::{delete, undo},
};
use crate::{
    browser::sharing,
    draw::{
        view::{
            buttons::AskButton,
            choice::checkbox,
            html,
            icons::{Icon, icon},
            link::{prose, terms_link},
            tables::table_head,
        },
        words as drawn,
    },
    pages::count::{
        Basis, CountAction, CountPage, Deletable, Estimated, FinishedTable, Tried, finished_text,
        words,
    },
    site::Finished,
    text::{
        Lang, grouped,
        words::{self as shared, BETWEEN_SENTENCES},
    },
};
use bitqueens_core::{counting::known, solver::Size};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardsProps {
    pub(super) chosen: Size,
    /// The time of every board, N = 1 first.
    pub(super) estimates: Vec<Estimated>,
    /// What was counted of every board, N = 1 first.
    pub(super) tried: Vec<Tried>,
    pub(super) lang: Lang,
    pub(super) send: Callback<CountAction>,
}

/// The table of every board. Choosing a row chooses its N. The published total of a board is shown when
/// it was counted here, or asked for.
#[component]
pub(super) fn Boards(props: &BoardsProps) -> Html {
    let (lang, send) = (props.lang, &props.send);
    let chosen = props.estimates.get(props.chosen.len() - 1);
    let basis = match chosen.map(|chosen| chosen.basis) {
        Some(Basis::Counted) => words::NEEDS_COUNTED,
        Some(Basis::Measured) => words::NEEDS_MEASURED,
        Some(Basis::Recorded) | None => words::NEEDS_RECORDED,
    };
    let shows_known = use_state(|| false);
    let show = {
        let shows_known = shows_known.clone();
        Callback::from(move |is_shown| shows_known.set(is_shown))
    };
    let heads = [words::SIDE, words::HERE, words::NEEDS, words::KNOWN];
    let boards: Vec<_> = Size::all()
        .zip(props.estimates.iter().zip(&props.tried))
        .collect();
    let (small, large): (Vec<_>, Vec<_>) = boards
        .into_iter()
        .partition(|(size, _)| *size < Size::FIRST_COUNT);
    let row = |&(size, (&estimated, &tried)): &(Size, (&Estimated, &Tried))| {
        board_row(size, estimated, tried, size == props.chosen, lang, send)
    };
    let shows_small = use_state(|| false);
    let onclick = {
        let shows_small = shows_small.clone();
        Callback::from(move |_| shows_small.set(!*shows_small))
    };
    html! {
        <section class="boards" aria-labelledby="boards-title">
            <h2 id="boards-title">{ words::BOARDS.in_lang(lang) }</h2>
            <table data-known={shows_known.then_some("")}>
                { table_head(heads.map(|head| head.in_lang(lang))) }
                <tbody {onclick}>
                    { small_boards(&small, props.chosen, *shows_small, lang) }
                </tbody>
                <tbody hidden={!*shows_small}>{ for small.iter().map(row) }</tbody>
                <tbody>{ for large.iter().map(row) }</tbody>
            </table>
            <label class="live">
                { checkbox("show-known", *shows_known, &show) }
                { words::SHOW_KNOWN.in_lang(lang) }
            </label>
            <p class="note">
                { basis.in_lang(lang) }
                { BETWEEN_SENTENCES.in_lang(lang) }
                { words::ODD.in_lang(lang) }
                { BETWEEN_SENTENCES.in_lang(lang) }
                { terms_link(lang) }
            </p>
        </section>
    }
}

/// Draws the row that stands for the boards that are counted in a moment, and opens their rows.
fn small_boards(
    small: &[(Size, (&Estimated, &Tried))],
    chosen: Size,
    is_open: bool,
    lang: Lang,
) -> Html {
    let is_done =
        |(_, (_, tried)): &&(Size, (&Estimated, &Tried))| matches!(tried, Tried::Done { .. });
    let n_done = small.iter().filter(is_done).count();
    let estimates = small.iter().map(|(_, (estimated, _))| **estimated);
    let longest = estimates.max_by_key(|estimated| estimated.time);
    let is_chosen = !is_open && small.iter().any(|(size, _)| *size == chosen);
    html! {
        <tr data-small-boards="" data-chosen={is_chosen.then_some("")}>
            <th scope="row">
                <button type="button" class="quiet" data-action="show-small" aria-expanded={is_open.to_string()}>
                    { words::small_boards(small.len()).in_lang(lang).to_owned() }
                    { icon(if is_open { Icon::Close } else { Icon::Open }, None) }
                </button>
            </th>
            <td>{ words::small_done(n_done, small.len()).in_lang(lang).to_owned() }</td>
            <td>{ longest.map(|longest| longest.most().in_lang(lang).to_owned()) }</td>
            <td />
        </tr>
    }
}

/// Draws a board's row. The button is for the keyboard and the ear; the whole row takes the click.
fn board_row(
    size: Size,
    estimated: Estimated,
    tried: Tried,
    is_chosen: bool,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    html! {
        <tr
            key={size.get()}
            data-board={size.to_string()}
            data-estimate={estimated.basis.name()}
            data-estimate-ms={estimated.time.as_millis().to_string()}
            data-tried={tried.name()}
            data-chosen={is_chosen.then_some("")}
            onclick={send.reform(move |_| CountAction::Size(size))}
        >
            <th scope="row">
                <button type="button" class="quiet" data-action="board" aria-pressed={is_chosen.to_string()}>
                    { size.to_string() }
                </button>
            </th>
            <td>
                if matches!(tried, Tried::Done { .. }) {
                    { icon(Icon::Tick, None) }{ " " }
                }
                { tried.sentence().in_lang(lang).to_owned() }
            </td>
            <td>{ estimated.sentence().in_lang(lang).to_owned() }</td>
            <td class="known"><span>{ grouped(known(size).total) }</span></td>
        </tr>
    }
}

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
                            { finished_row(runs.len() - place, run, lang) }
                        }
                    </tbody>
                </table>
            </div>
            { buttons(runs, &copied, lang, &props.send) }
            { deleted }
        </section>
    }
}

fn finished_row(number: usize, run: &Finished, lang: Lang) -> Html {
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
        Callback::from(move |tell: Callback<bool>| {
            tell.emit(sharing::save_file("bitqueens.csv", "text/csv", &csv));
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
            <AskButton action="download" label={words::DOWNLOAD} ask={save} {lang} />
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
