//! The count itself: its buttons, how far it is, what came out.

use bitqueens_core::solver::Size;
use yew::prelude::*;

use super::{
    View,
    advanced::advanced,
    card::card,
    figures::{figures, progress, result},
    guess::guess,
    menu::More,
    undo::undo,
};
use crate::{
    browser::clock,
    draw::view::{
        buttons::{ButtonKind, button},
        choice::number_choice,
        html,
    },
    pages::count::{CountAction, CountPage, CountRun, Deletable, RunAction, RunPhase, words},
    text::{Lang, Phrase, words as shared},
};

/// The count itself. Every part of it has its place before, during and after a run.
pub(super) fn panel(page: &CountPage, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <div class="count-panel live">
            <div class="count-start">
                { sizes(page, view) }
                { buttons(page, view) }
            </div>
            { sentence(page, lang) }
            { deleted(page, view) }
            { guess(page, view) }
            { result(page, lang) }
            { progress(page, lang) }
            <div class="count-card">
                { card(page, lang) }
            </div>
            { figures(page, lang) }
            { not_stored(page, lang) }
            <details class="advanced">
                <summary>{ words::ADVANCED.in_lang(lang) }</summary>
                { advanced(page, view) }
            </details>
        </div>
    }
}

/// The choice of N, which stands still while a board is counted.
fn sizes(page: &CountPage, view: &View) -> Html {
    let (lang, send, size) = (view.lang(), &view.send, page.settings.size);
    let step = |name: &'static str, sign: &'static str, label: Phrase, to: Option<Size>| {
        let onclick = send.reform(move |_: MouseEvent| CountAction::Size(to.unwrap_or(size)));
        html! {
            <button type="button" data-action={name} aria-label={label.in_lang(lang)} disabled={to.is_none()} {onclick}>
                { sign }
            </button>
        }
    };
    let smaller = Size::new(size.get() - 1).ok();
    let larger = Size::new(size.get() + 1).ok();
    html! {
        <fieldset class="count-n" disabled={page.running().is_some()}>
            { step("smaller", "−", words::SMALLER, smaller) }
            { number_choice(
                ("size", words::SIDE.in_lang(lang)),
                Size::all(),
                size,
                send.reform(CountAction::Size),
            ) }
            { step("larger", "+", words::LARGER, larger) }
        </fieldset>
    }
}

/// The sentence about the run or the next one, or that there is a record to go on from.
fn sentence(page: &CountPage, lang: Lang) -> Html {
    let status = page.status();
    if let Some(saved) = page.saved_here().filter(|_| !status.is_bad) {
        let sentence = words::saved(saved);
        return html! { <p class="count-sentence" data-saved="">{ sentence.in_lang(lang) }</p> };
    }
    html! {
        <p class="count-sentence" data-bad={status.is_bad.then_some("")}>{ status.sentence.in_lang(lang) }</p>
    }
}

/// Says that the browser does not store what is counted, which can be saved as a file.
fn not_stored(page: &CountPage, lang: Lang) -> Html {
    let Some(why) = page.not_stored.filter(|_| page.shown_run().is_some()) else {
        return Html::default();
    };
    html! {
        <div class="aside" data-not-stored="">
            <p>{ words::not_stored(why).in_lang(lang) }</p>
        </div>
    }
}

/// The buttons that start and stop a run. One goes on from where the board is; those that drop what is
/// counted are in a menu.
fn buttons(page: &CountPage, view: &View) -> Html {
    use ButtonKind::{Main, Plain};
    let (lang, send) = (view.lang(), &view.send);
    let runs = |kind, name: &'static str, label: Phrase, action| {
        button(kind, name, label.in_lang(lang), on_click(action, send))
    };
    let run = page.shown_run().filter(|run: &&CountRun| run.is_open());
    let is_saved = page.saved_here().is_some();
    let main = match run.map(|run| run.phase) {
        Some(RunPhase::Running) => ("pause", shared::PAUSE, RunAction::Pause),
        Some(_) => ("resume", words::RESUME, RunAction::Count),
        None if is_saved => ("resume", words::RESUME, RunAction::Count),
        None => ("count", words::COUNT, RunAction::Count),
    };
    let cancel = match run.map(|run| run.check.is_some()) {
        Some(true) => runs(Plain, "cancel", words::CANCEL_CHECK, RunAction::Cancel),
        Some(false) => runs(Plain, "cancel", words::CANCEL, RunAction::Cancel),
        None => {
            let delete = send.reform(|_| CountAction::Delete(Deletable::Record));
            button(Plain, "discard", words::DISCARD.in_lang(lang), delete)
        }
    };
    html! {
        <div class="moves">
            { runs(Main, main.0, main.1, main.2) }
            <More {lang} idle={run.is_none() && !is_saved} deletes={run.is_none_or(|run| run.check.is_none())}>
                { runs(Plain, "anew", words::ANEW, RunAction::Anew) }
                { cancel }
            </More>
        </div>
    }
}

/// Says that a record of the board was deleted, and brings it back.
fn deleted(page: &CountPage, view: &View) -> Html {
    let Some(deleted) = page.records.deleted(page.settings.size) else {
        return Html::default();
    };
    let sentence = words::deleted(deleted);
    let lang = view.lang();
    undo(Deletable::Record, sentence.in_lang(lang), lang, &view.send)
}

/// Asks for an action at the time of the click.
pub(super) fn on_click(action: RunAction, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    send.reform(move |_| CountAction::Run {
        action,
        now: clock::awake(),
    })
}
