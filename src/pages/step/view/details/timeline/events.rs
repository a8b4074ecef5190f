//! What is where on the strip: solutions above the line, dead ends below it.

use std::{fmt::Write as _, rc::Rc};

use yew::prelude::*;

use super::strip::percent;
use crate::{
    draw::view::html,
    pages::step::{EventMark, Marks, Stretch},
};
use bitqueens_core::solver::Size;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct EventsProps {
    /// The record of the run, where there is one.
    pub(super) marks: Option<Rc<Marks>>,
    pub(super) size: Size,
}

/// The line of the strip with the events of the run: each by itself where they are few, otherwise a
/// bar for each stretch. A run without a record shows the parts of the first row's squares.
///
/// They stay while the reader moves.
#[component]
pub(super) fn Events(props: &EventsProps) -> Html {
    drawn(props.marks.as_deref(), props.size.get().into())
}

fn drawn(marks: Option<&Marks>, n: u64) -> Html {
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
