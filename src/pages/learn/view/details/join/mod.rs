//! The figure of the fast count.

mod choices;
mod lists;
mod matching;
mod work;

pub(super) use work::work;

use yew::prelude::*;

use crate::{
    draw::view::{html, link::prose},
    pages::learn::{
        Block, BlockAction, BlockState, JoinChoice, JoinPicture, JoinStep, LearnAction, OpenLesson,
        words::join as words,
    },
    site::PageContext,
    text::{Lang, Phrase},
};

/// Steps of the fast count in a block of the lesson, on the row set that the reader has chosen.
pub(super) fn join(at: usize, open: &OpenLesson, view: &PageContext<LearnAction>) -> Html {
    let (Some(Block::Join(steps)), Some(BlockState::Join(choice))) =
        (open.lesson.blocks.get(at), open.states.get(at))
    else {
        return Html::default();
    };
    let Some(picture) = JoinPicture::of(*choice) else {
        return Html::default();
    };
    let lang = view.lang();
    let send = view.send.reform(move |choice| LearnAction::Block {
        at,
        action: BlockAction::Join(choice),
    });
    let drawn = |step| match step {
        JoinStep::Rows => choices::row_sets(&picture, &send, lang),
        JoinStep::Quarters => lists::quarters(&picture, lang),
        JoinStep::Halves => lists::halves(&picture, lang),
        JoinStep::Match => matching::matching(&picture, &send, lang),
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
            for of in steps {
                { step(words::step(*of), drawn(*of), lang) }
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
