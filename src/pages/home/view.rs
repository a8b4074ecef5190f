//! The home page as elements.

use yew::prelude::*;

use super::{HomeAction, HomePage, words};
use crate::{
    browser::{focus, keyboard, pointer},
    draw::{
        FocusMove,
        view::{
            bit_rows::BitRows,
            board::BoardGrid,
            html,
            link::{Link, prose},
        },
    },
    site::{Address, PageContext, Preferences, Route},
    text::Phrase,
};

/// Draws the queen with her words, and the ways on.
pub(super) fn home(page: &HomePage, view: &PageContext<HomeAction>) -> Html {
    let lang = view.lang();
    let words = page.words();
    html! {
        <article
            class="home"
            data-home=""
            data-queen={page.column(view.preferences.order).to_string()}
            data-row={page.row.to_string()}
            data-left={words.left.to_string()}
            data-down={words.down.to_string()}
            data-right={words.right.to_string()}
            data-free={words.bitmap.to_string()}
        >
            <h1>{ words::TITLE.in_lang(lang) }</h1>
            <Playground page={page.clone()} preferences={view.preferences} send={view.send.clone()} />
            <div class="home-words">
                <p class="lead">{ prose(words::LEAD.in_lang(lang)) }</p>
                <p class="told" role="status">{ page.sentence().in_lang(lang) }</p>
            </div>
            <div class="home-ways">
                <p class="go">
                    <Link class="button main" action="go" to={to(Route::Step, &[("n", 8), ("at", 0)])}>
                        { words::GO.in_lang(lang) }
                    </Link>
                    { " " }
                    <span>{ words::GO_WHY.in_lang(lang) }</span>
                </p>
                <ul aria-label={words::WAYS.in_lang(lang)}>
                    for (address, name, why) in ways() {
                        <li>
                            <Link to={address}>{ name.in_lang(lang) }</Link>
                            { " " }
                            <span>{ why.in_lang(lang) }</span>
                        </li>
                    }
                </ul>
            </div>
        </article>
    }
}

fn ways() -> [(Address, Phrase, Phrase); 4] {
    [
        (
            to(Route::Solve, &[("n", 8)]),
            words::BY_HAND,
            words::BY_HAND_WHY,
        ),
        (to(Route::Learn, &[]), words::LEARN, words::LEARN_WHY),
        (to(Route::Write, &[]), words::WRITE, words::WRITE_WHY),
        (
            to(Route::Count, &[("n", 18)]),
            words::COUNT,
            words::COUNT_WHY,
        ),
    ]
}

fn to(route: Route, numbers: &[(&'static str, u8)]) -> Address {
    let numbers = numbers.iter();
    numbers.fold(Address::of(route), |to, (key, number)| to.with(key, number))
}

#[derive(Clone, PartialEq, Properties)]
struct PlaygroundProps {
    pub page: HomePage,
    pub preferences: Preferences,
    pub send: Callback<HomeAction>,
}

/// What a pointer that is down moves.
#[derive(Clone, Copy, PartialEq)]
enum Dragged {
    Queen,
    Row,
}

impl Dragged {
    fn to(self, [row, column]: [u8; 2]) -> HomeAction {
        match self {
            Self::Queen => HomeAction::Queen(column),
            Self::Row => HomeAction::Row(row),
        }
    }
}

#[component]
fn Playground(props: &PlaygroundProps) -> Html {
    let PlaygroundProps {
        page,
        preferences,
        send,
    } = props.clone();
    let (lang, order) = (preferences.language, preferences.order);
    let dragged = use_mut_ref(|| None);
    let onpointerdown = {
        let (dragged, send) = (dragged.clone(), send.clone());
        Callback::from(move |event: PointerEvent| {
            let square = square(&event).filter(|_| event.button() == 0);
            let what = square.map(grasped);
            *dragged.borrow_mut() = what;
            if let (Some(what), Some(square)) = (what, square) {
                // A finger stays with what it touched first unless it is let go.
                pointer::release(&event);
                send.emit(what.to(square));
            }
        })
    };
    let onpointermove = {
        let (dragged, send) = (dragged, send.clone());
        Callback::from(move |event: PointerEvent| {
            let mut dragged = dragged.borrow_mut();
            if event.buttons() & 1 == 0 {
                *dragged = None;
            }
            if let (Some(what), Some(square)) = (*dragged, square(&event)) {
                send.emit(what.to(square));
            }
        })
    };
    // A press without a pointer: by a screen reader, or one that was noted in the document.
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| press(&send, &event))
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if keyboard::is_modified(&event) || event.shift_key() {
            return;
        }
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            press(&send, &event);
        } else if let (Some(square), Some(movement)) =
            (square(&event), FocusMove::of_key(&event.key()))
        {
            // The focus has gone there; the queen stands in its column, and its row is shown.
            let side = usize::from(HomePage::SIDE);
            let (row, column) = movement.on_board((square[0].into(), square[1].into()), side);
            send.emit(HomeAction::Queen(place(column)));
            if row != 0 {
                send.emit(HomeAction::Row(place(row)));
            }
        }
    });
    html! {
        <div class="figure" data-n={HomePage::SIDE.to_string()} data-order={order.name()} {onclick} {onkeydown} {onpointerdown} {onpointermove}>
            <BoardGrid board={page.board(order)} tab_stop={(0, page.column(order))} {lang} />
            // Drawn anew for each row, so that each shift is seen.
            <BitRows
                key={page.row}
                rows={page.bit_rows(order)}
                size={HomePage::size()}
                moving={true}
                {order}
                {lang}
            />
        </div>
    }
}

/// The row and the column of the square that an event is about.
fn square(event: &web_sys::Event) -> Option<[u8; 2]> {
    focus::numbers(event, ["data-row", "data-col"])
}

const fn grasped([row, _]: [u8; 2]) -> Dragged {
    match row {
        0 => Dragged::Queen,
        _ => Dragged::Row,
    }
}

fn press(send: &Callback<HomeAction>, event: &web_sys::Event) {
    if let Some(square) = square(event) {
        send.emit(grasped(square).to(square));
    }
}

/// A row or column, which is less than the side of the board.
fn place(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(0)
}
