//! The small stepper below the count.

use yew::prelude::*;

use crate::{
    draw::{
        Board, FilledLine, Hover, bit_rows,
        view::{
            bit_rows::BitRows, board::BoardGrid, narration::narration, player_controls::moves,
            stepper_root::stepper_root,
        },
    },
    pages::count::CountAction,
    player::{Player, Timeline},
    site::Preferences,
    text::narrate,
};

/// The properties of [`SmallStepper`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SmallStepperProps {
    /// Its place in the search, and what moves it.
    pub(super) player: Player<Timeline>,
    /// The square or bit that the pointer or the focus is on.
    pub(super) hover: Option<Hover>,
    /// The reader's preferences.
    pub(super) preferences: Preferences,
    /// Receives the actions.
    pub(super) send: Callback<CountAction>,
}

/// The board over its bits, the sentence and the moves.
#[component]
pub(super) fn SmallStepper(props: &SmallStepperProps) -> Html {
    let (player, preferences) = (&props.player, props.preferences);
    let (order, lang) = (preferences.order, preferences.language);
    let machine = player.sequence.now();
    let on_hover = props.send.reform(CountAction::Hover);
    let send = props.send.reform(CountAction::Stepper);
    let line = FilledLine::of(machine);
    let told = player.announcer.last();
    let inside = html! {
        <>
            <div class="figure">
                <BoardGrid board={Board::of(machine, order, props.hover)} {lang} on_hover={&on_hover} />
                <BitRows
                    rows={bit_rows(machine, order, props.hover)}
                    size={machine.size()}
                    moving={!player.is_quick() && !preferences.still}
                    {order}
                    {lang}
                    {on_hover}
                />
            </div>
            <div class="saying">
                { narration(line.as_ref(), &narrate(machine, order), told, lang) }
                { moves(player.is_moving(), lang, &send) }
            </div>
        </>
    };
    stepper_root(player, "stepper", (order, lang), inside)
}
