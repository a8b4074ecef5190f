//! The board over its bits.

use yew::prelude::*;

use crate::{
    browser::{focus, keyboard},
    draw::{
        BitRow, Board, Hover, SearchEvent, bit_rows,
        view::{
            bit_rows::BitRows,
            board::{BoardGrid, bit_numbers, column_numbers},
            hooks::filtered,
            html,
            link::Link,
            moment,
            sum::{SumProps, SumView},
        },
    },
    pages::step::{
        StepAction, StepQuestion, Stepper,
        words::{self, pointed},
    },
    question::TargetWord,
    site::{Address, Preferences, Route},
    text::{Lang, words::COUNT_LARGER},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine, Phase},
};

/// The board over its bits, and above them the sum of the line with what stands beside it. A question
/// hides what would answer it, and its field stands in the place of the row that is asked for.
pub(super) fn figure(
    stepper: &Stepper,
    above: Option<(SumProps, Html)>,
    asked: Option<(&StepQuestion, Html)>,
    preferences: Preferences,
    send: &Callback<StepAction>,
) -> Html {
    html! {
        <Figure
            machine={stepper.machine().clone()}
            {above}
            asked={asked.map(|(question, field)| (question.clone(), field))}
            moving={!stepper.is_quick() && !preferences.still}
            order={preferences.order}
            lang={preferences.language}
            {send}
        />
    }
}

/// The largest board whose squares are wide enough for a finger on a phone, and for letters.
const LARGEST_WITHOUT: u8 = 12;

#[derive(Clone, PartialEq, Properties)]
struct FigureProps {
    machine: Machine,
    /// The sum, and what stands between it and the board.
    above: Option<(SumProps, Html)>,
    /// The word that is asked for, and the field for its bits.
    asked: Option<(StepQuestion, Html)>,
    /// True if a shift is shown as a movement.
    moving: bool,
    order: BitOrder,
    lang: Lang,
    send: Callback<StepAction>,
}

/// The board over its bits, the columns numbered above, the bits between. What the pointer or the focus is
/// on is marked here and in the sum. On a phone a large board fits its width, and a press enlarges it.
#[component]
fn Figure(props: &FigureProps) -> Html {
    let FigureProps {
        machine,
        above,
        asked,
        moving,
        order,
        lang,
        send,
    } = props;
    let (order, lang, size) = (*order, *lang, machine.size());
    let hover = use_state_eq(|| None::<Hover>);
    let on_hover = {
        let hover = hover.clone();
        Callback::from(move |at| hover.set(at))
    };
    let hover = *hover;
    let enlarged = use_state(|| false);
    let mut board = Board::of(machine, order);
    let mut rows = bit_rows(machine, order);
    if hover.is_none() {
        board.mark_spoken(machine);
    }
    let pressed = asked.as_ref().map(|(question, _)| {
        hide_answer(question, &mut board, &mut rows, order);
        let question = question.clone();
        move |event: &Event| {
            let square = focus::numbers(event, ["data-row", "data-col"])?;
            question.pressed(square, order).map(StepAction::Question)
        }
    });
    let onkeydown = pressed.clone().map(|pressed| {
        filtered(send, move |event: KeyboardEvent| {
            let is_press = event.key() == "Enter" && !keyboard::is_modified(&event);
            is_press.then(|| pressed(&event)).flatten()
        })
    });
    let on_press = pressed.map(|pressed| filtered(send, move |event: MouseEvent| pressed(&event)));
    // The reasons would answer a question.
    let square = hover.filter(|_| asked.is_none());
    let square = square.and_then(|hover| board.hovered(hover));
    let explained = square.map(|square| pointed(square, machine, order));
    if let Some(hover) = hover {
        board.hover(hover);
    }
    let spot = hover.and_then(|hover| board.spot(hover));
    let column = hover.map(|hover| hover.column);
    let asked = asked.as_ref();
    let asked: Option<(LoopWord, Html)> =
        asked.and_then(|(question, field)| Some((question.loop_word()?, field.clone())));
    let onclick = {
        let enlarged = enlarged.clone();
        Callback::from(move |_: MouseEvent| enlarged.set(!*enlarged))
    };
    let above = above.as_ref().map(|(sum, beside)| {
        let row = sum.sum.as_ref().map(|sum| sum.row);
        let spot = hover.zip(row).and_then(|(hover, row)| hover.column_in(row));
        html! { <><SumView {spot} ..sum.clone() />{ beside.clone() }</> }
    });
    html! {
        <>
        // The sum comes first: the figure moves with it.
        { above }
        <div class="figure" data-enlarged={enlarged.then_some("")} onclick={on_press} {onkeydown}>
            if LARGEST_WITHOUT < size.get() {
                <button type="button" class="quiet enlarge" data-action="enlarge" {onclick}>
                    { [words::ENLARGE, words::REDUCE][usize::from(*enlarged)].in_lang(lang) }
                </button>
            }
            { column_numbers(size, column, lang) }
            <BoardGrid
                {board}
                event={SearchEvent::of(machine)}
                letters={size.get() <= LARGEST_WITHOUT}
                {lang}
                on_hover={on_hover.clone()}
            />
            { every_solution(machine, lang) }
            { bit_numbers(size, order, column, lang) }
            <BitRows {rows} {size} {moving} {order} {lang} {spot} {on_hover} {asked} />
            <p class="pointed" aria-hidden="true" data-pointed={explained.is_some().then_some("")}>
                if let Some(explained) = &explained {
                    { explained.in_lang(lang) }
                }
            </p>
        </div>
        </>
    }
}

/// The smallest board that has room for the moment on its empty squares.
const SMALLEST_WITH: u8 = 4;

/// The moment of a search that is over and has found solutions, on the board, which is empty below its first row.
fn every_solution(machine: &Machine, lang: Lang) -> Html {
    let found = machine.counters().solutions;
    let is_over = machine.phase() == Phase::Finished;
    let has_room = SMALLEST_WITH <= machine.size().get();
    html! {
        if is_over && has_room && found != 0 {
            <div class="scale over-board">
                <div class="moment" data-moment="search">
                    <p>{ moment::line(words::every_solution(found).in_lang(lang)) }</p>
                    <Link class="button main" action="count-larger" to={Address::of(Route::Count)}>
                        { COUNT_LARGER.in_lang(lang) }
                    </Link>
                </div>
            </div>
        }
    }
}

/// Hides what would answer a question, and shows on the row's squares what the reader has answered,
/// and what the last check said of it.
fn hide_answer(question: &StepQuestion, board: &mut Board, rows: &mut [BitRow], order: BitOrder) {
    let (attempt, asked) = (&question.attempt, question.loop_word());
    let Some(task) = question.word() else {
        return;
    };
    let open = &task.row;
    if let Some(row) = rows.iter_mut().find(|row| Some(row.word) == asked) {
        row.bits.value = attempt.value().unwrap_or(0);
        row.shift = None;
    }
    // A question for the next free square needs the squares in sight.
    if task.word != TargetWord::Bit {
        board.hide_from(open.row());
    }
    attempt.answer_on(board, order);
}
