//! The dock: the timeline, the moves, and what is chosen about them.

use yew::prelude::*;

use super::details::{Detail, detail};
use crate::{
    draw::view::{
        html,
        player::{held_button, play_button},
    },
    pages::step::{Mode, StepAction, StepPage, StepQuestion},
    player::Move,
    question::AnswerAction,
    site::PageContext,
    text::words,
};

/// The dock at the foot of the window. The projector's view has the moves alone.
pub(super) fn dock(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let send = view.send.reform(StepAction::player);
    let question = page.prediction.question.as_ref();
    let presents = page.mode == Mode::Present;
    html! {
        <div class="dock" data-dock="" role="group" aria-label={words::CONTROLS.in_lang(lang)}>
            if !presents {
                { detail(Detail::Timeline, page, view) }
            }
            <div class="dock-row">
                <div class="moves" data-asking={question.is_some().then_some("")}>
                    { held_button("back", words::BACK, Move::Back, lang, &send) }
                    if let Some(question) = question {
                        { answer_buttons(question, view) }
                    } else {
                        { play_button(page.stepper.is_moving(), lang, &send) }
                        { held_button("next", words::NEXT, Move::Next, lang, &send) }
                    }
                </div>
                if !presents {
                    <div class="more" id="more" popover="auto">
                        { detail(Detail::Choices, page, view) }
                    </div>
                    // What is needed more rarely, or has no room in the dock, opens over the page, by the browser's own
                    // popover.
                    <button
                        type="button"
                        class="more-button"
                        data-action="more"
                        aria-label={words::MORE.in_lang(lang)}
                        popovertarget="more"
                    >
                        { "⋯" }
                    </button>
                }
            </div>
        </div>
    }
}

/// The buttons of a question. Check stands where Next was.
fn answer_buttons(question: &StepQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let button = |name: &'static str, label: &'static str, action: AnswerAction| {
        let onclick = view
            .send
            .reform(move |_| StepAction::Question(action.clone()));
        html! {
            <button
                key={name}
                type="button"
                class="main"
                data-action={name}
                data-asked-step={question.step().to_string()}
                {onclick}
            >
                { label }
            </button>
        }
    };
    html! {
        <>
            { button("reveal", words::REVEAL.in_lang(lang), AnswerAction::Reveal) }
            { button("check", words::CHECK.in_lang(lang), AnswerAction::Check) }
        </>
    }
}
