//! A line of the loop that the reader writes from nothing.

use bitqueens_core::solver::Phase;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::sender;
use crate::{
    draw::view::{html, prose::prose},
    pages::learn::{
        LearnAction, LineAnswer, LineVerdict, ReviewAction, ReviewKind, line_of, with_line,
        words::review as words,
    },
    question::verdict_name,
    site::PageContext,
    text::{LISTING, Lang, comment, words as shared},
};

/// The loop in comments, the field for the line, and what it came to; after an answer the loop with the line
/// in it.
pub(super) fn line(
    kind: ReviewKind,
    answer: Option<&LineAnswer>,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let ReviewKind::Line(phase) = kind else {
        return Html::default();
    };
    let Some((at, own)) = line_of(phase) else {
        return Html::default();
    };
    let text = answer.map(|answer| answer.text.as_str());
    let is_read = answer.is_some_and(|answer| answer.verdict.is_right().is_some());
    let (class, loop_text) = match text.filter(|_| is_read) {
        Some(text) => ("code line-list", with_line(phase, text)),
        None => ("code line-list comments", in_comments(lang)),
    };
    let verdict = answer.map(|answer| &answer.verdict);
    let right = verdict.and_then(LineVerdict::is_right);
    html! {
        <div class="line-task">
            <p class="prompt">{ words::line(at + 1).in_lang(lang).to_owned() }</p>
            { numbered(class, &loop_text, at) }
            <p class="meaning">{ prose(words::LINE_NAMES.in_lang(lang)) }</p>
            <LineForm {phase} number={at + 1} send={sender(view)} {lang} />
            <div class="verdict" role="status" data-verdict={right.map(verdict_name)}>
                if let Some(sentence) = verdict.and_then(LineVerdict::sentence) {
                    <p key={text.unwrap_or_default().to_owned()}>{ prose(sentence.in_lang(lang)) }</p>
                }
                if is_read {
                    <p>{ words::LINE_PRINTED.in_lang(lang) }</p>
                    <pre class="code printed"><code>{ own.code.trim() }</code></pre>
                }
            </div>
        </div>
    }
}

/// What each line of the loop does, without a line of code.
fn in_comments(lang: Lang) -> String {
    let lines = LISTING.iter().map(|line| {
        let indent = line.code.len() - line.code.trim_start().len();
        let said = comment(line).map_or("", |comment| comment.in_lang(lang));
        format!(
            "{:indent$}{}{said}\n",
            "",
            if said.is_empty() { "" } else { "// " }
        )
    });
    lines.collect()
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

#[derive(Clone, PartialEq, Properties)]
struct LineFormProps {
    phase: Phase,
    /// The number of the line, from 1.
    number: usize,
    /// Gets the line with what it came to.
    send: Callback<ReviewAction>,
    lang: Lang,
}

/// The field for a line. The line is judged here, in the part that has the notation.
#[component]
fn LineForm(props: &LineFormProps) -> Html {
    let field = use_node_ref();
    let (lang, phase) = (props.lang, props.phase);
    let typed = {
        let field = field.clone();
        move || {
            let field = field.cast::<HtmlInputElement>();
            field.map_or_else(String::new, |field| field.value())
        }
    };
    let onsubmit = {
        let (typed, send) = (typed.clone(), props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = typed();
            let verdict = LineVerdict::of(phase, &text);
            send.emit(ReviewAction::Write(LineAnswer { text, verdict }));
        })
    };
    let reveal = props.send.reform(move |_| {
        let (text, verdict) = (typed(), LineVerdict::Shown);
        ReviewAction::Write(LineAnswer { text, verdict })
    });
    html! {
        <form class="line-form live" {onsubmit}>
            <label class="field">
                <span>{ words::line_field(props.number).in_lang(lang).to_owned() }</span>
                <input
                    ref={field}
                    type="text"
                    class="mono"
                    data-line-field=""
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                />
            </label>
            <div class="exercise-buttons">
                <button type="submit" class="main" data-action="check">{ shared::CHECK.in_lang(lang) }</button>
                <button type="button" data-action="reveal" onclick={reveal}>{ shared::REVEAL.in_lang(lang) }</button>
            </div>
        </form>
    }
}
