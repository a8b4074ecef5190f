//! An exercise as a sheet of paper, with the answers on another.

use std::rc::Rc;

use yew::prelude::*;

use super::live_board::order_name;
use crate::{
    browser::document,
    state::{
        Board, CourseScene, Mark, Preferences, Square,
        scene::course::{ExerciseScene, GivenRow},
    },
    text::{Lang, course_labels as labels},
    ui::{stacked::stack_name, stepper::board::queen},
};

/// What a sheet shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SheetProps {
    /// The course, ready to be drawn.
    pub scene: Rc<CourseScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
}

/// The question on one sheet, the answer on another.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let CourseScene::Sheet(exercise, lesson) = &*props.scene else {
        return html! {};
    };
    let lang = props.preferences.language;
    let order = order_name(props.preferences.order);
    let back = format!("#/learn/{}?lang={}", lesson.slug, lang.tag());
    html! {
        <div class="sheets" data-sheet="">
            <div class="sheet-buttons">
                <button type="button" class="main" data-action="print" onclick={|_| document::print()}>
                    { labels::PRINT_SHEET.in_lang(lang) }
                </button>
                <a href={back}>{ labels::CLOSE_SHEET.in_lang(lang) }</a>
            </div>
            <section class="sheet">
                <h1 tabindex="-1">{ labels::QUESTION_SHEET.in_lang(lang) }{ " · " }{ lesson.title.in_lang(lang) }</h1>
                <p class="name-line">{ labels::NAME_AND_DATE.in_lang(lang) }</p>
                <p class="prompt">{ exercise.prompt.in_lang(lang) }</p>
                <p>{ labels::SHEET_WHY.in_lang(lang) }</p>
                { paper(exercise, order, false, lang) }
            </section>
            <section class="sheet">
                <h2>{ labels::ANSWER_SHEET.in_lang(lang) }{ " · " }{ lesson.title.in_lang(lang) }</h2>
                <p class="prompt">{ exercise.prompt.in_lang(lang) }</p>
                { paper(exercise, order, true, lang) }
                <p class="result">{ exercise.answer_sentence.in_lang(lang) }</p>
            </section>
        </div>
    }
}

/// The board and the rows, empty or filled in.
fn paper(exercise: &ExerciseScene, order: &'static str, answered: bool, lang: Lang) -> Html {
    let n = exercise
        .board
        .as_ref()
        .map_or(exercise.field.len(), |board| board.size.len());
    let ghosts = exercise.field.iter().filter(|bit| bit.ghost).count();
    html! {
        <div class="paper" data-n={n.to_string()} data-order={order} data-ghosts={ghosts.to_string()}>
            if let Some(board) = &exercise.board {
                { paper_board(board) }
            }
            for row in &exercise.given {
                <div class="paper-row">
                    {match row {
                        GivenRow::Worth(worths) => html! {
                            <>
                                { stack_name("", Some(labels::WORTH.in_lang(lang))) }
                                for worth in worths { <span class="worth">{ worth }{ " " }</span> }
                            </>
                        },
                        GivenRow::Word(word) => html! {
                            <>
                                { stack_name("x", None) }
                                for on in word.row() { <span class="bit" data-on={on.then_some("")}>{ if on { "1" } else { "0" } }</span> }
                            </>
                        },
                    }}
                </div>
            }
            <div class="paper-row" data-answered={answered.to_string()}>
                { stack_name(exercise.name, None) }
                for (bit, on) in exercise.field.iter().zip(&exercise.answer) {
                    <span class="bit blank" data-ghost={bit.ghost.then_some("")}>
                        if answered {
                            { if *on { "1" } else { "0" } }
                        }
                    </span>
                }
            </div>
        </div>
    }
}

/// The queens that stand; the row asked about is left empty on both sheets.
fn paper_board(board: &Board) -> Html {
    html! {
        for row in 0..board.size.get() {
            <div class="paper-row">
                <span class="stack-name">{ row }</span>
                for square in board.row(row) {
                    { paper_square(square) }
                }
            </div>
        }
    }
}

fn paper_square(square: &Square) -> Html {
    html! {
        <span class="paper-square" data-in-work={square.in_work.then_some("")}>
            if square.mark == Mark::Queen {
                { queen() }
            }
        </span>
    }
}
