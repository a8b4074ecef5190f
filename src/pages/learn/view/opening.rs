//! The problem that a lesson opens with, and at the lesson's end the guess beside the answer.

use yew::prelude::*;

use super::figure::drawn;
use crate::{
    draw::view::{html, link::prose},
    pages::learn::{BlockAction, LessonOpening, ORDER, guess_beside, words::opening as words},
    question::{
        Attempt, Given,
        view::{Asking, ask, folded},
    },
    text::Lang,
};

/// The problem: asked before anything is said, marked in no way.
pub(super) fn opening(
    opening: &LessonOpening,
    attempt: &Attempt,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let question = &attempt.question;
    let answer = send.reform(BlockAction::Answer);
    let asking = Asking {
        attempt,
        order: ORDER,
        take: Some(("keep-guess", words::KEEP)),
        send: &answer,
        lang,
    };
    // What the answer is given on is drawn with it.
    let picture = opening.picture.as_ref();
    let picture = picture.filter(|_| question.given == Given::Nothing);
    let picture = picture.map(|picture| drawn(picture, None, send, lang));
    let guess = attempt.kept().map(|guess| guess.to_string());
    let kept = attempt
        .given()
        .map(|kept| words::kept(&question.kind.say(kept)));
    html! {
        <section class="problem" aria-labelledby="opening" data-opening={question.kind.name()} data-guess={guess}>
            <h2 id="opening">{ words::OPENING.in_lang(lang) }</h2>
            { ask(asking, picture.unwrap_or_default()) }
            <p class="kept" role="status">
                if let Some(kept) = kept {
                    { prose(kept.in_lang(lang)) }
                }
            </p>
            <p class="meaning live">{ words::WHY.in_lang(lang) }</p>
            { folded(prose(question.answer.in_lang(lang)), lang) }
        </section>
    }
}

/// The guess beside the answer.
pub(super) fn closing(attempt: &Attempt, lang: Lang) -> Html {
    let (question, guess) = (&attempt.question, attempt.kept());
    let heading = match guess {
        Some(_) => words::CLOSING,
        None => words::WITHOUT_GUESS,
    };
    let right = question.right_value().map(|right| right.to_string());
    html! {
        <section
            class="closing"
            aria-labelledby="closing"
            data-right={right}
            data-guess={guess.map(|guess| guess.to_string())}
        >
            <h2 id="closing">{ heading.in_lang(lang) }</h2>
            <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p>
            <p>{ prose(guess_beside(question, guess).in_lang(lang)) }</p>
        </section>
    }
}
