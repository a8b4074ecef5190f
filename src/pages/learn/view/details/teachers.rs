//! The page for teachers, below its heading.

use yew::prelude::*;

use super::{class::class, strips::strips};
use crate::{
    draw::view::{
        buttons::{ButtonKind, print_button},
        html,
        link::{Link, prose},
    },
    pages::learn::{COURSE, LessonList, link, view::tables::table, words::teachers as words},
    text::Lang,
};
use bitqueens_course::{NoteBlock, TeachersEdition, TeachersNote};

/// The classes, the notes, and every lesson on paper.
pub(super) fn teachers(edition: &TeachersEdition, list: &LessonList, lang: Lang) -> Html {
    html! {
        <>
            <p>{ words::WHY.in_lang(lang) }</p>
            <p class="print-lesson">
                { print_button(ButtonKind::Plain, words::PRINT_ALL.in_lang(lang)) }
            </p>
            { for edition.before.iter().map(|of| note(of, lang)) }
            { for edition.plans.iter().map(|of| class(of, list, lang)) }
            { for edition.notes.iter().map(|of| note(of, lang)) }
            <section class="note screen">
                <h2>{ words::PAPER.in_lang(lang) }</h2>
                <p>{ prose(words::PAPER_WHY.in_lang(lang)) }</p>
                <ol class="on-paper">
                    for (lesson, card) in COURSE.iter().zip(&list.cards) {
                        <li>
                            <Link action="to-print" to={link::to_lesson(lesson, &[], None)}>
                                { &card.title }
                            </Link>
                        </li>
                    }
                </ol>
            </section>
        </>
    }
}

fn note(of: &TeachersNote, lang: Lang) -> Html {
    let block = |block: &NoteBlock| match block {
        NoteBlock::Text(text) => html! { <p>{ prose(text) }</p> },
        NoteBlock::Table {
            heads,
            rows,
            caption,
        } => html! {
            <figure class="lesson-figure">
                { table(heads, rows) }
                <figcaption>{ prose(caption) }</figcaption>
            </figure>
        },
        NoteBlock::Strips => strips(lang),
    };
    let cut = of.blocks.iter().any(|of| matches!(of, NoteBlock::Strips));
    html! {
        <section class={classes!("note", cut.then_some("to-cut"))}>
            <h2>{ &of.title }</h2>
            { for of.blocks.iter().map(block) }
        </section>
    }
}
