//! What follows from the state of the course outside the program.

use yew::prelude::*;

use crate::{
    browser::{document, focus, storage},
    state::{Progress, Section},
};

/// What is open of the bundle's pages.
#[derive(Clone, Copy, PartialEq)]
pub enum Opened {
    /// The course: a section, and perhaps one of its exercises as a sheet.
    Course(Section, Option<usize>),
    /// A step as a sheet.
    Step,
}

/// What the effects of the course follow from.
#[derive(Clone, PartialEq, Properties)]
pub struct LearnEffectsProps {
    /// Which lessons are done.
    pub progress: Progress,
    /// What is open of this bundle's pages.
    pub open: Option<Opened>,
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
        // The way to a step's sheet lies far down on a page of another bundle.
        let from_afar = *open == Some(Opened::Step);
        if before.is_some() && open.is_some() || from_afar {
            document::to_top();
            focus::on("#content h1");
        }
    });
    html! {}
}
