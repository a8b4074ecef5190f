//! The choices before a count.

use std::rc::Rc;

use yew::prelude::*;

use super::super::choice::{choice, number_choice};
use crate::{
    solver::Size,
    state::{
        Action, CountScene, Scene,
        count::{CountAction, KernelChoice, Settings},
    },
    text::count_labels,
};

/// What the choices show.
#[derive(Clone, PartialEq, Properties)]
pub struct CountSettingsProps {
    /// The whole page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// The count, ready to be drawn.
    pub count: Rc<CountScene>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// Board, workers, kernel.
#[component]
pub fn CountSettings(props: &CountSettingsProps) -> Html {
    let lang = props.scene.preferences.language;
    let settings = props.count.settings;
    let words = |kernel| match kernel {
        KernelChoice::Fastest => count_labels::KERNEL_FASTEST,
        KernelChoice::Simd => count_labels::KERNEL_SIMD,
        KernelChoice::Scalar => count_labels::KERNEL_SCALAR,
    };
    let send = props.send.reform(Action::Count);
    html! {
        <div class="fields">
            { number_choice(
                ("size", count_labels::SIZE.in_lang(lang)),
                Size::all(),
                settings.size,
                send.reform(CountAction::Size),
            ) }
            { number_choice(
                ("workers", count_labels::WORKERS.in_lang(lang)),
                1..=Settings::MOST_WORKERS,
                settings.workers,
                send.reform(CountAction::Workers),
            ) }
            { choice(
                ("kernel", count_labels::KERNEL.in_lang(lang)),
                KernelChoice::ALL,
                settings.kernel,
                |kernel| (kernel.name(), words(kernel).in_lang(lang)),
                send.reform(CountAction::Kernel),
            ) }
        </div>
    }
}
