//! The lessons that leave the short way at one of its lessons.

use yew::prelude::*;

use crate::{
    course::{COURSE, Course, LessonSummary, link, words},
    draw::view::{html, link::Link},
    text::Lang,
};

/// The lessons as links behind a few words; `None` where none leaves the way there.
pub(crate) fn branches(course: &Course, lesson: &LessonSummary, lang: Lang) -> Option<Html> {
    let links = COURSE.branches(lesson).map(|of| {
        html! {
            <Link action="branch" to={link::to_lesson(of, &[], None)}>
                { course.title_of(of) }
            </Link>
        }
    });
    let links: Vec<_> = links.collect();
    let any = !links.is_empty();
    any.then(|| html! { <>{ words::FROM_HERE.in_lang(lang) }{ for links }</> })
}
