//! The right answers of a lesson, as its sheet of paper has them.

use yew::prelude::*;

use crate::{
    course::{
        Source,
        words::{exercise_name, questions::OPENING},
    },
    draw::view::{html, link::prose},
    pages::lesson::{OpenLesson, view::questions::right_answer, words},
    question::Question,
    text::Lang,
};

/// The right answers of the lesson's questions and exercises, and what its faults come to; only printed.
pub(super) fn answers(open: &OpenLesson, lang: Lang) -> Html {
    let (lesson, n_exercises) = (open.lesson, open.exercises().count());
    let item = |name: &str, answer: &str| {
        html! { <li><b>{ name.to_owned() }</b>{ " " }{ prose(answer) }</li> }
    };
    let quizzes = open
        .asked()
        .filter(|asked| matches!(asked.source, Source::Quiz(_)));
    html! {
        <section class="lesson-answers" data-answers="">
            <h2>{ words::ANSWERS.in_lang(lang) }{ " · " }{ &lesson.title }</h2>
            <ul>
                if let Some(opening) = open.opening() {
                    { item(OPENING.in_lang(lang), opening.question.answer.in_lang(lang)) }
                }
                for quiz in quizzes {
                    <li>
                        <b>{ words::QUIZ.in_lang(lang) }</b>
                        { " " }
                        { right_answer(&quiz.attempt.question, words::COLON.in_lang(lang), lang) }
                    </li>
                }
                for trial in lesson.trials() {
                    { item(words::BREAK.in_lang(lang), &trial.after) }
                }
                for puzzle in lesson.puzzles() {
                    { item(words::PUZZLE.in_lang(lang), Question::from(puzzle).answer.in_lang(lang)) }
                }
                for find in lesson.finds() {
                    { item(words::FIND.in_lang(lang), Question::from(find).answer.in_lang(lang)) }
                }
                for (index, exercise) in open.exercises().enumerate() {
                    { item(
                        exercise_name(index + 1, n_exercises, exercise.seed).in_lang(lang),
                        exercise.attempt.question.answer.in_lang(lang),
                    ) }
                }
            </ul>
        </section>
    }
}
