//! The recursive form beside the loop: two codes, two memories, one state.

use yew::prelude::*;

use super::listing::CodeLines;
use crate::{
    solver::{Phase, Size},
    state::{Crossing, Frame, FrameStatus, Recursion},
    text::{
        CodeForm, CodeLanguage, Lang, Phrase, binary, call_is_row_down, labels, return_is_row_up,
        search_labels,
    },
};

/// What the comparison shows.
#[derive(Clone, PartialEq, Properties)]
pub struct RecursionProps {
    /// The calls, and what has just happened.
    pub recursion: Recursion,
    /// The side of the board.
    pub size: Size,
    /// The line carried out last.
    pub phase: Phase,
    /// The line to come.
    pub upcoming: Option<Phase>,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The page's language.
    pub lang: Lang,
}

/// Both forms side by side, each with its code and its memory.
#[component]
pub fn RecursionBesideLoop(props: &RecursionProps) -> Html {
    let lang = props.lang;
    let (crossing, sentence) = match props.recursion.crossing {
        None => (None, search_labels::NO_EVENT.into()),
        Some(Crossing::Down { to }) => (Some("call"), call_is_row_down(to)),
        Some(Crossing::Up { from }) => (Some("return"), return_is_row_up(from)),
    };
    html! {
        <div class="both-forms">
            <p class="crossing" data-crossing={crossing}>
                <span class="crossing-sign" aria-hidden="true">
                    {match crossing { Some("call") => "↓", Some(_) => "↑", None => "＝" }}
                </span>
                { sentence.in_lang(lang) }
            </p>
            { side(CodeForm::Recursive, props) }
            { side(CodeForm::Loop, props) }
        </div>
    }
}

fn side(form: CodeForm, props: &RecursionProps) -> Html {
    let lang = props.lang;
    let (id, title, memory) = match form {
        CodeForm::Recursive => ("recursive", search_labels::RECURSIVE, search_labels::FRAMES),
        CodeForm::Loop => ("loop", search_labels::LOOP, search_labels::LOOP_ARRAYS),
    };
    let (title_id, memory_id) = (format!("{id}-title"), format!("{id}-memory"));
    html! {
        <section class="form" data-form={id}>
            <h3 id={title_id.clone()}>{ title.in_lang(lang) }</h3>
            <CodeLines
                {form}
                code={props.code}
                phase={props.phase}
                upcoming={props.upcoming}
                named_by={title_id}
                {lang}
            />
            <h4 id={memory_id.clone()}>{ memory.in_lang(lang) }</h4>
            <div class="scroll" tabindex="0" role="region" aria-labelledby={memory_id}>
                { memory_table(form, props) }
            </div>
        </section>
    }
}

/// One line a row: a frame of the call stack, or an entry of each array.
fn memory_table(form: CodeForm, props: &RecursionProps) -> Html {
    let lang = props.lang;
    let frames = &props.recursion.frames;
    if frames.is_empty() && form == CodeForm::Recursive {
        return html! { <p class="hint">{ search_labels::NO_FRAME.in_lang(lang) }</p> };
    }
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ labels::ROW.in_lang(lang) }</th>
                    for name in ["left", "down", "right", "bitmap"] {
                        <th scope="col"><code>{ name }</code></th>
                    }
                    <td></td>
                </tr>
            </thead>
            <tbody>
                for frame in frames {
                    { memory_row(form, frame, props.size, lang) }
                }
            </tbody>
        </table>
    }
}

fn memory_row(form: CodeForm, frame: &Frame, size: Size, lang: Lang) -> Html {
    let words = frame.words;
    let call = match form {
        CodeForm::Recursive => Some(frame.row.to_string()),
        CodeForm::Loop => None,
    };
    html! {
        <tr
            data-frame={call}
            data-array-entry={(form == CodeForm::Loop).then(|| frame.row.to_string())}
            data-frame-status={frame.status.name()}
        >
            <th scope="row">{ frame.row }</th>
            <td><code>{ binary(words.left, size) }</code></td>
            <td><code>{ binary(words.down, size) }</code></td>
            <td><code>{ binary(words.right, size) }</code></td>
            <td><code>{ binary(words.bitmap, size) }</code></td>
            <td class="frame-status">{ status(form, frame.status).in_lang(lang) }</td>
        </tr>
    }
}

const fn status(form: CodeForm, status: FrameStatus) -> Phrase {
    match (status, form) {
        (FrameStatus::Waiting, _) => search_labels::FRAME_WAITING,
        (FrameStatus::InWork, _) => search_labels::FRAME_IN_WORK,
        (FrameStatus::Coming, CodeForm::Recursive) => search_labels::FRAME_COMING,
        (FrameStatus::Coming, CodeForm::Loop) => search_labels::ROW_COMING,
        (FrameStatus::Gone, CodeForm::Recursive) => search_labels::FRAME_RETURNED,
        (FrameStatus::Gone, CodeForm::Loop) => search_labels::ROW_LEFT,
    }
}
