//! What few readers need: ways to make sure of the total, workers, kernel, files, every finished run.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    View,
    figures::working_figures,
    panel::{delete, on_click, undo},
    tables::finished,
};
use crate::{
    browser::{clock, sharing},
    draw::view::{
        buttons::{AskButton, ButtonKind},
        choice::{choice, number_choice},
        html,
        link::prose,
    },
    pages::count::{
        CountAction, CountPage, Deletable, Records, Recount, RunAction, SetAside, Settings,
        WhyAside, words,
    },
    text::Lang,
};
use bitqueens_core::counting::{KernelChoice, Ledger};

pub(super) fn advanced(page: &CountPage, view: &View) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    html! {
        <details class="advanced">
            <summary>{ words::ADVANCED.in_lang(lang) }</summary>
            { checks(page, lang, send) }
            { working_figures(page, lang) }
            <SettingsForm settings={page.settings} {lang} {send} />
            { record_file(page, lang, send) }
            if page.finished.has_deleted() || !page.finished.runs().is_empty() {
                { finished(page, view) }
            }
        </details>
    }
}

/// The ways to make sure of a total or of a record, once there is one.
fn checks(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
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
                    disabled={!page.can_check(how)}
                    onclick={on_click(RunAction::Check(how), send)}
                >
                    { named(how).in_lang(lang) }
                </button>
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SettingsProps {
    settings: Settings,
    lang: Lang,
    send: Callback<CountAction>,
}

#[component]
fn SettingsForm(props: &SettingsProps) -> Html {
    let (settings, lang, send) = (props.settings, props.lang, &props.send);
    let named = |choice| match choice {
        KernelChoice::Fastest => words::KERNEL_FASTEST,
        KernelChoice::Of(kernel) if kernel.needs_vectors() => words::KERNEL_SIMD,
        KernelChoice::Of(_) => words::KERNEL_SCALAR,
    };
    html! {
        <>
        <p class="note">{ words::KERNEL_WHY.in_lang(lang) }</p>
        <div class="fields">
            { number_choice(
                ("workers", words::WORKERS.in_lang(lang)),
                1..=Settings::MOST_WORKERS,
                settings.workers,
                send.reform(CountAction::Workers),
            ) }
            { choice(
                ("kernel", words::KERNEL.in_lang(lang)),
                Settings::kernels(),
                settings.kernel,
                |choice| (choice.name(), named(choice).in_lang(lang)),
                send.reform(CountAction::Kernel),
            ) }
        </div>
        </>
    }
}

/// A way in and a way out for the record of a board, which other machines can count on.
fn record_file(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
    let send = send.clone();
    let open = Callback::from(move |event: Event| {
        let input: Option<HtmlInputElement> = event.target_dyn_into();
        let send = send.clone();
        if let Some(input) = input {
            let on_read = send.reform(|text: Option<String>| match text {
                Some(text) => CountAction::OpenFile {
                    text,
                    now: clock::awake(),
                },
                None => CountAction::Unread,
            });
            sharing::read_file(&input, on_read);
        }
    });
    html! {
        <div class="record-file" role="group" aria-label={words::RECORD.in_lang(lang)}>
            <p>{ prose(words::RECORD_WHY.in_lang(lang)) }</p>
            <label class="button">
                { words::OPEN_RECORD.in_lang(lang) }
                <input class="unseen" type="file" accept=".txt,text/plain" data-action="open-record" onchange={open} />
            </label>
            { save_record(page.ledger(), lang) }
        </div>
    }
}

fn save_record(ledger: Option<Rc<Ledger>>, lang: Lang) -> Html {
    let kind = match ledger {
        Some(_) => ButtonKind::Plain,
        None => ButtonKind::Disabled,
    };
    // The text is made when it is asked for: it changes ten times a second.
    let save = Callback::from(move |tell: Callback<bool>| {
        if let Some(ledger) = &ledger {
            let name = words::record_file(ledger.plan().size());
            tell.emit(sharing::save_file(
                &name,
                "text/plain",
                &format!("{ledger}\n"),
            ));
        }
    });
    html! { <AskButton {kind} action="save-record" label={words::SAVE_RECORD} ask={save} {lang} /> }
}

/// Each record with its reason and a way to keep it.
pub(super) fn set_aside(records: &Records, view: &View) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    if records.set_aside.is_empty() {
        if records.deleted_aside.is_empty() {
            return Html::default();
        }
        let deleted = words::ASIDE_DELETED.in_lang(lang);
        return undo(Deletable::Aside, deleted, lang, send);
    }
    html! {
        <div class="aside" role="alert" data-set-aside="">
            for record in records.set_aside.iter() {
                <p>{ words::set_aside(record.why).in_lang(lang) }</p>
                if let WhyAside::Apart { .. } = record.why {
                    <button type="button" data-action="use-aside" onclick={use_it(record, send)}>
                        { words::USE_ASIDE.in_lang(lang) }
                    </button>
                }
                <AskButton action="save-aside" label={words::SAVE_RECORD} ask={save(record)} {lang} />
            }
            <button type="button" onclick={delete(Deletable::Aside, send)}>
                { words::FORGET_ASIDE.in_lang(lang) }
            </button>
        </div>
    }
}

/// Goes on with a record.
fn use_it(record: &SetAside, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    let key = record.key.clone();
    send.reform(move |_| CountAction::UseAside(key.clone()))
}

/// Saves a record as it was stored.
fn save(record: &SetAside) -> Callback<Callback<bool>> {
    let text = record.text.clone();
    Callback::from(move |tell: Callback<bool>| {
        tell.emit(sharing::save_file(
            "bitqueens-record.txt",
            "text/plain",
            &text,
        ));
    })
}
