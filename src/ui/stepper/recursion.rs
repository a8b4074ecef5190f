//! The recursive form beside the loop: two codes, two memories, one state.

use yew::prelude::*;

use super::listing::code_lines;
use crate::{
    solver::Size,
    state::{Crossing, Frame, FrameStatus, Recursion, StepperScene},
    text::{
        CodeForm, Lang, Phrase, binary, call_is_row_down, labels, return_is_row_up, search_labels,
    },
};

/// Both forms side by side, each with its code and its memory.
pub(super) fn recursion_beside_loop(
    recursion: &Recursion,
    scene: &StepperScene,
    lang: Lang,
) -> Html {
    let (crossing, sentence) = match recursion.crossing {
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
            { side(CodeForm::Recursive, recursion, scene, lang) }
            { side(CodeForm::Loop, recursion, scene, lang) }
        </div>
    }
}

fn side(form: CodeForm, recursion: &Recursion, scene: &StepperScene, lang: Lang) -> Html {
    let (id, title_id, memory_id) = match form {
        CodeForm::Recursive => ("recursive", "recursive-title", "recursive-memory"),
        CodeForm::Loop => ("loop", "loop-title", "loop-memory"),
    };
    let (title, memory) = match form {
        CodeForm::Recursive => (search_labels::RECURSIVE, search_labels::FRAMES),
        CodeForm::Loop => (search_labels::LOOP, search_labels::LOOP_ARRAYS),
    };
    html! {
        <section class="form" data-form={id}>
            <h3 id={title_id}>{ title.in_lang(lang) }</h3>
            { code_lines(form, scene.search.code, (scene.phase, scene.upcoming), title_id, lang) }
            <h4 id={memory_id}>{ memory.in_lang(lang) }</h4>
            <div class="scroll" tabindex="0" role="region" aria-labelledby={memory_id}>
                { memory_table(form, &recursion.frames, scene.size, lang) }
            </div>
        </section>
    }
}

/// One line a row: a frame of the call stack, or an entry of each array.
fn memory_table(form: CodeForm, frames: &[Frame], size: Size, lang: Lang) -> Html {
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
                    { memory_row(form, frame, size, lang) }
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
