//! A question that catches a misconception: its answers, and the reply to the chosen one.

use yew::prelude::*;

use super::{answer_field::choice, answers::folded};
use crate::{
    draw::view::{html, prose::prose},
    pages::learn::{BlockAction, Quiz, words},
    question::verdict_name,
    text::Lang,
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
    let answers = order.iter().map(|at| (*at, quiz.answers[*at].text));
    let on_choice = send.reform(BlockAction::Choose);
    html! {
        <>
            <p class="prompt">{ prose(quiz.ask.in_lang(lang)) }</p>
            { choice(answers, (chosen, false), &on_choice, lang) }
        </>
    }
}

/// What is said to the chosen answer.
pub(super) fn reply(quiz: &Quiz, chosen: Option<usize>, lang: Lang) -> Html {
    let reply = chosen.and_then(|chosen| quiz.answers.get(chosen));
    // A colour alone is not seen by all.
    let said = |right| {
        if right {
            words::QUIZ_RIGHT
        } else {
            words::QUIZ_WRONG
        }
    };
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
