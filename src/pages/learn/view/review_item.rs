//! A quiz or an exercise that the review asks. Only the parts of the course name it: they have its drawings.

use yew::prelude::*;

use super::{exercise, quiz};
use crate::{
    draw::view::{button::ButtonKind, html},
    pages::learn::{BlockAction, LearnAction, ReviewAction, ReviewItem, ReviewTask},
    site::PageContext,
    text::{Lang, words as shared},
};

/// The quiz or the exercise, with what the reader has answered.
pub(in crate::pages::learn) fn review_item(
    item: &ReviewItem,
    view: &PageContext<LearnAction>,
) -> Html {
    let (lang, send) = (view.lang(), view.send.reform(LearnAction::Review));
    let act = send.reform(ReviewAction::Do);
    match &item.task {
        Some(ReviewTask::Quiz {
            quiz: of,
            order,
            chosen,
        }) => html! {
            <div class="quiz">
                { quiz::question(of, order, *chosen, &act, lang) }
                { quiz::reply(of, *chosen, lang) }
            </div>
        },
        Some(ReviewTask::Exercise(drill)) => {
            let name = drill.question.kind.name();
            html! {
                <div class="exercise" data-exercise="0" data-seed={drill.seed.to_string()} data-kind={name}>
                    { exercise::question(drill, None, buttons(&act, lang), &act, lang) }
                </div>
            }
        }
        None | Some(ReviewTask::Line(_)) => Html::default(),
    }
}

/// The buttons that answer an exercise. None draws another in its place.
fn buttons(send: &Callback<BlockAction>, lang: Lang) -> Html {
    let sends = exercise::sends(send, lang);
    html! {
        <>
            { sends(ButtonKind::Main, "check", shared::CHECK, BlockAction::Check) }
            { sends(ButtonKind::Plain, "reveal", shared::REVEAL, BlockAction::Reveal) }
        </>
    }
}
