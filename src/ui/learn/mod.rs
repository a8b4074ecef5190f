//! The course: the list of lessons, a lesson, a sheet of paper.

pub mod contents;
pub mod exercise;
pub mod figure;
mod hooks;
pub mod images;
pub mod lesson;
pub mod live_board;
mod paper;
pub mod sheet;
pub mod step_sheet;

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{Action, CourseScene, Preferences};
use contents::Contents;
pub use hooks::{LearnEffects, Opened};
use lesson::LessonPage;
use sheet::Sheet;

/// What the course shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LearnPageProps {
    /// The course, ready to be drawn.
    pub scene: Rc<CourseScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The course: whatever is open of it.
#[component]
pub fn LearnPage(props: &LearnPageProps) -> Html {
    let (scene, preferences, send) = (&props.scene, props.preferences, &props.send);
    match &**scene {
        CourseScene::Contents { .. } => html! { <Contents {scene} {preferences} {send} /> },
        CourseScene::Lesson(_) => html! { <LessonPage {scene} {preferences} {send} /> },
        CourseScene::Sheet(..) => html! { <Sheet {scene} {preferences} /> },
    }
}
