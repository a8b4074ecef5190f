//! The rows of the list of lessons. They are a part of the program of their own: a lesson that is opened
//! by itself does not wait for them.

mod standing;

use std::rc::Rc;

use yew::prelude::*;

use self::standing::{bring_back, mark, test_link};
use super::links;
use crate::{
    draw::{
        CellStyle,
        view::{
            drawing::drawing,
            html,
            lazy::{fetch_ahead, lazy_drawing},
            link::Link,
            prose::prose,
        },
    },
    pages::learn::{
        COURSE, CardPicture, CoursePart, LearnAction, LearnPage, LessonSummary, link, one_queen,
        part_about, part_title, words,
    },
    site::{Lazy, PageContext, lazy},
    text::words::PAGE_SOLVE,
};

/// The part of the program, which is also the name of its area.
const LIST: &str = "learn_list";

/// The rows, or while their part is on the way a sentence that says so.
pub(super) fn list(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let given = (Rc::new(page.clone()), view.clone());
    lazy_drawing(LIST, LIST, listed, given, Some(view.lang()))
}

/// Fetches the rows before a reader goes back to them.
pub(super) async fn fetch_list() {
    fetch_ahead(LIST, fetch()).await;
}

type Draw = fn(&LearnPage, &PageContext<LearnAction>) -> Html;

fn fetch() -> Lazy<Draw> {
    lazy!(learn_list() -> Draw = draw)
}

fn listed((page, view): (Rc<LearnPage>, PageContext<LearnAction>)) -> Lazy<Html> {
    let draw = fetch();
    Box::pin(async move { Ok(draw.await?(&page, &view)) })
}

/// Draws the rows of each part of the course, and what is stored of them.
fn draw(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let n_done = page.progress.count();
    let done = |is_advanced| {
        let lessons = COURSE
            .iter()
            .filter(|of| of.part.is_advanced() == is_advanced);
        [page.progress.count_of(is_advanced), lessons.count()]
    };
    html! {
        <>
        for part in CoursePart::ALL.into_iter().filter(|part| !part.is_advanced()) {
            <section class="course-part">
                <div class="part-head">
                    <h2>{ part_title(part).in_lang(lang) }</h2>
                    <p>{ part_about(part).in_lang(lang) }</p>
                </div>
                <ol class="lessons" role="list">
                    if part == CoursePart::Search {
                        { by_hand(view) }
                    }
                    { for COURSE.of_part(part).map(|(number, lesson)| row(number, lesson, page, view)) }
                </ol>
                { test_link(part, lang) }
            </section>
        }
        for part in CoursePart::ALL.into_iter().filter(|part| part.is_advanced()) {
            { advanced(part, page, view) }
        }
        <div class="record">
            <p role="status">{ words::lessons_done(done(false), done(true)).in_lang(lang) }</p>
            <button
                type="button"
                class="quiet"
                data-action="clear-progress"
                disabled={n_done == 0 && page.review.boxes.is_empty()}
                onclick={view.send.reform(|_| LearnAction::ClearProgress)}
            >
                { words::CLEAR_PROGRESS.in_lang(lang) }
            </button>
            { bring_back(page, view) }
            <p class="known-why">{ words::review::KNOWN_WHY.in_lang(lang) }</p>
        </div>
        </>
    }
}

/// An advanced part, folded until the reader has been in it.
fn advanced(part: CoursePart, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let n_lessons = COURSE.of_part(part).count();
    let was_in = COURSE
        .of_part(part)
        .any(|(_, lesson)| page.progress.has(lesson));
    html! {
        <details class="course-part advanced" open={was_in || page.last == Some(part)}>
            <summary data-part={part.name()}>
                <h2>{ part_title(part).in_lang(lang) }</h2>
                <span>{ words::n_lessons(n_lessons).in_lang(lang) }</span>
                <span class="about">{ part_about(part).in_lang(lang) }</span>
            </summary>
            <ol class="lessons" role="list">
                { for COURSE.of_part(part).map(|(number, lesson)| row(number, lesson, page, view)) }
            </ol>
            { test_link(part, lang) }
        </details>
    }
}

fn row(
    number: usize,
    lesson: &'static LessonSummary,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let done = page.progress.has(lesson);
    let card = &page.list().cards[number - 1];
    html! {
        <li class="lesson-row" data-lesson={&*lesson.slug} data-done={done.then_some("")}>
            <span class="lesson-number">{ number }</span>
            <div class="lesson-picture">
                if let Some(picture) = CardPicture::of(&card.picture) {
                    { drawing(&picture.drawing(CellStyle::CARD), None, None) }
                }
            </div>
            <h3>
                <Link to={link::to_lesson(lesson, &[], None)}>{ &card.title }</Link>
            </h3>
            <p>{ prose(&card.outcome) }</p>
            <span class="lesson-time">{ words::minutes(lesson.minutes).in_lang(lang) }</span>
            { mark(lesson, page, lang) }
        </li>
    }
}

/// The board to solve by hand, before the first lesson.
fn by_hand(view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <li class="lesson-row">
            <span class="lesson-number">{ 0 }</span>
            <div class="lesson-picture">{ drawing(&one_queen().drawing(CellStyle::CARD), None, None) }</div>
            <h3>
                <Link action="solve" to={links::solve()}>{ PAGE_SOLVE.in_lang(lang) }</Link>
            </h3>
            <p>{ words::SOLVE_FIRST.in_lang(lang) }</p>
        </li>
    }
}
