//! What comes late in a review: a line of the loop, whose check runs programs, and the line to hand in, which is packed.

use std::rc::Rc;

use yew::prelude::*;

use super::question::buttons;
use crate::{
    browser::typing,
    course::{ORDER, judged, view::questions::course_view},
    draw::view::{html, lazy::late},
    question::{
        AnswerAction, Attempt,
        hand_in::HandIn,
        view::{Shown, ask, hand_in::hand_in_line, verdict},
    },
    text::Lang,
};

/// What a detail is drawn from.
#[derive(Clone)]
enum Detail {
    Line(Rc<Attempt>, Callback<AnswerAction>),
    HandIn(HandIn),
}

/// A line of the loop that the reader types.
pub(super) fn line(attempt: &Attempt, send: &Callback<AnswerAction>, lang: Lang) -> Html {
    let line = Detail::Line(Rc::new(attempt.clone()), send.clone());
    detail("review-line", line, lang)
}

/// The line in which a pupil hands in a test.
pub(super) fn hand_in(hand_in: HandIn, lang: Lang) -> Html {
    detail("review-hand-in", Detail::HandIn(hand_in), lang)
}

fn detail(area: &'static str, detail: Detail, lang: Lang) -> Html {
    let given = (detail, lang);
    late!(review_details: draw(LineDetail), area, given, Some(lang))
}

type LineDetail = (Detail, Lang);

fn draw((detail, lang): &LineDetail) -> Html {
    match detail {
        Detail::Line(attempt, send) => judged_line(attempt, send, *lang),
        Detail::HandIn(line) => hand_in_line(line, *lang),
    }
}

fn judged_line(attempt: &Rc<Attempt>, send: &Callback<AnswerAction>, lang: Lang) -> Html {
    let own = Rc::clone(attempt);
    // Keys may have come into the field since the last drawing.
    let send =
        send.reform(move |action| judged(&own, action, typing::text_of("[data-line-field]")));
    html! {
        <div class="line-task">
            { ask(course_view(attempt, &send, lang), Html::default()) }
            <div class="exercise-buttons">{ buttons(&send, lang) }</div>
            { verdict(attempt, ORDER, Html::default(), Shown::Verdict, lang) }
        </div>
    }
}
