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
    use_effect_with(props.solved.clone(), |solved| {
        storage::write(Solved::KEY, &solved.stored());
    });
    Html::default()
}

/// Keeps the solutions found.
pub(in crate::pages::solve) fn stored(solved: &Solved) -> Html {
    html! { <Keep solved={solved.clone()} /> }
}
