//! Fetching lessons, and what works on the boxes.

use yew::prelude::*;

use crate::{
    draw::view::{html, lazy::LazyArea},
    pages::learn::{LessonGroup, LessonsPart, ReviewPart, lessons},
    site::{Lazy, lazy},
    text::Lang,
};

pub(in crate::pages::learn) fn fetch(group: LessonGroup) -> Lazy<LessonsPart> {
    macro_rules! fetched {
        ($($Group:ident $LESSONS:ident $part:ident $name:literal),+) => {
            match group {
                $(LessonGroup::$Group => {
                    lazy!($part(group: LessonGroup) -> LessonsPart = LessonsPart::new(group, lessons::$LESSONS))
                })+
            }
        };
    }
    bitqueens_course::groups!(fetched)
}

pub(super) fn fetch_review() -> Lazy<ReviewPart> {
    lazy!(learn_review() -> ReviewPart = ReviewPart::new())
}

/// An area of that name that fetches a part of the program; the state draws what is there once it has arrived.
pub(super) fn wait<Part: 'static>(
    fetch: impl Fn() -> Lazy<Part> + Copy + 'static,
    on_arrived: Callback<Part>,
    area: AttrValue,
    lang: Lang,
) -> Html {
    let draw = Callback::from(move |()| -> Lazy<Html> {
        let on_arrived = on_arrived.clone();
        Box::pin(async move {
            on_arrived.emit(fetch().await?);
            Ok(Html::default())
        })
    });
    html! { <LazyArea {draw} {area} lang={Some(lang)} /> }
}
