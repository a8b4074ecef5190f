//! The board that the reader solves as elements: press a square, and the binary rows follow.

use std::rc::Rc;

use yew::prelude::*;

use super::{SIDES, SolveAction, SolvePage, Solved, words};
use crate::{
    browser::{focus, keyboard, storage},
    draw::{
        Hover, SearchEvent, bit_rows_of,
        view::{
            bit_rows::BitRows,
            board::BoardGrid,
            buttons::{ButtonKind, button},
            choice::{checkbox, number_choice},
            drawing::small_board,
            hooks::filtered,
            html,
            link::{Link, prose, terms_link},
        },
    },
    site::{Address, PageContext, PageView, Route},
    text::{Lang, Phrase, words as shared},
};
use bitqueens_core::solver::{LoopWord, OpenRow, Size};

impl PageView for SolvePage {
    fn view(self: &Rc<Self>, view: &PageContext<SolveAction>) -> Html {
        let lang = view.lang();
        let (size, order) = (self.size(), view.preferences.order);
        html! {
            <article
                class="solve"
                data-solve=""
                data-n={size.to_string()}
                data-row={self.placement.n_queens().to_string()}
                data-queens={spaced(self.columns(order))}
                data-found={self.solved.count(size).to_string()}
                data-solutions={Solved::all(size).to_string()}
            >
                <h1>{ shared::PAGE_SOLVE.in_lang(lang) }</h1>
                <p>{ prose(words::SOLVE_WHY.in_lang(lang)) }</p>
                <p class="told" role="status">
                    if let Some(told) = self.announcer.last() {
                        <span key={told.serial}>{ told.sentence.in_lang(lang) }</span>
                    }
                </p>
                <Figure page={self.clone()} view={view.clone()} />
                { buttons(self, view) }
                <div class="solve-side">
                    { settings(self, view) }
                    <p class="meaning">{ words::SOLVE_HOW.in_lang(lang) }</p>
                    { found(self, view) }
                </div>
            </article>
        }
    }
}

fn buttons(page: &SolvePage, view: &PageContext<SolveAction>) -> Html {
    let with_queens = match page.placement.n_queens() {
        0 => ButtonKind::Disabled,
        _ => ButtonKind::Plain,
    };
    let sends = |kind, name: &'static str, label: Phrase, action: SolveAction| {
        let onclick = view.send.reform(move |_| action);
        button(kind, name, label.in_lang(view.lang()), onclick)
    };
    html! {
        <div class="solve-buttons">
            { sends(with_queens, "undo", words::UNDO, SolveAction::Undo) }
            { sends(with_queens, "clear", words::CLEAR, SolveAction::Clear) }
            { sends(ButtonKind::Plain, "hint", words::HINT, SolveAction::Hint) }
        </div>
    }
}

fn settings(page: &SolvePage, view: &PageContext<SolveAction>) -> Html {
    let lang = view.lang();
    html! {
        <div class="fields">
            { number_choice(
                ("size", shared::SIZE.in_lang(lang)),
                Size::all().filter(|size| SIDES.contains(&size.get())),
                page.size(),
                view.send.reform(SolveAction::Size),
            ) }
            <label class="tick">
                { checkbox("lines", page.show_attacks, &view.send.reform(SolveAction::ShowAttacks)) }
                { words::SHOW_ATTACKS.in_lang(lang) }
            </label>
        </div>
    }
}

fn spaced(numbers: impl IntoIterator<Item = u8>) -> String {
    let numbers = numbers.into_iter().map(|number| number.to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FigureProps {
    pub(super) page: Rc<SolvePage>,
    pub(super) view: PageContext<SolveAction>,
}

/// The board over its bits, with what the pointer or the focus is on. The squares are pressed by the
/// pointer, Enter or Space.
#[component]
fn Figure(props: &FigureProps) -> Html {
    let FigureProps { page, view } = props;
    let hover = use_state_eq(|| None::<Hover>);
    let lang = view.lang();
    let (size, order) = (page.size(), view.preferences.order);
    let open = OpenRow::from(page.placement);
    // The words of the lines are read, and the bitmap is worked out by the reader, unless asked for.
    let mut rows = bit_rows_of(&open, order);
    rows.retain(|row| match row.word {
        LoopWord::Attack(_) => true,
        LoopWord::Bitmap => page.show_attacks,
        LoopWord::Mask | LoopWord::Bit => false,
    });
    let event = page.placement.is_full().then_some(SearchEvent::Solution);
    let mut board = page.board(order);
    if let Some(hover) = *hover {
        board.hover(hover);
    }
    let here = open.row();
    let onclick = filtered(&view.send, move |event: MouseEvent| press(&event, here));
    let onkeydown = filtered(&view.send, move |event: KeyboardEvent| {
        let action = key(&event, here)?;
        event.prevent_default();
        Some(action)
    });
    let on_hover = {
        let hover = hover.clone();
        Callback::from(move |at| hover.set(at))
    };
    html! {
        <div class="figure" data-n={size.to_string()} data-order={order.name()} {onclick} {onkeydown}>
            <BoardGrid {board} {lang} {event} on_hover={on_hover.clone()} />
            <BitRows
                {rows}
                spot={hover.and_then(|hover| hover.column_in(open.row().min(size.get() - 1)))}
                {size}
                moving={false}
                {order}
                {lang}
                {on_hover}
            />
        </div>
    }
}

/// Returns the press on the square that an event is about, or on the one whose bit of the row `here` it is about;
/// `None` for events elsewhere.
fn press(event: &web_sys::Event, here: u8) -> Option<SolveAction> {
    let square = focus::numbers(event, ["data-row", "data-col"]);
    let bit = || {
        let [column] = focus::numbers(event, ["data-bit-column"])?;
        let word = focus::attribute(event, "data-bits")?;
        (word == LoopWord::Bitmap.name()).then_some([here, column])
    };
    let [row, column] = square.or_else(bit)?;
    Some(SolveAction::Press { row, column })
}

/// Returns the action of a key on the board; `None` for keys that it does not use.
fn key(event: &KeyboardEvent, here: u8) -> Option<SolveAction> {
    if keyboard::is_modified(event) || event.repeat() {
        return None;
    }
    match event.key().as_str() {
        "Enter" | " " => press(event, here),
        "Backspace" => Some(SolveAction::Undo),
        _ => None,
    }
}

/// Draws the solutions found on this board, each as a small board and by its notation.
pub(super) fn found(page: &SolvePage, view: &PageContext<SolveAction>) -> Html {
    let lang = view.lang();
    let size = page.size();
    let count = page.solved.count(size);
    let found_why = if storage::is_on() {
        words::FOUND_WHY
    } else {
        words::FOUND_WHY_LOST
    };
    let forget = view.send.reform(|_| SolveAction::Forget);
    let stepper = Address::of(Route::Step).with("n", size).with("at", 0);
    html! {
        <section class="found" aria-labelledby="found-title">
            <h2 id="found-title">
                { words::FOUND.in_lang(lang) }
                { format!(" {count} / {}", Solved::all(size)) }
            </h2>
            if count == 0 {
                <p>{ words::NONE_FOUND.in_lang(lang) }</p>
            } else {
                <ul>
                    for (number, solution) in page.solved.found(size) {
                        <li key={number} data-solution={number.to_string()}>
                            { small_board(&solution.by_row()) }
                            <code>{ spaced(solution.by_row()) }</code>
                        </li>
                    }
                </ul>
                <p class="meaning">{ found_why.in_lang(lang) }</p>
                <button type="button" class="quiet" data-action="forget" onclick={forget}>
                    { words::FORGET.in_lang(lang) }
                </button>
            }
            <p class="onward">
                if count == Solved::all(size) {
                    { onward(size, lang) }
                    { " " }
                }
                <Link to={stepper}>{ words::SEE_SEARCH.in_lang(lang) }</Link>
                { " " }
                { terms_link(lang) }
            </p>
        </section>
    }
}

/// The way on where all solutions of a board are found: the next larger board, or the course.
fn onward(size: Size, lang: Lang) -> Html {
    let larger = size.get() + 1;
    let (to, label) = if SIDES.contains(&larger) {
        (Address::of(Route::Solve).with("n", larger), words::LARGER)
    } else {
        (Address::of(Route::Learn), words::COURSE)
    };
    html! { <Link action="onward" {to}>{ label.in_lang(lang) }</Link> }
}
