//! The count itself: its buttons, how far it is, what came out.

use web_sys::{Element, HtmlInputElement};
use yew::{platform::spawn_local, prelude::*};

use super::{
    View,
    figures::{card, figures, progress, result},
};
use crate::{
    browser::{clock, focus},
    draw::view::{
        buttons::{ButtonKind, button},
        choice::number_choice,
        html,
    },
    pages::count::{
        CountAction, CountPage, CountRun, Deletable, RunAction, RunPhase, read_guess, words,
    },
    text::{Lang, Phrase, words as shared},
};
use bitqueens_core::solver::Size;

/// The count itself. Every part of it has its place before, during and after a run.
pub(super) fn panel(page: &CountPage, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <div class="count-panel live">
            { result(page, lang) }
            <div class="count-start">
                { sizes(page, view) }
                { buttons(page, view) }
            </div>
            { sentence(page, lang) }
            { progress(page, lang) }
            { figures(page, lang) }
            <div class="count-after" data-guess={page.guess().map(|_| "")}>
                { guess(page, view) }
                { card(page, lang) }
            </div>
            { deleted(page, view) }
            { not_stored(page, view) }
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
fn not_stored(page: &CountPage, view: &View) -> Html {
    let lang = view.lang();
    let Some(why) = view.not_stored.filter(|_| page.shown_run().is_some()) else {
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

#[derive(Clone, PartialEq, Properties)]
struct MoreProps {
    lang: Lang,
    /// True if none of the buttons has something to do; the menu keeps its place.
    idle: bool,
    deletes: bool,
    children: Html,
}

/// A button that opens a few more over the page. Pressing one of them closes it, and so do Escape and
/// leaving it.
#[component]
fn More(props: &MoreProps) -> Html {
    let menu = use_node_ref();
    let close = {
        let menu = menu.clone();
        move || {
            if let Some(menu) = menu.cast::<Element>() {
                menu.remove_attribute("open").ok();
            }
        }
    };
    let onclick = {
        let (close, deletes) = (close.clone(), props.deletes);
        Callback::from(move |event: MouseEvent| {
            close();
            focus::on(".count-start .main");
            let action = focus::attribute(&event, "data-action");
            if deletes && action.is_some_and(|action| action != "anew") {
                focus_soon(Deletable::Record);
            }
        })
    };
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                close();
                focus::on(".count-more summary");
            }
        })
    };
    let onfocusout = {
        let menu = menu.clone();
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target();
            let to: Option<Element> = to.and_then(|to| wasm_bindgen::JsCast::dyn_into(to).ok());
            let inside = menu.cast::<Element>().zip(to.clone());
            if to.is_some() && inside.is_some_and(|(menu, to)| !menu.contains(Some(&to))) {
                close();
            }
        })
    };
    html! {
        <details class="count-more" data-idle={props.idle.then_some("")} ref={menu} {onkeydown} {onfocusout}>
            <summary class="button" data-action="more" aria-label={shared::MORE.in_lang(props.lang)} />
            <div class="count-menu" {onclick}>{ props.children.clone() }</div>
        </details>
    }
}

/// Says what was deleted, and brings it back.
pub(super) fn undo(
    what: Deletable,
    sentence: &str,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    let bring_back = send.reform(move |_| {
        let now = clock::awake();
        CountAction::BringBack { what, now }
    });
    html! {
        <div class="undo" data-deleted={what.name()}>
            <p role="status">{ sentence.to_owned() }</p>
            { button(ButtonKind::Plain, "undo", words::BRING_BACK.in_lang(lang), bring_back) }
        </div>
    }
}

/// Deletes something, and moves the focus to the button that brings it back: the one that deleted it is
/// gone.
pub(super) fn delete(what: Deletable, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    send.reform(move |_| {
        focus_soon(what);
        CountAction::Delete(what)
    })
}

/// Moves the focus to the button that brings something back, once it is drawn.
fn focus_soon(what: Deletable) {
    spawn_local(async move {
        clock::next_frame().await;
        focus::on(&format!("[data-deleted={}] button", what.name()));
    });
}

/// Draws the guess: folded away until it is asked for, under a name that tells it; after the count what became of it.
fn guess(page: &CountPage, view: &View) -> Html {
    let (lang, run) = (view.lang(), page.shown_run());
    if let Some(guessed) = page.guessed() {
        return html! { <p class="guess" data-guessed="">{ guessed.in_lang(lang).to_owned() }</p> };
    }
    if run.and_then(CountRun::outcome).is_some() {
        return Html::default();
    }
    let value = page.guess().map(|guess| guess.to_string());
    let summary = page
        .guess()
        .map_or_else(|| words::GUESS_FIRST.into(), words::guess_of);
    let read = move |field: HtmlInputElement| CountAction::Guess(read_guess(&field.value()));
    let guessed = view.send.reform(read);
    let oninput = guessed.reform(|event: InputEvent| event.target_unchecked_into());
    html! {
        <details class="guess">
            <summary data-action="guess-first">{ summary.in_lang(lang).to_owned() }</summary>
            <label>
                <span>{ words::GUESS.in_lang(lang) }</span>
                <input data-action="guess" inputmode="numeric" size="20" {value} disabled={run.is_some_and(CountRun::is_running)} {oninput} />
            </label>
        </details>
    }
}
