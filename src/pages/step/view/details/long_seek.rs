//! A long seek: its target, how far it is, and the button that stops it.

use yew::prelude::*;

use crate::{
    browser::{clock, focus},
    draw::view::html,
    pages::step::{
        LongSeek, StepAction, StepPage,
        words::{self, seek_percent, seek_target, time_left},
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
        |seek| html! { <SeekBar {seek} {lang} {stop} /> },
    )
}

#[derive(Clone, PartialEq, Properties)]
struct SeekBarProps {
    seek: LongSeek,
    lang: Lang,
    stop: Callback<()>,
}

/// The place and the time at which a seek was rendered first; its speed is measured from there.
struct Begun {
    from: u64,
    place: u64,
    ms: u64,
}

#[component]
fn SeekBar(props: &SeekBarProps) -> Html {
    let begun = use_mut_ref(|| None::<Begun>);
    let lang = props.lang;
    let seek = props.seek;
    let told = seek.place().and_then(|place| {
        let mut begun = begun.borrow_mut();
        let now = clock::now();
        // Another seek begins anew.
        let begun = match &mut *begun {
            Some(begun) if begun.from == seek.from => begun,
            begun => begun.insert(Begun {
                from: seek.from,
                place,
                ms: now,
            }),
        };
        let parts = seek.parts(begun.place)?;
        Some((parts.percent(), parts.millis_left(now - begun.ms)))
    });
    let onclick = props.stop.reform(|_| {
        // The button goes away, and the focus stays beside it.
        focus::on("[data-action=timeline]");
    });
    html! {
        <>
            <p class="way" data-way={told.map_or_else(String::new, |(percent, _)| percent.to_string())}>
                <span>{ seek_target(seek.to).into_lang(lang) }</span>
                if let Some((percent, left)) = told {
                    <span>{ seek_percent(percent).into_lang(lang) }</span>
                    if let Some(left) = left {
                        <span data-way-left={left.to_string()}>{ time_left(left).into_lang(lang) }</span>
                    }
                }
            </p>
            <button type="button" class="stop-way" data-action="stop-way" {onclick}>
                { words::STOP_SEEK.in_lang(lang) }
            </button>
        </>
    }
}
