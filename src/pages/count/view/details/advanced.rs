//! What few readers need: ways to make sure of the total, workers, kernel, files.

use yew::prelude::*;

use super::{record_file::record_file, settings::SettingsForm};
use crate::{
    pages::count::{CountAction, CountPage, Recount, RunAction, view::panel::on_click, words},
    text::Lang,
};

/// Draws them.
pub(super) fn advanced(page: &CountPage, lang: Lang, send: &Callback<CountAction>) -> Html {
    let run = page.shown_run();
    let can_check = run.is_some_and(|run| !run.is_open() && run.outcome().is_some());
    html! {
        <>
            { checks(can_check, lang, send) }
            <SettingsForm settings={page.settings} {lang} {send} />
            { record_file(page, lang, send) }
        </>
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
