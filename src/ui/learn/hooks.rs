//! What follows from the state of the course outside the program.

use yew::prelude::*;

use crate::{
    browser::{document, focus, storage},
    state::{Progress, Section},
};

/// What the effects of the course follow from.
#[derive(Clone, PartialEq, Properties)]
pub struct LearnEffectsProps {
    /// Which lessons are done.
    pub progress: Progress,
    /// The lesson and the sheet, while the course is open.
    pub open: Option<(Section, Option<usize>)>,
}

/// Keeps the progress, and shows what opens from its top.
#[component]
pub fn LearnEffects(props: &LearnEffectsProps) -> Html {
    use_effect_with(props.progress, |progress| {
        storage::write(storage::PROGRESS, &progress.stored());
    });
    // The heading gets the focus, unless the page itself has just opened.
    let seen = use_mut_ref(|| None);
    use_effect_with(props.open, move |open| {
        let before = seen.replace(*open);
        if before.is_some() && open.is_some() {
            document::to_top();
            focus::on("#content h1");
        }
    });
    html! {}
}
