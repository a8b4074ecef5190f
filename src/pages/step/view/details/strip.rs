//! The strip: one slider for the keyboard, and a drawing for the pointer.

use std::{fmt::Write as _, rc::Rc};

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::{
    browser::{
        keyboard::is_modified,
        pointer::{Along, along, capture},
    },
    draw::{
        Sketch,
        view::{
            drawing::{SMALL, shapes},
            html,
        },
    },
    pages::step::{
        EventMark, Marks, Slide, StepAction, Stretch, TreeShare,
        words::{self, event_name, events_of, share_of_tree, step_number},
    },
    player::{Move, PlayerAction},
    text::Lang,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Placement, Size},
};

/// The reader's place on the strip.
#[derive(Clone, PartialEq)]
pub(super) struct Place {
    pub(super) value: u64,
    pub(super) last: u64,
    /// The target of a long seek, where it is known.
    pub(super) to: Option<u64>,
    pub(super) text: String,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct StripProps {
    pub(super) place: Place,
    /// The record of the run; without it the strip shows the share of the tree.
    pub(super) marks: Option<Rc<Marks>>,
    pub(super) size: Size,
    /// The side on which the lowest bit is drawn.
    pub(super) order: BitOrder,
    pub(super) lang: Lang,
    pub(super) send: Callback<StepAction>,
}

#[derive(Clone, Copy, PartialEq)]
struct Pointer {
    along: Along,
    held: bool,
}

/// A mark within this many pixels of the pointer is meant.
const REACH: u32 = 10;

impl StripProps {
    /// The place that a pointer means.
    fn at(&self, along: Along) -> u64 {
        let last = self.place.last;
        let place = along.place(last);
        let marks = self.marks.as_deref();
        let mark = marks.and_then(|marks| marks.near(place, along.reach(REACH, last)));
        mark.map_or(place, |mark| mark.step)
    }
}

/// The slider and the drawing over it. The slider takes the keys, the drawing the pointer.
#[component]
pub(super) fn Strip(props: &StripProps) -> Html {
    let pointer = use_state(|| None::<Pointer>);
    let drawing = use_node_ref();
    let slider = use_node_ref();
    let Place {
        value,
        last,
        to,
        text,
    } = &props.place;
    let place_of = {
        let (drawing, props) = (drawing.clone(), props.clone());
        move |event: &PointerEvent| {
            let along = along(event, &drawing.cast::<Element>()?)?;
            Some((along, props.at(along)))
        }
    };
    let onpointerdown = {
        let (pointer, drawing) = (pointer.clone(), drawing.clone());
        let (send, place_of) = (props.send.clone(), place_of.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 {
                return;
            }
            let Some((along, place)) = place_of(&event) else {
                return;
            };
            if let Some(drawing) = drawing.cast::<Element>() {
                capture(&event, &drawing);
            }
            pointer.set(Some(Pointer { along, held: true }));
            send.emit(StepAction::Slide(Slide::Held(place)));
        })
    };
    let onpointermove = {
        let (pointer, send, place_of) = (pointer.clone(), props.send.clone(), place_of.clone());
        Callback::from(move |event: PointerEvent| {
            let held = pointer.is_some_and(|pointer| pointer.held);
            let Some((along, place)) = place_of(&event) else {
                return;
            };
            pointer.set(Some(Pointer { along, held }));
            if held {
                send.emit(StepAction::Slide(Slide::Held(place)));
            }
        })
    };
    let let_go = {
        let (pointer, send) = (pointer.clone(), props.send.clone());
        let current = *value;
        Callback::from(move |event: PointerEvent| {
            if pointer.is_some_and(|pointer| pointer.held) {
                // A pointer that was taken away goes nowhere.
                let there = (event.type_() == "pointerup").then(|| place_of(&event));
                let place = there.flatten().map_or(current, |(_, place)| place);
                send.emit(StepAction::Slide(Slide::Done(place)));
            }
            let hovers = event.type_() == "pointerup" && event.pointer_type() == "mouse";
            pointer.set(pointer.filter(|_| hovers).map(|pointer| Pointer {
                held: false,
                ..pointer
            }));
        })
    };
    // The press takes the focus to the slider, as a press on the slider itself does.
    let onmousedown = {
        let slider = slider.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            if let Some(slider) = slider.cast::<HtmlInputElement>() {
                slider.focus().ok();
            }
        })
    };
    let onpointerleave = {
        let pointer = pointer.clone();
        Callback::from(move |_: PointerEvent| {
            if pointer.is_some_and(|pointer| !pointer.held) {
                pointer.set(None);
            }
        })
    };
    let shown = pointer.map(|pointer| peek(props, pointer.along, props.at(pointer.along)));
    html! {
        <div class="strip" data-own-arrows="">
            <input
                ref={slider}
                type="range"
                data-action="timeline"
                aria-label={words::SLIDER.in_lang(props.lang)}
                aria-valuetext={text.clone()}
                min="0"
                max={last.to_string()}
                step="1"
                value={value.to_string()}
                onchange={props.send.reform(slid)}
                onkeydown={keys(&props.place, &props.send)}
            />
            <svg
                ref={drawing}
                class="strip-drawing"
                aria-hidden="true"
                {onpointerdown} {onpointermove} {onpointerleave}
                onpointerup={let_go.clone()}
                onpointercancel={let_go}
                {onmousedown}
            >
                <rect class="ground" x="-6" width="100%" height="40" />
                <rect class="ground" x="6" width="100%" height="40" />
                <Events marks={props.marks.clone()} size={props.size} />
                <line class="passed" x1="0" x2={percent(*value, *last)} y1="20" y2="20" />
                if let Some(to) = to {
                    <line class="ahead" x1={percent(*value, *last)} x2={percent(*to, *last)} y1="20" y2="20" />
                    <line class="target" x1={percent(*to, *last)} x2={percent(*to, *last)} y1="12" y2="40" />
                }
            </svg>
            <svg class="strip-over" aria-hidden="true">
                <line class="playhead" x1={percent(*value, *last)} x2={percent(*value, *last)} y1="0" y2="40" />
                { shown }
            </svg>
        </div>
    }
}

/// The slider was moved by a key or by assistive technology.
#[expect(
    clippy::needless_pass_by_value,
    reason = "event handlers get their event"
)]
fn slid(event: Event) -> StepAction {
    let slider: HtmlInputElement = event.target_unchecked_into();
    StepAction::Slide(Slide::Done(slider.value().parse().unwrap_or(0)))
}

/// The keys of a slider. An arrow is one step, however long the run is.
fn keys(place: &Place, send: &Callback<StepAction>) -> Callback<KeyboardEvent> {
    let Place { value, last, .. } = *place;
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        let page = (last / 20).max(1);
        let to = |to| StepAction::player(PlayerAction::Move(to));
        let action = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => to(Move::StepForward),
            "ArrowLeft" | "ArrowDown" => to(Move::StepBack),
            "Home" => to(Move::First),
            "End" => to(Move::Last),
            "PageUp" => StepAction::Slide(Slide::Done((value + page).min(last))),
            "PageDown" => StepAction::Slide(Slide::Done(value.saturating_sub(page))),
            _ => return,
        };
        if is_modified(&event) {
            return;
        }
        event.prevent_default();
        send.emit(action);
    })
}

pub(super) fn percent(place: u64, last: u64) -> String {
    let along = u128::from(place) * 10_000 / u128::from(last.max(1));
    // At most 10,000, and 64 bits are written by less code than 128.
    let along = u64::try_from(along).unwrap_or(u64::MAX);
    format!("{}.{:02}%", along / 100, along % 100)
}

#[derive(Clone, PartialEq, Properties)]
struct EventsProps {
    /// The record of the run, where there is one.
    marks: Option<Rc<Marks>>,
    size: Size,
}

/// The line of the strip with the events of the run: each by itself where they are few, otherwise a
/// bar for each stretch. A run without a record shows the parts of the first row's squares.
///
/// They stay while the reader moves.
#[component]
fn Events(props: &EventsProps) -> Html {
    events(props.marks.as_deref(), props.size.get().into())
}

fn events(marks: Option<&Marks>, n: u64) -> Html {
    html! {
        <>
            <line class="track" x1="0" x2="100%" y1="20" y2="20" />
            {match marks {
                Some(marks) if marks.events.is_empty() => bars(marks),
                Some(marks) => html! { for mark in &marks.events { { single(*mark, marks.end) } } },
                None => html! {
                    for column in 0..=n {
                        <line class="part" x1={percent(column, n)} x2={percent(column, n)} y1="20" y2="28" />
                    }
                },
            }}
        </>
    }
}

/// A solution is a long line with a dot, a dead end a short line.
fn single(mark: EventMark, end: u64) -> Html {
    let x = percent(mark.step, end);
    let (y, height) = if mark.solution { (6, 14) } else { (20, 12) };
    html! {
        <g data-timeline-mark={mark.name()} data-step={mark.step.to_string()}>
            <rect x={x.clone()} y={y.to_string()} width="2" height={height.to_string()} transform="translate(-1 0)" />
            if mark.solution {
                <circle cx={x} cy="6" r="4" />
            }
        </g>
    }
}

/// A bar is as high as its stretch has events, against the stretch that has most of them.
fn bars(marks: &Marks) -> Html {
    let one = |kind: &'static str, count: fn(&Stretch) -> u64, (least, most): (i64, i64)| {
        let highest = marks.stretches().map(|stretch| count(&stretch)).max();
        let mut path = String::new();
        for stretch in marks.stretches() {
            let (Stretch { from, to, .. }, events) = (stretch, count(&stretch));
            if events != 0 {
                let share = events * 100 / highest.unwrap_or(1).max(1);
                let height = least + (most - least) * i64::try_from(share).unwrap_or(100) / 100;
                // A text takes whatever is written to it.
                write!(path, "M{from} 200v{height}H{to}V200z").ok();
            }
        }
        html! { <path data-timeline-bars={kind} d={path} /> }
    };
    html! {
        <svg width="100%" height="40" viewBox={format!("0 0 {} 400", marks.end)} preserveAspectRatio="none">
            { one("solution", |stretch| stretch.solutions, (-50, -170)) }
            { one("dead-end", |stretch| stretch.dead_ends, (20, 130)) }
        </svg>
    }
}

const WIDTH: u32 = 208;
const HEIGHT: u32 = 132;
/// The gap between the box and the strip.
const GAP: u32 = 6;
const BOARD: u32 = 76;

/// The queens at a place of the strip and what the place is, above the strip. A record of the run
/// reaches every step at once; on a long run the queens are those of the node to which a press
/// there leads.
fn peek(props: &StripProps, along: Along, place: u64) -> Html {
    let lang = props.lang;
    let (queens, lines) = if let Some(marks) = props.marks.as_deref() {
        let queens = Placement::standing(&marks.place(place));
        (
            queens,
            [
                step_number(place).into_lang(lang),
                here(marks, place, props),
            ],
        )
    } else {
        let forward = props.place.value < place;
        let queens = TreeShare::node(props.size, place, forward);
        let share = share_of_tree(TreeShare::before(&queens), place != 0).into_lang(lang);
        (queens, [share, words::OF_TREE.in_lang(lang).into()])
    };
    let n = props.size.get();
    let columns = queens.powers().iter();
    let columns = columns.map(|power| props.order.column(*power, n));
    let columns: Vec<u8> = columns.collect();
    let board = Sketch::of_board(&columns).drawing(SMALL);
    let side = u32::from(n) * SMALL;
    let rightmost = along.width.saturating_sub(WIDTH);
    let left = along.x.saturating_sub(WIDTH / 2).min(rightmost);
    html! {
        <>
            <line class="pointer" x1={along.x.to_string()} x2={along.x.to_string()} y1="0" y2="40" />
            <g class="peek" data-peek={place.to_string()} transform={format!("translate({left} -{})", HEIGHT + GAP)}>
                <rect width={WIDTH.to_string()} height={HEIGHT.to_string()} rx="6" />
                <svg
                    x={((WIDTH - BOARD) / 2).to_string()}
                    y="8"
                    width={BOARD.to_string()}
                    height={BOARD.to_string()}
                    viewBox={format!("0 0 {side} {side}")}
                >
                    { shapes(&board) }
                </svg>
                <text x={(WIDTH / 2).to_string()} y="104">{ &lines[0] }</text>
                <text class="peek-events" x={(WIDTH / 2).to_string()} y="123">{ &lines[1] }</text>
            </g>
        </>
    }
}

/// What happens at a step: its event, or how many events its stretch has.
fn here(marks: &Marks, step: u64, props: &StripProps) -> String {
    if let Some(mark) = marks.near(step, 0) {
        return event_name(mark).into_lang(props.lang);
    }
    let stretch = marks.stretch_at(step).filter(|_| marks.events.is_empty());
    stretch.map_or_else(String::new, |stretch| {
        events_of(stretch).into_lang(props.lang)
    })
}
