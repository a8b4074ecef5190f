//! Components rendered to HTML without a browser.

use yew::{BaseComponent, Callback, Html, LocalServerRenderer, Properties, component};

use crate::app::{State, view::layout};

/// Renders a component once.
pub fn rendered<C: BaseComponent>(props: C::Properties) -> String
where
    C::Properties: 'static,
{
    // The program draws in the document's place; nothing is hydrated.
    let rendering = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render();
    pollster::block_on(rendering)
}

#[derive(Clone, PartialEq, Properties)]
struct DrawnProps {
    html: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.html.clone()
}

/// Renders what the program draws of a state.
pub(super) fn drawn(state: &State) -> String {
    let html = layout(state, state.address(), &Callback::noop(), &Callback::noop());
    rendered::<Drawn>(DrawnProps { html })
}
