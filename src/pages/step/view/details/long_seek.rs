//! A long way: where it leads, how far it is, and the button that stops.

use yew::prelude::*;

use crate::{
    browser::{clock, focus},
    pages::step::{
        LongSeek, StepAction, StepPage,
        names::{time_left, way_percent, way_target},
        words,
    },
    player::PlayerAction,
    site::PageContext,
    text::Lang,
};

/// The words over the strip, and the button in the place of the numbers beside it.
pub(super) fn long_seek(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let stop = view
        .send
        .reform(|()| StepAction::player(PlayerAction::Pause));
    LongSeek::of(&page.stepper).map_or_else(
        Html::default,
        |way| html! { <WayBar {way} {lang} {stop} /> },
    )
}

#[derive(Clone, PartialEq, Properties)]
struct WayBarProps {
    way: LongSeek,
    lang: Lang,
    /// Stops here.
    stop: Callback<()>,
}

/// The place and the time at which a way was drawn first; its speed is measured from there.
struct Begun {
    from: u64,
    place: u64,
    ms: u64,
}

#[component]
fn WayBar(props: &WayBarProps) -> Html {
    let begun = use_mut_ref(|| None::<Begun>);
    let lang = props.lang;
    let way = props.way;
    let told = way.place().and_then(|place| {
        let mut begun = begun.borrow_mut();
        let now = clock::now();
        // Another way begins anew.
        let begun = match &mut *begun {
            Some(begun) if begun.from == way.from => begun,
            begun => begun.insert(Begun {
                from: way.from,
                place,
                ms: now,
            }),
        };
        let parts = way.parts(begun.place)?;
        Some((parts.percent(), parts.millis_left(now - begun.ms)))
    });
    let onclick = props.stop.reform(|_| {
        // The button goes away, and the focus stays beside it.
        focus::on("[data-action=timeline]");
    });
    html! {
        <>
            <p class="way" data-way={told.map_or_else(String::new, |(percent, _)| percent.to_string())}>
                <span>{ way_target(way.to, lang) }</span>
                if let Some((percent, left)) = told {
                    <span>{ way_percent(percent, lang) }</span>
                    if let Some(left) = left {
                        <span data-way-left={left.to_string()}>{ time_left(left, lang) }</span>
                    }
                }
            </p>
            <button type="button" class="stop-way" data-action="stop-way" {onclick}>
                { words::STOP_WAY.in_lang(lang) }
            </button>
        </>
    }
}
