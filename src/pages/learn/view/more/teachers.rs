//! The page for teachers, below its heading.

use yew::prelude::*;

use crate::{
    draw::view::{link::Link, prose::prose},
    pages::learn::{
        COURSE, LessonPlan, PlanLink, PlanStep, entry, link, view::links, words::teachers as words,
    },
    site::{Address, Route},
    text::{Lang, Phrase, Sentence},
};

/// What holds for every class.
const NOTES: [(Phrase, Phrase); 5] = [
    (words::STRIPS, words::STRIPS_WHY),
    (words::MARKS, words::MARKS_WHY),
    (words::HOMEWORK, words::HOMEWORK_WHY),
    (words::FITS, words::FITS_WHY),
    (words::REUSE, words::REUSE_WHY),
];

/// The plans, and every lesson on paper.
pub(super) fn teachers(lang: Lang) -> Html {
    html! {
        <>
            <p>{ words::WHY.in_lang(lang) }</p>
            { for words::PLANS.iter().map(|of| plan(of, lang)) }
            for (title, text) in NOTES {
                <h2>{ title.in_lang(lang) }</h2>
                <p>{ prose(text.in_lang(lang)) }</p>
            }
            <h2>{ words::PAPER.in_lang(lang) }</h2>
            <p>{ prose(words::PAPER_WHY.in_lang(lang)) }</p>
            <ol class="on-paper">
                for lesson in &COURSE {
                    <li>
                        <Link action="to-print" to={link::to_lesson(lesson, &[], None)}>
                            { lesson.title.in_lang(lang) }
                        </Link>
                    </li>
                }
            </ol>
        </>
    }
}

fn plan(of: &LessonPlan, lang: Lang) -> Html {
    let [ask, answer] = of.ticket;
    let wrong = of.wrong.iter();
    let wrong = wrong.map(|[said, reply]| pair(*said, prose(reply.in_lang(lang)), lang));
    html! {
        <section class="plan">
            <h2>{ of.title.in_lang(lang) }</h2>
            <p>{ prose(of.aim.in_lang(lang)) }</p>
            <p>{ prose(of.know.in_lang(lang)) }</p>
            <ol>
                { for of.steps.iter().map(|of| step(of, lang)) }
            </ol>
            <h3>{ words::WRONG.in_lang(lang) }</h3>
            <dl class="pairs">
                { for wrong }
            </dl>
            <h3>{ words::TICKET.in_lang(lang) }</h3>
            <dl class="pairs">{ pair(ask, prose(answer.in_lang(lang)), lang) }</dl>
        </section>
    }
}

/// What is said, asked or named, and what belongs to it.
fn pair(what: Phrase, content: Html, lang: Lang) -> Html {
    html! {
        <div>
            <dt>{ prose(what.in_lang(lang)) }</dt>
            <dd>{ content }</dd>
        </div>
    }
}

fn step(of: &PlanStep, lang: Lang) -> Html {
    let links = of.links.iter().map(|to| shown(*to, lang));
    html! {
        <li data-minutes={of.minutes.to_string()}>
            <p>
                <b>{ words::minutes(of.minutes).in_lang(lang).to_owned() }</b>
                { " " }{ prose(of.what.in_lang(lang)) }
            </p>
            <dl>
                { pair(words::ASK, prose(of.ask.in_lang(lang)), lang) }
                { pair(words::EXPECT, prose(of.expect.in_lang(lang)), lang) }
                { pair(words::SHOW, links.collect(), lang) }
            </dl>
        </li>
    }
}

fn shown(to: PlanLink, lang: Lang) -> Html {
    let (address, label): (Address, Sentence) = match to {
        PlanLink::Solve => (links::solve(), words::TO_SOLVE.into()),
        PlanLink::Step(place) => {
            let address = links::to_step(place.size(), place.step());
            // As it is projected.
            let address = Address {
                query: address.query.with("present", 1),
                ..address
            };
            (address, words::step(place.size().get(), place.step()))
        }
        PlanLink::Lesson(slug) => {
            let Some(lesson) = entry(slug) else {
                return Html::default();
            };
            (link::to_lesson(lesson, &[], None), lesson.title.into())
        }
        PlanLink::Sheet(slug) => {
            let Some(lesson) = entry(slug) else {
                return Html::default();
            };
            let sheet = link::to_lesson(lesson, &[], Some(0));
            (sheet, words::sheet(lesson.title))
        }
        PlanLink::Count(size) => {
            let n = size.to_string();
            (
                links::onward(Route::Count, &[("n", &n)]),
                words::count(size),
            )
        }
        PlanLink::Write { stage, number } => (
            links::onward(Route::Write, &[("stage", stage)]),
            words::write(number),
        ),
    };
    html! {
        <div>
            <Link action="show" to={address}>{ label.in_lang(lang).to_owned() }</Link>
        </div>
    }
}
