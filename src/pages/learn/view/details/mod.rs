//! What a lesson's questions do not need: its pictures, its sheets of paper, its answers on paper, the line to hand in,
//! and the figures of the fast count.
//! They are a part of the program of their own, fetched when one of them is first drawn.

mod answers;
mod find;
mod hand;
mod join;
mod picture;
mod puzzle;
mod sheet;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    draw::view::lazy::lazy_drawing,
    pages::learn::{LearnAction, LearnPage, Open},
    question::view::hand_in::hand_in_line,
    site::{Lazy, PageContext, lazy},
};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Detail {
    /// An exercise on paper, or the key of the homework.
    Paper,
    /// The picture of that block of the lesson.
    Picture(usize),
    /// The sentence below that picture, where the hand has moved it.
    Caption(usize),
    /// The steps of the fast count in that block of the lesson.
    Join(usize),
    /// The expression to be made in that block of the lesson.
    Puzzle(usize),
    /// The fault to find in that block of the lesson.
    Find(usize),
    /// N = 8 beside N = 16, with the newest count of this browser.
    Work,
    /// The line to hand in.
    HandIn,
    /// The right answers of the lesson, on paper.
    Answers,
}

impl Detail {
    /// The name of its area.
    fn area(self, open: &Open) -> AttrValue {
        match (self, open) {
            (Self::Picture(at) | Self::Puzzle(at) | Self::Find(at), Open::Lesson(open)) => {
                format!("{} {at}", open.entry.slug).into()
            }
            (Self::Caption(at), Open::Lesson(open)) => {
                format!("{} caption {at}", open.entry.slug).into()
            }
            (Self::Picture(_) | Self::Caption(_) | Self::Puzzle(_) | Self::Find(_), _) => {
                AttrValue::default()
            }
            (Self::Paper, _) => "paper".into(),
            (Self::Join(_), _) => "join".into(),
            (Self::Work, _) => "work".into(),
            (Self::HandIn, _) => "hand-in".into(),
            (Self::Answers, _) => "answers".into(),
        }
    }

    /// Tells whether a reader misses it while the part is on the way.
    const fn is_missed(self) -> bool {
        !matches!(self, Self::HandIn | Self::Answers)
    }
}

fn draw((detail, page, view): &Given) -> Html {
    match (detail, &page.open) {
        (Detail::Paper, Open::Lesson(open)) => match (open.key, open.drill_on_paper()) {
            (Some(pupils), _) => sheet::key(open, pupils, view.lang()),
            (None, drill) => drill
                .map(|drill| sheet::sheet(open, drill, view))
                .unwrap_or_default(),
        },
        (Detail::Picture(at), Open::Lesson(open)) => picture::picture(*at, open, view),
        (Detail::Caption(at), Open::Lesson(open)) => hand::caption(*at, open, view.lang()),
        (Detail::Join(at), Open::Lesson(open)) => join::join(*at, open, view),
        (Detail::Puzzle(at), Open::Lesson(open)) => puzzle::puzzle(*at, open, view),
        (Detail::Find(at), Open::Lesson(open)) => find::find(*at, open, view),
        (Detail::Work, _) => join::work(page.counted, view.lang()),
        (Detail::HandIn, Open::Lesson(open)) => open
            .hand_in(page.review.today)
            .map_or_else(Html::default, |line| hand_in_line(&line, view.lang())),
        (Detail::Answers, Open::Lesson(open)) => answers::answers(open, view.lang()),
        (
            Detail::Paper
            | Detail::Picture(_)
            | Detail::Caption(_)
            | Detail::Join(_)
            | Detail::Puzzle(_)
            | Detail::Find(_)
            | Detail::HandIn
            | Detail::Answers,
            _,
        ) => Html::default(),
    }
}

/// A detail, or while the part is on the way what stands there meanwhile.
pub(super) fn detail(
    detail: Detail,
    page: &Rc<LearnPage>,
    view: &PageContext<LearnAction>,
) -> Html {
    let (area, given) = (
        detail.area(&page.open),
        (detail, Rc::clone(page), view.clone()),
    );
    let lang = detail.is_missed().then_some(view.lang());
    lazy_drawing("learn_lesson_details", area, drawing, given, lang)
}

type Given = (Detail, Rc<LearnPage>, PageContext<LearnAction>);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(learn_lesson_details(given: Given) -> Html = draw(&given))
}
