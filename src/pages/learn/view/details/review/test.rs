//! The test of a part: the choice of a part, its questions, its result by lesson.

use yew::prelude::*;

use super::{along, question};
use crate::{
    draw::view::{
        html,
        link::{Link, prose},
    },
    pages::learn::{
        CoursePart, LearnAction, LearnPage, Round, RoundPlan, link, view::due::not_stored,
        words::review as words,
    },
    site::PageContext,
    text::Lang,
};

/// The parts that have a test.
fn choice(view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    html! {
        <div class="review">
            <p>{ prose(words::TEST_WHY.in_lang(lang)) }</p>
            <ul class="tests">
                for part in CoursePart::ALL {
                    <li>
                        <Link action="test" to={link::to_test(Some((part, None)))}>
                            { words::test_of(part).in_lang(lang).to_owned() }
                        </Link>
                    </li>
                }
            </ul>
        </div>
    }
}

/// The questions of a test one by one, and then its result; where the address names no part, the choice of one.
pub(in super::super) fn test(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let Some(round) = page.round() else {
        return choice(view);
    };
    let RoundPlan::Test {
        part,
        seed,
        questions,
    } = &round.plan
    else {
        return Html::default();
    };
    let number = question::serial(round) + 1;
    let title = words::test_of(*part);
    let place = words::tested(number, questions.len());
    html! {
        <div class="review" data-test={part.name()} data-seed={seed.to_string()}>
            <p>{ prose(words::TEST_WHY.in_lang(lang)) }</p>
            { not_stored(page, lang) }
            { along::set_aside(page, view) }
            <question::Opening serial={number} />
            if let Some(item) = &round.item {
                { question::question((page, item), (title.in_lang(lang), place.in_lang(lang)), view) }
            } else {
                { result(page, round, (*part, *seed), lang) }
            }
        </div>
    }
}

fn result(page: &LearnPage, round: &Round, (part, seed): (CoursePart, u64), lang: Lang) -> Html {
    let n_right = round.answered.iter().filter(|of| of.is_right).count();
    let of = round.answered.len();
    let again = link::to_test(Some((part, Some(seed.wrapping_add(1)))));
    html! {
        <section class="review-rest" data-result={n_right.to_string()}>
            <h2 id="review-question" tabindex="-1">{ words::RESULT.in_lang(lang) }</h2>
            <p>{ words::result(n_right, of).in_lang(lang).to_owned() }</p>
            <ul class="by-lesson">
                for (lesson, n_right, of) in round.by_lesson() {
                    <li data-lesson={&*lesson.slug}>
                        <span>{ page.title_of(lesson) }</span>
                        <b>{ format!("{n_right} / {of}") }</b>
                        if n_right < of {
                            <Link action="to-lesson" to={link::to_lesson(lesson, &[], None)}>
                                { words::READ_AGAIN.in_lang(lang) }
                            </Link>
                        }
                    </li>
                }
            </ul>
            <div class="exercise-buttons">
                <Link action="another-test" to={again}>{ words::ANOTHER_TEST.in_lang(lang) }</Link>
                <Link action="lessons" to={link::contents()}>{ words::TO_LESSONS.in_lang(lang) }</Link>
            </div>
        </section>
    }
}
