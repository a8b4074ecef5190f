//! Moves the focus when a question opens or closes and when the projector's view is left, and scrolls to the question.

use yew::prelude::*;

use crate::{
    browser::{document, focus},
    draw::view::{hooks::use_after_render, html},
    pages::step::{Mode, StepPage},
};

pub(super) fn moved_focus(page: &StepPage) -> Html {
    let question = page.prediction.question.as_deref();
    let is_of_word = page.prediction.word().is_some();
    html! {
        <MovedFocus
            asked={question.map(|question| (question.step(), is_of_word))}
            n_checks={question.map_or(0, |question| question.attempt.n_checks)}
            presents={page.mode == Mode::Present}
        />
    }
}

#[derive(Clone, Default, PartialEq, Properties)]
struct MovedFocusProps {
    /// The step that is asked about, and whether its word is: the way on is asked before.
    asked: Option<(u64, bool)>,
    /// How often the answer was checked.
    n_checks: u64,
    /// True in the projector's view.
    presents: bool,
}

impl MovedFocusProps {
    /// Where the focus moves, given the properties of the render before.
    fn target_after(&self, before: &Self) -> Option<FocusTarget> {
        if self.asked != before.asked {
            return Some(
                self.asked
                    .map_or(FocusTarget::OnFromAnswer, |_| FocusTarget::ToAnswer),
            );
        }
        (before.presents && !self.presents).then_some(FocusTarget::OutOfPresenting)
    }
}

enum FocusTarget {
    /// To the bits or the choices that are asked for.
    ToAnswer,
    /// On to Next, when they are gone.
    OnFromAnswer,
    /// Back to the button that opens the projector's view.
    OutOfPresenting,
}

/// Moves the focus as [`FocusTarget`] says, and scrolls to the question. Draws nothing.
#[component]
fn MovedFocus(props: &MovedFocusProps) -> Html {
    let before = use_mut_ref(MovedFocusProps::default);
    let target = props.target_after(&before.replace(props.clone()));
    use_after_render(target, |target| match target {
        FocusTarget::ToAnswer => {
            focus::once_drawn("[data-asked] button[tabindex='0']", focus::on);
        }
        // Another element that has the focus keeps it.
        FocusTarget::OnFromAnswer => focus::unless_somewhere("[data-action=next]"),
        FocusTarget::OutOfPresenting => {
            // That button comes with the details; until then Next has the focus.
            focus::in_place("[data-action=next]");
            focus::once_drawn("[data-action=present]", focus::in_place);
        }
    });
    // On a phone the sentence that asks, and what a check says, stand above the board.
    use_effect_with((props.asked, props.n_checks), |(asked, _)| {
        if asked.is_some() {
            document::scroll_to(".saying");
        }
    });
    html! {}
}
