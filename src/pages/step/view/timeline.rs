//! The timeline: the place in the search as a slider, with marks for what happens.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::focus,
    pages::step::{
        EventMark, Marks, StepAction, StepPage, StepperAction, TreeShare,
        names::{mark_name, share_of_tree, step_of},
        words,
    },
    player::{Move, PlayerAction},
    site::View,
    text::Lang,
};

/// The slider over the run, and its marks.
pub(super) fn timeline(page: &StepPage, view: &View<StepAction>) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    let share = TreeShare::of(page.stepper.machine());
    // On a short run the slider counts steps, on a long one notches of the tree's share.
    let (value, max, place) = if let Some(marks) = &page.marks {
        let step = page.stepper.player.step();
        (step, marks.end, step_of(step, marks.end, lang))
    } else {
        let place = share_of_tree(&share.percent(), lang);
        (share.notch(), TreeShare::NOTCHES, place)
    };
    let slide = |event: &Event| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        let place = slider.value().parse().unwrap_or(0);
        StepAction::Slide(place)
    };
    // A short run follows the hand; on a long one the search sets off when the hand lets go.
    let oninput = page
        .marks
        .is_some()
        .then(|| send.reform(move |event: InputEvent| slide(&event)));
    let onchange = send.reform(move |event: Event| slide(&event));
    html! {
        <section
            class="timeline"
            data-timeline=""
            data-value={value.to_string()}
            data-end={max.to_string()}
            data-exact={page.marks.is_some().to_string()}
        >
            <div class="timeline-head">
                <h2>{ words::TIMELINE.in_lang(lang) }</h2>
                <span class="timeline-place">{ place.clone() }</span>
            </div>
            <input
                type="range"
                data-action="timeline"
                aria-label={words::SLIDER.in_lang(lang)}
                aria-valuetext={place}
                min="0"
                max={max.to_string()}
                step="1"
                value={value.to_string()}
                {oninput}
                {onchange}
            />
            if let Some(marks) = &page.marks {
                <MarkRow marks={Rc::clone(marks)} {lang} on_step={send.reform(seek)} />
                <p class="hint">{ words::MARKS_KEY.in_lang(lang) }</p>
            } else {
                <p class="hint">{ words::SHARE_KEY.in_lang(lang) }</p>
            }
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MarkRowProps {
    marks: Rc<Marks>,
    lang: Lang,
    on_step: Callback<u64>,
}

/// The marks: one tab stop, arrows move from mark to mark, Enter goes there. A component of its
/// own, for the marks stay while the slider moves.
#[component]
fn MarkRow(props: &MarkRowProps) -> Html {
    let cursor = use_state(|| 0_usize);
    let n_marks = props.marks.events.len();
    let here = (*cursor).min(n_marks.saturating_sub(1));
    let lang = props.lang;
    let onclick = {
        let on_step = props.on_step.clone();
        Callback::from(move |event: MouseEvent| go_to_mark(&event, &on_step))
    };
    let onfocusin = {
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| {
            let index = focus::attribute(&event, "data-index");
            if let Some(index) = index.and_then(|index| index.parse().ok()) {
                cursor.set(index);
            }
        })
    };
    let onkeydown = {
        let on_step = props.on_step.clone();
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => here.saturating_sub(1),
                "ArrowRight" | "ArrowDown" => (here + 1).min(n_marks.saturating_sub(1)),
                "Home" => 0,
                "End" => n_marks.saturating_sub(1),
                "Enter" | " " => {
                    event.prevent_default();
                    go_to_mark(&event, &on_step);
                    return;
                }
                _ => return,
            };
            event.prevent_default();
            focus::within(&event, &format!("[data-index=\"{to}\"]"));
        })
    };
    html! {
        <svg
            class="marks"
            data-dense={(DENSE <= n_marks).then_some("")}
            role="group"
            aria-label={words::MARKS.in_lang(lang)}
            data-own-arrows=""
            {onclick} {onfocusin} {onkeydown}
        >
            for (index, mark) in props.marks.events.iter().enumerate() {
                { event_mark(index, *mark, &props.marks, index == here, lang) }
            }
        </svg>
    }
}

/// So many marks leave no room between them.
const DENSE: usize = 100;

/// A solution is a long line with a dot, a dead end a short line.
fn event_mark(index: usize, mark: EventMark, marks: &Marks, tab_stop: bool, lang: Lang) -> Html {
    let along = mark.step * 10_000 / marks.end.max(1);
    let x = format!("{}.{:02}%", along / 100, along % 100);
    // Where marks stand far apart, each is wide enough for a finger.
    let roomy = marks.events.len() < DENSE;
    html! {
        <g
            role="button"
            tabindex={if tab_stop { "0" } else { "-1" }}
            aria-label={mark_name(mark.solution, mark.number, mark.step, lang)}
            data-timeline-mark={mark.name()}
            data-step={mark.step.to_string()}
            data-index={index.to_string()}
        >
            if roomy {
                <rect class="reach" x={x.clone()} y="0" width="24" height="26" transform="translate(-12 0)" />
            }
            if mark.solution {
                <line x1={x.clone()} x2={x.clone()} y1="2" y2="18" />
                <circle cx={x} cy="20" r={if roomy { "4" } else { "2.5" }} />
            } else {
                <line x1={x.clone()} x2={x} y1="2" y2="10" />
            }
        </g>
    }
}

fn seek(step: u64) -> StepAction {
    StepAction::First(StepperAction::Player(PlayerAction::Move(Move::Seek(step))))
}

fn go_to_mark(event: &Event, on_step: &Callback<u64>) {
    let step = focus::attribute(event, "data-step").and_then(|step| step.parse().ok());
    if let Some(step) = step {
        on_step.emit(step);
    }
}
