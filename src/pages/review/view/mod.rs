//! The review and the tests, below their headings.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    course::{
        BoxPlace, Content, Course, CourseFile, CoursePart, N_BOXES, link,
        view::{
            article::beside,
            due::not_stored,
            effects::{CourseEffects, CourseWork},
            fetch::{fetch, untranslated},
        },
        words::{TO_LESSONS, review as shared},
    },
    draw::view::{
        buttons::{ButtonKind, button},
        html,
        lazy::area,
        link::{Link, prose},
        moment,
    },
    pages::review::{ReviewAction, ReviewPage, Round, RoundOf, RoundPlan, words},
    site::{Lazy, PageContext, PageView},
    text::Lang,
};

mod along;
mod details;
mod question;

fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    match file {
        CourseFile::List => Content::list(bytes),
        CourseFile::Lesson(_) => Content::lesson(bytes),
        CourseFile::Cards | CourseFile::Glossary | CourseFile::Teachers => None,
    }
}

impl PageView for ReviewPage {
    fn awaited(&self) -> Option<Lazy<ReviewAction>> {
        Some(fetch(self.wanted()?, read))
    }

    fn view(self: &Rc<Self>, view: &PageContext<ReviewAction>) -> Html {
        let (course, name, lang) = (&self.course, self.open.name(), view.lang());
        let send = view.send.reform(ReviewAction::Course);
        let wanted = self.wanted();
        let (title, drawn) = match self.open {
            RoundOf::Due => (shared::TITLE, review(self, view)),
            RoundOf::Test(_) => (words::TEST, test(self, view)),
        };
        let said = untranslated(wanted.as_ref(), course, &send, lang);
        beside(name, title, area(name.into(), drawn), said, lang)
    }

    fn effects(self: &Rc<Self>, view: &PageContext<ReviewAction>) -> Html {
        let area = self.open.name().into();
        let work = CourseWork::of(&self.course, self.wanted(), area, read, view);
        html! { <CourseEffects {work} /> }
    }
}

/// The questions that are due, the boxes, and the ways to take them along.
fn review(page: &ReviewPage, view: &PageContext<ReviewAction>) -> Html {
    let Some(round) = page.round() else {
        return Html::default();
    };
    let lang = view.lang();
    let n_due = page.course.n_due();
    let n_left = match round.plan {
        RoundPlan::Review(n_left) => n_left,
        RoundPlan::Test { .. } => 0,
    };
    html! {
        <div class="review" data-review="" data-due={n_due.to_string()} data-left={n_left.to_string()}>
            { not_stored(view.not_stored, lang) }
            { along::set_aside(page, view) }
            { question::opening(round) }
            if let Some(item) = &round.item {
                { question::question(page, item, words::QUESTION.in_lang(lang), words::left(n_left).in_lang(lang), view) }
            } else {
                { rest(page, round, view) }
            }
            { boxes(&page.course, lang) }
            { along::along(page, view) }
        </div>
    }
}

/// Each box: its name, its questions, and after how many days it asks again.
fn boxes(course: &Course, lang: Lang) -> Html {
    let (boxes, list) = (&course.shelf.boxes, course.list());
    html! {
        <section>
            <h2>{ words::BOXES.in_lang(lang) }</h2>
            <p>{ words::WHY.in_lang(lang) }</p>
            <ol class="boxes" role="list">
                for (number, n) in (1..=N_BOXES).map(|number| (number, boxes.count(number, list))) {
                    <li data-box={number.to_string()} data-count={n.to_string()}>
                        <b>{ words::box_name(number).in_lang(lang).to_owned() }</b>
                        <span>{ shared::questions(n).in_lang(lang).to_owned() }</span>
                        <span class="meaning">{ words::after(BoxPlace::days(number)).in_lang(lang).to_owned() }</span>
                    </li>
                }
            </ol>
            <p>{ shared::KNOWN_WHY.in_lang(lang) }</p>
        </section>
    }
}

/// What is shown when no question is due.
fn rest(page: &ReviewPage, round: &Round, view: &PageContext<ReviewAction>) -> Html {
    let (lang, course) = (view.lang(), &page.course);
    let n_due = course.n_due();
    let days_left = course
        .shelf
        .boxes
        .days_left(course.list(), course.shelf.today);
    let has_more = round.first(course).is_some();
    let more = view.send.reform(|_| ReviewAction::More);
    html! {
        <section class="review-rest" data-rest="">
            <h2 id="review-question" tabindex="-1">{ shared::due(n_due).in_lang(lang).to_owned() }</h2>
            if let Some(days) = days_left.filter(|_| n_due == 0) {
                // Whatever is due beyond today's five comes tomorrow.
                <p>{ words::next_due(days.max(1)).in_lang(lang).to_owned() }</p>
            } else if days_left.is_none() && !has_more {
                <p>{ words::NOTHING_YET.in_lang(lang) }</p>
            }
            <div class="exercise-buttons">
                if has_more {
                    { button(ButtonKind::Plain, "more", words::MORE.in_lang(lang), more) }
                }
                { to_lessons("", lang) }
            </div>
        </section>
    }
}

fn to_lessons(class: &'static str, lang: Lang) -> Html {
    html! {
        <Link {class} action="lessons" to={link::contents()}>{ TO_LESSONS.in_lang(lang) }</Link>
    }
}

/// The parts that have a test.
fn choice(view: &PageContext<ReviewAction>) -> Html {
    let lang = view.lang();
    html! {
        <div class="review">
            <p>{ prose(words::TEST_WHY.in_lang(lang)) }</p>
            <ul class="tests">
                for part in CoursePart::tested() {
                    <li>
                        <Link action="test" to={link::to_test(Some((part, None)))}>
                            { words::test_of(part).in_lang(lang).to_owned() }
                        </Link>
                    </li>
                }
            </ul>
        </div>
    }
}

/// The questions of a test one by one, and then its result; where the address names no part, the choice of one.
fn test(page: &ReviewPage, view: &PageContext<ReviewAction>) -> Html {
    let lang = view.lang();
    let Some(round) = page.round() else {
        return choice(view);
    };
    let RoundPlan::Test {
        part,
        seed,
        questions,
    } = &round.plan
    else {
        return Html::default();
    };
    let number = question::serial(round) + 1;
    let title = words::test_of(*part);
    let place = words::tested(number, questions.len());
    html! {
        <div class="review" data-test={part.name()} data-seed={seed.to_string()}>
            if round.item.is_some() {
                <p>{ prose(words::TEST_WHY.in_lang(lang)) }</p>
            }
            { not_stored(view.not_stored, lang) }
            { along::set_aside(page, view) }
            { question::opening(round) }
            if let Some(item) = &round.item {
                { question::question(page, item, title.in_lang(lang), place.in_lang(lang), view) }
            } else {
                { result(page, round, (*part, *seed), lang) }
            }
        </div>
    }
}

/// The seed of another test; for a pupil, one that is no other pupil's.
fn another_seed(seed: u64) -> u64 {
    const BEYOND: u64 = 10_000;
    let is_of_pupil = link::pupil_of(seed).is_some();
    seed.wrapping_add(if is_of_pupil { BEYOND } else { 1 })
}

fn result(page: &ReviewPage, round: &Round, (part, seed): (CoursePart, u64), lang: Lang) -> Html {
    let n_right = round
        .answered
        .iter()
        .filter(|answered| answered.is_right)
        .count();
    let n_answered = round.answered.len();
    let again = link::to_test(Some((part, Some(another_seed(seed)))));
    let by_lesson = round.by_lesson(page.course.list());
    let weak = by_lesson
        .iter()
        .find(|(_, n_right, n_asked)| n_right < n_asked);
    html! {
        <section class="review-rest" data-result={n_right.to_string()}>
            <div class="moment" data-moment="test">
                <h2 id="review-question" tabindex="-1">
                    { moment::line(words::result(n_right, n_answered).in_lang(lang)) }
                </h2>
                { moment::turning_board((8 * n_right + n_answered / 2) / n_answered.max(1)) }
                if let Some(&(lesson, ..)) = weak {
                    <Link class="button main" action="go-on" to={link::to_lesson(lesson, &[], None)}>
                        { words::read_again(page.course.title_of(lesson)).into_lang(lang) }
                    </Link>
                } else {
                    { to_lessons("button main", lang) }
                }
            </div>
            <ul class="by-lesson">
                for &(lesson, n_right, n_asked) in &by_lesson {
                    <li data-lesson={&*lesson.slug}>
                        <span>{ page.course.title_of(lesson) }</span>
                        <b>{ format!("{n_right} / {n_asked}") }</b>
                        if n_right < n_asked {
                            <Link action="to-lesson" to={link::to_lesson(lesson, &[], None)}>
                                { words::READ_AGAIN.in_lang(lang) }
                            </Link>
                        }
                    </li>
                }
            </ul>
            if let Some(hand_in) = round.hand_in(&page.course) {
                { details::hand_in(hand_in, lang) }
            }
            <div class="exercise-buttons">
                <Link action="another-test" to={again}>{ words::ANOTHER_TEST.in_lang(lang) }</Link>
                if weak.is_some() {
                    { to_lessons("", lang) }
                }
            </div>
        </section>
    }
}
