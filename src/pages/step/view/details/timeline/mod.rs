//! The timeline: the place in the search on a strip that shows what is where.

mod events;
mod peek;
mod strip;

use std::rc::Rc;

use yew::prelude::*;

use strip::{Place, Strip};

use super::long_seek::long_seek;
use crate::{
    draw::view::html,
    pages::step::{
        LongSeek, StepAction, StepPage, TreeShare,
        words::{self, share_of_tree, step_in_tree, step_of},
    },
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
            data-end={place.last.to_string()}
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
            if seek.is_some() {
                { long_seek(page, view) }
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
