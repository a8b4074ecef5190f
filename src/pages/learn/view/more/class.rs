//! The plan for a class.

use yew::prelude::*;

use crate::{
    draw::view::{html, link::Link, prose::prose},
    pages::learn::{
        LessonPlan, LessonSummary, PlanLink, PlanStep, entry, link, view::links,
        words::teachers as words,
    },
    site::{Address, Route},
    text::{Lang, Phrase, Sentence},
};

/// A plan, from its aim to the homework.
pub(super) fn class(of: &LessonPlan, lang: Lang) -> Html {
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
            <h3>{ words::MARKS.in_lang(lang) }</h3>
            <dl>
                { pair(words::ENOUGH, prose(of.enough.in_lang(lang)), lang) }
                { pair(words::GOOD, prose(of.good.in_lang(lang)), lang) }
            </dl>
            { entry(of.homework).map(|lesson| homework(lesson, lang)) }
        </section>
    }
}

/// The address for the pupils, with the questions of number 1 and the key as links.
fn homework(lesson: &LessonSummary, lang: Lang) -> Html {
    let pattern = Address {
        language: Some(lang),
        ..lesson.homework(7)
    };
    html! {
        <>
            <h3>{ words::HOMEWORK.in_lang(lang) }{ " · " }{ lesson.title.in_lang(lang) }</h3>
            <p class="homework">
                <code>{ pattern.to_string() }</code>
                <Link action="homework" to={lesson.homework(1)}>{ words::PUPIL.in_lang(lang) }</Link>
                <Link action="key" to={lesson.key(LessonPlan::PUPILS)}>{ words::KEY.in_lang(lang) }</Link>
            </p>
        </>
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
        PlanLink::Sheet { slug, number, seed } => {
            let Some(lesson) = entry(slug) else {
                return Html::default();
            };
            (lesson.sheet(number, seed), words::sheet(lesson.title, seed))
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
        PlanLink::Ladder => (links::onward(Route::Ladder, &[]), words::TO_LADDER.into()),
    };
    html! {
        <div>
            <Link action="show" to={address}>{ label.in_lang(lang).to_owned() }</Link>
        </div>
    }
}
