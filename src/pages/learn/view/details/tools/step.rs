//! Choosing a step of a search, to show, to hand out or to embed.

use yew::prelude::*;

use super::{Made, made, number_field};
use crate::{
    draw::view::{
        buttons::{ButtonKind, TextToCopy, button},
        choice::{choice, number_choice},
        drawing::part_board,
        html,
        link::snippet,
    },
    pages::learn::{ORDER, StepChoice, ToolAction, queens::squares_of_bits, words::tools as words},
    site::{EmbedFrame, Route},
    text::{Lang, Phrase, narrate},
};
use bitqueens_core::solver::Size;

/// The choices, what stands on the board there, and the links that follow.
pub(super) fn step(chosen: StepChoice, send: &Callback<ToolAction>, lang: Lang) -> Html {
    let at = chosen.at;
    let to_step = |name, label: Phrase, to: Option<u64>| {
        let kind = match to {
            Some(_) => ButtonKind::Plain,
            None => ButtonKind::Disabled,
        };
        let send = send.reform(move |_| ToolAction::Step(to.unwrap_or(at)));
        button(kind, name, label.in_lang(lang), send)
    };
    let later = StepChoice::new(chosen.size, at.saturating_add(1), chosen.frame).at;
    html! {
        <>
            <h2>{ words::STEPS_TITLE.in_lang(lang) }</h2>
            <p>{ words::STEPS_WHY.in_lang(lang) }</p>
            <div class="fields live">
                { number_choice(
                    ("step-size", "N"),
                    Size::all(),
                    chosen.size,
                    send.reform(ToolAction::Size),
                ) }
                { number_field(("step", words::STEP), at, &send.reform(ToolAction::Step), lang) }
                { to_step("step-earlier", words::EARLIER, at.checked_sub(1)) }
                { to_step("step-later", words::LATER, (later != at).then_some(later)) }
            </div>
            { position(chosen, lang) }
            { made(links(chosen, lang), lang) }
            { embed(chosen, send, lang) }
        </>
    }
}

/// The queens and the sentence of the step.
fn position(chosen: StepChoice, lang: Lang) -> Html {
    let n = chosen.size.get();
    let name = words::step(n, chosen.at);
    let machine = chosen.machine();
    html! {
        <div class="position" role="status">
            if let Some(machine) = &machine {
                { part_board(n, n, squares_of_bits(machine.queens(), chosen.size).into_iter()) }
            }
            <p>
                <b>{ name.in_lang(lang).to_owned() }</b>
                { " " }
                {match &machine {
                    Some(machine) => narrate(machine, ORDER).in_lang(lang).to_owned(),
                    None => words::FAR.in_lang(lang).to_owned(),
                }}
            </p>
        </div>
    }
}

fn links(chosen: StepChoice, lang: Lang) -> [Made; 4] {
    let why = |text: &'static str| html! { <span>{ text }</span> };
    [
        Made {
            action: "to-stepper",
            label: words::STEPPER,
            to: chosen.on(Route::Step, None),
            why: Html::default(),
        },
        Made {
            action: "to-projector",
            label: words::PROJECTOR,
            to: chosen.on(Route::Step, Some("present")),
            why: why(words::PROJECTOR_WHY.in_lang(lang)),
        },
        Made {
            action: "to-question",
            label: words::ASKING,
            to: chosen.on(Route::Step, Some("predict")),
            why: why(words::ASKING_WHY.in_lang(lang)),
        },
        Made {
            action: "to-step-sheet",
            label: words::STEP_ON_PAPER,
            to: chosen.on(Route::Step, Some("sheet")),
            why: Html::default(),
        },
    ]
}

fn embed(chosen: StepChoice, send: &Callback<ToolAction>, lang: Lang) -> Html {
    let to = chosen.on(Route::Embed, None);
    html! {
        <div class="embed-html live">
            { choice(
                ("frame", words::FRAME.in_lang(lang)),
                EmbedFrame::ALL,
                chosen.frame,
                |frame| {
                    let phrase = match frame {
                        EmbedFrame::Narrow => words::FRAME_NARROW,
                        EmbedFrame::Page => words::FRAME_PAGE,
                        EmbedFrame::Large => words::FRAME_LARGE,
                    };
                    (frame.name(), phrase.in_lang(lang))
                },
                send.reform(ToolAction::Frame),
            ) }
            <p class="hint">{ words::SNIPPET_WHY.in_lang(lang) }</p>
            <TextToCopy
                label={words::SNIPPET}
                action="copy-snippet"
                text={snippet(to, chosen.size, chosen.frame, lang)}
                rows="3"
                {lang}
            />
        </div>
    }
}
