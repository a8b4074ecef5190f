//! The list of lessons: its parts, a row for each lesson.

use yew::prelude::*;

use super::{
    ReviewArea, links, review_area,
    standing::{bring_back, mark, test_link},
    thumbnail::{card_picture, cells},
};
use crate::{
    draw::view::{link::Link, prose::prose},
    pages::learn::{
        Appendix, COURSE, CoursePart, LearnAction, LearnPage, LessonSummary, ORDER, Thumbnail,
        link, words,
    },
    site::PageContext,
    text::words::PAGE_SOLVE,
};

/// The list of lessons: the next one first, then a row for each, with what is done.
pub(super) fn contents(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let n_done = page.progress.count();
    let done = |is_advanced| {
        let lessons = COURSE
            .iter()
            .filter(|of| of.part.is_advanced() == is_advanced);
        [page.progress.count_of(is_advanced), lessons.count()]
    };
    html! {
        <article class="contents">
            <h1 tabindex="-1">{ words::CONTENTS.in_lang(lang) }</h1>
            <p>{ words::CONTENTS_WHY.in_lang(lang) }</p>
            <div class="ways-in">
                { go_on(page, view) }
                for appendix in [Appendix::Glossary, Appendix::Teachers] {
                    <Link action={appendix.name()} to={link::to_appendix(appendix)}>
                        { appendix.title().in_lang(lang) }
                    </Link>
                }
                <key="due">{ review_area(ReviewArea::Due, page, view) }</>
            </div>
            if preferences.order != ORDER {
                <p>{ words::ORDER_FIXED.in_lang(lang) }</p>
            }
            for part in CoursePart::ALL.into_iter().filter(|part| !part.is_advanced()) {
                <section class="course-part">
                    <div class="part-head">
                        <h2>{ part.title().in_lang(lang) }</h2>
                        <p>{ part.about().in_lang(lang) }</p>
                    </div>
                    <ol class="lessons" role="list">
                        if part == CoursePart::Search {
                            { by_hand(view) }
                        }
                        { for part.entries().map(|(number, lesson)| row(number, lesson, page, view)) }
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
        </article>
    }
}

/// An advanced part, folded until the reader has been in it.
fn advanced(part: CoursePart, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let n_lessons = part.entries().count();
    let was_in = part.entries().any(|(_, lesson)| page.progress.has(lesson));
    html! {
        <details class="course-part advanced" open={was_in || page.last == Some(part)}>
            <summary data-part={part.name()}>
                <h2>{ part.title().in_lang(lang) }</h2>
                <span>{ words::n_lessons(n_lessons).in_lang(lang) }</span>
                <span class="about">{ part.about().in_lang(lang) }</span>
            </summary>
            <ol class="lessons" role="list">
                { for part.entries().map(|(number, lesson)| row(number, lesson, page, view)) }
            </ol>
            { test_link(part, lang) }
        </details>
    }
}

/// The way to the first lesson that is not done; nothing where all are.
fn go_on(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let label = match page.progress.count() {
        0 => words::BEGIN,
        _ => words::GO_ON,
    };
    let go_on = |lesson: &'static LessonSummary| {
        html! {
            <p class="go-on">
                <Link action="go-on" to={link::to_lesson(lesson, &[], None)}>
                    <span class="meaning">{ label.in_lang(lang) }</span>
                    { " " }
                    <b>{ lesson.title.in_lang(lang) }</b>
                </Link>
            </p>
        }
    };
    page.progress.next().map(go_on).unwrap_or_default()
}

fn row(
    number: usize,
    lesson: &'static LessonSummary,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let done = page.progress.has(lesson);
    html! {
        <li class="lesson-row" data-lesson={lesson.slug} data-done={done.then_some("")}>
            <span class="lesson-number">{ number }</span>
            <div class="lesson-picture">
                { lesson.card.drawn().map(|picture| card_picture(&picture)).unwrap_or_default() }
            </div>
            <h3>
                <Link to={link::to_lesson(lesson, &[], None)}>{ lesson.title.in_lang(lang) }</Link>
            </h3>
            <p>{ prose(lesson.card.outcome.in_lang(lang)) }</p>
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
            <div class="lesson-picture">{ cells(&Thumbnail::one_queen()) }</div>
            <h3>
                <Link action="solve" to={links::solve()}>{ PAGE_SOLVE.in_lang(lang) }</Link>
            </h3>
            <p>{ words::SOLVE_FIRST.in_lang(lang) }</p>
        </li>
    }
}
