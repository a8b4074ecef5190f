//! A lesson as elements, or one of its exercises on paper. What stands below the heading comes with its file.

mod body;
mod details;
mod effects;
mod questions;
mod stage;

use std::rc::Rc;

use yew::prelude::*;

use super::{LessonAction, LessonPage, OpenLesson, Reading, words};
use crate::{
    course::{
        Content, LessonSummary, link,
        view::{
            article::body,
            effects::CourseWork,
            fetch::{fetch, untranslated},
        },
        words::ALL_LESSONS,
    },
    draw::view::{
        html,
        link::{Link, terms_link},
    },
    site::{Lazy, PageContext, PageView},
    text::{Lang, unbroken},
};
use bitqueens_course::CourseFile;
use details::{Detail, detail};
use effects::LessonEffects;

fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    match file {
        CourseFile::List => Content::list(bytes),
        CourseFile::Lesson(_) => Content::lesson(bytes),
        CourseFile::Cards | CourseFile::Glossary | CourseFile::Teachers => None,
    }
}

impl PageView for LessonPage {
    fn awaited(&self) -> Option<Lazy<LessonAction>> {
        Some(fetch(self.wanted()?, read))
    }

    fn view(self: &Rc<Self>, view: &PageContext<LessonAction>) -> Html {
        match &self.open {
            Reading::Nothing => Html::default(),
            Reading::Waiting { entry, .. } => waiting(entry, self, view),
            Reading::Lesson(open) if open.key.is_some() || open.exercise_on_paper().is_some() => {
                detail(Detail::Paper, self, view)
            }
            Reading::Lesson(open) => lesson(open, self, view),
        }
    }

    fn effects(self: &Rc<Self>, view: &PageContext<LessonAction>) -> Html {
        let open = &self.open;
        let area = open.entry().map(area_of);
        let wanted = self.wanted().filter(|_| area.is_some());
        let shown = self.course.shown.filter(|_| view.is_open);
        let on_screen = open
            .lesson()
            .filter(|_| shown.is_some_and(|shown| shown.paper.is_none()));
        let drawn =
            on_screen.and_then(|open| Some((open.entry.slug.as_str(), open.first_drawn()?)));
        let on_counted = view.send.reform(LessonAction::Counted);
        let lesson = on_screen.map(|open| open.entry);
        let lesson = lesson.filter(|entry| !self.course.progress.has(entry));
        let on_read = view
            .send
            .reform(|(lesson, seconds)| LessonAction::Read(lesson, seconds));
        let work = CourseWork::of(&self.course, wanted, area.unwrap_or_default(), read, view);
        html! { <LessonEffects {work} {shown} {drawn} {lesson} {on_counted} {on_read} /> }
    }
}

/// The name of the area below the heading.
fn area_of(entry: &LessonSummary) -> AttrValue {
    format!("lesson {}", entry.slug).into()
}

fn lesson(open: &OpenLesson, page: &Rc<LessonPage>, view: &PageContext<LessonAction>) -> Html {
    let (course, entry, lang) = (&page.course, open.entry, view.lang());
    let done = course.progress.has(entry);
    let send = view.send.reform(LessonAction::Course);
    let wanted = page.wanted();
    let drawn = body::body(page, open, view);
    let has_stage = open.lesson.stage().next().is_some();
    html! {
        <article
            class="lesson"
            data-lesson={&*entry.slug}
            data-done={done.to_string()}
            data-stage={has_stage.then_some("")}
            data-state={has_stage.then(|| stage::name(open.read))}
            key={&*entry.slug}
        >
            { heading(page, entry, lang) }
            <key="untranslated">{ untranslated(wanted.as_ref(), course, &send, lang) }</>
            <key="body">{ body(&area_of(entry), Some(drawn), course, &send, lang) }</>
        </article>
    }
}

/// A lesson whose file is on its way.
fn waiting(
    entry: &'static LessonSummary,
    page: &LessonPage,
    view: &PageContext<LessonAction>,
) -> Html {
    let (course, lang) = (&page.course, view.lang());
    let send = view.send.reform(LessonAction::Course);
    html! {
        <article class="lesson" key={&*entry.slug}>
            { heading(page, entry, lang) }
            <key="body">{ body(&area_of(entry), None, course, &send, lang) }</>
        </article>
    }
}

/// The number of a lesson, the ways out of it, and its heading. Its key and the other of the
/// article, `body`, keep the heading and its focus when the lesson arrives.
fn heading(page: &LessonPage, entry: &LessonSummary, lang: Lang) -> Html {
    let list = page.course.list();
    let number = list.index(entry) + 1;
    html! {
        <key="heading">
            <p class="lesson-number">
                <Link to={link::contents()}>{ ALL_LESSONS.in_lang(lang) }</Link>
                { " · " }
                { words::lesson_number(number, list.lessons.len()).in_lang(lang) }
                { " · " }
                { terms_link(lang) }
            </p>
            <h1 tabindex="-1">{ unbroken(page.course.title_of(entry)) }</h1>
        </>
    }
}
