//! Fetching the files of the course.

use futures_util::future::join;
use yew::{platform::spawn_local, prelude::*};

use super::{lesson, list, teachers};
use crate::{
    browser::{build, hand_over::Leaving},
    draw::view::{fetching::fetching, html, lazy::waiting},
    pages::learn::{Content, LearnAction, LearnPage, TextFile, questions},
    site::{Lazy, NotFetched, PageContext, lazy},
};
use bitqueens_course::CourseFile;

/// Fetches a file of the course; the action brings it.
pub(in crate::pages::learn) fn fetch(file: TextFile) -> Lazy<LearnAction> {
    let content = content(file.clone());
    Box::pin(async move { Ok(LearnAction::Arrived(file, content.await?)) })
}

/// Fetches a file of the course with the part that reads it and draws it, and with the functions of the questions that it
/// names. Both requests are sent at once.
pub(super) fn content(file: TextFile) -> Lazy<Content> {
    let bytes = build::fetch(&file.file.name(file.lang.tag()));
    Box::pin(async move {
        let content = match file.file {
            CourseFile::List => Content::list(&bytes.await?),
            CourseFile::Cards => {
                let (bytes, part) = join(bytes, list::part()).await;
                (part?.read_cards)(&bytes?)
            }
            CourseFile::Glossary => {
                let (bytes, part) = join(bytes, list::part()).await;
                (part?.read_glossary)(&bytes?)
            }
            CourseFile::Teachers => {
                let (bytes, part) = join(bytes, teachers::part()).await;
                (part?.read)(&bytes?)
            }
            CourseFile::Lesson(_) => {
                let (bytes, part) = join(bytes, lesson::part()).await;
                (part?.read)(&bytes?)
            }
        };
        let content = content.ok_or(NotFetched)?;
        if let Content::Lesson(lesson) = content
            && lesson.names_questions()
        {
            questions().await?;
        }
        Ok(content)
    })
}

/// The functions of the questions that lessons name.
fn questions() -> Lazy<()> {
    lazy!(learn_lesson_questions() -> () = questions::arrive())
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FetchingProps {
    /// The file that is missing; `None` where none is, or where it could not be fetched.
    pub(super) wanted: Option<TextFile>,
    pub(super) area: AttrValue,
    pub(super) send: Callback<LearnAction>,
}

#[component]
pub(super) fn Fetching(props: &FetchingProps) -> Html {
    let (send, area) = (props.send.clone(), props.area.clone());
    use_effect_with(props.wanted.clone(), move |wanted| {
        if let Some(file) = wanted.clone() {
            spawn_local(async move {
                let Ok(arrived) = fetch(file.clone()).await else {
                    send.emit(LearnAction::Missing(file));
                    return;
                };
                let leaving = Leaving::of(&area);
                send.emit(arrived);
                leaving.drawn().await;
            });
        }
    });
    Html::default()
}

/// What stands in an area while its file is on the way, or where it could not be fetched.
pub(super) fn wait(area: &AttrValue, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let again = view.send.reform(|()| LearnAction::FetchAgain);
    waiting(area, page.missing.is_some(), view.lang(), &again)
}

/// Says that a text stays in the language of before, where the reader's could not be fetched.
pub(super) fn untranslated(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let again = view.send.reform(|()| LearnAction::FetchAgain);
    html! {
        if page.missing.is_some() && page.missing == page.wanted() {
            { fetching(true, view.lang(), &again) }
        }
    }
}
