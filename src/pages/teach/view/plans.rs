//! The page for teachers, below its heading.

use yew::prelude::*;

use crate::{
    course::{LessonList, LessonSummary, link, view::table::table, words::minutes},
    draw::view::{
        buttons::{ButtonKind, print_button},
        html,
        icons::{Icon, icon},
        link::{Link, prose},
    },
    pages::teach::words::teachers as words,
    site::{Address, Route},
    text::{Lang, Sentence, unbroken},
};
use bitqueens_course::{LessonPlan, NoteBlock, PlanLink, PlanStep, TeachersEdition, TeachersNote};

/// The classes, the notes, and every lesson on paper.
pub(super) fn plans(edition: &TeachersEdition, list: &LessonList, lang: Lang) -> Html {
    html! {
        <>
            <p>{ words::WHY.in_lang(lang) }</p>
            <p class="print-lesson">
                { print_button(ButtonKind::Plain, words::PRINT_ALL, lang) }
            </p>
            { for edition.before.iter().map(|text| note(text, lang)) }
            for (number, plan) in (1..).zip(&edition.plans) {
                { class(number, plan, list, lang) }
            }
            { for edition.notes.iter().map(|text| note(text, lang)) }
            <section class="note screen">
                <h2>{ words::PAPER.in_lang(lang) }</h2>
                <p>{ prose(words::PAPER_WHY.in_lang(lang)) }</p>
                <ol class="on-paper">
                    for (lesson, title) in list.lessons.iter().zip(&list.titles) {
                        <li>
                            <Link action="to-print" to={link::to_lesson(lesson, &[], None)}>
                                { title }
                            </Link>
                        </li>
                    }
                </ol>
            </section>
        </>
    }
}

fn note(note: &TeachersNote, lang: Lang) -> Html {
    let block = |block: &NoteBlock| match block {
        NoteBlock::Text(text) => html! { <p>{ prose(text) }</p> },
        NoteBlock::Table {
            heads,
            rows,
            caption,
        } => html! {
            <figure class="lesson-figure">
                { table(heads, rows) }
                <figcaption>{ prose(caption) }</figcaption>
            </figure>
        },
        NoteBlock::Strips => strips(lang),
    };
    let cut = note
        .blocks
        .iter()
        .any(|block| matches!(block, NoteBlock::Strips));
    html! {
        <section class={classes!("note", cut.then_some("to-cut"))}>
            <h2>{ unbroken(&note.title) }</h2>
            { for note.blocks.iter().map(block) }
        </section>
    }
}

/// The id of a plan's element, by its number.
pub(super) fn plan_id(number: usize) -> String {
    format!("plan-{number}")
}

/// A plan, from its aim to the homework.
fn class(number: usize, plan: &LessonPlan, list: &LessonList, lang: Lang) -> Html {
    let [ask, answer] = &plan.ticket;
    let wrong = plan.wrong.iter();
    let wrong = wrong.map(|[said, reply]| pair(said, prose(reply)));
    html! {
        <section class="plan" id={plan_id(number)} tabindex="-1">
            <h2>{ unbroken(&plan.title) }</h2>
            <p>{ prose(&plan.aim) }</p>
            <p>{ prose(&plan.know) }</p>
            <p class="screen">
                <Link action="step-through" to={link::to_class(number)}>{ words::STEP_THROUGH.in_lang(lang) }</Link>
            </p>
            <ol>
                { for plan.steps.iter().map(|item| step(item, list, lang)) }
            </ol>
            <h3>{ words::WRONG.in_lang(lang) }</h3>
            <dl class="pairs">
                { for wrong }
            </dl>
            <h3 data-minutes={LessonPlan::TICKET.to_string()}>{ words::ticket(LessonPlan::TICKET).in_lang(lang).to_owned() }</h3>
            <dl class="pairs">{ pair(ask, prose(answer)) }</dl>
            <h3>{ words::MARKS.in_lang(lang) }</h3>
            <dl>
                { pair(words::ENOUGH.in_lang(lang), prose(&plan.enough)) }
                { pair(words::GOOD.in_lang(lang), prose(&plan.good)) }
                { pair(words::HELP.in_lang(lang), prose(&plan.help)) }
            </dl>
            { list.lesson(&plan.homework).map(|lesson| homework(lesson, list, lang)) }
        </section>
    }
}

/// The address for the pupils, with the questions of number 1 and the key as links.
fn homework(lesson: &LessonSummary, list: &LessonList, lang: Lang) -> Html {
    let pattern = link::to_homework(lesson, 7).in_language(lang);
    html! {
        <>
            <h3>{ words::HOMEWORK.in_lang(lang) }{ " · " }{ list.title(lesson) }</h3>
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

fn step(step: &PlanStep, list: &LessonList, lang: Lang) -> Html {
    let links = step.links.iter().map(|to| shown(to, list, lang));
    html! {
        <li data-minutes={step.minutes.to_string()}>
            <p>
                <b>{ minutes(step.minutes.into()).in_lang(lang).to_owned() }</b>
                { " " }{ prose(&step.what) }
            </p>
            <dl>
                { pair(words::ASK.in_lang(lang), prose(&step.ask)) }
                { pair(words::EXPECT.in_lang(lang), prose(&step.expect)) }
                { pair(words::SHOW.in_lang(lang), links.collect()) }
            </dl>
        </li>
    }
}

/// A link of a step.
fn shown(to: &PlanLink, list: &LessonList, lang: Lang) -> Html {
    let Some((address, label)) = to_shown(to, list) else {
        return Html::default();
    };
    html! {
        <div>
            <Link action="show" to={address}>{ label.in_lang(lang).to_owned() }</Link>
        </div>
    }
}

/// Where a link of a step leads, and its words; `None` where there is no such lesson.
pub(super) fn to_shown(to: &PlanLink, list: &LessonList) -> Option<(Address, Sentence)> {
    Some(match to {
        PlanLink::Solve => (link::to_solve(), words::TO_SOLVE.into()),
        PlanLink::Step(place) => {
            let address = link::to_step(place.size(), place.step());
            // As it is projected.
            let address = address.with("present", 1);
            (address, words::step(place.size().get(), place.step()))
        }
        PlanLink::Lesson(slug) => {
            let lesson = list.lesson(slug)?;
            let label = Sentence::same_in_all(list.title(lesson));
            (link::to_lesson(lesson, &[], None), label)
        }
        PlanLink::Sheet { slug, number, seed } => {
            let lesson = list.lesson(slug)?;
            let label = words::sheet(list.title(lesson), *seed);
            (link::to_sheet_of(lesson, *number, *seed), label)
        }
        PlanLink::Count(size) => {
            let to = Address::of(Route::Count).with("n", size);
            (to, words::count(*size))
        }
        PlanLink::Write(stage) => {
            let to = Address::of(Route::Write).with("stage", stage.name());
            (to, words::write(stage.number()))
        }
        PlanLink::Ladder => (Address::of(Route::Ladder), words::TO_LADDER.into()),
    })
}

/// The board's columns in the middle of a strip, and as many on either side: `left` moves its
/// ones off the board, and the ones that `right` drops stay in sight.
const SIDE: usize = 5;
const STRIP: usize = 3 * SIDE;

const WORDS: [(&str, Icon); 3] = [
    ("left", Icon::Left),
    ("down", Icon::Down),
    ("right", Icon::Right),
];

/// Two pages: one to write on, one to cut.
fn strips(lang: Lang) -> Html {
    let rows =
        |name: &'static str| (0..SIDE).map(move |row| cells(format!("{name}[{row}]"), None, SIDE));
    let places = || WORDS.map(|(name, _)| cells(name.to_owned(), None, STRIP));
    let cut = || WORDS.map(|(name, way)| cells(name.to_owned(), Some(way), STRIP));
    html! {
        <>
            <figure class="strips" data-strips="board">
                <figcaption>{ words::STRIPS_BOARD.in_lang(lang) }</figcaption>
                <div>{ for rows("board") }</div>
                <div>{ for places() }</div>
                <div>{ for rows("bitmap") }</div>
            </figure>
            <figure class="strips" data-strips="cut">
                <figcaption>{ words::STRIPS_CUT.in_lang(lang) }</figcaption>
                { for cut() }
                { for cut() }
            </figure>
        </>
    }
}

/// A row of empty cells; a short one has the columns of the board alone.
fn cells(name: String, way: Option<Icon>, n_cells: usize) -> Html {
    html! {
        <div class="paper-strip" data-cells={n_cells.to_string()}>
            <span><code>{ name }</code>{ " " }{ for way.map(|way| icon(way, None)) }</span>
            for _ in 0..n_cells {
                <i />
            }
        </div>
    }
}
