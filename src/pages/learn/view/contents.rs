//! The list of lessons.

use yew::prelude::*;

use crate::{
    pages::learn::{COURSE, LearnAction, LearnPage, ORDER, link, words},
    site::{Route, View},
    text::words::PAGE_SOLVE,
};

/// The list of lessons, with what is done.
pub(super) fn contents(page: &LearnPage, view: &View<LearnAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let progress = page.progress;
    let n_done = progress.count();
    html! {
        <article class="lesson contents">
            <h1 tabindex="-1">{ words::CONTENTS.in_lang(lang) }</h1>
            <p>{ words::CONTENTS_WHY.in_lang(lang) }</p>
            if preferences.order != ORDER {
                <p>{ words::ORDER_FIXED.in_lang(lang) }</p>
            }
            <ol class="lessons">
                for lesson in &COURSE {
                    <li data-lesson={lesson.slug} data-done={progress.has(lesson).then_some("")}>
                        <a href={link::to_lesson(lesson, &[], None).link(preferences)}>
                            { lesson.title.in_lang(lang) }
                        </a>
                        if progress.has(lesson) {
                            <span class="done-mark">{ "✓ " }{ words::DONE.in_lang(lang) }</span>
                        }
                    </li>
                }
            </ol>
            <p class="onward">
                <a data-action="solve" href={super::links::onward(Route::Solve).link(preferences)}>
                    { PAGE_SOLVE.in_lang(lang) }
                </a>
            </p>
            <div class="record">
                <p role="status">{ words::lessons_done(n_done, COURSE.len()).in_lang(lang) }</p>
                <button
                    type="button"
                    class="quiet"
                    data-action="clear-progress"
                    disabled={n_done == 0}
                    onclick={view.send.reform(|_| LearnAction::ClearProgress)}
                >
                    { words::CLEAR_PROGRESS.in_lang(lang) }
                </button>
            </div>
        </article>
    }
}
