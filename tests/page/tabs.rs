//! The list of tabs as HTML.

use bitqueens::draw::view::choice::{Tabs, TabsProps};
use yew::{Callback, html};

use crate::{contains, rendered};

fn tabs(chosen: usize) -> String {
    rendered::<Tabs>(TabsProps {
        label: "Parts".into(),
        id: "parts".into(),
        tabs: vec![
            ("one".into(), "First".into()),
            ("two".into(), "Second".into()),
        ],
        chosen,
        on_choose: Callback::noop(),
        children: html! { <p>{ "inside" }</p> },
    })
}

#[test]
fn the_chosen_tab_alone_is_a_tab_stop_and_names_the_panel() {
    let html = tabs(1);
    contains(
        &html,
        &[
            "role=\"tablist\" aria-label=\"Parts\" data-own-arrows=\"\"",
            "id=\"parts-tab-two\" aria-selected=\"true\" aria-controls=\"parts-panel\" tabindex=\"0\"",
            "id=\"parts-tab-one\" aria-selected=\"false\" tabindex=\"-1\"",
            "role=\"tabpanel\" id=\"parts-panel\" aria-labelledby=\"parts-tab-two\"",
            "data-panel=\"two\"",
            "<p>inside</p>",
        ],
    );
    assert_eq!(html.matches("role=\"tab\"").count(), 2);
    assert_eq!(html.matches("aria-selected=\"true\"").count(), 1);
    assert_eq!(html.matches("role=\"tabpanel\"").count(), 1);
}
