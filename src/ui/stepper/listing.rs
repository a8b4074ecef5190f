//! The code, with the line just run and the line to come.

use yew::prelude::*;

use crate::{
    solver::Phase,
    state::{Action, SearchAction},
    text::{CodeForm, CodeLanguage, CodeLine, Lang, labels, search_labels},
    ui::choice::choice,
};

/// What the listing shows.
#[derive(Clone, PartialEq)]
pub struct ListingProps {
    /// The line carried out last.
    pub phase: Phase,
    /// The line to come.
    pub upcoming: Option<Phase>,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The loop's code in the language of the reader's choice.
pub fn listing(props: &ListingProps) -> Html {
    let lang = props.lang;
    html! {
        <section class="listing">
            <div class="listing-head">
                <h2 id="listing-title">{ labels::LISTING.in_lang(lang) }</h2>
                { code_choice(props.code, lang, &props.send) }
            </div>
            { code_lines(CodeForm::Loop, props.code, (props.phase, props.upcoming), "listing-title", lang) }
        </section>
    }
}

fn code_choice(code: CodeLanguage, lang: Lang, send: &Callback<Action>) -> Html {
    choice(
        ("code", search_labels::CODE.in_lang(lang)),
        CodeLanguage::ALL,
        code,
        |code| (code.name(), code.phrase().in_lang(lang)),
        send.reform(|code| Action::Search(SearchAction::Code(code))),
    )
}

/// Lines of code, the line carried out last and the one to come marked. The two marks differ in
/// shape and words, not in colour alone.
pub(in crate::ui) fn code_lines(
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
                <span class="mark">{ "■ " }{ labels::LINE_JUST_RUN.in_lang(lang) }</span>
            }
            if next {
                <span class="mark">{ "▷ " }{ labels::LINE_NEXT.in_lang(lang) }</span>
            }
        </li>
    }
}
