//! What the list of lessons and the end of a lesson say of the review.

use yew::prelude::*;

use crate::{
    browser::storage,
    course::{Course, LessonSummary, ReviewQuestion, link, words::review as words},
    draw::view::{html, link::Link},
    site::NotStored,
    text::{Lang, Phrase, words::BETWEEN_SENTENCES},
};

/// How many questions are due today, as the way to the review; before anything was answered, what the
/// review is.
pub(crate) fn due(course: &Course, lang: Lang) -> Html {
    let shelf = &course.shelf;
    let n_due = course.n_due();
    let said = if shelf.boxes.is_empty() && course.n_done() == 0 {
        words::FIVE_A_DAY.into()
    } else {
        words::due(n_due)
    };
    html! {
        <p class="due" data-due={n_due.to_string()}>
            { said.in_lang(lang).to_owned() }
            { BETWEEN_SENTENCES.in_lang(lang) }
            { to_review(words::REVIEW_NOW, lang) }
        </p>
    }
}

/// When the lesson's questions come again.
pub(crate) fn comes_again(
    course: &Course,
    lesson: &'static LessonSummary,
    known: Option<NotStored>,
    lang: Lang,
) -> Html {
    let shelf = &course.shelf;
    let questions = || ReviewQuestion::of(lesson);
    let places = questions().filter_map(|question| shelf.boxes.place(question));
    let days: Vec<_> = places.map(|place| place.days_left(shelf.today)).collect();
    let next = days.iter().min().copied();
    let said = words::comes_again(days.len(), questions().count(), next);
    html! {
        <>
            <p class="comes-again" data-in-boxes={days.len().to_string()}>
                { said.in_lang(lang).to_owned() }
                { BETWEEN_SENTENCES.in_lang(lang) }
                { to_review(words::TITLE, lang) }
            </p>
            { not_stored(known, lang) }
        </>
    }
}

fn to_review(label: Phrase, lang: Lang) -> Html {
    html! {
        <Link action="review" to={link::to_review()}>{ label.in_lang(lang) }</Link>
    }
}

/// Why the browser does not store what was answered, where it does not.
pub(crate) fn why_not_stored(known: Option<NotStored>) -> Option<NotStored> {
    let is_off = !storage::is_on();
    known.or(is_off.then_some(NotStored::Off))
}

/// Says that what was answered is not stored, and what the reader can do.
pub(crate) fn not_stored(known: Option<NotStored>, lang: Lang) -> Html {
    let Some(why) = why_not_stored(known) else {
        return Html::default();
    };
    let name = match why {
        NotStored::Off => "off",
        NotStored::Full => "full",
    };
    html! {
        <p class="not-stored" role="alert" data-not-stored={name}>
            { words::not_stored(why).in_lang(lang).to_owned() }
        </p>
    }
}
