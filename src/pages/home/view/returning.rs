//! Where a returning reader goes on, and what is due. The list of lessons is fetched for nobody else.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{build, environment},
    course::{Course, link, words::review},
    draw::view::{html, lazy::late, link::Link},
    pages::home::words,
    site::Environment,
    text::Lang,
};
use bitqueens_course::CourseFile;

/// Draws the ways of a reader who has begun the course.
pub(super) fn returning(lang: Lang) -> Html {
    late!(home_course: draw(Lang), "home-course", lang, None)
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "what is drawn late borrows what it is given"
)]
fn draw(lang: &Lang) -> Html {
    html! { <Returning lang={*lang} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct ReturningProps {
    lang: Lang,
}

/// How many questions are due, which come first, and the lesson to go on with. Without the list nothing is said: the
/// ways at the page's end lead to the lessons.
#[component]
fn Returning(props: &ReturningProps) -> Html {
    let course = use_state(|| None::<Rc<Course>>);
    {
        let course = course.setter();
        use_effect_with(props.lang, move |lang| {
            let list = build::fetch(&CourseFile::List.name(lang.tag()));
            spawn_local(async move {
                if let Ok(file) = list.await {
                    let environment = environment::read();
                    course.set(Some(Course::restore(&Environment {
                        file,
                        ..environment
                    })));
                }
            });
        });
    }
    course
        .as_ref()
        .map_or_else(Html::default, |course| ways(course, props.lang))
}

fn ways(course: &Course, lang: Lang) -> Html {
    let n_due = course.n_due();
    let goes_on = course.goes_on();
    html! {
        <p class="returning-ways" data-due={n_due.to_string()}>
            if n_due != 0 {
                <Link class="button main" action="review" to={link::to_review()}>
                    { review::due(n_due).into_lang(lang) }
                </Link>
            }
            if let Some(lesson) = goes_on {
                <Link class={classes!("button", (n_due == 0).then_some("main"))} action="go-on" to={link::to_lesson(lesson, &[], None)}>
                    { words::go_on_with(course.title_of(lesson)).into_lang(lang) }
                </Link>
            }
        </p>
    }
}
