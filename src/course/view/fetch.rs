//! Fetching the files of the course.

use yew::prelude::*;

use crate::{
    browser::build,
    course::{Content, Course, CourseAction, TextFile},
    draw::view::{fetching::fetching, html, lazy::waiting},
    site::{Lazy, NotFetched},
    text::Lang,
};
use bitqueens_course::CourseFile;

/// Reads the files that a page needs, of each kind in its own way; `None` for another's, or another build's.
pub(crate) type ReadFile = fn(&CourseFile, &[u8]) -> Option<Content>;

/// Fetches a file of the course.
pub(crate) fn content(file: &TextFile, read: ReadFile) -> Lazy<Content> {
    let (file, bytes) = (
        file.file.clone(),
        build::fetch(&file.file.name(file.lang.tag())),
    );
    Box::pin(async move { read(&file, &bytes.await?).ok_or(NotFetched) })
}

/// Fetches a file of the course that a page waits for; the action brings it.
pub(crate) fn fetch<A: From<CourseAction>>(file: TextFile, read: ReadFile) -> Lazy<A> {
    let content = content(&file, read);
    Box::pin(async move { Ok(CourseAction::Arrived(file, content.await?).into()) })
}

/// The placeholder of an area whose file is on the way or could not be fetched.
pub(crate) fn wait(
    area: &AttrValue,
    course: &Course,
    send: &Callback<CourseAction>,
    lang: Lang,
) -> Html {
    let again = send.reform(|()| CourseAction::FetchAgain);
    waiting(area, course.missing.is_some(), lang, &again)
}

/// Says that a text stays in the language of before, where the reader's could not be fetched; it is the one that is wanted.
pub(crate) fn untranslated(
    wanted: Option<&TextFile>,
    course: &Course,
    send: &Callback<CourseAction>,
    lang: Lang,
) -> Html {
    let again = send.reform(|()| CourseAction::FetchAgain);
    html! {
        if course.missing.is_some() && course.missing.as_ref() == wanted {
            { fetching(true, lang, &again) }
        }
    }
}
