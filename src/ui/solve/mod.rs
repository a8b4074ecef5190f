//! The board that the reader solves.

mod hooks;

use std::rc::Rc;

use yew::prelude::*;

use super::{
    choice::{number_choice, on_tick},
    small_board::small_board,
    stepper::{bit_rows::BitRows, board::BoardGrid},
};
use crate::{
    browser::focus,
    solver::Size,
    state::{Action, Preferences, SolveAction, SolveScene, solve::SIDES},
    text::{Lang, Phrase, positions, solve_labels as labels},
};

pub use hooks::SolveEffects;

/// What the page shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SolvePageProps {
    /// The board, ready to be drawn.
    pub scene: Rc<SolveScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The board that the reader solves: press a square, and the binary rows follow.
#[component]
pub fn SolvePage(props: &SolvePageProps) -> Html {
    let (scene, lang) = (&props.scene, props.preferences.language);
    let queens: Vec<_> = scene.queens.iter().map(u8::to_string).collect();
    html! {
        <article
            class="solve"
            data-solve=""
            data-n={scene.size.to_string()}
            data-row={scene.row.to_string()}
            data-queens={queens.join(" ")}
            data-found={scene.found.len().to_string()}
            data-solutions={scene.solutions.to_string()}
        >
            <h1>{ labels::PAGE_SOLVE.in_lang(lang) }</h1>
            <p>{ labels::SOLVE_WHY.in_lang(lang) }</p>
            { figure(props) }
            <div class="solve-side">
                <p class="told" role="status">
                    <span key={scene.told.serial}>{ scene.told.sentence.in_lang(lang) }</span>
                </p>
                { buttons(props) }
                { settings(props) }
                <p class="meaning">{ labels::SOLVE_HOW.in_lang(lang) }</p>
                { found(props) }
            </div>
        </article>
    }
}

/// The board over its bits. Its squares are pressed by the pointer or by Enter.
fn figure(props: &SolvePageProps) -> Html {
    let SolvePageProps {
        scene,
        preferences,
        send,
    } = props;
    let lang = preferences.language;
    let press = |event: &web_sys::Event| {
        focus::numbers(event, ["data-row", "data-col"])
            .map(|[row, column]| SolveAction::Press { row, column })
    };
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(action) = press(&event) {
                send.emit(Action::Solve(action));
            }
        })
    };
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat() {
                return;
            }
            let action = match event.key().as_str() {
                "Enter" | " " => press(&event),
                "Backspace" => Some(SolveAction::Undo),
                _ => None,
            };
            if let Some(action) = action {
                event.prevent_default();
                send.emit(Action::Solve(action));
            }
        })
    };
    let pointed = send.reform(|action| match action {
        Action::Point(spot) => Action::Solve(SolveAction::Point(spot)),
        other => other,
    });
    html! {
        <div class="figure" data-n={scene.size.to_string()} data-order={preferences.order.name()} {onclick} {onkeydown}>
            <BoardGrid board={scene.board.clone()} {lang} send={&pointed} />
            <BitRows
                rows={scene.rows.clone()}
                size={scene.size}
                moving={false}
                order={preferences.order}
                {lang}
                send={&pointed}
            />
        </div>
    }
}

fn buttons(props: &SolvePageProps) -> Html {
    let lang = props.preferences.language;
    let can_undo = props.scene.can_undo;
    let button = |name: &'static str, label: Phrase, action: SolveAction, enabled: bool| {
        let onclick = props.send.reform(move |_| Action::Solve(action));
        html! {
            <button type="button" data-action={name} disabled={!enabled} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    html! {
        <div class="solve-buttons">
            { button("undo", labels::UNDO, SolveAction::Undo, can_undo) }
            { button("clear", labels::CLEAR, SolveAction::Clear, can_undo) }
            { button("hint", labels::HINT, SolveAction::Hint, true) }
        </div>
    }
}

fn settings(props: &SolvePageProps) -> Html {
    let (scene, lang) = (&props.scene, props.preferences.language);
    let lines_wanted = props
        .send
        .reform(|on| Action::Solve(SolveAction::Lines(on)));
    let onchange = on_tick(&lines_wanted);
    html! {
        <div class="fields">
            { number_choice(
                ("size", labels::SOLVE_SIZE.in_lang(lang)),
                Size::all().filter(|size| SIDES.contains(&size.get())),
                scene.size,
                props.send.reform(|size| Action::Solve(SolveAction::Size(size))),
            ) }
            <label class="tick">
                <input type="checkbox" data-action="lines" checked={scene.lines} {onchange} />
                { labels::LINES.in_lang(lang) }
            </label>
        </div>
    }
}

/// The solutions found, each by its board and its notation.
fn found(props: &SolvePageProps) -> Html {
    let (scene, lang) = (&props.scene, props.preferences.language);
    let forget = props.send.reform(|_| Action::Solve(SolveAction::Forget));
    html! {
        <section class="found" aria-labelledby="found-title">
            <h2 id="found-title">
                { labels::FOUND.in_lang(lang) }
                { format!(" {} / {}", scene.found.len(), scene.solutions) }
            </h2>
            if scene.found.is_empty() {
                <p>{ labels::NONE_FOUND.in_lang(lang) }</p>
            } else {
                <ul>
                    for (number, solution) in &scene.found {
                        <li key={*number} data-solution={number.to_string()}>
                            { small_board(&solution.by_row()) }
                            <code>{ positions(&solution.by_row()) }</code>
                        </li>
                    }
                </ul>
                <p class="meaning">{ labels::FOUND_WHY.in_lang(lang) }</p>
                <button type="button" class="quiet" data-action="forget" onclick={forget}>
                    { labels::FORGET.in_lang(lang) }
                </button>
            }
            { to_stepper(scene.size, lang) }
        </section>
    }
}

fn to_stepper(size: Size, lang: Lang) -> Html {
    html! {
        <p class="onward">
            <a href={format!("#/step?n={size}&at=0&lang={}", lang.tag())}>{ labels::SEE_SEARCH.in_lang(lang) }</a>
        </p>
    }
}
