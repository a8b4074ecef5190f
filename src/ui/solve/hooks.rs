//! What follows from the solved board outside the program.

use yew::prelude::*;

use crate::{browser::storage, state::Solved};

/// What the effects follow from.
#[derive(Clone, PartialEq, Properties)]
pub struct SolveEffectsProps {
    /// The solutions found by hand.
    pub solved: Solved,
}

/// Keeps the solutions found by hand.
#[component]
pub fn SolveEffects(props: &SolveEffectsProps) -> Html {
    use_effect_with(props.solved.clone(), |solved| {
        storage::write(storage::SOLVED, &solved.stored());
    });
    html! {}
}
