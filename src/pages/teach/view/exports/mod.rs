//! What a teacher takes to other programs. It is a part of the program of its own, fetched when the teacher opens one.

mod marks;
mod moodle;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    course::{Content, CourseFile, LessonList},
    draw::view::{html, lazy::late},
    pages::teach::words::{marks as marks_words, moodle as moodle_words},
    text::{Lang, Phrase},
};

/// Reads the text of a lesson.
fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    matches!(file, CourseFile::Lesson(_)).then(|| Content::lesson(bytes))?
}

/// Something that is made when a teacher opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Export {
    Moodle,
    Marks,
}

impl Export {
    /// Its name in the page's structure and the id of its section.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Moodle => "moodle",
            Self::Marks => "marks",
        }
    }

    pub(super) const fn title(self) -> Phrase {
        match self {
            Self::Moodle => moodle_words::TITLE,
            Self::Marks => marks_words::TITLE,
        }
    }

    const fn why(self) -> Phrase {
        match self {
            Self::Moodle => moodle_words::WHY,
            Self::Marks => marks_words::WHY,
        }
    }

    const fn open(self) -> Phrase {
        match self {
            Self::Moodle => moodle_words::OPEN,
            Self::Marks => marks_words::OPEN,
        }
    }
}

/// The section of an export: what it is for, and what opens it.
pub(super) fn section(
    export: Export,
    list: &'static LessonList,
    names: &Rc<[String]>,
    lang: Lang,
) -> Html {
    html! {
        <section class="tool" id={export.name()} data-tool={export.name()} tabindex="-1">
            <h2>{ export.title().in_lang(lang) }</h2>
            <p>{ export.why().in_lang(lang) }</p>
            <ExportBox {export} {list} names={Rc::clone(names)} {lang} />
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ExportBoxProps {
    export: Export,
    list: &'static LessonList,
    /// The class list.
    names: Rc<[String]>,
    lang: Lang,
}

/// Opens an export; its part is fetched at the first time.
#[component]
fn ExportBox(props: &ExportBoxProps) -> Html {
    let ExportBoxProps {
        export,
        list,
        names,
        lang,
    } = props.clone();
    let was_open = use_state(|| false);
    let ontoggle = {
        let was_open = was_open.clone();
        Callback::from(move |_: Event| was_open.set(true))
    };
    html! {
        <details class="export live" {ontoggle}>
            <summary data-action={format!("open-{}", export.name())}>{ export.open().in_lang(lang) }</summary>
            if *was_open {
                <div>{ late!(teach_exports: draw(AskedExport), export.name(), (export, list, names, lang), Some(lang)) }</div>
            }
        </details>
    }
}

type AskedExport = (Export, &'static LessonList, Rc<[String]>, Lang);

fn draw((export, list, names, lang): &AskedExport) -> Html {
    let (list, names, lang) = (*list, Rc::clone(names), *lang);
    match export {
        Export::Moodle => html! { <moodle::MoodleFile {list} {lang} /> },
        Export::Marks => html! { <marks::HandIns {list} {names} {lang} /> },
    }
}
