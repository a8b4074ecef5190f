//! Choosing a question of the course, and how many like it stand on a sheet.

use yew::prelude::*;

use super::{Made, made, number_field};
use crate::{
    draw::view::{
        buttons::{ButtonKind, button},
        choice::{choice, number_choice},
        html,
    },
    pages::learn::{
        COURSE, LessonList, QuestionChoice, ToolAction,
        words::{exercise_name, review::questions, tools as words},
    },
    text::Lang,
};

/// The choices, and the links that follow from them.
pub(super) fn question(
    chosen: QuestionChoice,
    list: &LessonList,
    send: &Callback<ToolAction>,
    lang: Lang,
) -> Html {
    let lessons = (1..)
        .zip(COURSE.iter())
        .filter(|(_, of)| of.n_exercises != 0);
    let lessons = lessons.collect::<Vec<(usize, _)>>();
    let at = lessons.iter().position(|(_, of)| *of == chosen.lesson);
    let (seed, n_exercises) = (chosen.seed, chosen.lesson.n_exercises);
    let named = lessons.clone();
    html! {
        <>
            <h2>{ words::QUESTIONS_TITLE.in_lang(lang) }</h2>
            <p>{ words::QUESTIONS_WHY.in_lang(lang) }</p>
            <div class="fields live">
                { choice(
                    ("lesson", words::LESSON.in_lang(lang)),
                    0..lessons.len(),
                    at.unwrap_or(0),
                    |at| {
                        let (number, lesson) = named[at];
                        let title = &list.cards[number - 1].title;
                        (lesson.slug.as_str(), format!("{number}. {title}"))
                    },
                    send.reform(move |at: usize| ToolAction::Lesson(lessons[at].1)),
                ) }
                { choice(
                    ("exercise", words::EXERCISE.in_lang(lang)),
                    0..n_exercises,
                    chosen.exercise,
                    |at| {
                        let name = exercise_name(at + 1, n_exercises, 0);
                        ((at + 1).to_string(), name.in_lang(lang).to_owned())
                    },
                    send.reform(ToolAction::Exercise),
                ) }
                { number_field(("seed", words::SEED), seed, &send.reform(ToolAction::Seed), lang) }
                { button(
                    ButtonKind::Plain,
                    "another-seed",
                    words::ANOTHER_SEED.in_lang(lang),
                    send.reform(move |_| ToolAction::Seed(seed.wrapping_add(1))),
                ) }
                { number_choice(
                    ("questions", words::N_QUESTIONS.in_lang(lang)),
                    1..=QuestionChoice::MOST,
                    chosen.n_questions,
                    send.reform(ToolAction::Questions),
                ) }
            </div>
            { made(links(chosen, list, lang), lang) }
        </>
    }
}

fn links(chosen: QuestionChoice, list: &LessonList, lang: Lang) -> [Made; 2] {
    let sheet = questions(chosen.n_questions);
    [
        Made {
            action: "to-exercise",
            label: words::ON_THE_PAGE,
            to: chosen.on_the_page(),
            why: html! { <span>{ &list.cards[COURSE.index(chosen.lesson)].title }</span> },
        },
        Made {
            action: "to-sheet",
            label: words::ON_PAPER,
            to: chosen.on_paper(),
            why: html! { <span>{ sheet.in_lang(lang).to_owned() }</span> },
        },
    ]
}
