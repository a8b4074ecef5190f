//! Where the focus goes when something is asked.

use yew::prelude::*;

use crate::browser::focus;

/// The properties of [`QuestionFocus`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct QuestionFocusProps {
    /// The step that is asked about, and whether its word is: the way on is asked before.
    pub(super) asked: Option<(u64, bool)>,
}

/// Leads the focus to the bits or the choices when they are asked for, and on to Next when they are gone.
#[component]
pub(super) fn QuestionFocus(props: &QuestionFocusProps) -> Html {
    let before = use_mut_ref(|| None);
    use_effect_with(props.asked, move |asked| {
        match (before.replace(*asked), asked) {
            (_, Some(_)) => focus::on("[data-asked] button[tabindex='0']"),
            // The focus stays where it is, unless it went away with them.
            (Some(_), None) => focus::unless_somewhere("[data-action=next]"),
            (None, None) => {}
        }
    });
    html! {}
}
