//! Lines of code, with the line just run and the line to come.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::{
    browser::document,
    draw::{view::html, words as drawn},
    text::{CodeLanguage, CodeLine, Lang, words},
};
use bitqueens_core::solver::Phase;

/// Lines of code, the line carried out last and the one to come marked. The two marks differ in
/// shape and words, not in colour alone. `on_line` gets the line that the reader runs to, where
/// lines can be run to.
pub(crate) fn code_lines(
    lines: Vec<CodeLine>,
    code: CodeLanguage,
    phases: (Phase, Option<Phase>),
    named_by: &'static str,
    on_line: Option<&Callback<Phase>>,
    lang: Lang,
) -> Html {
    let ran = lines.iter().position(|line| line.carries_out(phases.0));
    html! {
        <ol class="code" tabindex="0" aria-labelledby={named_by}>
            for (at, line) in lines.into_iter().enumerate() {
                { code_line(&line, ran.is_some_and(|ran| at < ran), phases, on_line, lang) }
            }
            <LineInSight id={named_by} {phases} {code} />
        </ol>
    }
}

/// A line of code that may break at its spaces, and neither before nor behind a sign.
pub(crate) fn breaking(code: &str) -> Html {
    let has_sign = |text: &str| text.contains(['-', '~', '!']);
    if !has_sign(code) {
        return html! { { code.to_owned() } };
    }
    let word = |word: &str| {
        let (word, space) = word.split_at(word.trim_end().len());
        html! { <><span class={has_sign(word).then_some("whole")}>{ word.to_owned() }</span>{ space.to_owned() }</> }
    };
    code.split_inclusive(' ').map(word).collect()
}

/// Draws a line, which may stand above the one just run.
fn code_line(
    line: &CodeLine,
    is_above: bool,
    (phase, upcoming): (Phase, Option<Phase>),
    on_line: Option<&Callback<Phase>>,
    lang: Lang,
) -> Html {
    let just_run = line.carries_out(phase);
    let next = upcoming.is_some_and(|phase| line.carries_out(phase));
    let code = match on_line.zip(line.phases[0]) {
        Some((on_line, phase)) => html! {
            <button
                type="button"
                class="code-line"
                data-action="run-to-line"
                data-line={phase.name()}
                title={drawn::RUN_TO_LINE.in_lang(lang)}
                // Of the lines, only the one to come is a tab stop.
                tabindex={if next { "0" } else { "-1" }}
                onclick={on_line.reform(move |_| phase)}
            >
                <code>{ breaking(&line.code) }</code>
            </button>
        },
        None => html! { <code>{ breaking(&line.code) }</code> },
    };
    let (said_run, said_next) = (
        words::LINE_JUST_RUN.in_lang(lang),
        words::LINE_NEXT.in_lang(lang),
    );
    let mark = match (just_run, next) {
        (true, true) => Some(("both", format!("{said_run} / {said_next}"))),
        (true, false) => Some(("just-run", said_run.to_owned())),
        (false, true) => Some(("next", said_next.to_owned())),
        (false, false) => None,
    };
    html! {
        <li data-just-run={just_run.then_some("")} data-next={next.then_some(["", "above"][usize::from(is_above)])}>
            <span class="gutter" />
            { code }
            // A key for each mark, so that one never turns into the other.
            for (name, words) in mark {
                <span class="mark" key={name}>{ words }</span>
            }
        </li>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LineInSightProps {
    id: &'static str,
    /// The line just run and the line to come, which may stand at the edge.
    phases: (Phase, Option<Phase>),
    code: CodeLanguage,
}

/// Keeps the line just run in sight within its own list; the page stays where it is.
#[component]
fn LineInSight(props: &LineInSightProps) -> Html {
    use_effect_with(props.clone(), |props| {
        let list = format!(".code[aria-labelledby=\"{}\"]", props.id);
        // After everything is drawn, so that the browser lays the page out once.
        let timer = Timeout::new(0, move || {
            document::keep_in_sight(&list, "[data-just-run]", Some("[data-next]"));
        });
        move || drop(timer)
    });
    html! {}
}
