//! The header: the pages, and how to see them.

use yew::prelude::*;

use crate::{
    site::{Address, Preferences, Route, Shared, Theme},
    text::{Phrase, words},
};

/// The properties of [`Header`].
#[derive(Clone, PartialEq, Properties)]
pub struct HeaderProps {
    /// The page that is open.
    pub route: Route,
    /// The reader's preferences.
    pub preferences: Preferences,
    /// Receives the actions.
    pub send: Callback<Shared>,
}

/// The header: the pages, and how to see them.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let Preferences {
        language: lang,
        theme,
        still,
        ..
    } = props.preferences;
    let to_theme = match theme {
        Theme::Light => words::TO_DARK,
        Theme::Dark => words::TO_LIGHT,
    };
    let to_motion = if still {
        words::TO_MOVING
    } else {
        words::TO_STILL
    };
    let button = |action: &'static str,
                  label: Phrase,
                  view: Shared,
                  label_lang: Option<&'static str>| {
        let onclick = props.send.reform(move |_| view);
        html! {
            <button type="button" class="quiet" data-action={action} lang={label_lang} {onclick}>
                { label.in_lang(lang) }
            </button>
        }
    };
    html! {
        <header class="header">
            <a class="skip" href="#content" onclick={skip}>{ words::SKIP.in_lang(lang) }</a>
            <p class="brand">{ words::BRAND.in_lang(lang) }</p>
            <nav aria-label={words::PAGES.in_lang(lang)}>
                for route in Route::HEADER {
                    <a
                        href={Address::of(route).link(props.preferences)}
                        aria-current={(route == props.route.section()).then_some("page")}
                    >
                        { route.phrase().in_lang(lang) }
                    </a>
                }
            </nav>
            <div class="header-views">
                { button("language", words::OTHER_LANGUAGE, Shared::Language(lang.other()), Some(lang.other().tag())) }
                { button("theme", to_theme, Shared::Theme(theme.other()), None) }
                { button("motion", to_motion, Shared::StillMotion(!still), None) }
            </div>
        </header>
    }
}

/// The address's `#` belongs to the page's state, so the link moves the focus by itself.
#[expect(
    clippy::needless_pass_by_value,
    reason = "event handlers get their event"
)]
fn skip(event: MouseEvent) {
    event.prevent_default();
    crate::browser::focus::on("#content [data-action]");
}
