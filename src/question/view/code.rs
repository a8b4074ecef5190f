//! A line of the loop that the reader writes from nothing.

use bitqueens_core::solver::Phase;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    draw::view::{html, link::prose},
    question::{Answer, AnswerAction, Attempt, line_of, with_line, words, written::in_comments},
    text::Lang,
};

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
    let (class, loop_text) = match attempt.given() {
        Some(Answer::Text(text)) => ("code line-list", with_line(phase, text)),
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
    let written = match &attempt.draft {
        Some(Answer::Text(text)) => text.clone(),
        _ => String::new(),
    };
    html! {
        <>
            { numbered(class, &loop_text, at) }
            <p class="meaning">{ prose(words::LINE_NAMES.in_lang(lang)) }</p>
            <form class="line-form live" {onsubmit}>
                <label class="field">
                    <span>{ words::line_field(at + 1).in_lang(lang).to_owned() }</span>
                    <input
                        type="text"
                        class="mono"
                        data-line-field=""
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
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
