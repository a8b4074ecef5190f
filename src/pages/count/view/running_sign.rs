//! The running count in the header of every page, and in the title of the window.

use yew::prelude::*;

use crate::{
    browser::{address_bar, document},
    draw::view::html,
    pages::count::{CountRun, percent, words},
    site::{Address, Route},
    text::Lang,
};

/// Draws the running count in the header of the page that is open, whichever it is, in the place of the
/// site's tagline. It leads to the counting page. A page that has the window to itself has no header.
pub(super) fn running_sign(running: Option<&CountRun>, lang: Lang) -> Html {
    let host = running.and_then(|_| document::site_name());
    let Some((run, host)) = running.zip(host) else {
        return Html::default();
    };
    create_portal(sign(run, lang), host)
}

fn sign(run: &CountRun, lang: Lang) -> Html {
    let to = Address::of(Route::Count).in_language(lang);
    let (size, percent) = (run.plan().size(), percent(&run.ledger));
    let label = words::running(size, percent);
    html! {
        <a class="counting" data-running={size.to_string()} href={address_bar::whole(&to)} aria-label={label.in_lang(lang).to_owned()}>
            <span>{ "N = " }{ size.to_string() }{ " · " }{ percent }{ " %" }</span>
        </a>
    }
}

/// Puts the share that is counted before the title of the window, whichever page names it.
#[hook]
pub(super) fn use_running_title(running: Option<&CountRun>) {
    let before = use_mut_ref(String::new);
    let mark = running.map_or_else(String::new, |run| format!("{} % · ", percent(&run.ledger)));
    // Another page gives the window another title, so it is looked at after every drawing.
    use_effect(move || {
        let title = document::title();
        let before = before.replace(mark.clone());
        let named = title.strip_prefix(&before).unwrap_or(&title);
        let marked = format!("{mark}{named}");
        if marked != title {
            document::set_title(&marked);
        }
    });
}
