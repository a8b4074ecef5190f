//! An exercise as a sheet of paper, with the answers on another.

use yew::prelude::*;

use super::given::given_on_paper;
use crate::{
    draw::{
        view::{
            paper::{Paper, paper, two_sheets},
            prose::prose,
        },
        words::SHEET_WHY,
    },
    pages::learn::{Drill, ORDER, OpenLesson, words},
    site::Preferences,
};

/// The question on one sheet, the answer on another.
pub(super) fn sheet(open: &OpenLesson, drill: &Drill, preferences: Preferences) -> Html {
    let lang = preferences.language;
    let (question, row) = (&drill.question, drill.paper_row());
    let board = drill.board(None);
    let drawn = Paper {
        board: board.as_ref(),
        given: given_on_paper(question, lang),
        n_ghosts: row.n_ghosts(),
        rows: &[row],
        order: ORDER,
        lang,
    };
    let prompt = html! { <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p> };
    let asked = html! {
        <>
            { prompt.clone() }
            <p>{ SHEET_WHY.in_lang(lang) }</p>
            { paper(&drawn, false) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            { paper(&drawn, true) }
            <p class="result">{ question.answer.in_lang(lang) }</p>
        </>
    };
    let back = open.on_sheet(None);
    let title = open.lesson.title.in_lang(lang);
    two_sheets(title, (back, words::CLOSE_SHEET), asked, answer, lang)
}
