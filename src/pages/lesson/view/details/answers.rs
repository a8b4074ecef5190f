//! The right answers of a lesson, as its sheet of paper has them.

use yew::prelude::*;

use bitqueens_course::Block;

use crate::{
    draw::view::{html, link::prose},
    pages::lesson::{OpenLesson, view::questions::right_answer, words},
    text::{Lang, words::COLON},
};

/// The right answers of the lesson's questions and exercises, and what its faults come to; only printed.
pub(super) fn answers(open: &OpenLesson, lang: Lang) -> Html {
    let blocks = open.lesson.blocks.iter().enumerate();
    let asked = blocks.filter_map(|(at, block)| Some((open.asked_block(at)?, block)));
    html! {
        <section class="lesson-answers" data-answers="">
            <h2>{ words::ANSWERS.in_lang(lang) }{ " · " }{ &open.lesson.title }</h2>
            <ul>
                for (asked, block) in asked {
                    <li>
                        <b>{ asked.heading.into_lang(lang) }</b>
                        { " " }
                        if let Block::Quiz(_) = block {
                            { right_answer(asked.question, COLON.in_lang(lang), lang) }
                        } else {
                            { prose(asked.question.answer.in_lang(lang)) }
                        }
                    </li>
                }
            </ul>
        </section>
    }
}
