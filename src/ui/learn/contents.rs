//! The list of lessons.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    state::{Action, CourseAction, CourseScene, Preferences},
    text::{course_labels as labels, solve_labels},
};

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub struct ContentsProps {
    /// The course, ready to be drawn.
    pub scene: Rc<CourseScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The list of lessons, with what is done.
#[component]
pub fn Contents(props: &ContentsProps) -> Html {
    let lang = props.preferences.language;
    let CourseScene::Contents {
        entries,
        done,
        any_done,
    } = &*props.scene
    else {
        return html! {};
    };
    let clear = props
        .send
        .reform(|_| Action::Course(CourseAction::ClearProgress));
    html! {
        <article class="lesson contents">
            <h1 tabindex="-1">{ labels::CONTENTS.in_lang(lang) }</h1>
            <p>{ labels::CONTENTS_WHY.in_lang(lang) }</p>
            <ol class="lessons">
                for entry in entries {
                    <li data-lesson={entry.slug} data-done={entry.done.then_some("")}>
                        <a href={format!("#/learn/{}?lang={}", entry.slug, lang.tag())}>
                            { entry.title.in_lang(lang) }
                        </a>
                        if entry.done {
                            <span class="done-mark">{ "✓ " }{ labels::DONE.in_lang(lang) }</span>
                        }
                    </li>
                }
            </ol>
            <p class="onward">
                <a data-action="solve" href={format!("#/solve?n=4&lang={}", lang.tag())}>
                    { solve_labels::PAGE_SOLVE.in_lang(lang) }
                </a>
            </p>
            <div class="record">
                <p role="status">{ done.in_lang(lang) }</p>
                <button type="button" class="quiet" data-action="clear-progress" disabled={!any_done} onclick={clear}>
                    { labels::CLEAR_PROGRESS.in_lang(lang) }
                </button>
            </div>
        </article>
    }
}
