//! The header: the pages, and how to see them.

use yew::prelude::*;

use crate::{
    state::{Action, Page, Preferences, Theme, View},
    text::{Phrase, labels},
};

/// What the header shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HeaderProps {
    /// The page that is open.
    pub page: Page,
    /// How the reader sees it now.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
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
        Theme::Light => labels::TO_DARK,
        Theme::Dark => labels::TO_LIGHT,
    };
    let to_motion = if still {
        labels::TO_MOVING
    } else {
        labels::TO_STILL
    };
    let button = |action: &'static str,
                  label: Phrase,
                  view: View,
                  label_lang: Option<&'static str>| {
        let onclick = props.send.reform(move |_| Action::View(view));
        html! {
            <button type="button" class="quiet" data-action={action} lang={label_lang} {onclick}>
                { label.in_lang(lang) }
            </button>
        }
    };
    html! {
        <header class="header">
            <a class="skip" href="#content" onclick={skip}>{ labels::SKIP.in_lang(lang) }</a>
            <p class="brand">{ labels::BRAND.in_lang(lang) }</p>
            <nav aria-label={labels::PAGES.in_lang(lang)}>
                for page in Page::ALL {
                    <a
                        href={format!("#/{}?lang={}", page.name(), lang.tag())}
                        aria-current={(page.name() == props.page.name()).then_some("page")}
                    >
                        { page.phrase().in_lang(lang) }
                    </a>
                }
            </nav>
            <div class="header-views">
                { button("language", labels::OTHER_LANGUAGE, View::Language(lang.other()), Some(lang.other().tag())) }
                { button("theme", to_theme, View::Theme(theme.other()), None) }
                { button("motion", to_motion, View::StillMotion(!still), None) }
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
