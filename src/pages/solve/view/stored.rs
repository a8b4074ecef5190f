//! Keeps the solutions found on the reader's machine.

use yew::prelude::*;

use crate::{browser::storage, pages::solve::Solved};

#[derive(Clone, PartialEq, Properties)]
struct KeepProps {
    solved: Solved,
}

/// Stores the solutions whenever they change, and draws nothing.
#[component]
fn Keep(props: &KeepProps) -> Html {
    let before = use_mut_ref(|| props.solved.stored());
    use_effect_with(props.solved.clone(), move |solved| {
        let now = solved.stored();
        storage::remember_words(Solved::KEY, &before.borrow(), &now);
        before.replace(now);
    });
    Html::default()
}

/// Keeps the solutions found.
pub(in crate::pages::solve) fn stored(solved: &Solved) -> Html {
    html! { <Keep solved={solved.clone()} /> }
}
