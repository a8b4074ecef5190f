//! A question as elements: what is asked, what it is answered with, and what is said of the answer.

mod bit_field;
mod field;
pub(crate) mod hand_in;
pub(crate) mod paper;
pub(crate) mod still;
mod trace;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    Answer, AnswerAction, Attempt, Check, Given, Question, line_of, question::in_comments,
    still::Node, verdict_name, with_line, words,
};
use crate::{
    draw::{
        RowRole, StackRow,
        view::{
            buttons::{ButtonKind, button},
            hooks::use_in_sight,
            html,
            link::prose,
            tables::stack_row,
        },
        words::WORTH,
    },
    text::{Lang, Phrase},
};
use bitqueens_core::{bits::BitOrder, solver::Phase};

pub(crate) use bit_field::BitField;
pub(crate) use field::{bit_field, choices};
use still::plain;

/// A question in its place.
#[derive(Clone, Copy)]
pub(crate) struct QuestionView<'a> {
    pub(crate) attempt: &'a Attempt,
    pub(crate) order: BitOrder,
    /// The name and the words of a button that takes a number or bits; `None` where another does.
    pub(crate) take: Option<(&'static str, Phrase)>,
    pub(crate) send: &'a Callback<AnswerAction>,
    pub(crate) lang: Lang,
}

/// What is asked, what stands between it and its answer, and what it is answered with.
pub(crate) fn ask(of: QuestionView, before: Html) -> Html {
    let (question, lang) = (&of.attempt.question, of.lang);
    html! {
        <>
            <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p>
            { before }
            { field::field(of) }
        </>
    }
}

/// Draws the buttons of a question: each by its kind, its name, its words and what it sends.
pub(crate) fn sends<A: Clone + 'static>(
    send: &Callback<A>,
    lang: Lang,
) -> impl Fn(ButtonKind, &'static str, Phrase, A) -> Html {
    move |kind, name, label, action| {
        let onclick = send.reform(move |_| action.clone());
        button(kind, name, label.in_lang(lang), onclick)
    }
}

/// The answer, folded, for readers whose browser runs no scripts; no one else sees it.
pub(crate) fn folded(answer: Html, lang: Lang) -> Html {
    html! {
        <details class="folded">
            <summary>{ words::ANSWER.in_lang(lang) }</summary>
            <p>{ answer }</p>
        </details>
    }
}

/// What a reader sees after a check.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    /// What the check said.
    Verdict,
    /// Something else, which comes into sight itself.
    Other,
}

/// What the last check said, with what stands below it.
pub(crate) fn verdict(
    attempt: &Attempt,
    order: BitOrder,
    below: Html,
    shown: Shown,
    lang: Lang,
) -> Html {
    html! { <Verdict check={attempt.verdict(order)} {below} {shown} {lang} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct VerdictProps {
    check: Option<Check>,
    below: Html,
    shown: Shown,
    lang: Lang,
}

/// What a check said. Each new one comes into sight, unless something else does.
#[component]
fn Verdict(props: &VerdictProps) -> Html {
    let check = props.check.as_ref();
    let node = use_in_sight(
        check.map(|check| check.serial),
        props.shown == Shown::Verdict,
    );
    html! {
        <div ref={node} class="verdict" role="status" data-verdict={check.map(|check| verdict_name(check.right))}>
            if let Some(check) = check {
                // Made anew at every check, so that the same words twice in a row are heard twice.
                <div key={check.serial}>
                    { check_result(check, props.lang) }
                    { props.below.clone() }
                </div>
            }
        </div>
    }
}

/// What a check says: what it found, the reasons, and what the next one will say.
pub(crate) fn check_result(check: &Check, lang: Lang) -> Html {
    html! {
        <>
            <p class="result">{ prose(check.sentence.in_lang(lang)) }</p>
            if !check.reasons.is_empty() {
                <ul>
                    for reason in &check.reasons {
                        <li>{ prose(reason.in_lang(lang)) }</li>
                    }
                </ul>
            }
            if let Some(next) = check.next {
                <p>{ next.in_lang(lang) }</p>
            }
        </>
    }
}

/// The given rows above a field of bits; a board stands there by itself.
pub(super) fn given_rows(question: &Question, lang: Lang) -> Html {
    match &question.given {
        Given::Nothing | Given::Board(_) | Given::Row { .. } | Given::Lines(_) => Html::default(),
        Given::Places => {
            let worths = worths(question.n_bits().unwrap_or(0).into(), lang);
            let row = Node::of("div.stack-row", worths).with("role", "listitem");
            plain(&[row.with("data-part", "worth")])
        }
        Given::Words(words) | Given::Signed(words) => html! {
            for (name, word) in words {
                { stack_row(&StackRow::new(*name, *word, RowRole::Given), question.view(), lang) }
            }
        },
    }
}

/// A line as it should be, and as it is written wrong.
pub(super) fn given_lines([right, wrong]: [&'static str; 2], lang: Lang) -> Node {
    let name = |name: Phrase| Node::around("dt", name.in_lang(lang));
    let line = |line: &str| Node::of("dd", [Node::Code(line.to_owned())]);
    let lines = [
        name(words::RIGHT_LINE),
        line(right),
        name(words::WRONG_LINE),
        line(wrong).with("data-wrong", ""),
    ];
    Node::of("dl.lines", lines)
}

/// The place value of each column. The number's own bits are not drawn: they would be the answer.
fn worths(n_bits: usize, lang: Lang) -> Vec<Node> {
    let name = Node::around("span.meaning", WORTH.in_lang(lang)).with("translate", "yes");
    let worths = (0..n_bits).rev().map(|power| 1_u32 << power);
    let worths = worths.map(|worth| Node::around("span.worth", format!("{worth} ")));
    let name = Node::of("span.stack-name", [name]);
    [name].into_iter().chain(worths).collect()
}

/// The loop in comments and the field for the line; after an answer the loop with the line in it.
pub(super) fn code_field(
    phase: Phase,
    attempt: &Attempt,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let Some((at, _)) = line_of(phase) else {
        return Html::default();
    };
    let (class, loop_text) = match attempt.given().and_then(Answer::text) {
        Some(text) => ("code line-list", with_line(phase, text)),
        _ => ("code line-list comments", in_comments(lang)),
    };
    let oninput = send.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        AnswerAction::Give(input.map(|input| Answer::Text(input.value())))
    });
    let onsubmit = send.reform(|event: SubmitEvent| {
        event.prevent_default();
        AnswerAction::Check
    });
    let written = attempt.draft.as_ref().and_then(Answer::text);
    let written = written.unwrap_or_default().to_owned();
    html! {
        <>
            { numbered(class, &loop_text, at) }
            <p class="meaning">{ prose(words::LINE_NAMES.in_lang(lang)) }</p>
            <form class="line-form live" {onsubmit}>
                <label class="field">
                    <span>{ words::line_field(at + 1).in_lang(lang).to_owned() }</span>
                    <input
                        type="text"
                        data-line-field=""
                        value={written}
                        readonly={attempt.shown}
                        {oninput}
                    />
                </label>
            </form>
        </>
    }
}

/// A text with the number of each line; the line that is asked for is marked.
fn numbered(class: &'static str, text: &str, asked: usize) -> Html {
    html! {
        <ol {class} role="list" tabindex="0">
            for (at, line) in text.lines().enumerate() {
                <li data-asked={(at == asked).then_some("")}><code>{ line.to_owned() }</code></li>
            }
        </ol>
    }
}
