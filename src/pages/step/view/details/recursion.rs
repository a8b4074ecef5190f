//! The recursive form beside the loop: two codes, two memories, one state.

use yew::prelude::*;

use crate::{
    draw::view::{code_lines::code_lines, html},
    pages::step::{
        Crossing, Frame, Recursion,
        words::{self, call_is_row_down, return_is_row_up},
    },
    text::{CodeForm, CodeLanguage, Lang, Phrase, binary, words as shared},
};
use bitqueens_core::solver::{Machine, RowStage, Size};

/// Both forms side by side, each with its code and its memory.
pub(super) fn recursion_beside_loop(machine: &Machine, code: CodeLanguage, lang: Lang) -> Html {
    let recursion = Recursion::of(machine);
    let (crossing, sentence) = match recursion.crossing {
        None => (None, words::NO_EVENT.into()),
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
            { side(CodeForm::Recursive, &recursion.frames, (machine, code), lang) }
            { side(CodeForm::Loop, &recursion.frames, (machine, code), lang) }
        </div>
    }
}

fn side(
    form: CodeForm,
    frames: &[Frame],
    (machine, code): (&Machine, CodeLanguage),
    lang: Lang,
) -> Html {
    let (id, title_id, memory_id) = match form {
        CodeForm::Recursive => ("recursive", "recursive-title", "recursive-memory"),
        CodeForm::Loop => ("loop", "loop-title", "loop-memory"),
    };
    let (title, memory) = match form {
        CodeForm::Recursive => (words::RECURSIVE, words::FRAMES),
        CodeForm::Loop => (words::LOOP, words::LOOP_ARRAYS),
    };
    html! {
        <section class="form" data-form={id}>
            <h3 id={title_id}>{ title.in_lang(lang) }</h3>
            { code_lines(code.lines(form), code, (machine.phase(), machine.upcoming()), title_id, None, lang) }
            <h4 id={memory_id}>{ memory.in_lang(lang) }</h4>
            <div class="scroll" tabindex="0" role="region" aria-labelledby={memory_id}>
                { memory_table(form, frames, machine.size(), lang) }
            </div>
        </section>
    }
}

/// One line a row: a frame of the call stack, or an entry of each array.
fn memory_table(form: CodeForm, frames: &[Frame], size: Size, lang: Lang) -> Html {
    if frames.is_empty() && form == CodeForm::Recursive {
        return html! { <p class="hint">{ words::NO_FRAME.in_lang(lang) }</p> };
    }
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ shared::ROW.in_lang(lang) }</th>
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
            data-frame-status={frame.stage.name()}
        >
            <th scope="row">{ frame.row }</th>
            <td><code>{ binary(words.left, size) }</code></td>
            <td><code>{ binary(words.down, size) }</code></td>
            <td><code>{ binary(words.right, size) }</code></td>
            <td><code>{ binary(words.bitmap, size) }</code></td>
            <td class="frame-status">{ status(form, frame.stage).in_lang(lang) }</td>
        </tr>
    }
}

const fn status(form: CodeForm, stage: RowStage) -> Phrase {
    match (stage, form) {
        (RowStage::Waiting, _) => words::FRAME_WAITING,
        (RowStage::InWork, _) => words::FRAME_IN_WORK,
        (RowStage::Coming, CodeForm::Recursive) => words::FRAME_COMING,
        (RowStage::Coming, CodeForm::Loop) => words::ROW_COMING,
        (RowStage::Gone | RowStage::Ahead, CodeForm::Recursive) => words::FRAME_RETURNED,
        (RowStage::Gone | RowStage::Ahead, CodeForm::Loop) => words::ROW_LEFT,
    }
}
