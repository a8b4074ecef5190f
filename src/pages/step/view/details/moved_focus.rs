//! Where the focus goes when something is asked, and when the projector's view is left; the question comes into sight.

use yew::prelude::*;

use crate::{
    browser::{focus, scrolling},
    draw::view::noted::use_noted,
    pages::step::{Mode, OpenQuestion, StepPage},
};

/// Leads the focus as the page changes.
pub(super) fn moved_focus(page: &StepPage) -> Html {
    let question = page.prediction.question.as_ref();
    let is_of_word = page.prediction.word().is_some();
    html! {
        <MovedFocus
            asked={question.map(|question| (question.step(), is_of_word))}
            n_checks={question.map_or(0, OpenQuestion::n_checks)}
            presents={page.mode == Mode::Present}
        />
    }
}

/// The properties of [`MovedFocus`].
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
    /// What takes the focus after the drawing before.
    fn leads_from(&self, before: &Self) -> Option<Led> {
        if self.asked != before.asked {
            return Some(self.asked.map_or(Led::OnFromAnswer, |_| Led::ToAnswer));
        }
        (before.presents && !self.presents).then_some(Led::OutOfPresenting)
    }
}

/// Where the focus is led.
enum Led {
    /// To the bits or the choices that are asked for.
    ToAnswer,
    /// On to Next, when they are gone.
    OnFromAnswer,
    /// Back to the button that opens the projector's view.
    OutOfPresenting,
}

/// Leads the focus to the bits or the choices when they are asked for, and on to Next when they are gone; and back to
/// the button that opens the projector's view when that is left by a key.
#[component]
fn MovedFocus(props: &MovedFocusProps) -> Html {
    let before = use_mut_ref(MovedFocusProps::default);
    let now = props.leads_from(&before.replace(props.clone()));
    use_noted(now, |led| match led {
        Led::ToAnswer => focus::on("[data-asked] button[tabindex='0']"),
        // The focus stays where it is, unless it went away with them.
        Led::OnFromAnswer => focus::unless_somewhere("[data-action=next]"),
        Led::OutOfPresenting => {
            // Where that button is still on the way, Next takes the focus.
            focus::in_place("[data-action=next]");
            focus::in_next_frame("[data-action=present]");
        }
    });
    // On a phone the sentence that asks, and what a check says, stand above the board.
    use_effect_with((props.asked, props.n_checks), |(asked, _)| {
        if asked.is_some() {
            scrolling::to(".saying");
        }
    });
    html! {}
}
