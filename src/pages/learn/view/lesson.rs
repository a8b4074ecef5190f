//! A lesson.

use yew::prelude::*;

use super::{
    answers::{answers, print_button},
    exercise::exercise,
    figure::figure,
    more::{More, more},
    quiz::quiz,
    trial::trial,
    waiting::{body, heading},
};
use crate::{
    browser::storage,
    draw::view::{choice::on_tick, lazy::area, link::Link, prose::prose},
    pages::learn::{Block, COURSE, Entry, LearnAction, LearnPage, Lesson, link, words},
    site::{Address, View},
    text::{Lang, Phrase},
};

/// A lesson: its blocks, the box that marks it as done, and the links to its neighbours.
pub(super) fn lesson(page: &LearnPage, lesson: &'static Lesson, view: &View<LearnAction>) -> Html {
    let lang = view.lang();
    let Some(entry) = page.entry else {
        return Html::default();
    };
    let index = COURSE.iter().position(|of| of == entry).unwrap_or(0);
    let previous = index.checked_sub(1).and_then(|index| COURSE.get(index));
    let next = COURSE.get(index + 1);
    let done = page.progress.has(entry);
    let inside = html! {
        <>
            for at in 0..lesson.blocks.len() {
                { block(page, lesson, at, view) }
            }
            { done_box(done, view) }
            { print_button(lang) }
            <nav class="around" aria-label={words::AROUND.in_lang(lang)}>
                { neighbour(previous, words::PREVIOUS_LESSON, "previous-lesson", lang) }
                { neighbour(next, words::NEXT_LESSON, "next-lesson", lang) }
            </nav>
            { answers(page, lesson, lang) }
        </>
    };
    html! {
        <article class="lesson" data-lesson={lesson.slug} data-done={done.to_string()} key={lesson.slug}>
            { heading(entry, lang) }
            <key="body">{ area(body(entry), inside) }</>
        </article>
    }
}

fn block(page: &LearnPage, lesson: &'static Lesson, at: usize, view: &View<LearnAction>) -> Html {
    let lang = view.lang();
    let (before, blocks) = lesson.blocks.split_at(at);
    let Some(block) = blocks.first() else {
        return Html::default();
    };
    let hover = page.hover.filter(|(block, _)| *block == at);
    let hover = hover.map(|(_, hover)| hover);
    let on_hover = view
        .send
        .reform(move |hover: Option<_>| LearnAction::Hover(hover.map(|hover| (at, hover))));
    match block {
        Block::Prose(text) => html! { <p>{ prose(text.in_lang(lang)) }</p> },
        // Lines that follow each other are one listing.
        Block::Code(_) if matches!(before.last(), Some(Block::Code(_))) => Html::default(),
        Block::Code(_) => {
            let lines = blocks.iter().map_while(|block| match block {
                Block::Code(line) => Some(*line),
                _ => None,
            });
            let lines = lines.collect::<Vec<_>>().join("\n");
            html! { <pre class="code" tabindex="0"><code>{ lines }</code></pre> }
        }
        Block::Why { question, answer } => html! {
            <section class="why">
                <h2>{ prose(question.in_lang(lang)) }</h2>
                <p>{ prose(answer.in_lang(lang)) }</p>
            </section>
        },
        Block::Quiz(of) => {
            let earlier = before
                .iter()
                .filter(|block| matches!(block, Block::Quiz(_)));
            quiz(page, of, earlier.count(), view)
        }
        Block::Break(of) => {
            let earlier = before
                .iter()
                .filter(|block| matches!(block, Block::Break(_)));
            trial(page, of, earlier.count(), view)
        }
        Block::Figure(of) => figure(of, page.queen, (hover, on_hover), view),
        Block::Join => more(More::Join, page, view),
        Block::Work => more(More::Work, page, view),
        Block::Exercise(_) => {
            let earlier = before
                .iter()
                .filter(|block| matches!(block, Block::Exercise(_)));
            exercise(page, earlier.count(), (hover, on_hover), view)
        }
        Block::Step { place, text } => {
            let step = super::links::to_step(place.size(), place.step());
            onward("to-step", step, *text, lang)
        }
        Block::Onward { to, query, text } => {
            let to = super::links::onward(*to, query);
            onward("onward", to, *text, lang)
        }
    }
}

fn onward(action: &'static str, to: Address, text: Phrase, lang: Lang) -> Html {
    html! {
        <p class="onward">
            <Link {action} {to}>{ prose(text.in_lang(lang)) }</Link>
        </p>
    }
}

fn done_box(done: bool, view: &View<LearnAction>) -> Html {
    let lang = view.lang();
    let onchange = on_tick(&view.send.reform(LearnAction::Done));
    let done_why = if storage::is_on() {
        words::DONE_WHY
    } else {
        words::DONE_WHY_LOST
    };
    html! {
        <div class="done-box">
            <label>
                <input type="checkbox" data-action="done" checked={done} {onchange} />
                { words::MARK_DONE.in_lang(lang) }
            </label>
            <p class="meaning">{ done_why.in_lang(lang) }</p>
        </div>
    }
}

fn neighbour(lesson: Option<&Entry>, label: Phrase, action: &'static str, lang: Lang) -> Html {
    match lesson {
        None => html! { <span /> },
        Some(lesson) => html! {
            <Link {action} to={link::to_lesson(lesson, &[], None)}>
                <span class="meaning">{ label.in_lang(lang) }</span>
                { lesson.title.in_lang(lang) }
            </Link>
        },
    }
}
