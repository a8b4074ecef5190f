//! The list of lessons, below its heading.

use yew::prelude::*;

use crate::{
    course::{
        CardPicture, CoursePart, LessonSummary, ORDER, Standing, link, one_queen, part_about,
        part_title,
        view::due::due,
        words::{FROM_HERE, minutes, review::KNOWN_WHY},
    },
    draw::{
        CellStyle,
        view::{
            drawing::drawing,
            html,
            link::{Link, prose},
        },
    },
    pages::learn::{LearnAction, LearnPage, words},
    site::{Address, PageContext},
    text::{
        Lang, unbroken,
        words::{PAGE_SOLVE, TERMS},
    },
};
use bitqueens_course::{Card, LessonCards};

/// The heading of the list, and what stands below it.
pub(super) fn around(body: Html, untranslated: Html, lang: Lang) -> Html {
    html! {
        <article class="contents" key="contents">
            <h1 tabindex="-1">{ words::CONTENTS.in_lang(lang) }</h1>
            { untranslated }
            { body }
        </article>
    }
}

/// The list of lessons: the next one first, then the short way, then a row for each of a part, with what is done.
pub(super) fn contents(
    page: &LearnPage,
    cards: &LessonCards,
    view: &PageContext<LearnAction>,
) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    html! {
        <>
            <p>{ words::CONTENTS_WHY.in_lang(lang) }</p>
            <div class="ways-in">
                { go_on(page, view) }
                { due(&page.course, lang) }
            </div>
            if preferences.order != ORDER {
                <p>{ words::ORDER_FIXED.in_lang(lang) }</p>
            }
            { list(page, cards, view) }
        </>
    }
}

/// The way to the lesson that the reader goes on with; nothing where all are done.
fn go_on(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let label = match page.course.was_in() {
        None => words::BEGIN,
        Some(_) => words::GO_ON,
    };
    let go_on = |lesson: &'static LessonSummary| {
        html! {
            <p class="go-on">
                <Link action="go-on" to={link::to_lesson(lesson, &[], None)}>
                    <span class="meaning">{ label.in_lang(lang) }</span>
                    { " " }
                    <b>{ page.course.title_of(lesson) }</b>
                </Link>
            </p>
        }
    };
    page.course.goes_on().map(go_on).unwrap_or_default()
}

/// The rows of each part of the course, and what is stored of them.
fn list(page: &LearnPage, cards: &LessonCards, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let (list, progress) = (page.course.list(), &page.course.progress);
    let n_done = page.course.n_done();
    let done = |is_advanced| {
        let all = list.lessons.iter();
        let all = all.filter(|lesson| lesson.part.is_advanced() == is_advanced);
        let done = all.clone().filter(|lesson| progress.has(lesson));
        [done.count(), all.count()]
    };
    html! {
        <>
        { short_way(page, cards, view) }
        <p>{ words::ALL_BY_PART.in_lang(lang) }</p>
        for part in CoursePart::ALL {
            { course_part(part, page, cards, view) }
        }
        <div class="record">
            <p role="status">{ words::lessons_done(done(false), done(true)).in_lang(lang) }</p>
            <button
                type="button"
                class="quiet"
                data-action="clear-progress"
                disabled={n_done == 0 && page.course.shelf.boxes.is_empty()}
                onclick={view.send.reform(|_| LearnAction::ClearProgress)}
            >
                { words::CLEAR_PROGRESS.in_lang(lang) }
            </button>
            { bring_back(page, view) }
            <Link action="glossary" to={Address::glossary(None)}>
                { TERMS.in_lang(lang) }
            </Link>
            <p class="known-why">{ KNOWN_WHY.in_lang(lang) }</p>
        </div>
        </>
    }
}

/// The short way, and behind each of its lessons those that leave it there.
fn short_way(page: &LearnPage, cards: &LessonCards, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let list = page.course.list();
    let n_lessons = list.way().count();
    let minutes = list.way().map(|lesson| lesson.minutes).sum();
    html! {
        <section class="short-way" data-way="" data-lessons={n_lessons.to_string()}>
            <h2>{ words::way(n_lessons).in_lang(lang).to_owned() }</h2>
            <p class="extent">{ words::extent(n_lessons, minutes).in_lang(lang).to_owned() }</p>
            { pace(page, lang) }
            <p class="about">{ words::WAY_ABOUT.in_lang(lang) }</p>
            <ol class="lessons" role="list">
                { by_hand(view) }
                for (at, lesson) in list.way().map(|lesson| (list.index(lesson), lesson)) {
                    <>
                        { row(RowOf::Way, at + 1, lesson, &cards.0[at], page, view) }
                        if let Some(titles) = branches(page, lesson) {
                            <li class="branches">{ FROM_HERE.in_lang(lang) }{ titles }</li>
                        }
                    </>
                }
            </ol>
        </section>
    }
}

/// What the reader's pace says of the lessons of the short way that are left, once it is known.
fn pace(page: &LearnPage, lang: Lang) -> Html {
    let course = &page.course;
    let left = || {
        course
            .list()
            .way()
            .filter(|lesson| !course.progress.has(lesson))
    };
    let promised = left().map(|lesson| lesson.minutes).sum();
    match (course.pace(), left().count()) {
        (None, _) | (_, 0) => Html::default(),
        (Some(pace), n_left) => {
            let minutes = pace.minutes(promised);
            html! {
                <p class="extent" data-pace={minutes.to_string()}>
                    { words::pace(pace, n_left, minutes).in_lang(lang).to_owned() }
                </p>
            }
        }
    }
}

/// The titles of the lessons that leave the short way at a lesson, where some do. Their links are in the parts below.
fn branches(page: &LearnPage, lesson: &LessonSummary) -> Option<String> {
    let titles = page.course.list().branches(lesson);
    let titles = titles.map(|lesson| page.course.title_of(lesson));
    let titles: Vec<_> = titles.collect();
    (!titles.is_empty()).then(|| titles.join(" · "))
}

/// The list that a row stands in.
#[derive(Clone, Copy, PartialEq)]
enum RowOf {
    Way,
    Part,
}

/// A part, folded until the reader has been in it.
fn course_part(
    part: CoursePart,
    page: &LearnPage,
    cards: &LessonCards,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let list = page.course.list();
    let lessons = || list.of_part(part);
    let was_in = lessons().any(|(_, lesson)| page.course.progress.has(lesson));
    let is_last = page.course.last.is_some_and(|last| last.part == part);
    let minutes = lessons().map(|(_, lesson)| lesson.minutes).sum();
    html! {
        <details class="course-part" open={was_in || is_last}>
            <summary data-part={part.name()}>
                <h2>{ part_title(part).in_lang(lang) }</h2>
                <span class="extent">{ words::extent(lessons().count(), minutes).in_lang(lang) }</span>
                <span class="about">{ part_about(part).in_lang(lang) }</span>
            </summary>
            <ol class="lessons" role="list">
                { for lessons().map(|(number, lesson)| row(RowOf::Part, number, lesson, &cards.0[number - 1], page, view)) }
            </ol>
            if CoursePart::tested().any(|tested| tested == part) {
                { test_link(part, lang) }
            }
        </details>
    }
}

fn row(
    kind: RowOf,
    number: usize,
    lesson: &'static LessonSummary,
    card: &Card,
    page: &LearnPage,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let done = page.course.progress.has(lesson);
    let [on_way, in_part] =
        [RowOf::Way, RowOf::Part].map(|own| (own == kind).then_some(&*lesson.slug));
    html! {
        <li
            class="lesson-row"
            data-lesson={in_part}
            data-way-lesson={on_way}
            data-done={(done && kind == RowOf::Part).then_some("")}
        >
            <span class="lesson-number">{ number }</span>
            <div class="lesson-picture">
                if let Some(picture) = CardPicture::of(&card.picture) {
                    { drawing(&picture.drawing(CellStyle::CARD), None, None) }
                }
            </div>
            <h3>
                <Link to={link::to_lesson(lesson, &[], None)}>{ unbroken(page.course.title_of(lesson)) }</Link>
            </h3>
            <p>{ prose(&card.outcome) }</p>
            <span class="lesson-time">
                <span>{ minutes(lesson.minutes).in_lang(lang) }</span>
                if let Some(took) = page.course.took(lesson) {
                    <span data-took={took.to_string()}>{ words::took(took).in_lang(lang) }</span>
                }
            </span>
            { mark(lesson, page, lang) }
        </li>
    }
}

/// The board to solve by hand, before the first lesson.
fn by_hand(view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <li class="lesson-row">
            <span class="lesson-number"></span>
            <div class="lesson-picture">{ drawing(&one_queen().drawing(CellStyle::CARD), None, None) }</div>
            <h3>
                <Link action="solve" to={link::to_solve()}>{ PAGE_SOLVE.in_lang(lang) }</Link>
            </h3>
            <p>{ words::SOLVE_FIRST.in_lang(lang) }</p>
        </li>
    }
}

/// What is known of a lesson, in its row of the list.
fn mark(lesson: &'static LessonSummary, page: &LearnPage, lang: Lang) -> Html {
    let standing = page.course.standing(lesson);
    // The ring says it.
    let is_told = matches!(standing, Standing::NotBegun | Standing::Begun);
    html! {
        <span class="done-mark" data-standing={standing.name()}>
            <span class="ring" aria-hidden="true"></span>
            <span class={is_told.then_some("unseen")}>{ words::standing(standing).in_lang(lang) }</span>
        </span>
    }
}

/// The way to the test of a part, at its end.
fn test_link(part: CoursePart, lang: Lang) -> Html {
    html! {
        <p class="part-test">
            <Link action="test" to={link::to_test(Some((part, None)))}>
                { words::test_link(part).in_lang(lang).to_owned() }
            </Link>
        </p>
    }
}

/// The way back after the record was cleared.
fn bring_back(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let onclick = view.send.reform(|_| LearnAction::BringBack);
    html! {
        if page.course.cleared.is_some() {
            <span role="status">{ words::CLEARED.in_lang(lang) }</span>
            <button type="button" data-action="bring-back" {onclick}>
                { words::BRING_BACK.in_lang(lang) }
            </button>
        }
    }
}
