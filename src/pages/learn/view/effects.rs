//! Effects that follow from the state of the course.

use yew::prelude::*;

use crate::{
    browser::{document, focus, storage},
    pages::learn::{LearnPage, Progress},
};

/// The state that the effects of the course follow from.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct LearnEffectsProps {
    /// The lessons that are done.
    pub(super) progress: Progress,
    /// The open lesson and its exercise on paper; `None` while another page is open.
    pub(super) open: Option<(Option<&'static str>, Option<usize>)>,
}

/// Stores the progress, and shows what opens from its top.
#[component]
pub(super) fn LearnEffects(props: &LearnEffectsProps) -> Html {
    let before = use_mut_ref(|| props.progress.stored());
    use_effect_with(props.progress, move |progress| {
        let now = progress.stored();
        storage::remember_words(LearnPage::KEY, &before.borrow(), &now);
        before.replace(now);
    });
    // The heading gets the focus, unless the course itself has just opened.
    let seen = use_mut_ref(|| None);
    use_effect_with(props.open, move |open| {
        let before = seen.replace(*open);
        if before.is_some() && open.is_some() {
            document::to_top();
            focus::on("#content h1");
        }
    });
    Html::default()
}
