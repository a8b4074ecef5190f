//! What is not a lesson's text: the pages beside the lessons and the figures of the fast count.
//! They are a part of the program of their own, fetched when one of them is first shown.

mod class;
mod glossary;
mod join;
mod strips;
mod teachers;
mod tools;

use yew::prelude::*;

use crate::{
    draw::view::lazy::lazy_drawing,
    pages::learn::{
        Appendix, JoinChoice, JoinStep, LastCount, LearnAction, LessonList, TeacherTools,
    },
    site::{Lazy, PageContext, lazy},
};
use bitqueens_course::{Glossary, TeachersEdition};

/// A drawing of this part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum More {
    /// What is there for teachers, below its heading, with what they have chosen.
    Teachers(&'static TeachersEdition, &'static LessonList, TeacherTools),
    /// The glossary below its heading, with the term that the address names.
    Glossary(&'static Glossary, &'static LessonList, Option<&'static str>),
    /// Steps of the fast count in a block of the lesson, one row set at a time.
    Join(usize, &'static [JoinStep], JoinChoice),
    /// N = 8 beside N = 16, with the newest count of this browser.
    Work(Option<LastCount>),
}

impl More {
    const fn area(self) -> &'static str {
        match self {
            Self::Teachers(..) => Appendix::Teachers.name(),
            Self::Glossary(..) => Appendix::Glossary.name(),
            Self::Join(..) => "join",
            Self::Work(_) => "work",
        }
    }
}

fn draw(more: More, view: &PageContext<LearnAction>) -> Html {
    match more {
        More::Teachers(edition, list, chosen) => {
            let plans = teachers::teachers(edition, list, view.lang());
            tools::tools(chosen, list, plans, view)
        }
        More::Glossary(of, list, term) => glossary::glossary(of, list, term, view),
        More::Join(at, steps, choice) => join::join(at, steps, choice, view),
        More::Work(counted) => join::work(counted, view.lang()),
    }
}

/// One of them, or while the part is on the way a sentence that says so.
pub(super) fn more(more: More, view: &PageContext<LearnAction>) -> Html {
    let given = (more, view.clone());
    lazy_drawing("learn_more", more.area(), drawing, given, Some(view.lang()))
}

type Given = (More, PageContext<LearnAction>);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(learn_more(given: Given) -> Html = draw(given.0, &given.1))
}
