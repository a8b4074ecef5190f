//! A class list that becomes a link for each pupil, whose questions are drawn for that pupil alone.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    browser::address_bar,
    draw::view::{buttons::TextToCopy, choice::choice, html, link::Link},
    pages::learn::{LessonSummary, class_lines, link, words::tools as words},
    text::Lang,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ClassLinksProps {
    /// The lessons with a homework, each with its title.
    pub homework: Vec<(&'static LessonSummary, String)>,
    pub lang: Lang,
}

/// The field for the names, and the links below it. The names are kept nowhere.
#[component]
pub(super) fn ClassLinks(props: &ClassLinksProps) -> Html {
    let (lang, homework) = (props.lang, &props.homework);
    let chosen = use_state(|| 0_usize);
    let typed = use_state(String::new);
    let Some((lesson, _)) = homework.get(*chosen) else {
        return Html::default();
    };
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |at| chosen.set(at))
    };
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            typed.set(area.value());
        })
    };
    let whole = |pupil| address_bar::whole(&link::to_homework(lesson, pupil).in_language(lang));
    let lines = class_lines(&typed, whole);
    let last = u8::try_from(lines.len()).unwrap_or(u8::MAX);
    html! {
        <>
            <p>{ words::CLASS_WHY.in_lang(lang) }</p>
            <div class="fields live">
                { choice(
                    ("homework-lesson", words::LESSON.in_lang(lang)),
                    0..homework.len(),
                    *chosen,
                    |at| (homework[at].0.slug.clone(), homework[at].1.clone()),
                    choose,
                ) }
            </div>
            <label class="field class-list live">
                <span>{ words::CLASS_LIST.in_lang(lang) }</span>
                <textarea data-class-list="" rows="5" autocomplete="off" spellcheck="false" {oninput} />
            </label>
            if !lines.is_empty() {
                <div data-class-links={lines.len().to_string()}>
                    <TextToCopy label={words::CLASS_LINKS} action="copy-class-links" text={lines.join("\n")} rows="6" {lang} />
                    <p><Link action="class-key" to={link::to_key(lesson, last)}>{ words::CLASS_KEY.in_lang(lang) }</Link></p>
                </div>
            }
        </>
    }
}
