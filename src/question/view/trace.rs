//! The table of a trace, to be filled on the page or on paper.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::QuestionView;
use crate::{
    draw::view::{hooks::filtered, html},
    question::{Answer, AnswerAction, Trace, verdict_name, words},
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
            { table(trace, lang, cell) }
            // A form of several fields is sent by Enter where it has a button.
            <button type="submit" hidden=true />
        </form>
    }
}

/// The table on paper: its cells are empty, or hold the right answer.
pub(crate) fn trace_on_paper(trace: &Trace, right: Option<&str>, lang: Lang) -> Html {
    let cell = |at| html! { <code>{ right.map(|right| Trace::cell(right, at).to_owned()) }</code> };
    table(trace, lang, cell)
}

fn table(trace: &Trace, lang: Lang, cell: impl Fn(usize) -> Html) -> Html {
    let n = Trace::NAMES.len();
    html! {
        <div class="table-frame">
            <table class="trace" translate="no" data-n={trace.size.to_string()}>
                <thead>
                    <tr>
                        <th scope="col">{ words::TRACE_TURN.in_lang(lang) }</th>
                        for name in Trace::NAMES {
                            <th scope="col"><code>{ name }</code></th>
                        }
                    </tr>
                </thead>
                <tbody>
                    <tr>
                        <th scope="row">{ "0" }</th>
                        for text in trace.before.cells(trace.size) {
                            <td><code>{ text }</code></td>
                        }
                    </tr>
                    for turn in 0..trace.n_turns {
                        <tr>
                            <th scope="row">{ turn + 1 }</th>
                            for at in turn * n..(turn + 1) * n {
                                <td>{ cell(at) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
