//! The answers to the homework that a lesson is: a line for each pupil's number.

use yew::prelude::*;

use crate::{
    draw::view::{
        html,
        link::{Link, prose},
        tables::table_head,
    },
    pages::learn::{
        Exercise, OpenLesson, exercises, link,
        words::{self, teachers as own},
    },
    text::Lang,
};

/// The right bits of every exercise for the numbers from 1, each number a link to its questions.
pub(super) fn key(open: &OpenLesson, pupils: u8, lang: Lang) -> Html {
    let lesson = open.lesson;
    let questions = 1..=lesson.exercises().count();
    let heads = questions.map(|number| own::question(number).in_lang(lang).to_owned());
    let heads = [own::NUMBER.in_lang(lang).to_owned()]
        .into_iter()
        .chain(heads);
    html! {
        <article class="lesson homework-key" data-key={pupils.to_string()} key="key">
            <p class="lesson-number">
                <Link action="close-key" to={open.on_the_page()}>{ words::CLOSE_SHEET.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ own::KEY_TITLE.in_lang(lang) }{ " · " }{ &lesson.title }</h1>
            <p>{ own::KEY_WHY.in_lang(lang) }</p>
            <div class="table-frame" tabindex="0">
                <table class="work">
                    { table_head(heads) }
                    <tbody>
                        for pupil in 1..=pupils {
                            <tr data-pupil={pupil.to_string()}>
                                <th scope="row">
                                    <Link action="homework" to={link::to_homework(open.entry, pupil)}>{ pupil }</Link>
                                </th>
                                for exercise in exercises(lesson) {
                                    <td>{ answer(&exercise, pupil, lang) }</td>
                                }
                            </tr>
                        }
                    </tbody>
                </table>
            </div>
        </article>
    }
}

/// The right bits of a pupil's question, or another kind of answer.
fn answer(exercise: &Exercise, pupil: u8, lang: Lang) -> Html {
    let question = exercise.question(link::homework_seed(pupil.into()));
    prose(question.kind.say(&question.right).in_lang(lang))
}
