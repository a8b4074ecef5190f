//! A lesson.

use std::rc::Rc;

use yew::prelude::*;

use super::{exercise::ExerciseView, figure::FigureView};
use crate::{
    state::{
        Action, CourseAction, CourseScene, Preferences,
        scene::course::{BlockScene, LessonLink, LessonScene},
    },
    text::{Lang, Phrase, course_labels as labels},
    ui::{choice::on_tick, prose::prose},
};

/// What a lesson needs.
#[derive(Clone, PartialEq, Properties)]
pub struct LessonPageProps {
    /// The course, ready to be drawn.
    pub scene: Rc<CourseScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// A lesson: its blocks, the box that marks it as done, and the way on.
#[component]
pub fn LessonPage(props: &LessonPageProps) -> Html {
    let CourseScene::Lesson(lesson) = &*props.scene else {
        return html! {};
    };
    let lang = props.preferences.language;
    html! {
        <article class="lesson" data-lesson={lesson.slug} data-done={lesson.done.to_string()} key={lesson.slug}>
            <p class="lesson-number">
                <a href={format!("#/learn?lang={}", lang.tag())}>{ labels::ALL_LESSONS.in_lang(lang) }</a>
                { " · " }
                { lesson.number.in_lang(lang) }
            </p>
            <h1 tabindex="-1">{ lesson.title.in_lang(lang) }</h1>
            for block in &lesson.blocks {
                { block_view(block, lesson.slug, props) }
            }
            { done_box(lesson, lang, &props.send) }
            <nav class="around" aria-label={labels::AROUND.in_lang(lang)}>
                { neighbour(lesson.previous, labels::PREVIOUS_LESSON, "previous-lesson", lang) }
                { neighbour(lesson.next, labels::NEXT_LESSON, "next-lesson", lang) }
            </nav>
        </article>
    }
}

fn block_view(block: &BlockScene, slug: &'static str, props: &LessonPageProps) -> Html {
    let preferences = props.preferences;
    let lang = preferences.language;
    match block {
        BlockScene::Prose(text) => html! { <p>{ prose(text.in_lang(lang)) }</p> },
        BlockScene::Code(lines) => html! {
            <pre class="code" tabindex="0"><code>{ lines.join("\n") }</code></pre>
        },
        BlockScene::Figure(figure) => html! {
            <FigureView figure={figure.clone()} order={preferences.order} {lang} send={&props.send} />
        },
        BlockScene::Exercise(exercise) => html! {
            <ExerciseView
                exercise={(**exercise).clone()}
                {slug}
                order={preferences.order}
                {lang}
                send={&props.send}
            />
        },
        BlockScene::Step { size, step, text } => html! {
            <p class="onward">
                <a data-action="to-step" href={format!("#/step?n={size}&at={step}&lang={}", lang.tag())}>
                    { prose(text.in_lang(lang)) }
                </a>
            </p>
        },
        BlockScene::Onward { to, text } => html! {
            <p class="onward">
                <a data-action="onward" href={format!("#/{}?lang={}", to.name(), lang.tag())}>
                    { prose(text.in_lang(lang)) }
                </a>
            </p>
        },
    }
}

fn done_box(lesson: &LessonScene, lang: Lang, send: &Callback<Action>) -> Html {
    let onchange = on_tick(&send.reform(|done| Action::Course(CourseAction::Done(done))));
    html! {
        <div class="done-box">
            <label>
                <input type="checkbox" data-action="done" checked={lesson.done} {onchange} />
                { labels::MARK_DONE.in_lang(lang) }
            </label>
            <p class="meaning">{ labels::DONE_WHY.in_lang(lang) }</p>
        </div>
    }
}

fn neighbour(link: Option<LessonLink>, label: Phrase, action: &'static str, lang: Lang) -> Html {
    match link {
        None => html! { <span /> },
        Some(LessonLink { slug, title }) => html! {
            <a data-action={action} href={format!("#/learn/{slug}?lang={}", lang.tag())}>
                <span class="meaning">{ label.in_lang(lang) }</span>
                { title.in_lang(lang) }
            </a>
        },
    }
}
