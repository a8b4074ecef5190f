//! The choices before a count.

use yew::prelude::*;

use crate::{
    draw::view::choice::{choice, number_choice},
    pages::count::{CountAction, KernelChoice, Settings, words},
    text::Lang,
};

/// The properties of the settings.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SettingsProps {
    /// The choices.
    pub(super) settings: Settings,
    /// The page's language.
    pub(super) lang: Lang,
    /// Receives the actions.
    pub(super) send: Callback<CountAction>,
}

/// Workers and kernel.
#[component]
pub(super) fn SettingsForm(props: &SettingsProps) -> Html {
    let (settings, lang, send) = (props.settings, props.lang, &props.send);
    let named = |kernel| match kernel {
        KernelChoice::Fastest => words::KERNEL_FASTEST,
        KernelChoice::Simd => words::KERNEL_SIMD,
        KernelChoice::Scalar => words::KERNEL_SCALAR,
    };
    html! {
        <div class="fields">
            { number_choice(
                ("workers", words::WORKERS.in_lang(lang)),
                1..=Settings::MOST_WORKERS,
                settings.workers,
                send.reform(CountAction::Workers),
            ) }
            { choice(
                ("kernel", words::KERNEL.in_lang(lang)),
                KernelChoice::ALL,
                settings.kernel,
                |kernel| (kernel.name(), named(kernel).in_lang(lang)),
                send.reform(CountAction::Kernel),
            ) }
        </div>
    }
}
