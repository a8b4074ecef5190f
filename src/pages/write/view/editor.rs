//! The field that the program is typed in with its line numbers, and the lines that are put in order.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    browser::{focus, keyboard, pointer, typing},
    draw::view::{hooks::filtered, html},
    pages::write::{WriteAction, words},
    text::Lang,
};
use bitqueens_core::program::LONGEST_PROGRAM;

const INDENT: usize = 4;
/// The fewest lines that the field is high.
const FEWEST: usize = 18;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct EditorProps {
    pub text: String,
    /// The line of the mistake, from 0.
    pub wrong: Option<usize>,
    /// The line carried out last and the one to come.
    pub walked: [Option<usize>; 2],
    /// True if the program can be walked to a line.
    pub can_walk: bool,
    pub lang: Lang,
    pub send: Callback<WriteAction>,
}

/// The program as text. It is as high as its lines, so it and the numbers scroll together.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    let lang = props.lang;
    let area = use_node_ref();
    // True while the field is given a text that the page has already.
    let is_given = use_mut_ref(|| false);
    let oninput = {
        let is_given = is_given.clone();
        filtered(&props.send, move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            (!*is_given.borrow()).then(|| WriteAction::Type(area.value()))
        })
    };
    let shown = use_mut_ref(|| props.text.clone());
    use_effect_with(props.text.clone(), {
        let area = area.clone();
        move |text: &String| {
            let before = shown.replace(text.clone());
            // What the reader has typed is in the field, and may be more than the page knows of.
            if let Some(area) = area.cast::<HtmlTextAreaElement>()
                && area.value() == before
                && before != *text
            {
                is_given.replace(true);
                typing::replace(&area, text);
                is_given.replace(false);
            }
        }
    });
    let onkeydown = {
        let send = props.send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() != "Enter" {
                return;
            }
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                send.emit(WriteAction::Run);
            } else if !keyboard::is_modified(&event)
                && let Some(line_break) = line_break(&area)
            {
                event.prevent_default();
                typing::insert(&area, &line_break);
            }
        })
    };
    let n_lines = props.text.matches('\n').count() + 1;
    html! {
        <div class="editor">
            <ol class="editor-lines" role="list" translate="no">
                for line in 0..n_lines {
                    { number(line, props) }
                }
            </ol>
            <textarea
                data-source=""
                aria-label={words::SOURCE.in_lang(lang)}
                aria-describedby="write-task write-verdict"
                aria-invalid={props.wrong.is_some().then_some("true")}
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength={LONGEST_PROGRAM.to_string()}
                rows={n_lines.max(FEWEST).to_string()}
                ref={area}
                defaultvalue={props.text.clone()}
                {oninput} {onkeydown}
            />
        </div>
    }
}

/// The number of a line: pressed, the walk goes on to the line.
fn number(line: usize, props: &EditorProps) -> Html {
    let [just_run, next] = props.walked.map(|at| (at == Some(line)).then_some(""));
    let wrong = (props.wrong == Some(line)).then_some("");
    let onclick = props.send.reform(move |_| WriteAction::RunTo(line));
    html! {
        <li data-just-run={just_run} data-next={next} data-wrong={wrong}>
            <button
                type="button"
                disabled={!props.can_walk}
                data-run-to={(line + 1).to_string()}
                title={words::RUN_TO.in_lang(props.lang)}
                {onclick}
            >
                { line + 1 }
            </button>
        </li>
    }
}

/// The line break at the caret, with the indent of its line, one more behind `{`.
fn line_break(area: &HtmlTextAreaElement) -> Option<String> {
    let from = area.selection_start().ok()??;
    // Places of the field count UTF-16 units.
    let units: Vec<u16> = area.value().encode_utf16().collect();
    let before = String::from_utf16(units.get(..from as usize)?).ok()?;
    let line = before.rsplit('\n').next().unwrap_or_default();
    let own = line.len() - line.trim_start_matches(' ').len();
    let deeper = if line.trim_end().ends_with('{') {
        INDENT
    } else {
        0
    };
    Some(format!("\n{}", " ".repeat(own + deeper)))
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OrderLinesProps {
    pub text: String,
    /// The line of the mistake, from 0.
    pub wrong: Option<usize>,
    /// The line carried out last and the one to come.
    pub walked: [Option<usize>; 2],
    pub lang: Lang,
    pub send: Callback<WriteAction>,
}

/// The lines, each dragged by its number or moved up by a button.
#[component]
pub(super) fn OrderLines(props: &OrderLinesProps) -> Html {
    let lang = props.lang;
    // The line that is dragged, and the one under the pointer.
    let dragged = use_state(|| None::<[usize; 2]>);
    let line = |(at, code): (usize, &str)| {
        let onclick = props.send.reform(move |_| {
            focus::on(&format!(".order-lines li:nth-child({at}) button"));
            WriteAction::MoveLine {
                from: at,
                to: at.saturating_sub(1),
            }
        });
        let grab = {
            let dragged = dragged.clone();
            Callback::from(move |event: PointerEvent| {
                event.prevent_default();
                pointer::release(&event);
                dragged.set(Some([at, at]));
            })
        };
        let onpointerover = {
            let dragged = dragged.clone();
            Callback::from(move |event: PointerEvent| {
                if let Some([from, _]) = *dragged {
                    dragged.set((event.buttons() != 0).then_some([from, at]));
                }
            })
        };
        let onpointerup = {
            let (dragged, send) = (dragged.clone(), props.send.clone());
            Callback::from(move |_: PointerEvent| {
                if let Some([from, _]) = *dragged {
                    dragged.set(None);
                    send.emit(WriteAction::MoveLine { from, to: at });
                }
            })
        };
        let [just_run, next] = props.walked.map(|line| (line == Some(at)).then_some(""));
        let drag = dragged.and_then(|[from, to]| match at {
            _ if at == from => Some("from"),
            _ if at == to && to < from => Some("above"),
            _ if at == to => Some("below"),
            _ => None,
        });
        let label = format!("{} {}: {code}", at + 1, words::RAISE.in_lang(lang));
        html! {
            <li
                data-just-run={just_run}
                data-next={next}
                data-wrong={(props.wrong == Some(at)).then_some("")}
                data-drag={drag}
                {onpointerover} {onpointerup}
            >
                <span class="order-number" onpointerdown={grab}>{ at + 1 }</span>
                <code>{ code.to_owned() }</code>
                <button type="button" class="quiet" data-action="raise" disabled={at == 0} aria-label={label} {onclick}>
                    { words::RAISE.in_lang(lang) }
                </button>
            </li>
        }
    };
    html! {
        <ol class="order-lines" role="list" aria-label={words::SOURCE.in_lang(lang)} data-source="">
            { for props.text.lines().enumerate().map(line) }
        </ol>
    }
}
