//! What the list of lessons and the end of a lesson say of the review.

use yew::prelude::*;

use crate::{
    browser::storage,
    draw::view::{html, link::Link},
    pages::learn::{
        Appendix, LearnPage, LessonSummary, ReviewQuestion, link, words::review as words,
    },
    site::NotStored,
    text::{Lang, Phrase},
};

/// How many questions are due today, as the way to the review; before anything was answered, what the
/// review is.
pub(super) fn due(page: &LearnPage, lang: Lang) -> Html {
    let review = &page.review;
    let n_due = review.boxes.n_due(&page.progress, review.today);
    let said = if review.boxes.is_empty() && page.progress.count() == 0 {
        words::FIVE_A_DAY.into()
    } else {
        words::due(n_due)
    };
    html! {
        <p class="due" data-due={n_due.to_string()}>
            { said.in_lang(lang).to_owned() }
            { " " }
            { to_review(words::REVIEW_NOW, lang) }
        </p>
    }
}

/// When the lesson's questions come again.
pub(super) fn comes_again(page: &LearnPage, lesson: &'static LessonSummary, lang: Lang) -> Html {
    let review = &page.review;
    let questions = || ReviewQuestion::of(lesson);
    let places = questions().filter_map(|question| review.boxes.place(question));
    let days: Vec<_> = places.map(|place| place.days_left(review.today)).collect();
    let next = days.iter().min().copied();
    let said = words::comes_again(days.len(), questions().count(), next);
    html! {
        <>
            <p class="comes-again" data-in-boxes={days.len().to_string()}>
                { said.in_lang(lang).to_owned() }
                { " " }
                { to_review(words::TITLE, lang) }
            </p>
            { not_stored(page, lang) }
        </>
    }
}

fn to_review(label: Phrase, lang: Lang) -> Html {
    html! {
        <Link action="review" to={link::to_appendix(Appendix::Review)}>{ label.in_lang(lang) }</Link>
    }
}

/// Why the browser does not store what was answered, where it does not.
pub(super) fn why_not_stored(page: &LearnPage) -> Option<NotStored> {
    let is_off = !storage::is_on();
    let not_stored = page.review.not_stored.or(page.not_stored);
    not_stored.or(is_off.then_some(NotStored::Off))
}

/// Says that what was answered is not stored, and what the reader can do.
pub(super) fn not_stored(page: &LearnPage, lang: Lang) -> Html {
    let Some(why) = why_not_stored(page) else {
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
