//! The table of every board: its published total, the time that it will need, and what was counted of it.

use bitqueens_core::{counting::known, solver::Size};
use yew::prelude::*;

use crate::{
    draw::view::{choice::checkbox, html, tables::table_head},
    pages::count::{Basis, CountAction, Estimated, Tried, words},
    text::{Lang, grouped},
};

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
        Some(Basis::Measured) => words::NEEDS_MEASURED,
        _ => words::NEEDS_RECORDED,
    };
    let shows_known = use_state(|| false);
    let show = {
        let shows_known = shows_known.clone();
        Callback::from(move |is_shown| shows_known.set(is_shown))
    };
    let heads = [words::SIDE, words::HERE, words::NEEDS, words::KNOWN];
    let boards = props.estimates.iter().zip(&props.tried);
    html! {
        <section class="boards" aria-labelledby="boards-title">
            <h2 id="boards-title">{ words::BOARDS.in_lang(lang) }</h2>
            <table data-known={shows_known.then_some("")}>
                { table_head(heads.map(|head| head.in_lang(lang))) }
                <tbody>
                    for (size, (&estimated, &tried)) in Size::all().zip(boards) {
                        { row(size, estimated, tried, size == props.chosen, lang, send) }
                    }
                </tbody>
            </table>
            <label class="live">
                { checkbox("show-known", *shows_known, &show) }
                { words::SHOW_KNOWN.in_lang(lang) }
            </label>
            <p class="note">{ basis.in_lang(lang) }</p>
        </section>
    }
}

/// Draws a board's row. The button is for the keyboard and the ear; the whole row takes the click.
fn row(
    size: Size,
    estimated: Estimated,
    tried: Tried,
    is_chosen: bool,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    let time = words::estimated_time(estimated.time);
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
            <td>{ tried.sentence().in_lang(lang).to_owned() }</td>
            <td>{ time.in_lang(lang).to_owned() }</td>
            <td class="known"><span>{ grouped(known(size).total) }</span></td>
        </tr>
    }
}
