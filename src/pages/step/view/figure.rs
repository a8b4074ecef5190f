//! The board over its bits.

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::{
        BitRow, Board, Hover, SearchEvent, bit_rows,
        view::{
            bit_rows::BitRows,
            board::BoardGrid,
            scale::{bit_numbers, column_numbers},
        },
    },
    pages::step::{QuestionAction, StepAction, Stepper, WordQuestion, sentences::pointed, words},
    question::TargetWord,
    site::Preferences,
    text::Lang,
};
use bitqueens_core::{bits::BitOrder, solver::LoopWord};

/// The board over its bits, the columns numbered above, the bits between. A question hides what
/// would answer it, and its field stands in the place of the row that is asked for.
pub(super) fn figure(
    stepper: &Stepper,
    asked: Option<(&WordQuestion, Html)>,
    preferences: Preferences,
    (on_hover, send): (&Callback<Option<Hover>>, &Callback<StepAction>),
) -> Html {
    let machine = stepper.machine();
    let (order, lang) = (preferences.order, preferences.language);
    let mut board = Board::of(machine, order, stepper.hover);
    let mut rows = bit_rows(machine, order, stepper.hover);
    // While a word is asked for, the reasons would answer.
    let square = board.hovered().filter(|_| asked.is_none());
    let explained = square.map(|square| pointed(square, machine, order));
    if stepper.hover.is_none() {
        board.mark_spoken(machine, order);
    }
    if let Some((question, _)) = &asked {
        hide_answer(question, &mut board, &mut rows, order);
    }
    let on_press = asked.is_some().then(|| {
        // The question that is open is the page's own.
        send.reform(|event: MouseEvent| {
            let square = focus::numbers(&event, ["data-row", "data-col"]);
            StepAction::Question(QuestionAction::Press(square))
        })
    });
    let asked: Option<(LoopWord, Html)> = asked.map(|(question, field)| (question.word(), field));
    let size = stepper.size();
    let spot = stepper.hover.map(|hover| hover.column);
    html! {
        <Frame {lang} enlarges={LARGEST_WITHOUT < size.get()} {on_press}>
            { column_numbers(size, spot, lang) }
            <BoardGrid
                {board}
                event={SearchEvent::of(machine)}
                letters={size.get() <= LARGEST_WITHOUT}
                {lang}
                {on_hover}
            />
            { bit_numbers(size, order, spot, lang) }
            <BitRows
                {rows}
                {size}
                moving={!stepper.player.is_quick() && !preferences.still}
                {order}
                {lang}
                {on_hover}
                {asked}
            />
            <p class="pointed" aria-hidden="true" data-pointed={explained.is_some().then_some("")}>
                if let Some(explained) = &explained {
                    { explained.in_lang(lang) }
                }
            </p>
        </Frame>
    }
}

/// The largest board whose squares are wide enough for a finger on a phone, and for letters.
const LARGEST_WITHOUT: u8 = 12;

#[derive(Clone, PartialEq, Properties)]
struct FrameProps {
    lang: Lang,
    enlarges: bool,
    /// Gets presses on the figure while a word is asked for.
    on_press: Option<Callback<MouseEvent>>,
    children: Html,
}

/// The frame of the figure. On a phone a large board fits its width, and a press enlarges it.
#[component]
fn Frame(props: &FrameProps) -> Html {
    let enlarged = use_state(|| false);
    let label = if *enlarged {
        words::REDUCE
    } else {
        words::ENLARGE
    };
    let onclick = {
        let enlarged = enlarged.clone();
        Callback::from(move |_: MouseEvent| enlarged.set(!*enlarged))
    };
    html! {
        <div class="figure" data-enlarged={enlarged.then_some("")} onclick={props.on_press.clone()}>
            if props.enlarges {
                <button type="button" class="quiet enlarge" data-action="enlarge" {onclick}>
                    { label.in_lang(props.lang) }
                </button>
            }
            { props.children.clone() }
        </div>
    }
}

/// Hides what would answer a question, and shows on the row's squares what the reader has answered,
/// and what the last check said of it.
fn hide_answer(question: &WordQuestion, board: &mut Board, rows: &mut [BitRow], order: BitOrder) {
    let (asked, open) = (question.word(), &question.task.row);
    if let Some(row) = rows.iter_mut().find(|row| row.word == asked) {
        row.bits.value = question.answer.bits;
        row.shift = None;
    }
    // The next free square is asked for among squares that are in sight.
    if question.task.word != TargetWord::Bit {
        board.hide_from(open.row());
    }
    for bit in question.field(order) {
        let Some(column) = bit.column else {
            continue;
        };
        let wrong = bit.verdict == Some(false);
        board.answer((open.row(), column), bit.on, wrong);
        if wrong && question.answer.explains() {
            board.explain((open.row(), column), open.attacks(bit.power));
        }
    }
}
