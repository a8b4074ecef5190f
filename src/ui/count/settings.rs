//! The choices before a count.

use std::rc::Rc;

use yew::prelude::*;

use super::super::choice::{Choice, Select};
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
    let number = |number: String| Choice {
        value: number.clone().into(),
        label: number.into(),
    };
    let sizes: Vec<_> = Size::all().map(|size| number(size.to_string())).collect();
    let on_size = props.send.reform(|index| {
        let size = Size::all().nth(index).unwrap_or(Size::MIN);
        Action::Count(CountAction::Size(size))
    });
    let workers: Vec<_> = (1..=Settings::MOST_WORKERS)
        .map(|workers| number(workers.to_string()))
        .collect();
    let on_workers = props.send.reform(|index: usize| {
        let workers = u32::try_from(index).unwrap_or(0) + 1;
        Action::Count(CountAction::Workers(workers))
    });
    let kernels: Vec<_> = KernelChoice::ALL
        .into_iter()
        .map(|kernel| Choice {
            value: kernel.name().into(),
            label: match kernel {
                KernelChoice::Fastest => count_labels::KERNEL_FASTEST,
                KernelChoice::Simd => count_labels::KERNEL_SIMD,
                KernelChoice::Scalar => count_labels::KERNEL_SCALAR,
            }
            .in_lang(lang)
            .into(),
        })
        .collect();
    let on_kernel = props
        .send
        .reform(|index: usize| Action::Count(CountAction::Kernel(KernelChoice::ALL[index])));
    html! {
        <div class="fields">
            <Select action="size" label={count_labels::SIZE.in_lang(lang)} choices={sizes}
                chosen={settings.size.to_string()} on_choose={on_size} />
            <Select action="workers" label={count_labels::WORKERS.in_lang(lang)} choices={workers}
                chosen={settings.workers.to_string()} on_choose={on_workers} />
            <Select action="kernel" label={count_labels::KERNEL.in_lang(lang)} choices={kernels}
                chosen={settings.kernel.name()} on_choose={on_kernel} />
        </div>
    }
}
