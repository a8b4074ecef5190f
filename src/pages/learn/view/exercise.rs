//! An exercise: the reader sets the bits, checks them, and is told the reasons.

use yew::prelude::*;

use super::{
    answer_field::{SoFar, answer_field, row_under_board},
    answers::folded,
    figure::on_columns,
    given::given_rows,
};
use crate::{
    draw::view::{
        bit_field::BitField,
        button::{
            ButtonKind::{self, Main, Plain},
            button,
        },
        html,
        link::Link,
        prose::prose,
        stacked::stack_name,
    },
    pages::learn::{BlockAction, Drill, OpenLesson, QuestionChoice, words},
    question::{AnswerKind, Check, verdict_name},
    site::Address,
    text::{Lang, Phrase, Sentence, words as shared},
};

/// The exercise of this number in the lesson: the question, the bits, the buttons, the verdict.
pub(super) fn exercise(
    open: &OpenLesson,
    (number, drill): (usize, &Drill),
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("exercise-{number}");
    let name = words::exercise_name(number + 1, open.drills().count(), drill.seed);
    let paper = open.on_paper(number, QuestionChoice::USUAL);
    let buttons = buttons(drill, paper, send, lang);
    html! {
        <section
            class="exercise"
            aria-labelledby={heading.clone()}
            data-exercise={number.to_string()}
            data-seed={drill.seed.to_string()}
            data-solved={drill.answer.is_right().to_string()}
            data-kind={drill.question.kind.name()}
        >
            <h2 id={heading} tabindex="-1">{ name.in_lang(lang) }</h2>
            { question(drill, None, buttons, send, lang) }
        </section>
    }
}

/// A question, what is said of its answer beforehand, what it is answered with, its buttons, and what a check says.
pub(super) fn question(
    drill: &Drill,
    said: Option<&Sentence>,
    buttons: Html,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let verdict = drill.verdict();
    let asks_bits = matches!(drill.question.kind, AnswerKind::Bits(_));
    let n_ghosts = drill.field().iter().filter(|bit| bit.ghost).count();
    html! {
        <>
            <p class="prompt">{ prose(drill.question.prompt.in_lang(lang)) }</p>
            if let Some(said) = said {
                <p class="begun">{ prose(said.in_lang(lang)) }</p>
            }
            if !asks_bits {
                { other_kind(drill, send, lang) }
            } else if let Some(board) = drill.board() {
                <div class="drill" data-ghosts={n_ghosts.to_string()}>
                    { on_columns(board, lang, answer_row(drill, send, lang)) }
                </div>
            } else {
                <div class="drill">
                    <div class="stack" role="list" translate="no" data-n={drill.answer.n_bits.to_string()}>
                        { given_rows(&drill.question, lang) }
                        { answer_in_columns(drill, send, lang) }
                    </div>
                </div>
            }
            if asks_bits {
                <p class="meaning live">{ shared::HOW_TO_SET.in_lang(lang) }</p>
            }
            <div class="exercise-buttons">{ buttons }</div>
            if !drill.answer.is_right() {
                { folded(prose(drill.question.answer.in_lang(lang)), lang) }
            }
            <div class="verdict" role="status" data-verdict={verdict.as_ref().map(|verdict| verdict_name(verdict.right))}>
                if let Some(verdict) = &verdict {
                    { verdict_view(verdict, drill, lang) }
                }
            </div>
        </>
    }
}

/// A question that asks for something else than bits, below what it gives.
fn other_kind(drill: &Drill, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let (kind, draft) = (drill.question.kind, drill.answer.bits);
    let so_far = SoFar {
        draft,
        last: kind.takes(draft).then_some(draft),
        take: None,
        stands: drill.answer.revealed,
    };
    let board = drill.board();
    let is_pressed = matches!(kind, AnswerKind::Square(_));
    let given = given_rows(&drill.question, lang);
    html! {
        <div class="drill other-kind" data-ghosts="0">
            if let Some(board) = board.clone().filter(|_| !is_pressed) {
                { on_columns(board, lang, Html::default()) }
            }
            if given != Html::default() {
                <div class="stack" role="list" translate="no" data-n="8">{ given }</div>
            }
            { answer_field(kind, so_far, board, send, lang) }
        </div>
    }
}

/// The reader's bits under a board.
fn answer_row(drill: &Drill, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let (name, value) = (drill.question.name, drill.answer.bits);
    row_under_board(Some(name), value, field(drill, send, lang), lang)
}

/// The reader's bits under a given number.
fn answer_in_columns(drill: &Drill, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let value = drill.answer.bits;
    let meaning = shared::YOUR_BITS.in_lang(lang);
    html! {
        <div class="stack-row answer" role="listitem" data-part="result" data-value={value.to_string()}>
            { stack_name(drill.question.name, Some(meaning)) }
            { field(drill, send, lang) }
            <span class="decimal">{ drill.question.number(value) }</span>
        </div>
    }
}

fn field(drill: &Drill, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let on_set = send.reform(|(power, on)| BlockAction::Set { power, on });
    let on_enter = send.reform(|()| BlockAction::Check);
    let label = shared::YOUR_BITS.in_lang(lang);
    html! { <BitField bits={drill.field()} {label} {lang} {on_set} {on_enter} /> }
}

fn buttons(drill: &Drill, sheet: Address, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let sends = sends(send, lang);
    html! {
        <>
            { sends(Main, "check", shared::CHECK, BlockAction::Check) }
            { sends(Plain, "reveal", shared::REVEAL, BlockAction::Reveal) }
            { sends(Plain, "draw", words::DRAW, BlockAction::Draw) }
            if drill.seed != 0 {
                { sends(Plain, "restore", words::RESTORE, BlockAction::Restore) }
            }
            <Link action="sheet" to={sheet}>{ words::SHEET.in_lang(lang) }</Link>
        </>
    }
}

/// Draws the buttons of a question: each by its kind, its name, its words and what it sends.
pub(super) fn sends(
    send: &Callback<BlockAction>,
    lang: Lang,
) -> impl Fn(ButtonKind, &'static str, Phrase, BlockAction) -> Html {
    move |kind, name, label, action| {
        let onclick = send.reform(move |_| action);
        button(kind, name, label.in_lang(lang), onclick)
    }
}

/// Made anew at every check, so that the same words twice in a row are heard twice.
fn verdict_view(verdict: &Check, drill: &Drill, lang: Lang) -> Html {
    let step = verdict.right.then(|| drill.question.step()).flatten();
    html! {
        <div key={verdict.serial}>
            <p class="result">{ prose(verdict.sentence.in_lang(lang)) }</p>
            if !verdict.reasons.is_empty() {
                <ul>
                    for reason in &verdict.reasons {
                        <li>{ prose(reason.in_lang(lang)) }</li>
                    }
                </ul>
            }
            if let Some(next) = drill.answer.next_check() {
                <p>{ next.in_lang(lang) }</p>
            }
            if let (Some(size), Some(step)) = (drill.question.size(), step) {
                <p class="onward">
                    <Link action="to-row" to={super::links::to_step(size, step)}>
                        { words::SEE_STEP.in_lang(lang) }
                    </Link>
                </p>
            }
        </div>
    }
}
