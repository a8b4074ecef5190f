//! The timeline: the place in the search on a strip that shows what is where.

use std::rc::Rc;

use yew::prelude::*;

use super::strip::{Place, Strip};
use crate::{
    browser::{clock, focus},
    draw::view::html,
    pages::step::{
        LongSeek, StepAction, StepPage, TreeShare,
        words::{self, seek_percent, seek_target, share_of_tree, step_in_tree, step_of, time_left},
    },
    player::PlayerAction,
    site::PageContext,
    text::{Lang, grouped},
};

/// The strip over the run, and beside it where the reader stands on it, or during a long seek the button
/// that stops. Its height is always the same.
pub(super) fn timeline(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let seek = LongSeek::of(&page.stepper);
    let place = place(page, seek, lang);
    html! {
        <section
            class="timeline"
            data-timeline=""
            data-value={place.value.to_string()}
            data-exact={page.marks.is_some().to_string()}
        >
            <h2 class="unseen">{ words::TIMELINE.in_lang(lang) }</h2>
            <Strip
                place={place.clone()}
                marks={page.marks.as_ref().map(Rc::clone)}
                size={page.stepper.size()}
                order={view.preferences.order}
                {lang}
                send={&view.send}
            />
            <p class="timeline-place" aria-hidden="true">{ short_place(page, lang) }</p>
            if let Some(seek) = seek {
                <SeekBar
                    {seek}
                    {lang}
                    stop={view.send.reform(|()| StepAction::player(PlayerAction::Pause))}
                />
            }
        </section>
    }
}

/// Where the reader stands: on a short run the strip counts steps, on a long one notches of the
/// tree's share.
fn place(page: &StepPage, seek: Option<LongSeek>, lang: Lang) -> Place {
    let step = page.stepper.step();
    if let Some(marks) = &page.marks {
        let here = marks.near(step, 0);
        return Place {
            value: step,
            last: marks.end,
            to: None,
            text: step_of(step, marks.end, here).into_lang(lang),
        };
    }
    let share = TreeShare::of(page.stepper.machine());
    Place {
        value: share.notch(),
        last: TreeShare::NOTCHES,
        to: seek.and_then(|seek| seek.notch()),
        text: step_in_tree(step, share).into_lang(lang),
    }
}

/// The same in two short lines: the number, and what it is a part of.
fn short_place(page: &StepPage, lang: Lang) -> Html {
    let step = page.stepper.step();
    let lines = if let Some(marks) = &page.marks {
        [grouped(step), format!("/ {}", grouped(marks.end))]
    } else {
        let share = TreeShare::of(page.stepper.machine());
        [
            share_of_tree(share, step != 0).into_lang(lang),
            words::OF_TREE.in_lang(lang).into(),
        ]
    };
    html! { for line in lines { <span>{ line }</span> } }
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

/// The words over the strip, and the button in the place of the numbers beside it.
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
