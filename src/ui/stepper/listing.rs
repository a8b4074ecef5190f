//! The code, with the line just run and the line to come.

use yew::prelude::*;

use crate::{
    solver::Phase,
    state::{Action, SearchAction},
    text::{CodeForm, CodeLanguage, Lang, labels, search_labels},
    ui::choice::{Choice, Select},
};

/// What the listing shows.
#[derive(Clone, PartialEq, Properties)]
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
#[component]
pub fn Listing(props: &ListingProps) -> Html {
    let lang = props.lang;
    html! {
        <section class="listing">
            <div class="listing-head">
                <h2 id="listing-title">{ labels::LISTING.in_lang(lang) }</h2>
                { code_choice(props.code, lang, &props.send) }
            </div>
            <CodeLines
                form={CodeForm::Loop}
                code={props.code}
                phase={props.phase}
                upcoming={props.upcoming}
                named_by="listing-title"
                {lang}
            />
        </section>
    }
}

fn code_choice(code: CodeLanguage, lang: Lang, send: &Callback<Action>) -> Html {
    let choices: Vec<_> = CodeLanguage::ALL
        .into_iter()
        .map(|code| Choice {
            value: code.name().into(),
            label: code.phrase().in_lang(lang).into(),
        })
        .collect();
    let on_choose = send.reform(|index: usize| {
        Action::Search(SearchAction::Code(
            CodeLanguage::ALL.get(index).copied().unwrap_or_default(),
        ))
    });
    html! {
        <Select action="code" label={search_labels::CODE.in_lang(lang)} {choices}
            chosen={code.name()} {on_choose} />
    }
}

/// What the lines of code show.
#[derive(Clone, PartialEq, Properties)]
pub struct CodeLinesProps {
    /// The recursive form or the loop.
    pub form: CodeForm,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The line carried out last.
    pub phase: Phase,
    /// The line to come.
    pub upcoming: Option<Phase>,
    /// The id of the element that names the code.
    pub named_by: AttrValue,
    /// The page's language.
    pub lang: Lang,
}

/// Lines of code. The two marks differ in shape and words, not in colour alone.
#[component]
pub fn CodeLines(props: &CodeLinesProps) -> Html {
    let lang = props.lang;
    html! {
        <ol class="code" tabindex="0" aria-labelledby={&props.named_by}>
            for line in props.code.lines(props.form) {
                { code_line(line, props, lang) }
            }
        </ol>
    }
}

fn code_line(line: crate::text::CodeLine, props: &CodeLinesProps, lang: Lang) -> Html {
    let just_run = line.carries_out(props.phase);
    let next = props.upcoming.is_some_and(|phase| line.carries_out(phase));
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
