//! The table of a trace, to be filled in.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{QuestionView, still::elements};
use crate::{
    draw::view::{hooks::filtered, html},
    question::{
        Answer, AnswerAction, Trace,
        still::{Node, Part},
        verdict_name, words,
    },
    text::{Lang, typed_digits},
};

/// The table with a field in each cell that is asked for. After a wrong answer the first wrong cell is marked.
pub(super) fn trace_field(trace: &Trace, of: QuestionView) -> Html {
    let (attempt, lang) = (of.attempt, of.lang);
    let draft = trace.draft(attempt.draft.as_ref());
    let wrong = match (attempt.given(), &attempt.question.right) {
        (Some(Answer::Text(given)), Answer::Text(right)) => trace
            .first_wrong(given, right)
            .filter(|at| Trace::cell(given, *at) == Trace::cell(&draft, *at)),
        _ => None,
    };
    let state = match attempt.given() {
        None => "open",
        Some(_) => verdict_name(attempt.is_right()),
    };
    let cell = |at: usize| {
        let value = Trace::cell(&draft, at).to_owned();
        let (turn, name) = (
            at / Trace::NAMES.len() + 1,
            Trace::NAMES[at % Trace::NAMES.len()],
        );
        let oninput = {
            let value = value.clone();
            filtered(of.send, move |event: InputEvent| {
                let input: HtmlInputElement = event.target_unchecked_into();
                let text = input.value();
                let digits = typed_digits(&text).filter(|digits| Trace::takes(at, digits));
                if digits.is_none() && !text.trim().is_empty() {
                    // A text that the cell refuses leaves its content.
                    input.set_value(&value);
                    return None;
                }
                // The state has what was typed since this was drawn.
                let digits = digits.unwrap_or_default();
                Some(AnswerAction::Fill { at, digits })
            })
        };
        html! {
            <input
                type="text"
                inputmode="numeric"
                data-cell={at.to_string()}
                aria-label={words::trace_cell(turn, name).in_lang(lang).to_owned()}
                aria-invalid={(wrong == Some(at)).then_some("true")}
                size="5"
                {value}
                readonly={attempt.shown}
                {oninput}
            />
        }
    };
    let onsubmit = of.send.reform(|event: SubmitEvent| {
        event.prevent_default();
        AnswerAction::Check
    });
    html! {
        <form data-trace="" data-state={state} {onsubmit}>
            { trace_table(trace, None, lang, &cell) }
            // A form of several fields is sent by Enter where it has a button.
            <button type="submit" hidden=true />
        </form>
    }
}

/// The table in its frame; `cell` draws each cell that is asked for.
pub(super) fn trace_table(
    trace: &Trace,
    filled: Option<&str>,
    lang: Lang,
    cell: &dyn Fn(usize) -> Html,
) -> Html {
    let table = trace.table("table.trace", filled, lang);
    let table = table.with("translate", "no").with("data-n", trace.size);
    let frame = Node::of("div.table-frame", [table]);
    elements(&[frame], &|part| match part {
        Part::Gap(at) => cell(*at),
        _ => Html::default(),
    })
}
