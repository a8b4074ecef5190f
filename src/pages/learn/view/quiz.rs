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
    let reply = chosen.and_then(|chosen| quiz.answers.get(chosen));
    let right = quiz.answers.iter().filter(|of| of.right);
    let answer = |answer: usize| send.reform(move |_| BlockAction::Choose(answer));
    html! {
        <section class="quiz" aria-labelledby={heading.clone()} data-quiz={number.to_string()}>
            <h2 id={heading}>
                { words::QUIZ.in_lang(lang) }
                if of > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            <p class="prompt">{ prose(quiz.ask.in_lang(lang)) }</p>
            <ul class="answers" role="list">
                for (at, of) in quiz.answers.iter().enumerate() {
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
            { for right.map(|of| folded(html! {
                <><q>{ prose(of.text.in_lang(lang)) }</q>{ " " }{ prose(of.reply.in_lang(lang)) }</>
            }, lang)) }
            <div class="verdict" role="status" data-verdict={reply.map(|reply| verdict_name(reply.right))}>
                if let Some(reply) = reply {
                    <p key={chosen.unwrap_or(0)}>
                        <b>{ said(reply.right).in_lang(lang) }</b>
                        { " " }{ prose(reply.reply.in_lang(lang)) }
                    </p>
                }
            </div>
        </section>
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
