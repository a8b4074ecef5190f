//! A step of the search as a sheet of paper, with the answers on another.

use std::rc::Rc;

use yew::prelude::*;

use super::paper::{Paper, paper, two_sheets};
use crate::{
    state::{Preferences, StepSheet},
    text::{board_at, course_labels as labels},
    ui::prose::prose,
};

/// What the sheet of a step shows.
#[derive(Clone, PartialEq, Properties)]
pub struct StepSheetPageProps {
    /// The step, ready to be drawn.
    pub sheet: Rc<StepSheet>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
}

/// The board with empty rows on one sheet, the same with its bits on another.
#[component]
pub fn StepSheetPage(props: &StepSheetPageProps) -> Html {
    let sheet = &*props.sheet;
    let lang = props.preferences.language;
    if sheet.searching {
        return html! { <p role="status">{ labels::SHEET_COMING.in_lang(lang) }</p> };
    }
    let drawn = Paper {
        board: Some(&sheet.board),
        given: Html::default(),
        rows: &sheet.rows,
        n_ghosts: sheet.n_ghosts.into(),
        order: props.preferences.order,
        lang,
    };
    let prompt = html! { <p class="prompt">{ prose(sheet.prompt.in_lang(lang)) }</p> };
    let question = html! {
        <>
            { prompt.clone() }
            if let Some(line) = &sheet.line {
                <p>{ labels::LINE_ON_SHEET.in_lang(lang) }{ ": " }<code>{ &line.code }</code></p>
            }
            <p>{ labels::SHEET_WHY.in_lang(lang) }</p>
            { paper(&drawn, false) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            if let Some(line) = &sheet.line {
                <p><code>{ &line.code }</code>{ " " }<code>{ "= " }{ &line.values }</code></p>
            }
            { paper(&drawn, true) }
            <p class="result">{ sheet.answer.in_lang(lang) }</p>
        </>
    };
    let title = board_at(sheet.size, sheet.step, lang);
    let back = (sheet.back.clone(), labels::BACK_TO_STEP);
    two_sheets(&title, back, question, answer, lang)
}
