//! A step of the search as a sheet of paper, with the answers on another.

use yew::prelude::*;

use crate::{
    browser::{document, focus},
    draw::{
        Board,
        view::{
            html,
            link::prose,
            paper::{Paper, paper, two_sheets},
        },
        words as drawing,
    },
    pages::step::{
        Mode, StepAction, StepPage, StepSheet,
        words::{self, board_at},
    },
    player::Playback,
    question::words::ask_on_paper,
    site::PageContext,
    text::narrate,
};

/// The board with empty rows on one sheet, the same with its bits on another.
pub(super) fn sheet(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    if matches!(page.stepper.playback, Playback::Seeking(_)) {
        return html! { <p role="status">{ words::SHEET_COMING.in_lang(lang) }</p> };
    }
    let asked = page.stepper.machine();
    let machine = &StepSheet::nearest(asked);
    let steps = (asked.counters().steps, machine.counters().steps);
    let board = Board::of(machine, order);
    let sheet = StepSheet::of(machine, order);
    let line = machine.last_step();
    let drawn = Paper {
        board: Some(&board),
        given: Html::default(),
        rows: &sheet.rows,
        n_ghosts: sheet.n_ghosts.into(),
        order,
        lang,
    };
    let prompt = ask_on_paper(machine.open_row());
    let prompt = html! { <p class="prompt">{ prose(prompt.in_lang(lang)) }</p> };
    let question = html! {
        <>
            if steps.0 != steps.1 {
                <p data-sheet-step={steps.1.to_string()}>
                    { words::nearest_sheet(steps.0, steps.1).in_lang(lang).to_owned() }
                </p>
            }
            { prompt.clone() }
            if let Some(line) = line {
                <p>{ words::LINE_ON_SHEET.in_lang(lang) }{ ": " }<code>{ line.code() }</code></p>
            }
            <p>{ drawing::SHEET_WHY.in_lang(lang) }</p>
            { paper(&drawn, false) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            if let Some(line) = line {
                <p>
                    <code>{ line.code() }</code>
                    if let Some(values) = line.values(machine.size()) {
                        { " " }<code>{ "= " }{ values }</code>
                    }
                </p>
            }
            { paper(&drawn, true) }
            <p class="result">{ narrate(machine, order).in_lang(lang).to_owned() }</p>
        </>
    };
    let title = board_at(machine.size(), machine.counters().steps).into_lang(lang);
    let back = page.address_in(Mode::Explore);
    html! {
        <>
            <FromTop />
            { two_sheets(&title, (back, words::BACK_TO_STEP), Html::default(), question, answer, lang) }
        </>
    }
}

/// Shows the sheet from its top: the way here lies far down on the page.
#[component]
fn FromTop() -> Html {
    use_effect_with((), |()| {
        document::to_top();
        focus::on("#content h1");
    });
    Html::default()
}
