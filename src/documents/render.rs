//! Components rendered to HTML without a browser.

use yew::{BaseComponent, Html, LocalServerRenderer, Properties, component};

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

/// Renders elements.
pub(super) fn drawn(html: Html) -> String {
    rendered::<Drawn>(DrawnProps { html })
}
