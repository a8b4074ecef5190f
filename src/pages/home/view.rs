//! The home page as elements.

use gloo_timers::callback::Timeout;
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
    player::{Pace, Speed},
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
                <p class="unseen" role="status">{ page.sentence().in_lang(lang) }</p>
            </div>
            <div class="home-ways">
                <p class="go">
                    <Link class="button main" action="go" to={search()}>
                        { words::GO.in_lang(lang) }
                    </Link>
                    { " " }
                    <span>{ words::GO_WHY.in_lang(lang) }</span>
                </p>
                <ul aria-label={words::WAYS.in_lang(lang)}>
                    for (address, name) in ways() {
                        <li><Link to={address}>{ name.in_lang(lang) }</Link></li>
                    }
                </ul>
            </div>
        </article>
    }
}

/// The search of eight queens, playing from its start, a queen at a time. The first solution comes with the 113th.
fn search() -> Address {
    Address::of(Route::Step)
        .with("n", HomePage::SIDE)
        .with("at", 0)
        .with("pace", Pace::Placement.name())
        .with("speed", Speed::Fast.name())
        .with("play", 1)
}

fn ways() -> [(Address, Phrase); 3] {
    let by_hand = Address::of(Route::Solve).with("n", HomePage::SIDE);
    [
        (by_hand, words::BY_HAND),
        (Address::to_try(), words::PREDICT),
        (Address::of(Route::Learn), words::LEARN),
    ]
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
    let is_untouched = page == HomePage::default() && !preferences.still;
    let (rows, stop) = use_glide(is_untouched);
    let page = page.through(rows);
    let dragged = use_mut_ref(|| None);
    let onpointerdown = {
        let (dragged, send, stop) = (dragged.clone(), send.clone(), stop.clone());
        Callback::from(move |event: PointerEvent| {
            stop.emit(());
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
    // A press that was no drag; also one without a pointer, or one that was noted in the document.
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| press(&send, &event))
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if keyboard::is_modified(&event) || event.shift_key() {
            return;
        }
        stop.emit(());
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            press(&send, &event);
        } else if let (Some(square), Some(movement)) =
            (square(&event), FocusMove::of_key(&event.key()))
        {
            // The focus has gone there; the queen stands in its column, and its row is shown.
            let side = usize::from(HomePage::SIDE);
            let (row, column) = movement.on_board((square[0].into(), square[1].into()), side);
            put(&send, [place(row), place(column)]);
        }
    });
    html! {
        <div class="figure" data-at-row={page.row.to_string()} data-n={HomePage::SIDE.to_string()} data-order={order.name()} {onclick} {onkeydown} {onpointerdown} {onpointermove}>
            <BoardGrid board={page.board(order)} letters={false} tab_stop={(0, page.column(order))} {lang} />
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

/// Puts the queen over the square that is pressed, and the row there.
fn press(send: &Callback<HomeAction>, event: &web_sys::Event) {
    if let Some(square) = square(event) {
        put(send, square);
    }
}

/// Puts the queen over a square, and the row there; the queen's own row is never the row in work.
fn put(send: &Callback<HomeAction>, [row, column]: [u8; 2]) {
    send.emit(HomeAction::Queen(column));
    if row != 0 {
        send.emit(HomeAction::Row(row));
    }
}

/// The rows through which the row in work glides once: down and back.
const GLIDE: [u8; 6] = [3, 4, 5, 4, 3, 2];
const GLIDE_MS: u32 = 650;

#[derive(Clone, Copy, PartialEq)]
enum Glide {
    /// It begins.
    Ahead,
    /// In the row of this place of [`GLIDE`].
    At(usize),
    /// It has ended, or a reader has touched something.
    Over,
}

impl Glide {
    /// The rows gone through so far.
    fn rows(self) -> &'static [u8] {
        match self {
            Self::At(at) => GLIDE.get(..=at).unwrap_or_default(),
            Self::Ahead | Self::Over => &[],
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Ahead => Self::At(0),
            Self::At(at) if at + 1 < GLIDE.len() => Self::At(at + 1),
            Self::At(_) | Self::Over => Self::Over,
        }
    }
}

/// The rows that the row in work has gone through while it glides, as long as nobody has touched anything, and what stops it.
#[hook]
fn use_glide(is_untouched: bool) -> (&'static [u8], Callback<()>) {
    let glide = use_state_eq(|| Glide::Ahead);
    {
        let state = glide.clone();
        use_effect_with((*glide, is_untouched), move |(glide, is_untouched)| {
            let glide = *glide;
            let glides = *is_untouched && glide != Glide::Over;
            let timer = glides.then(|| Timeout::new(GLIDE_MS, move || state.set(glide.next())));
            move || drop(timer)
        });
    }
    let rows = if is_untouched { glide.rows() } else { &[] };
    let stop = Callback::from(move |()| glide.set(Glide::Over));
    (rows, stop)
}

/// A row or column, which is less than the side of the board.
fn place(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(0)
}
