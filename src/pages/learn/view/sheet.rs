//! Questions of an exercise as a sheet of paper, with the answers on another.

use yew::prelude::*;

use super::given::given_on_paper;
use crate::{
    draw::{
        view::{
            choice::number_choice,
            paper::{Paper, paper, two_sheets},
            prose::prose,
        },
        words::SHEET_WHY,
    },
    pages::learn::{
        Drill, LearnAction, ORDER, OpenLesson, QuestionChoice,
        words::{self, tools},
    },
    site::PageContext,
    text::Lang,
};

/// The widest words that stand on two columns of a sheet.
const NARROW: usize = 9;

/// The questions on one sheet, the answers on another.
pub(super) fn sheet(open: &OpenLesson, drill: &Drill, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let drills = drill.several(open.n_questions);
    let choices = html! {
        <>
            { number_choice(
                ("questions", tools::N_QUESTIONS.in_lang(lang)),
                1..=QuestionChoice::MOST,
                open.n_questions,
                view.send.reform(LearnAction::Questions),
            ) }
            if drills.len() < open.n_questions {
                <p role="status" data-at-most={drills.len().to_string()}>{ tools::AT_MOST.in_lang(lang) }</p>
            }
        </>
    };
    let (asked, answer) = match &drills[..] {
        [drill] => one(drill, lang),
        drills => several(drills, lang),
    };
    let back = (open.on_the_page(), words::CLOSE_SHEET);
    let title = open.lesson.title.in_lang(lang);
    two_sheets(title, back, choices, asked, answer, lang)
}

/// A question that has the sheet to itself.
fn one(drill: &Drill, lang: Lang) -> (Html, Html) {
    let question = &drill.question;
    let prompt = html! { <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p> };
    let asked = html! {
        <>
            { prompt.clone() }
            <p>{ SHEET_WHY.in_lang(lang) }</p>
            { on_paper(drill, false, lang) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            { on_paper(drill, true, lang) }
            <p class="result">{ question.answer.in_lang(lang) }</p>
        </>
    };
    (asked, answer)
}

/// Questions with their numbers, and the answers by the same numbers.
fn several(drills: &[Drill], lang: Lang) -> (Html, Html) {
    let wide = drills.iter().any(|drill| {
        let row = drill.paper_row();
        NARROW < row.cells.len()
    });
    let listed = |item: fn(&Drill, Lang) -> Html| {
        html! {
            <ol class="questions" role="list" data-wide={wide.then_some("")}>
                for (number, drill) in (1..).zip(drills) {
                    <li data-seed={drill.seed.to_string()}>
                        <h3>
                            { tools::question(number).in_lang(lang).to_owned() }
                            if drill.seed != 0 {
                                { " " }<span>{ "#" }{ drill.seed }</span>
                            }
                        </h3>
                        { item(drill, lang) }
                    </li>
                }
            </ol>
        }
    };
    let asked = html! {
        <>
            <p>{ SHEET_WHY.in_lang(lang) }</p>
            { listed(|drill, lang| html! {
                <>
                    <p class="prompt">{ prose(drill.question.prompt.in_lang(lang)) }</p>
                    { on_paper(drill, false, lang) }
                </>
            }) }
        </>
    };
    let answer = listed(|drill, lang| {
        html! {
            <>
                { on_paper(drill, true, lang) }
                <p class="result">{ drill.question.answer.in_lang(lang) }</p>
            </>
        }
    });
    (asked, answer)
}

/// What is given, and the cells of the answer, empty or filled in.
fn on_paper(drill: &Drill, answered: bool, lang: Lang) -> Html {
    let row = drill.paper_row();
    let board = drill.board(None);
    let drawn = Paper {
        board: board.as_ref(),
        given: given_on_paper(&drill.question, lang),
        n_ghosts: row.n_ghosts(),
        rows: &[row],
        order: ORDER,
        lang,
    };
    paper(&drawn, answered)
}
