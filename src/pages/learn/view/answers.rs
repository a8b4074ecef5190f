//! The answers of a lesson, on a page of their own when it is printed.

use yew::prelude::*;

use crate::{
    draw::view::{html, prose::prose},
    pages::learn::{OpenLesson, words, words::opening::OPENING},
    text::Lang,
};

/// An answer, folded, for readers whose browser runs no scripts; no one else sees it.
pub(super) fn folded(answer: Html, lang: Lang) -> Html {
    html! {
        <details class="folded">
            <summary>{ words::ANSWER.in_lang(lang) }</summary>
            <p>{ answer }</p>
        </details>
    }
}

/// The right answers of the lesson's questions and exercises, and what its faults come to; only printed.
pub(super) fn answers(open: &OpenLesson, lang: Lang) -> Html {
    let (lesson, n_drills) = (open.lesson, open.drills().count());
    let right = lesson
        .quizzes()
        .filter_map(|quiz| quiz.answers.iter().find(|of| of.right));
    let item = |name: &str, answer: &str| {
        html! { <li><b>{ name.to_owned() }</b>{ " " }{ prose(answer) }</li> }
    };
    html! {
        <section class="lesson-answers" data-answers="">
            <h2>{ words::ANSWERS.in_lang(lang) }{ " · " }{ lesson.title.in_lang(lang) }</h2>
            <ul>
                if let Some(opening) = lesson.opening() {
                    { item(OPENING.in_lang(lang), opening.told(None).in_lang(lang)) }
                }
                for answer in right {
                    <li>
                        <b>{ words::QUIZ.in_lang(lang) }</b>
                        { " " }
                        <q>{ prose(answer.text.in_lang(lang)) }</q>
                        { words::COLON.in_lang(lang) }
                        { prose(answer.reply.in_lang(lang)) }
                    </li>
                }
                for trial in lesson.trials() {
                    { item(words::BREAK.in_lang(lang), trial.after.in_lang(lang)) }
                }
                for (index, drill) in open.drills().enumerate() {
                    { item(
                        words::exercise_name(index + 1, n_drills, drill.seed).in_lang(lang),
                        drill.question.answer.in_lang(lang),
                    ) }
                }
            </ul>
        </section>
    }
}
