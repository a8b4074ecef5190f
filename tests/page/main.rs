//! The pages' views rendered to HTML on the native machine.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

#[path = "../support/program.rs"]
mod program;

mod around;
mod bits;
mod count;
mod ladder;
mod learn;
mod solve;
mod step;
mod step_modes;
mod step_panels;
mod tabs;
mod terms;

use program::Program;
use yew::{BaseComponent, Callback, Html, LocalServerRenderer, Properties, component};

/// Renders a component once, without a browser.
fn rendered<C: BaseComponent>(props: C::Properties) -> String
where
    C::Properties: 'static,
{
    let runtime = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render();
    pollster::block_on(runtime)
}

#[derive(Clone, PartialEq, Properties)]
struct DrawnProps {
    page: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.page.clone()
}

/// The open page of a program as HTML.
fn drawn(program: &Program) -> String {
    let page = program.state.page().expect("the page has arrived");
    rendered::<Drawn>(DrawnProps {
        page: page.view(program.preferences(), true, &Callback::noop()),
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
