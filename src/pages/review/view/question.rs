//! The question that is asked, and what is said of the first answer.

use yew::prelude::*;

use super::details;
use crate::{
    browser::focus,
    course::{
        ORDER, ReviewKind, link,
        view::{
            fetch::wait,
            questions::{course_view, graded},
        },
    },
    draw::view::{
        buttons::{ButtonKind, button},
        effect::Effect,
        hooks::use_in_sight,
        html,
        link::Link,
    },
    pages::review::{ReviewAction, ReviewItem, ReviewPage, Round, words},
    question::{
        AnswerAction, Attempt, verdict_name,
        view::{Shown, ask, sends, verdict},
    },
    site::PageContext,
    text::{Lang, words as shared},
};

/// The question with its heading and its place in the round; after the first answer, where it stands now and
/// the way on.
pub(super) fn question(
    page: &ReviewPage,
    item: &ReviewItem,
    heading: &str,
    place: &str,
    view: &PageContext<ReviewAction>,
) -> Html {
    let lang = view.lang();
    let kind = match item.question.kind {
        ReviewKind::Quiz(_) => "quiz",
        ReviewKind::Exercise(_) => "exercise",
        ReviewKind::Code(_) => "line",
    };
    let first = item.first().map(verdict_name);
    html! {
        <section class="review-question" data-question={item.question.name()} data-kind={kind} data-first={first}>
            <h2 id="review-question" tabindex="-1">
                { heading.to_owned() }
                { " " }
                <span class="meaning">{ place.to_owned() }</span>
            </h2>
            <p class="meaning">{ words::FIRST_COUNTS.in_lang(lang) }</p>
            if item.missed.is_some() && item.first().is_none() {
                <p data-missed="">{ words::MISSED.in_lang(lang) }</p>
            }
            // Another question has fields of its own: what was typed into the last one is not in them.
            <div class="review-task" key={format!("{} {}", item.question.name(), item.seed)}>
                { task(page, item, view) }
            </div>
            { after(page, item, view) }
        </section>
    }
}

fn task(page: &ReviewPage, item: &ReviewItem, view: &PageContext<ReviewAction>) -> Html {
    match &item.asked {
        Some(_) => review_item(item, view),
        None => wait(
            &"review-question".into(),
            &page.course,
            &view.send.reform(ReviewAction::Course),
            view.lang(),
        ),
    }
}

/// What the first answer came to.
fn after(page: &ReviewPage, item: &ReviewItem, view: &PageContext<ReviewAction>) -> Html {
    let lang = view.lang();
    let place = page.course.shelf.boxes.place(item.question);
    let said = item.first().map(|is_right| match place {
        Some(place) => {
            let days = place.days_left(page.course.shelf.today);
            words::moved(is_right, place.number, days)
        }
        None => words::NOT_ENTERED.into(),
    });
    let next = view.send.reform(|_| ReviewAction::Next);
    html! {
        <AfterAnswer serial={item.first().and_then(|_| page.round()).map(serial)}>
            <p class="result" role="status">
                if let Some(said) = &said {
                    { said.in_lang(lang).to_owned() }
                }
            </p>
            if said.is_some() {
                <div class="exercise-buttons">
                    { button(ButtonKind::Main, "next-question", words::NEXT.in_lang(lang), next) }
                    <span>
                        { words::FROM_LESSON.in_lang(lang) }
                        <Link action="to-lesson" to={link::to_lesson(item.question.lesson, &[], None)}>
                            { page.course.title_of(item.question.lesson) }
                        </Link>
                    </span>
                </div>
            }
        </AfterAnswer>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct AfterAnswerProps {
    /// The number of the question, once it is answered.
    serial: Option<usize>,
    children: Html,
}

/// What follows an answer comes into sight, with the way to the next question.
#[component]
fn AfterAnswer(props: &AfterAnswerProps) -> Html {
    let node = use_in_sight(
        props.serial.and_then(|serial| u64::try_from(serial).ok()),
        true,
    );
    html! { <div ref={node} class="after">{ props.children.clone() }</div> }
}

/// The number of a question in its round, which tells it from the one before.
pub(super) fn serial(round: &Round) -> usize {
    let is_answered = |item: &ReviewItem| item.first().is_some();
    round.answered.len() - usize::from(round.item.as_ref().is_some_and(is_answered))
}

/// Gives the focus to the heading of each question but the first, which opens with the page.
pub(super) fn opening(round: &Round) -> Html {
    html! {
        <Effect of={serial(round).to_string()} skips_first={true} run={|_| focus::on("#review-question")} />
    }
}

/// The question, with what the reader has answered.
fn review_item(item: &ReviewItem, view: &PageContext<ReviewAction>) -> Html {
    let (lang, send) = (view.lang(), view.send.clone());
    let Some(attempt) = item.attempt() else {
        return Html::default();
    };
    let send = send.reform(ReviewAction::Answer);
    match item.question.kind {
        ReviewKind::Quiz(_) => html! { <div class="quiz">{ quiz(attempt, &send, lang) }</div> },
        ReviewKind::Code(_) => details::line(attempt, &send, lang),
        ReviewKind::Exercise(_) => html! {
            <div
                class="exercise"
                data-exercise="0"
                data-seed={item.seed.to_string()}
                data-kind={attempt.question.kind.name()}
            >
                { graded(attempt, None, buttons(&send, lang), Shown::Verdict, &send, lang) }
            </div>
        },
    }
}

/// A question with its fields, and below it the verdict on what was answered.
fn quiz(attempt: &Attempt, send: &Callback<AnswerAction>, lang: Lang) -> Html {
    html! {
        <>
            { ask(course_view(attempt, send, lang), Html::default()) }
            { verdict(attempt, ORDER, Html::default(), Shown::Verdict, lang) }
        </>
    }
}

/// The buttons that answer an exercise. None asks another in its place.
pub(super) fn buttons(send: &Callback<AnswerAction>, lang: Lang) -> Html {
    let sends = sends(send, lang);
    html! {
        <>
            { sends(ButtonKind::Main, "check", shared::CHECK, AnswerAction::Check) }
            { sends(ButtonKind::Plain, "reveal", shared::REVEAL, AnswerAction::Reveal) }
        </>
    }
}
