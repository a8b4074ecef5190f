//! The choices of a question about the way on.

use yew::prelude::*;

use crate::{
    browser::{focus, keyboard},
    draw::{
        FocusMove,
        view::{filtered::filtered, html, roving},
    },
    pages::step::{BranchQuestion, ChoiceName, QuestionAction, StepAction},
    question::{verdict_name, words},
    site::PageContext,
    text::Lang,
};

/// The choices: arrows move among them, Space or a press chooses, Enter chooses and checks.
pub(super) fn branch_choices(branch: &BranchQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let answer = &branch.answer;
    let n_choices = branch.choices().count();
    let tab_stop = if branch.is_given() { answer.bits } else { 0 };
    let send = view.send.reform(StepAction::Question);
    let onclick = filtered(&send, |event: MouseEvent| {
        let [choice] = focus::numbers(&event, ["data-answer"])?;
        Some(QuestionAction::Choose(choice))
    });
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let Some([here]) = focus::numbers(&event, ["data-answer"]) else {
            return;
        };
        if event.key() == "Enter" && !keyboard::is_modified(&event) {
            event.prevent_default();
            // The key that led here may still be down.
            if !event.repeat() {
                send.emit(QuestionAction::Choose(here));
                send.emit(QuestionAction::Check);
            }
        } else if let Some(movement) = roving::movement(&event) {
            let movement = match movement {
                FocusMove::Up => FocusMove::Left,
                FocusMove::Down => FocusMove::Right,
                along => along,
            };
            let there = movement.along(here.into(), n_choices);
            roving::lead(&event, &format!("[data-answer=\"{there}\"]"));
        }
    });
    html! {
        <div
            class="answers"
            role="group"
            aria-label={branch.asks().in_lang(lang)}
            data-asked={branch.kind.name()}
            data-own-arrows=""
            {onclick} {onkeydown}
        >
            for (at, way) in (0_u64..).zip(branch.choices()) {
                { choice(branch, (at, &branch.name(way)), at == tab_stop, lang) }
            }
        </div>
    }
}

fn choice(
    branch: &BranchQuestion,
    (at, name): (u64, &ChoiceName),
    is_tab_stop: bool,
    lang: Lang,
) -> Html {
    let answer = &branch.answer;
    let is_wrong = answer.checked == Some(at);
    html! {
        <button
            type="button"
            tabindex={if is_tab_stop { "0" } else { "-1" }}
            aria-pressed={(answer.bits == at).to_string()}
            data-answer={at.to_string()}
            data-verdict={is_wrong.then(|| verdict_name(false))}
        >
            if !name.code.is_empty() {
                <code>{ name.code }</code>
            }
            { name.words.in_lang(lang) }
            if is_wrong {
                <span class="unseen">{ words::NOT_RIGHT.in_lang(lang) }</span>
            }
        </button>
    }
}
