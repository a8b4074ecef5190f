//! A question that catches a misconception: its answers, and the reply to the chosen one.

use yew::prelude::*;

use super::answers::folded;
use crate::{
    draw::view::prose::prose,
    pages::learn::{BlockAction, Quiz, words},
    question::verdict_name,
    text::{Lang, Phrase},
};

/// The question of this number among so many of the lesson, and the answer that the reader has chosen.
pub(super) fn quiz(
    quiz: &Quiz,
    (number, of): (usize, usize),
    chosen: Option<usize>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("quiz-{number}");
    let right = quiz.answers.iter().filter(|of| of.right);
    let order: Vec<_> = (0..quiz.answers.len()).collect();
    html! {
        <section class="quiz" aria-labelledby={heading.clone()} data-quiz={number.to_string()}>
            <h2 id={heading}>
                { words::QUIZ.in_lang(lang) }
                if of > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            { question(quiz, &order, chosen, send, lang) }
            { for right.map(|of| folded(html! {
                <><q>{ prose(of.text.in_lang(lang)) }</q>{ " " }{ prose(of.reply.in_lang(lang)) }</>
            }, lang)) }
            { reply(quiz, chosen, lang) }
        </section>
    }
}

/// The question and its answers, in an order of their places.
pub(super) fn question(
    quiz: &Quiz,
    order: &[usize],
    chosen: Option<usize>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let answer = |answer: usize| send.reform(move |_| BlockAction::Choose(answer));
    let answers = order
        .iter()
        .filter_map(|at| quiz.answers.get(*at).map(|of| (*at, of)));
    html! {
        <>
            <p class="prompt">{ prose(quiz.ask.in_lang(lang)) }</p>
            <ul class="answers" role="list">
                for (at, of) in answers {
                    <li>
                        <button
                            type="button"
                            data-answer={at.to_string()}
                            aria-pressed={(chosen == Some(at)).to_string()}
                            onclick={answer(at)}
                        >
                            { prose(of.text.in_lang(lang)) }
                        </button>
                    </li>
                }
            </ul>
        </>
    }
}

/// What is said to the chosen answer.
pub(super) fn reply(quiz: &Quiz, chosen: Option<usize>, lang: Lang) -> Html {
    let reply = chosen.and_then(|chosen| quiz.answers.get(chosen));
    html! {
        <div class="verdict" role="status" data-verdict={reply.map(|reply| verdict_name(reply.right))}>
            if let Some(reply) = reply {
                <p key={chosen.unwrap_or(0)}>
                    <b>{ said(reply.right).in_lang(lang) }</b>
                    { " " }{ prose(reply.reply.in_lang(lang)) }
                </p>
            }
        </div>
    }
}

/// Right or wrong in words: a colour alone is not seen by all.
const fn said(right: bool) -> Phrase {
    if right {
        words::QUIZ_RIGHT
    } else {
        words::QUIZ_WRONG
    }
}
