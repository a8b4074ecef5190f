//! What follows from a value, beside what is drawn.

use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct EffectProps {
    /// The value; nothing follows from `None`.
    pub(crate) of: Option<AttrValue>,
    /// True where nothing follows from the first value: the page opens with it.
    #[prop_or_default]
    pub(crate) skips_first: bool,
    pub(crate) run: Callback<AttrValue>,
}

/// Carries out what follows from a value whenever it has become another one. Draws nothing.
#[component]
pub(crate) fn Effect(props: &EffectProps) -> Html {
    let EffectProps {
        of,
        skips_first,
        run,
    } = props.clone();
    let skips = use_mut_ref(|| skips_first);
    use_effect_with(of, move |of| {
        if let (false, Some(of)) = (skips.replace(false), of) {
            run.emit(of.clone());
        }
    });
    Html::default()
}
