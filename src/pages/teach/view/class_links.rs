//! From a homework to its marks in three steps: what is chosen, a class list that becomes a link for each pupil, whose
//! questions are drawn for that pupil alone, and the lines that come back, with the names of that list.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    browser::{address_bar, document},
    course::{CoursePart, LessonList, LessonSummary, link, part_title},
    draw::view::{buttons::TextToCopy, choice::choice, html, link::Link},
    pages::teach::{
        class_lines, class_names,
        view::{
            exports::{Export, section},
            tools::{to_section, with_exercises},
        },
        words::{
            marks::{self, test},
            tools as words,
        },
    },
    site::Address,
    text::Lang,
};

/// What every pupil gets a link to: questions drawn for that pupil alone.
#[derive(Clone, Copy, PartialEq)]
enum ClassWork {
    Homework(&'static LessonSummary),
    Test(CoursePart),
}

impl ClassWork {
    fn name(self) -> &'static str {
        match self {
            Self::Homework(lesson) => &lesson.slug,
            Self::Test(part) => part.name(),
        }
    }

    fn link(self, pupil: u8) -> Address {
        match self {
            Self::Homework(lesson) => link::to_homework(lesson, pupil.into()),
            Self::Test(part) => link::to_test_of(part, pupil),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ClassProps {
    pub list: &'static LessonList,
    pub lang: Lang,
    /// What stands below what is handed in, and above Moodle's file.
    pub children: Html,
}

/// What needs the names of a class: the links, and the marks. The names are kept nowhere.
#[component]
pub(super) fn Class(props: &ClassProps) -> Html {
    let (list, lang) = (props.list, props.lang);
    let typed = use_state(String::new);
    let names: Rc<[String]> = class_names(&typed).into();
    html! {
        <>
            <section class="tool" id="class" data-tool="class" tabindex="-1">
                <h2>{ words::CLASS_TITLE.in_lang(lang) }</h2>
                <ClassLinks {list} {typed} {lang} />
            </section>
            { section(Export::Marks, list, &names, lang) }
            { props.children.clone() }
            { section(Export::Moodle, list, &names, lang) }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ClassLinksProps {
    list: &'static LessonList,
    typed: UseStateHandle<String>,
    lang: Lang,
}

/// The three steps, and below them the links.
#[component]
fn ClassLinks(props: &ClassLinksProps) -> Html {
    let (lang, list, typed) = (props.lang, props.list, props.typed.clone());
    let chosen = use_state(|| 0_usize);
    let lessons = with_exercises(list).into_iter();
    let lessons = lessons.map(|(name, lesson)| (ClassWork::Homework(lesson), name));
    let tests = CoursePart::tested().map(|part| {
        let title = test(part_title(part)).in_lang(lang).to_owned();
        (ClassWork::Test(part), title)
    });
    let works: Vec<_> = lessons.chain(tests).collect();
    let Some((work, _)) = works.get(*chosen) else {
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
    let whole = |pupil| address_bar::whole(&work.link(pupil).in_language(lang));
    let lines = class_lines(&typed, whole);
    let last = u8::try_from(lines.len()).unwrap_or(u8::MAX);
    html! {
        <>
            <ol class="class-steps" role="list">
                <li>
                    <h3>{ words::STEP_CHOOSE.in_lang(lang) }</h3>
                    <div class="fields live">
                        { choice(
                            ("homework-lesson", words::CLASS_WORK.in_lang(lang)),
                            0..works.len(),
                            *chosen,
                            |at| (works[at].0.name(), works[at].1.clone()),
                            choose,
                        ) }
                    </div>
                </li>
                <li>
                    <h3>{ words::STEP_NAMES.in_lang(lang) }</h3>
                    <p>{ words::CLASS_WHY.in_lang(lang) }</p>
                    <label class="field class-list live">
                        <span>{ words::CLASS_LIST.in_lang(lang) }</span>
                        <textarea data-class-list="" rows="4" {oninput} />
                    </label>
                </li>
                <li>
                    <h3>{ words::STEP_ANSWERS.in_lang(lang) }</h3>
                    <p>{ words::STEP_ANSWERS_WHY.in_lang(lang) }</p>
                    <a
                        class="button live"
                        href={format!("#{}", Export::Marks.name())}
                        data-action="to-marks"
                        onclick={to_marks()}
                    >
                        { marks::OPEN.in_lang(lang) }
                    </a>
                </li>
            </ol>
            if !lines.is_empty() {
                <div data-class-links={lines.len().to_string()}>
                    <TextToCopy label={words::CLASS_LINKS} action="copy-class-links" text={lines.join("\n")} rows="6" {lang} />
                    if let ClassWork::Homework(lesson) = work {
                        <p><Link action="class-key" to={link::to_key(lesson, last)}>{ words::CLASS_KEY.in_lang(lang) }</Link></p>
                    }
                </div>
            }
        </>
    }
}

/// Leads to the field for the lines, and opens it.
fn to_marks() -> Callback<MouseEvent> {
    let marks = Export::Marks.name();
    let lead = to_section(marks.to_owned());
    Callback::from(move |event| {
        document::unfold(&format!("#{marks} details"));
        lead.emit(event);
    })
}
