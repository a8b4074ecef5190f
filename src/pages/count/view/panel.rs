//! The count itself: its buttons, how far it is, what came out.

use bitqueens_core::solver::Size;
use yew::prelude::*;

use super::{
    figures::{figures, progress},
    record_file::record_file,
    result::result,
    settings::SettingsForm,
};
use crate::{
    browser::clock,
    draw::view::{
        button::{ButtonKind, button},
        choice::number_choice,
    },
    pages::count::{
        CountAction, CountPage, CountRun, Recount, RunAction, RunPhase, sentences, words,
    },
    text::{Lang, Phrase, words as shared},
};

/// The count itself. Every part of it has its place before, during and after a run.
pub(super) fn panel(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
    let run = page.shown_run();
    let can_check = run.is_some_and(|run| !run.is_open() && run.outcome().is_some());
    html! {
        <div class="count-panel live">
            <div class="count-start">
                { number_choice(
                    ("size", words::SIDE.in_lang(lang)),
                    Size::all(),
                    page.settings.size,
                    send.reform(CountAction::Size),
                ) }
                { buttons(page, lang, send) }
            </div>
            { sentence(page, lang) }
            { result(page, lang) }
            { progress(run, page.plan(), lang) }
            { figures(run, page.plan(), lang) }
            { checks(can_check, lang, send) }
            <SettingsForm settings={page.settings} {lang} {send} />
            { record_file(page, lang, send) }
            { not_stored(page, lang) }
        </div>
    }
}

/// The sentence about the run or the next one, or that there is a record to go on from.
fn sentence(page: &CountPage, lang: Lang) -> Html {
    let status = page.status();
    if let Some(saved) = page.saved_here().filter(|_| !status.is_bad) {
        let sentence = sentences::saved(saved);
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
            <p>{ sentences::not_stored(why).in_lang(lang) }</p>
        </div>
    }
}

/// The buttons that start and stop a run.
fn buttons(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
    use ButtonKind::{Main, Plain};
    let runs = |kind, name: &'static str, label: Phrase, action| {
        button(kind, name, label.in_lang(lang), on_click(action, send))
    };
    let phase = page.shown_run().map(|run: &CountRun| run.phase);
    let is_saved = page.saved_here().is_some();
    html! {
        <div class="moves">
            if phase == Some(RunPhase::Running) {
                { runs(Main, "pause", shared::PAUSE, RunAction::Pause) }
                { runs(Plain, "cancel", words::CANCEL, RunAction::Cancel) }
            } else if phase == Some(RunPhase::Paused) {
                { runs(Main, "resume", words::RESUME, RunAction::Resume) }
                { runs(Plain, "cancel", words::CANCEL, RunAction::Cancel) }
            } else {
                if is_saved {
                    { runs(Main, "resume", words::GO_ON, RunAction::GoOn) }
                    { button(Plain, "discard", words::DISCARD.in_lang(lang), send.reform(|_| CountAction::Discard)) }
                }
                { runs(if is_saved { Plain } else { Main }, "count", words::COUNT, RunAction::Count) }
            }
        </div>
    }
}

/// The ways to make sure of the total, once there is one.
fn checks(can_check: bool, lang: Lang, send: &Callback<CountAction>) -> Html {
    let named = |how| match how {
        Recount::Sample => words::CHECK_SAMPLE,
        Recount::All => words::CHECK_ALL,
        Recount::OtherMethod => words::CHECK_OTHER,
    };
    html! {
        <div class="checks" role="group" aria-label={words::CHECK.in_lang(lang)}>
            <p>{ words::CHECK.in_lang(lang) }</p>
            for how in Recount::ALL {
                <button
                    type="button"
                    data-action="double-check"
                    data-how={how.name()}
                    disabled={!can_check}
                    onclick={on_click(RunAction::Check(how), send)}
                >
                    { named(how).in_lang(lang) }
                </button>
            }
        </div>
    }
}

/// Asks for an action at the time of the click.
fn on_click(action: RunAction, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    send.reform(move |_| CountAction::Run {
        action,
        now: clock::awake(),
    })
}
