//! Lines of code, with the line just run and the line to come.

use yew::prelude::*;

use crate::text::{CodeForm, CodeLanguage, CodeLine, Lang, words};
use bitqueens_core::solver::Phase;

/// Lines of code, the line carried out last and the one to come marked. The two marks differ in
/// shape and words, not in colour alone.
pub fn code_lines(
    form: CodeForm,
    code: CodeLanguage,
    phases: (Phase, Option<Phase>),
    named_by: &'static str,
    lang: Lang,
) -> Html {
    html! {
        <ol class="code" tabindex="0" aria-labelledby={named_by}>
            for line in code.lines(form) {
                { code_line(line, phases, lang) }
            }
        </ol>
    }
}

fn code_line(line: CodeLine, (phase, upcoming): (Phase, Option<Phase>), lang: Lang) -> Html {
    let just_run = line.carries_out(phase);
    let next = upcoming.is_some_and(|phase| line.carries_out(phase));
    html! {
        <li data-just-run={just_run.then_some("")} data-next={next.then_some("")}>
            <code>{ line.code }</code>
            if just_run {
                <span class="mark">{ "■ " }{ words::LINE_JUST_RUN.in_lang(lang) }</span>
            }
            if next {
                <span class="mark">{ "▷ " }{ words::LINE_NEXT.in_lang(lang) }</span>
            }
        </li>
    }
}
