//! Questions of an exercise as a sheet of paper, with the answers on another.

use yew::prelude::*;

use super::given::given_on_paper;
use crate::{
    draw::{
        Bits,
        view::{
            choice::number_choice,
            html,
            paper::{Paper, paper, two_sheets},
            prose::prose,
        },
        words::SHEET_WHY,
    },
    pages::learn::{
        Drill, LearnAction, ORDER, OpenLesson, Question, QuestionChoice,
        words::{self, tools},
    },
    question::AnswerKind,
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
            { how(question, lang) }
            { on_paper(drill, false, lang) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            { on_paper(drill, true, lang) }
            { told(question, lang) }
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
            if let Some(drill) = drills.first() {
                { how(&drill.question, lang) }
            }
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
                { told(&drill.question, lang) }
            </>
        }
    });
    (asked, answer)
}

/// How bits are written in.
fn how(question: &Question, lang: Lang) -> Html {
    html! {
        if question.n_bits() != 0 {
            <p>{ SHEET_WHY.in_lang(lang) }</p>
        }
    }
}

fn told(question: &Question, lang: Lang) -> Html {
    html! {
        <p class="result" data-right={question.expected.to_string()}>
            { prose(question.answer.in_lang(lang)) }
        </p>
    }
}

/// What is given, and the cells of the answer, empty or filled in. Another kind of answer is written
/// below.
fn on_paper(drill: &Drill, answered: bool, lang: Lang) -> Html {
    let rows = [drill.paper_row()];
    let rows: &[Bits] = if drill.question.n_bits() == 0 {
        &[]
    } else {
        &rows
    };
    let board = drill.board();
    let drawn = Paper {
        board: board.as_ref(),
        given: given_on_paper(&drill.question, lang),
        n_ghosts: rows.first().map_or(0, Bits::n_ghosts),
        rows,
        order: ORDER,
        lang,
    };
    html! {
        <>
            { paper(&drawn, answered) }
            if !answered {
                { choices(&drill.question, lang) }
            }
        </>
    }
}

/// The lines of an order or the answers of a choice, or a line to write on.
fn choices(question: &Question, lang: Lang) -> Html {
    match question.kind {
        AnswerKind::Bits(_) => Html::default(),
        AnswerKind::Number | AnswerKind::Square(_) => html! {
            <p class="name-line">{ words::ANSWER.in_lang(lang) }</p>
        },
        AnswerKind::Order(texts) | AnswerKind::Choice(texts) => html! {
            <ul class="paper-answers">
                for text in texts {
                    <li>{ prose(text.in_lang(lang)) }</li>
                }
            </ul>
        },
    }
}
