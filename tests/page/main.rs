//! The pages' views rendered to HTML on the native machine.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

#[path = "../support/course_texts.rs"]
mod course_texts;
#[path = "../support/lesson_page.rs"]
mod lesson_page;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/random_addresses.rs"]
mod random_addresses;

mod addresses;
mod around;
mod bits;
mod book;
mod count;
mod documents;
mod home;
mod ladder;
mod learn;
mod links_random;
mod promised;
mod review;
mod solve;
mod step;
mod step_modes;
mod tabs;
mod teachers;
mod terms;
mod texts;

use bitqueens::{documents::rendered, site::Here, text::Lang};
use program::Program;
use yew::{Callback, ContextProvider, Html, Properties, component, html};

#[derive(Clone, PartialEq, Properties)]
struct DrawnProps {
    page: Html,
    here: Here,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    html! {
        <ContextProvider<Here> context={props.here}>{ props.page.clone() }</ContextProvider<Here>>
    }
}

/// The open page of a program as HTML.
fn drawn(program: &Program) -> String {
    let page = program.state.page().expect("the page has arrived");
    let route = program.state.route.page();
    let context = program.state.context(route, &Callback::noop());
    rendered::<Drawn>(DrawnProps {
        page: page.clone().draw(&context),
        here: program.state.address().here(),
    })
}

/// The open page at an address as HTML.
fn page_at(hash: &str) -> String {
    drawn(&Program::open(hash))
}

/// Asserts that HTML holds every part.
#[track_caller]
fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "{part} is missing in {html}");
    }
}

/// The folder of a language.
fn folder(lang: &str) -> String {
    let folder = Lang::from_tag(lang).map_or("", Lang::folder);
    folder.to_owned() + if folder.is_empty() { "" } else { "/" }
}

/// The way from a page, so many folders below its language, to the pages of that language.
fn up(lang: &str, depth: usize) -> String {
    let folder = folder(lang);
    "../".repeat(depth + folder.matches('/').count()) + &folder
}
