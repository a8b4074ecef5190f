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
    draw::view::lazy::late,
    pages::lesson::{LessonAction, LessonPage, Reading},
    question::view::hand_in::{hand_in_line, homework_line},
    site::PageContext,
};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Detail {
    /// An exercise on paper, or the key of the homework.
    Paper,
    /// The picture of that block of the lesson.
    Picture(usize),
    /// The sentence of that picture, where the hand has moved it.
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
    fn area(self, open: &Reading) -> AttrValue {
        let of_block = |kind: &str, at: usize| {
            let slug = open.entry().map_or("", |entry| &entry.slug);
            format!("{slug} {kind}{at}").into()
        };
        match self {
            Self::Picture(at) | Self::Puzzle(at) | Self::Find(at) => of_block("", at),
            Self::Caption(at) => of_block("caption ", at),
            Self::Paper => "paper".into(),
            Self::Join(_) => "join".into(),
            Self::Work => "work".into(),
            Self::HandIn => "hand-in".into(),
            Self::Answers => "answers".into(),
        }
    }

    /// Tells whether a reader misses it while the part is on the way.
    const fn is_missed(self) -> bool {
        !matches!(self, Self::HandIn | Self::Answers)
    }
}

fn draw((detail, page, view): &LessonDetail) -> Html {
    let (Some(open), lang) = (page.open.lesson(), view.lang()) else {
        return Html::default();
    };
    match *detail {
        Detail::Paper => match (open.key, open.exercise_on_paper()) {
            (Some(pupils), _) => sheet::key(open, pupils, lang),
            (None, exercise) => exercise
                .map(|exercise| sheet::sheet(open, exercise, view))
                .unwrap_or_default(),
        },
        Detail::Picture(at) => picture::picture(at, open, view),
        Detail::Caption(at) => hand::caption(at, open, lang),
        Detail::Join(at) => join::figure(at, open, view),
        Detail::Puzzle(at) => puzzle::puzzle(at, open, view),
        Detail::Find(at) => find::find(at, open, view),
        Detail::Work => join::work(page.counted, lang),
        Detail::HandIn => {
            open.hand_in(page.course.shelf.today)
                .map_or_else(Html::default, |line| match open.pupil() {
                    Some(_) => homework_line(&line, open.is_just_right(), lang),
                    None => hand_in_line(&line, lang),
                })
        }
        Detail::Answers => answers::answers(open, lang),
    }
}

/// A detail, or its placeholder while the part is on the way.
pub(super) fn detail(
    detail: Detail,
    page: &Rc<LessonPage>,
    view: &PageContext<LessonAction>,
) -> Html {
    let (area, given) = (
        detail.area(&page.open),
        (detail, Rc::clone(page), view.clone()),
    );
    let lang = detail.is_missed().then_some(view.lang());
    late!(lesson_details: draw(LessonDetail), area, given, lang)
}

type LessonDetail = (Detail, Rc<LessonPage>, PageContext<LessonAction>);
