//! Where the focus goes when a word is asked for.

use yew::prelude::*;

use crate::browser::focus;

/// The properties of [`QuestionFocus`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct QuestionFocusProps {
    /// The step that is asked about.
    pub(super) step: Option<u64>,
}

/// Leads the focus to the bits when they are asked for, and on to Next when they are gone.
#[component]
pub(super) fn QuestionFocus(props: &QuestionFocusProps) -> Html {
    let before = use_mut_ref(|| None);
    use_effect_with(props.step, move |step| {
        match (before.replace(*step), step) {
            (_, Some(_)) => focus::on("[data-asked] [data-bit][tabindex='0']"),
            // The focus stays where it is, unless it went away with the bits.
            (Some(_), None) => focus::unless_somewhere("[data-action=next]"),
            (None, None) => {}
        }
    });
    html! {}
}
