//! A lesson, below its heading.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    questions::{closing, example, exercise, opening, quiz, trial},
    stage::{Stage, staged},
};
use crate::{
    browser::storage,
    course::{
        Block, LessonSummary, link,
        view::due::comes_again,
        words::{FROM_HERE, TO_LESSONS},
    },
    draw::view::{
        buttons::{ButtonKind, print_button},
        choice::checkbox,
        html,
        icons::{Icon, icon},
        link::{Link, code_words, prose},
        moment,
    },
    pages::lesson::{
        BlockAction, BlockState, LessonAction, LessonPage, OpenLesson,
        view::details::{Detail, detail},
        words,
    },
    question::Given,
    site::{Address, PageContext},
    text::{Lang, Phrase, unbroken},
};

/// A lesson: its blocks, the box that marks it as done, and the links to its neighbours.
pub(super) fn body(
    page: &Rc<LessonPage>,
    open: &OpenLesson,
    view: &PageContext<LessonAction>,
) -> Html {
    let (lang, entry) = (view.lang(), open.entry);
    let list = page.course.list();
    let index = list.index(entry);
    let previous = index.checked_sub(1).and_then(|at| list.lessons.get(at));
    let next = list.next(entry);
    let on_way = list.next_on_way(entry);
    // On the short way Next follows it.
    let follows = on_way.filter(|on_way| entry.is_on_way || Some(*on_way) == next);
    let done = page.course.progress.has(entry);
    html! {
        <>
            { blocks(page, open, view) }
            if open.lesson.stage().next().is_some() {
                <Stage read={open.read} send={view.send.reform(LessonAction::Show)} />
            }
            if let Some(attempt) = open.opening() {
                { closing(attempt, lang) }
            }
            // Once each exercise was answered.
            if open.hand_in(page.course.shelf.today).is_some() {
                { detail(Detail::HandIn, page, view) }
            }
            { done_box(done, view) }
            if done && open.pupil().is_none() {
                { finished(page, follows.or(next), lang) }
            }
            { comes_again(&page.course, entry, view.not_stored, lang) }
            <p class="print-lesson">
                { print_button(ButtonKind::Plain, words::PRINT_LESSON, lang) }
            </p>
            { ways(page, entry, on_way.filter(|_| follows.is_none()), lang) }
            <nav class="around" aria-label={words::AROUND.in_lang(lang)}>
                { neighbour(page, previous, words::PREVIOUS_LESSON, "previous-lesson", lang) }
                if follows.is_some() {
                    { neighbour(page, follows, words::NEXT_ON_WAY, "next-on-way", lang) }
                } else {
                    { neighbour(page, next, words::NEXT_LESSON, "next-lesson", lang) }
                }
            </nav>
            if open.pupil().is_none() {
                { detail(Detail::Answers, page, view) }
            }
        </>
    }
}

/// The blocks. Beside a stage those between two questions that have its column for themselves stand in runs, each with
/// the figures that belong to it.
fn blocks(page: &Rc<LessonPage>, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let has_stage = open.lesson.stage().next().is_some();
    let all: Vec<usize> = (0..open.states.len()).collect();
    let is_alone = |at: &usize| !has_stage || open.asks_on_columns(*at);
    let runs = all.chunk_by(|above, below| !is_alone(above) && !is_alone(below));
    html! {
        for run in runs {
            if run.iter().any(is_alone) {
                for at in run { { block(page, open, *at, view) } }
            } else {
                <div class="run">{ passages(page, open, run, view) }</div>
            }
        }
    }
}

/// The blocks of a run, each figure of the stage in one passage with what is said of it: in a narrow window it stays in
/// sight above that.
fn passages(
    page: &Rc<LessonPage>,
    open: &OpenLesson,
    run: &[usize],
    view: &PageContext<LessonAction>,
) -> Html {
    let is_said_of_it = |at: usize| {
        let block = open.lesson.blocks.get(at);
        matches!(block, Some(Block::Prose(_) | Block::Code(_)))
    };
    html! {
        for passage in run.chunk_by(|_, below| is_said_of_it(*below)) {
            if passage.first().is_some_and(|first| open.lesson.stage().any(|at| at == *first)) {
                <div class="passage">
                    for at in passage { { block(page, open, *at, view) } }
                </div>
            } else {
                for at in passage { { block(page, open, *at, view) } }
            }
        }
    }
}

fn block(
    page: &Rc<LessonPage>,
    open: &OpenLesson,
    at: usize,
    view: &PageContext<LessonAction>,
) -> Html {
    let (lang, lesson) = (view.lang(), open.lesson);
    let (before, blocks) = lesson.blocks.split_at(at);
    let (Some(block), Some(state)) = (blocks.first(), open.states.get(at)) else {
        return Html::default();
    };
    let send = view
        .send
        .reform(move |action| LessonAction::Block { at, action });
    let answer = send.reform(BlockAction::Answer);
    match (block, state) {
        (Block::Prose(text), _) => html! { <p>{ prose(text) }</p> },
        // Lines that follow each other are one listing.
        (Block::Code(_), _) if matches!(before.last(), Some(Block::Code(_))) => Html::default(),
        (Block::Code(_), _) => {
            let lines = blocks.iter().map_while(|block| match block {
                Block::Code(line) => Some(line.as_str()),
                _ => None,
            });
            let lines = lines.collect::<Vec<_>>().join("\n");
            html! { <pre class="code" tabindex="0"><code>{ code_words(&lines) }</code></pre> }
        }
        (Block::Why { question, answer }, _) => html! {
            <section class="why">
                <h2>{ prose(&unbroken(question)) }</h2>
                <p>{ prose(answer) }</p>
            </section>
        },
        (Block::Opening(written), BlockState::Asked(asked)) => {
            // What the answer is given on is drawn with it.
            let is_beside =
                written.picture.is_some() && asked.attempt.question.given == Given::Nothing;
            let picture = is_beside.then(|| detail(Detail::Picture(at), page, view));
            opening(&asked.attempt, picture, &answer, lang)
        }
        (Block::Quiz(_), BlockState::Asked(asked)) => html! {
            if let Some(block) = open.asked_block(at) {
                { quiz(&block, &asked.attempt, &answer, lang) }
            }
        },
        (Block::Break(fault), BlockState::Asked(asked)) => html! {
            if let Some(block) = open.asked_block(at) {
                { trial(&block, fault, &asked.attempt, &answer, lang) }
            }
        },
        (Block::Figure(written), state) => {
            let picture = detail(Detail::Picture(at), page, view);
            let caption = match state {
                BlockState::Figure(Some(_)) => detail(Detail::Caption(at), page, view),
                _ => prose(&written.caption),
            };
            let is_moved = matches!(state, BlockState::Figure(_));
            match lesson.stage().position(|figure| figure == at) {
                Some(number) => staged(
                    &written.picture,
                    picture,
                    caption,
                    is_moved,
                    number,
                    open.read,
                ),
                None => figure(picture, caption),
            }
        }
        (Block::Puzzle(_), _) => detail(Detail::Puzzle(at), page, view),
        (Block::Find(_), _) => detail(Detail::Find(at), page, view),
        (Block::Join(_), _) => detail(Detail::Join(at), page, view),
        (Block::Work, _) => detail(Detail::Work, page, view),
        (Block::Example(_), BlockState::Asked(asked)) => {
            example(lesson.number(at), asked, &send, lang)
        }
        (Block::Exercise(_), BlockState::Asked(asked)) => {
            exercise(open, lesson.number(at), asked, &send, lang)
        }
        (Block::Step { place, text }, _) => {
            let step = link::to_step(place.size(), place.step());
            onward("to-step", step, text, lang)
        }
        (Block::Onward { to, query, text }, _) => {
            onward("onward", link::to_page(*to, query), text, lang)
        }
        // Each of these asks a question.
        (
            Block::Opening(_)
            | Block::Quiz(_)
            | Block::Break(_)
            | Block::Example(_)
            | Block::Exercise(_),
            _,
        ) => Html::default(),
    }
}

/// A figure in its place in the text.
fn figure(picture: Html, caption: Html) -> Html {
    html! {
        <figure class="lesson-figure">
            { picture }
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}

fn onward(action: &'static str, to: Address, text: &str, lang: Lang) -> Html {
    html! {
        <p class="onward">
            { icon(Icon::Right, None) }
            { " " }
            <Link {action} to={to.clone()}>{ prose(text) }</Link>
            <span class="on-paper">{ " …/" }{ to.in_language(lang).to_string() }</span>
        </p>
    }
}

fn done_box(done: bool, view: &PageContext<LessonAction>) -> Html {
    let lang = view.lang();
    let done_why = if storage::is_on() {
        words::DONE_WHY
    } else {
        words::DONE_WHY_LOST
    };
    html! {
        <div class="done-box live">
            <label>
                { checkbox("done", done, &view.send.reform(LessonAction::Done)) }
                { words::MARK_DONE.in_lang(lang) }
            </label>
            <p class="meaning">{ done_why.in_lang(lang) }</p>
        </div>
    }
}

/// The moment of a lesson that is done, with the way to the next one.
fn finished(page: &LessonPage, next: Option<&LessonSummary>, lang: Lang) -> Html {
    html! {
        <div class="moment" data-moment="lesson">
            <p>{ moment::line(words::LESSON_DONE.in_lang(lang)) }</p>
            { moment::turning_board(8) }
            if let Some(next) = next {
                <Link class="button main" action="go-on" to={link::to_lesson(next, &[], None)}>
                    { words::next(page.course.title_of(next)).into_lang(lang) }
                </Link>
            } else {
                <Link class="button main" action="go-on" to={link::contents()}>
                    { TO_LESSONS.in_lang(lang) }
                </Link>
            }
        </div>
    }
}

/// The lessons that leave the short way here, or from one of them the way back.
fn ways(
    page: &LessonPage,
    entry: &LessonSummary,
    back: Option<&'static LessonSummary>,
    lang: Lang,
) -> Html {
    let leaving = entry.is_on_way.then(|| page.course.list().branches(entry));
    let leaving = leaving.into_iter().flatten().map(|lesson| {
        html! {
            <Link action="branch" to={link::to_lesson(lesson, &[], None)}>
                { page.course.title_of(lesson) }
            </Link>
        }
    });
    let leaving: Vec<_> = leaving.collect();
    html! {
        if let Some(back) = back {
            <p class="branches">
                { words::BACK_TO_WAY.in_lang(lang) }
                <Link action="next-on-way" to={link::to_lesson(back, &[], None)}>
                    { page.course.title_of(back) }
                </Link>
            </p>
        } else if !leaving.is_empty() {
            <p class="branches">{ FROM_HERE.in_lang(lang) }{ for leaving }</p>
        }
    }
}

fn neighbour(
    page: &LessonPage,
    lesson: Option<&LessonSummary>,
    label: Phrase,
    action: &'static str,
    lang: Lang,
) -> Html {
    match lesson {
        None => html! { <span /> },
        Some(lesson) => html! {
            <Link {action} to={link::to_lesson(lesson, &[], None)}>
                <span class="meaning">{ label.in_lang(lang) }</span>
                { page.course.title_of(lesson) }
            </Link>
        },
    }
}
