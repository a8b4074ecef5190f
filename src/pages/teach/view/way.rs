//! Everything that a teacher uses, in the order of a class: from the plan to the marks, and what is taken along.

use yew::prelude::*;

use super::tools::to_section;
use crate::{
    course::link,
    draw::view::{
        html,
        link::{Link, prose},
    },
    pages::teach::{StepChoice, view::exports::Export, words::tools as words},
    site::{Address, Here, Route, SiteFile},
    text::{Lang, Phrase},
};

/// A step of the way: what it is called, where it is done, and what for.
struct WayStep {
    title: Phrase,
    place: WayPlace,
    why: Phrase,
}

/// Where a step of the way is done.
enum WayPlace {
    /// In the section of this page with that id.
    Section(&'static str),
    /// On another page.
    Page(Address),
    /// In files that are taken along.
    Files(Vec<(SiteFile, Phrase)>),
    /// By a command of the project.
    Command,
}

/// The accessibility reports.
const REPORTS: [(SiteFile, Phrase); 2] =
    [(SiteFile::Jis, words::JIS), (SiteFile::Vpat, words::VPAT)];

impl WayStep {
    const fn section(id: &'static str, title: Phrase, why: Phrase) -> Self {
        let place = WayPlace::Section(id);
        Self { title, place, why }
    }

    const fn page(to: Address, title: Phrase, why: Phrase) -> Self {
        let place = WayPlace::Page(to);
        Self { title, place, why }
    }

    fn files(
        files: impl IntoIterator<Item = (SiteFile, Phrase)>,
        title: Phrase,
        why: Phrase,
    ) -> Self {
        let place = WayPlace::Files(files.into_iter().collect());
        Self { title, place, why }
    }
}

/// The steps, in the order of what a teacher does.
fn steps() -> [WayStep; 11] {
    let slides = StepChoice::default().on(Route::Step, Some("slides"));
    let books = Lang::ALL.map(|lang| (SiteFile::Book(lang), words::book(lang)));
    let (moodle, marks) = (Export::Moodle, Export::Marks);
    [
        WayStep::section("plans", words::TO_PLANS, words::WAY_PLANS),
        WayStep::section("steps", words::STEPS_TITLE, words::WAY_STEPS),
        WayStep::page(slides, words::SLIDES, words::WAY_SLIDES),
        WayStep::section("questions", words::QUESTIONS_TITLE, words::WAY_QUESTIONS),
        WayStep::section("class", words::CLASS_TITLE, words::WAY_CLASS),
        WayStep::page(link::to_test(None), words::TESTS, words::WAY_TESTS),
        WayStep::section(moodle.name(), moodle.title(), words::WAY_MOODLE),
        WayStep {
            title: words::SCORM,
            place: WayPlace::Command,
            why: words::WAY_SCORM,
        },
        WayStep::section(marks.name(), marks.title(), words::WAY_MARKS),
        WayStep::files(books, words::BOOKS, words::WAY_BOOKS),
        WayStep::files(REPORTS, words::REPORTS, words::WAY_REPORTS),
    ]
}

/// The way from tomorrow's class to its marks.
pub(super) fn way(lang: Lang) -> Html {
    html! {
        <section class="tool" id="way" data-tool="way" tabindex="-1">
            <h2>{ words::WAY.in_lang(lang) }</h2>
            <ol class="way-steps">
                for step in steps() {
                    <li>
                        { place(&step, lang) }
                        <span>{ prose(step.why.in_lang(lang)) }</span>
                    </li>
                }
            </ol>
        </section>
    }
}

fn place(step: &WayStep, lang: Lang) -> Html {
    let title = step.title.in_lang(lang);
    match &step.place {
        WayPlace::Section(id) => html! {
            <a href={format!("#{id}")} data-action="way" onclick={to_section((*id).to_owned())}>{ title }</a>
        },
        WayPlace::Page(to) => html! { <Link action="way" to={to.clone()}>{ title }</Link> },
        WayPlace::Files(files) => html! {
            <>
                <b>{ title }</b>
                for (file, name) in files {
                    { " " }
                    <FileLink file={*file}>{ name.in_lang(lang) }</FileLink>
                }
            </>
        },
        WayPlace::Command => html! { <b>{ title }</b> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FileLinkProps {
    file: SiteFile,
    children: Html,
}

/// A link to a file of the site. A book is saved, and a report opens as a page of its own.
#[component]
fn FileLink(props: &FileLinkProps) -> Html {
    let (file, here) = (props.file, use_context::<Here>().unwrap_or_default());
    let is_saved = matches!(file, SiteFile::Book(_));
    html! {
        <a
            data-action="way-file"
            href={file.href(here)}
            hreflang={file.language().tag()}
            download={is_saved.then_some("")}
        >
            { props.children.clone() }
        </a>
    }
}
