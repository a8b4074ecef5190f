//! The page's components rendered to HTML on the native machine.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod header;
mod stepper;

use yew::{BaseComponent, LocalServerRenderer};

/// Renders a component once, without a browser.
fn html<C: BaseComponent>(props: C::Properties) -> String
where
    C::Properties: 'static,
{
    let runtime = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render();
    pollster::block_on(runtime)
}
