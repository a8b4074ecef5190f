//! An exercise: the reader answers, checks the answer, and is told the reasons.

use yew::prelude::*;

use super::quiz::asking;
use crate::{
    draw::view::{
        buttons::ButtonKind::{Main, Plain},
        html,
        link::{Link, prose},
    },
    pages::learn::{BlockAction, Drill, ORDER, OpenLesson, QuestionChoice, words},
    question::{
        AnswerAction, Attempt,
        view::{ask, folded, sends, verdict},
    },
    site::Address,
    text::{Lang, Sentence, words as shared},
};

/// The exercise of this number in the lesson: the question, the answer, the buttons, the verdict.
pub(super) fn exercise(
    open: &OpenLesson,
    (number, drill): (usize, &Drill),
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("exercise-{number}");
    let attempt = &drill.attempt;
    let name = words::exercise_name(number + 1, open.drills().count(), drill.seed);
    let paper = open.on_paper(number, QuestionChoice::USUAL);
    let answer = send.reform(BlockAction::Answer);
    html! {
        <section
            class="exercise"
            aria-labelledby={heading.clone()}
            data-exercise={number.to_string()}
            data-seed={drill.seed.to_string()}
            data-solved={attempt.is_right().to_string()}
            data-kind={attempt.question.kind.name()}
        >
            <h2 id={heading} tabindex="-1">{ name.in_lang(lang) }</h2>
            { question(attempt, None, buttons(drill, paper, send, lang), &answer, lang) }
        </section>
    }
}

/// A question that is graded, what is said of its answer beforehand, its buttons, and what a check says.
pub(super) fn question(
    attempt: &Attempt,
    begun: Option<&Sentence>,
    buttons: Html,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let question = &attempt.question;
    let begun = html! {
        if let Some(begun) = begun {
            <p class="begun">{ prose(begun.in_lang(lang)) }</p>
        }
    };
    let step = attempt.is_right().then(|| question.step()).flatten();
    let to_step = html! {
        if let (Some(size), Some(step)) = (question.size(), step) {
            <p class="onward">
                <Link action="to-row" to={super::links::to_step(size, step)}>
                    { words::SEE_STEP.in_lang(lang) }
                </Link>
            </p>
        }
    };
    html! {
        <>
            { ask(asking(attempt, send, lang), begun) }
            <div class="exercise-buttons">{ buttons }</div>
            if !attempt.is_right() {
                { folded(prose(question.answer.in_lang(lang)), lang) }
            }
            { verdict(attempt, ORDER, to_step, lang) }
        </>
    }
}

fn buttons(drill: &Drill, sheet: Address, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let answers = sends(send, lang);
    html! {
        <>
            { answers(Main, "check", shared::CHECK, BlockAction::Answer(AnswerAction::Check)) }
            { answers(Plain, "reveal", shared::REVEAL, BlockAction::Answer(AnswerAction::Reveal)) }
            { answers(Plain, "draw", words::ANOTHER, BlockAction::Another) }
            if drill.seed != 0 {
                { answers(Plain, "restore", words::RESTORE, BlockAction::Restore) }
            }
            <Link action="sheet" to={sheet}>{ words::SHEET.in_lang(lang) }</Link>
        </>
    }
}
