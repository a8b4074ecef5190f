//! Drawings that stay while what they show stays.

use yew::prelude::*;

use super::effect::Dependencies;

#[derive(Clone, Properties)]
struct MemoProps {
    shows: Dependencies,
    draw: Callback<(), Html>,
}

impl PartialEq for MemoProps {
    fn eq(&self, other: &Self) -> bool {
        self.shows == other.shows
    }
}

/// Draws, and draws again only when `shows` has changed: most of a page stays from step to step.
///
/// What `draw` draws follows from `shows` alone. A callback that it captures may be another one at
/// each drawing, as long as each of them does the same.
pub fn memo<T: PartialEq + 'static>(shows: T, draw: impl Fn() -> Html + 'static) -> Html {
    let draw = Callback::from(move |()| draw());
    html! { <Memo shows={Dependencies::new(shows)} {draw} /> }
}

#[component]
fn Memo(props: &MemoProps) -> Html {
    props.draw.emit(())
}
