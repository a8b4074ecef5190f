//! The plan for a class.

use yew::prelude::*;

use crate::{
    draw::view::{
        html,
        link::{Link, prose},
    },
    pages::learn::{
        COURSE, LessonList, LessonSummary, entry, link, view::links, words::teachers as words,
    },
    site::{Address, Route},
    text::{Lang, Sentence},
};
use bitqueens_course::{LessonPlan, PlanLink, PlanStep, WriteStage};

/// A plan, from its aim to the homework.
pub(super) fn class(of: &LessonPlan, list: &LessonList, lang: Lang) -> Html {
    let [ask, answer] = &of.ticket;
    let wrong = of.wrong.iter();
    let wrong = wrong.map(|[said, reply]| pair(said, prose(reply)));
    html! {
        <section class="plan">
            <h2>{ &of.title }</h2>
            <p>{ prose(&of.aim) }</p>
            <p>{ prose(&of.know) }</p>
            <ol>
                { for of.steps.iter().map(|of| step(of, list, lang)) }
            </ol>
            <h3>{ words::WRONG.in_lang(lang) }</h3>
            <dl class="pairs">
                { for wrong }
            </dl>
            <h3>{ words::TICKET.in_lang(lang) }</h3>
            <dl class="pairs">{ pair(ask, prose(answer)) }</dl>
            <h3>{ words::MARKS.in_lang(lang) }</h3>
            <dl>
                { pair(words::ENOUGH.in_lang(lang), prose(&of.enough)) }
                { pair(words::GOOD.in_lang(lang), prose(&of.good)) }
            </dl>
            { entry(&of.homework).map(|lesson| homework(lesson, list, lang)) }
        </section>
    }
}

/// The address for the pupils, with the questions of number 1 and the key as links.
fn homework(lesson: &LessonSummary, list: &LessonList, lang: Lang) -> Html {
    let pattern = Address {
        language: Some(lang),
        ..link::to_homework(lesson, 7)
    };
    html! {
        <>
            <h3>{ words::HOMEWORK.in_lang(lang) }{ " · " }{ title(lesson, list) }</h3>
            <p class="homework">
                <code>{ pattern.to_string() }</code>
                <Link action="homework" to={link::to_homework(lesson, 1)}>{ words::PUPIL.in_lang(lang) }</Link>
                <Link action="key" to={link::to_key(lesson, LessonPlan::PUPILS)}>{ words::KEY.in_lang(lang) }</Link>
            </p>
        </>
    }
}

/// What is said, asked or named, and what belongs to it.
fn pair(what: &str, content: Html) -> Html {
    html! {
        <div>
            <dt>{ prose(what) }</dt>
            <dd>{ content }</dd>
        </div>
    }
}

fn step(of: &PlanStep, list: &LessonList, lang: Lang) -> Html {
    let links = of.links.iter().map(|to| shown(to, list, lang));
    html! {
        <li data-minutes={of.minutes.to_string()}>
            <p>
                <b>{ words::minutes(of.minutes).in_lang(lang).to_owned() }</b>
                { " " }{ prose(&of.what) }
            </p>
            <dl>
                { pair(words::ASK.in_lang(lang), prose(&of.ask)) }
                { pair(words::EXPECT.in_lang(lang), prose(&of.expect)) }
                { pair(words::SHOW.in_lang(lang), links.collect()) }
            </dl>
        </li>
    }
}

fn shown(to: &PlanLink, list: &LessonList, lang: Lang) -> Html {
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
            let label = Sentence::same_in_all(title(lesson, list));
            (link::to_lesson(lesson, &[], None), label)
        }
        PlanLink::Sheet { slug, number, seed } => {
            let Some(lesson) = entry(slug) else {
                return Html::default();
            };
            let label = words::sheet(title(lesson, list), *seed);
            (link::to_sheet_of(lesson, *number, *seed), label)
        }
        PlanLink::Count(size) => {
            let n = size.to_string();
            (
                links::onward(Route::Count, [("n", &*n)]),
                words::count(*size),
            )
        }
        PlanLink::Write(stage) => {
            let number = (1..).zip(WriteStage::ALL).find(|(_, of)| of == stage);
            let label = words::write(number.map_or(0, |(number, _)| number));
            let query = [("stage", stage.name())];
            (links::onward(Route::Write, query), label)
        }
        PlanLink::Ladder => (links::onward(Route::Ladder, []), words::TO_LADDER.into()),
    };
    html! {
        <div>
            <Link action="show" to={address}>{ label.in_lang(lang).to_owned() }</Link>
        </div>
    }
}

fn title<'a>(lesson: &LessonSummary, list: &'a LessonList) -> &'a str {
    &list.cards[COURSE.index(lesson)].title
}
