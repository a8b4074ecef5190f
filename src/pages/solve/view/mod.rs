//! The board that the reader solves as elements: press a square, and the binary rows follow.

mod figure;
mod found;

use yew::prelude::*;

use figure::Figure;

use super::{SIDES, SolveAction, SolvePage, Solved, words};
use crate::{
    browser::storage,
    draw::view::{
        button::{ButtonKind, button},
        choice::{checkbox, number_choice},
        html,
        prose::{prose, terms_link},
    },
    site::PageContext,
    text::{Phrase, words as shared},
};
use bitqueens_core::solver::Size;

pub(super) fn solve(page: &SolvePage, view: &PageContext<SolveAction>) -> Html {
    let lang = view.lang();
    let (size, order) = (page.size(), view.preferences.order);
    html! {
        <article
            class="solve"
            data-solve=""
            data-n={size.to_string()}
            data-row={page.placement.n_queens().to_string()}
            data-queens={spaced(page.columns(order))}
            data-found={page.solved.count(size).to_string()}
            data-solutions={Solved::all(size).to_string()}
        >
            <h1>{ shared::PAGE_SOLVE.in_lang(lang) }</h1>
            <p>{ prose(words::SOLVE_WHY.in_lang(lang)) }{ " " }{ terms_link(lang) }</p>
            <p class="told" role="status">
                if let Some(told) = page.announcer.last() {
                    <span key={told.serial}>{ told.sentence.in_lang(lang) }</span>
                }
            </p>
            <Figure page={page.clone()} view={view.clone()} />
            { buttons(page, view) }
            <div class="solve-side">
                { settings(page, view) }
                <p class="meaning">{ words::SOLVE_HOW.in_lang(lang) }</p>
                { found::found(page, view) }
            </div>
        </article>
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
struct KeepProps {
    solved: Solved,
}

/// Stores the solutions whenever they change, and draws nothing.
#[component]
fn Keep(props: &KeepProps) -> Html {
    let before = use_mut_ref(|| props.solved.stored());
    use_effect_with(props.solved.clone(), move |solved| {
        let now = solved.stored();
        storage::remember_words(Solved::KEY, &before.borrow(), &now);
        before.replace(now);
    });
    Html::default()
}

pub(super) fn stored(solved: &Solved) -> Html {
    html! { <Keep solved={solved.clone()} /> }
}
