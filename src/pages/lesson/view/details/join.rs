//! The figure of the fast count.

use yew::prelude::*;

use super::picture::pictured;
use crate::{
    course::{Block, JoinStep},
    draw::view::{
        drawing::part_board,
        html,
        link::{Link, prose},
    },
    pages::lesson::{
        BlockAction, BlockState, Half, JoinChoice, JoinPicture, LastCount, LessonAction,
        OpenLesson, RowSetSum, still::join, words::join as words,
    },
    site::{Address, PageContext, Route},
    text::{Lang, Phrase, words::BETWEEN_SENTENCES},
};

/// Steps of the fast count in a block of the lesson, on the row set that the reader has chosen.
pub(super) fn figure(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let (Some(Block::Join(steps)), Some(BlockState::Join(choice))) =
        (open.lesson.blocks.get(at), open.states.get(at))
    else {
        return Html::default();
    };
    let Some(picture) = JoinPicture::of(*choice) else {
        return Html::default();
    };
    let lang = view.lang();
    let send = view.send.reform(move |choice| LessonAction::Block {
        at,
        action: BlockAction::Join(choice),
    });
    let drawn = |step| match step {
        JoinStep::Rows => row_sets(&picture, &send, lang),
        JoinStep::Quarters => pictured(&[join::quarters(&picture, lang)]),
        JoinStep::Halves => pictured(&join::halves(&picture, lang)),
        JoinStep::Match => matching(&picture, &send, lang),
    };
    html! {
        <div
            class="join"
            role="group"
            aria-label={words::JOIN.in_lang(lang)}
            data-join={JoinChoice::digits(picture.joined.set.east)}
            data-solutions={picture.joined.solutions().to_string()}
            data-total={picture.total().to_string()}
        >
            for own in steps {
                { step(words::step(*own), drawn(*own), lang) }
            }
            if picture.item < choice.item {
                <p role="status">{ words::HALF_PROBLEM.in_lang(lang) }</p>
            }
        </div>
    }
}

fn step([heading, why]: [Phrase; 2], content: Html, lang: Lang) -> Html {
    html! {
        <section class="join-step">
            <h2>{ heading.in_lang(lang) }</h2>
            <p>{ prose(why.in_lang(lang)) }</p>
            { content }
        </section>
    }
}

/// Every row set, with the solutions it stands for.
fn row_sets(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let option = |(set, sum): (usize, &RowSetSum)| {
        let east: Vec<u8> = (0..8).filter(|row| sum.set.east >> row & 1 == 1).collect();
        // Two columns: west and east.
        let halves = (0..8).map(|row| (row, u8::from(east.contains(&row))));
        let rows = sum.set.east;
        let onchange = send.reform(move |_| JoinChoice { rows, item: 0 });
        html! {
            <label class="choice" data-none={(sum.solutions == 0).then_some("")}>
                <input
                    type="radio"
                    name="rows"
                    data-action="rows"
                    value={JoinChoice::digits(sum.set.east)}
                    aria-label={words::row_set(&east, sum.solutions).in_lang(lang).to_owned()}
                    checked={set == picture.chosen}
                    {onchange}
                />
                { part_board(2, 8, halves) }
                <span aria-hidden="true">{ sum.solutions }</span>
            </label>
        }
    };
    let sum = words::sum_of_sets(picture.sets.len(), picture.total());
    html! {
        <>
            <div class="choices" role="radiogroup" aria-label={words::CHOOSE_ROWS.in_lang(lang)}>
                { for picture.sets.iter().enumerate().map(option) }
            </div>
            <p class="result">{ sum.in_lang(lang) }</p>
        </>
    }
}

/// The western halves that survive, with the number of eastern halves that fit each.
fn items(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let rows = picture.joined.set.east;
    let option = |(item, half): (usize, &Half)| {
        let fitting = picture.n_fitting(half);
        let onchange = send.reform(move |_| JoinChoice { rows, item });
        html! {
            <label class="choice" data-none={(fitting == 0).then_some("")}>
                <input
                    type="radio"
                    name="half"
                    data-action="half"
                    value={(item + 1).to_string()}
                    aria-label={words::item(item + 1, fitting).in_lang(lang).to_owned()}
                    checked={item == picture.item}
                    {onchange}
                />
                { part_board(4, 8, half.queens.iter().copied()) }
                <span aria-hidden="true">{ fitting }</span>
            </label>
        }
    };
    html! {
        <div class="choices halves" role="radiogroup" aria-label={words::WEST.in_lang(lang)}>
            { for picture.items().enumerate().map(option) }
        </div>
    }
}

/// The choice of a western half, the table of planes, and what is found.
fn matching(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let item = picture.items().nth(picture.item);
    let missing = match (picture.patterns().next(), item) {
        (None, _) => Some(words::NO_EAST),
        (_, None) => Some(words::NO_WEST),
        _ => None,
    };
    let (Some(item), None) = (item, missing) else {
        return html! { <p class="result">{ missing.map(|phrase| phrase.in_lang(lang)) }</p> };
    };
    let [fitting, more @ ..] = join::found(picture, item, lang);
    html! {
        <>
            { items(picture, send, lang) }
            <div class="scroll" tabindex="0" role="group" aria-label={words::MATCH.in_lang(lang)}>
                { pictured(&[join::planes(picture, item, lang)]) }
            </div>
            { pictured(&[fitting.with("role", "status")]) }
            { pictured(&more) }
        </>
    }
}

/// The lists of both boards, and what N = 16 has taken here.
pub(super) fn work(counted: Option<LastCount>, lang: Lang) -> Html {
    let here = counted.map_or_else(|| words::NOT_COUNTED.into(), words::counted_here);
    html! {
        <div class="join-step" data-work={counted.map_or("none", |_| "counted")}>
            { pictured(&join::work(lang)) }
            <p class="result">
                { here.in_lang(lang).to_owned() }
                if counted.is_none() {
                    { BETWEEN_SENTENCES.in_lang(lang) }
                    <Link to={Address::of(Route::Count).with("n", 16)}>{ words::COUNT_16.in_lang(lang) }</Link>
                }
            </p>
        </div>
    }
}
