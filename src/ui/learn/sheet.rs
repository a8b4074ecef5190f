//! An exercise as a sheet of paper, with the answers on another.

use std::rc::Rc;

use yew::prelude::*;

use super::paper::{Paper, paper, two_sheets};
use crate::{
    state::{
        CourseScene, PaperBit, PaperRow, Preferences,
        scene::course::{ExerciseScene, GivenRow},
    },
    text::{Lang, course_labels as labels},
    ui::{prose::prose, stacked::stack_name},
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
    let row = row(exercise);
    let drawn = Paper {
        board: exercise.board.as_ref(),
        given: given(exercise, lang),
        n_ghosts: row.bits.iter().filter(|bit| bit.ghost).count(),
        rows: &[row],
        order: props.preferences.order,
        lang,
    };
    let prompt = html! { <p class="prompt">{ prose(exercise.prompt.in_lang(lang)) }</p> };
    let question = html! {
        <>
            { prompt.clone() }
            <p>{ labels::SHEET_WHY.in_lang(lang) }</p>
            { paper(&drawn, false) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            { paper(&drawn, true) }
            <p class="result">{ exercise.answer_sentence.in_lang(lang) }</p>
        </>
    };
    let back = format!("#/learn/{}?lang={}", lesson.slug, lang.tag());
    let title = lesson.title.in_lang(lang);
    two_sheets(title, (back, labels::CLOSE_SHEET), question, answer, lang)
}

fn row(exercise: &ExerciseScene) -> PaperRow {
    let cells = exercise.field.iter().zip(&exercise.answer);
    PaperRow {
        name: exercise.name,
        bits: cells
            .map(|(bit, on)| PaperBit {
                on: *on,
                ghost: bit.ghost,
            })
            .collect(),
    }
}

fn given(exercise: &ExerciseScene, lang: Lang) -> Html {
    html! {
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
    }
}
