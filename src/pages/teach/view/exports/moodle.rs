//! The file for Moodle: which lessons, how many versions, and the download.

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::sharing,
    course::{Content, LessonList, TextFile, part_title, view::fetch::content},
    draw::{
        view::{
            buttons::{ButtonKind, button},
            choice::{choice, number_choice},
            html,
        },
        words as drawn,
    },
    pages::teach::{
        MoodleChoice, MoodleScope,
        view::exports::read,
        words::{moodle as words, teachers},
    },
    question::moodle::moodle,
    site::NotFetched,
    text::Lang,
};
use bitqueens_course::CourseFile;

/// The numbers of versions to choose from: 40 are a class.
const VERSIONS: [usize; 4] = [10, 20, MoodleChoice::USUAL, 100];

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MoodleFileProps {
    pub(super) list: &'static LessonList,
    pub(super) lang: Lang,
}

/// How far a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileState {
    Nothing,
    Waiting,
    Failed,
    /// The browser makes no file.
    Unsaved,
    Made {
        n_questions: usize,
        n_categories: usize,
    },
}

#[component]
pub(super) fn MoodleFile(props: &MoodleFileProps) -> Html {
    let (list, lang) = (props.list, props.lang);
    let scopes = MoodleScope::all(list);
    let (chosen, n_versions) = (use_state(|| 0_usize), use_state(|| MoodleChoice::USUAL));
    let making = use_state(|| FileState::Nothing);
    let Some(&scope) = scopes.get(*chosen) else {
        return Html::default();
    };
    let save = {
        let (making, n_versions) = (making.clone(), *n_versions);
        Callback::from(move |_| {
            let making = making.clone();
            making.set(FileState::Waiting);
            spawn_local(async move {
                let made = make(scope, n_versions, list, lang).await;
                making.set(made.unwrap_or(FileState::Failed));
            });
        })
    };
    let choose = {
        let (chosen, making) = (chosen.clone(), making.clone());
        Callback::from(move |at| {
            chosen.set(at);
            making.set(FileState::Nothing);
        })
    };
    let choose_versions = {
        let (n_versions, making) = (n_versions.clone(), making.clone());
        Callback::from(move |n| {
            n_versions.set(n);
            making.set(FileState::Nothing);
        })
    };
    html! {
        <>
            <div class="fields">
                { choice(
                    ("moodle-lessons", words::SCOPE.in_lang(lang)),
                    0..scopes.len(),
                    *chosen,
                    |at| (scopes[at].name(), scope_name(scopes[at], list, lang)),
                    choose,
                ) }
                { number_choice(
                    ("versions", words::VERSIONS.in_lang(lang)),
                    VERSIONS,
                    *n_versions,
                    choose_versions,
                ) }
                { button(ButtonKind::Main, "moodle", words::SAVE.in_lang(lang), save) }
            </div>
            <p role="status" data-made={matches!(*making, FileState::Made { .. }).then_some("")}>
                { status(*making, lang) }
            </p>
            <p>{ words::HOW.in_lang(lang) }</p>
            <p class="meaning">{ words::LEFT_OUT.in_lang(lang) }</p>
        </>
    }
}

fn scope_name(scope: MoodleScope, list: &LessonList, lang: Lang) -> String {
    match scope {
        MoodleScope::Part(part) => words::whole_part(part_title(part)).in_lang(lang).to_owned(),
        MoodleScope::Lesson(lesson) => {
            format!("{}. {}", list.index(lesson) + 1, list.title(lesson))
        }
    }
}

fn status(making: FileState, lang: Lang) -> String {
    match making {
        FileState::Nothing => String::new(),
        FileState::Waiting => words::WAIT.in_lang(lang).to_owned(),
        FileState::Failed => teachers::NOT_FETCHED.in_lang(lang).to_owned(),
        FileState::Unsaved => drawn::NOT_SAVED.in_lang(lang).to_owned(),
        FileState::Made {
            n_questions,
            n_categories,
        } => words::made(n_questions, n_categories)
            .in_lang(lang)
            .to_owned(),
    }
}

/// Fetches the lessons, and gives the reader the file.
async fn make(
    scope: MoodleScope,
    n_versions: usize,
    list: &'static LessonList,
    lang: Lang,
) -> Result<FileState, NotFetched> {
    let files = scope.lessons(list).into_iter().map(|lesson| {
        let file = CourseFile::Lesson(lesson.slug.clone());
        content(&TextFile { file, lang }, read)
    });
    // Each request is sent at once, before one is waited for.
    let files: Vec<_> = files.collect();
    let mut lessons = Vec::new();
    for file in files {
        if let Content::Lesson(lesson) = file.await? {
            lessons.push(lesson);
        }
    }
    let categories = MoodleChoice {
        list,
        lessons,
        n_versions,
        lang,
    }
    .categories();
    let name = format!("bitqueens-{}-{}.xml", scope.name(), lang.tag());
    if !sharing::save_file(&name, "application/xml", &moodle(&categories, lang)) {
        return Ok(FileState::Unsaved);
    }
    Ok(FileState::Made {
        n_questions: categories
            .iter()
            .map(|category| category.questions.len())
            .sum(),
        n_categories: categories.len(),
    })
}
