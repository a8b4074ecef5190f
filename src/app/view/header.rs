//! The header: the site's name, the pages, the language, and how to see them.

use yew::prelude::*;

use super::Menu;
use crate::{
    draw::view::choice::choice,
    site::{Address, Preferences, Route, Shared, Theme},
    text::{Phrase, words},
};
use bitqueens_core::bits::BitOrder;

/// The header: the site's name, the pages, the language, and how to see them.
pub fn header(open: Route, preferences: Preferences, send: &Callback<Shared>) -> Html {
    let lang = preferences.language;
    let other = lang.other();
    let link = |route| Address::of(route).link(preferences);
    let pages = html! {
        <nav aria-label={words::PAGES.in_lang(lang)}>
            for route in Route::HEADER {
                <a
                    href={link(route)}
                    aria-current={(route == open.section()).then_some("page")}
                >
                    { route.phrase().in_lang(lang) }
                </a>
            }
        </nav>
    };
    html! {
        <header class="header">
            <a class="skip" href="#content" onclick={skip}>{ words::SKIP.in_lang(lang) }</a>
            <div class="site">
                <a class="brand" href={link(Route::Step)}>{ words::BRAND.in_lang(lang) }</a>
                <p class="tagline">{ words::TAGLINE.in_lang(lang) }</p>
                <p class="tagline narrow">{ words::TAGLINE_SHORT.in_lang(lang) }</p>
            </div>
            <button
                type="button"
                class="quiet"
                data-action="language"
                lang={other.tag()}
                onclick={send.reform(move |_| Shared::Language(other))}
            >
                { words::OTHER_LANGUAGE.in_lang(lang) }
            </button>
            <Menu route={open} {lang} {pages}>
                { settings(preferences, send) }
            </Menu>
        </header>
    }
}

/// How to see the pages: colours, motion, the order of the bits, and the list of keys.
fn settings(preferences: Preferences, send: &Callback<Shared>) -> Html {
    let Preferences {
        language: lang,
        theme,
        still,
        order,
        ..
    } = preferences;
    let to_theme = match theme {
        Theme::Light => words::TO_DARK,
        Theme::Dark => words::TO_LIGHT,
    };
    let to_motion = if still {
        words::TO_MOVING
    } else {
        words::TO_STILL
    };
    let button = |action: &'static str, label: Phrase, shared: Shared| {
        let onclick = send.reform(move |_| shared);
        html! {
            <button type="button" data-action={action} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    let order_name = |order| match order {
        BitOrder::MsbLeft => words::ORDER_MSB,
        BitOrder::LsbLeft => words::ORDER_LSB,
    };
    html! {
        <>
            { button("theme", to_theme, Shared::Theme(theme.other())) }
            { button("motion", to_motion, Shared::StillMotion(!still)) }
            { button("keys", words::KEYS, Shared::Keys(true)) }
            { choice(
                ("order", words::ORDER.in_lang(lang)),
                [BitOrder::MsbLeft, BitOrder::LsbLeft],
                order,
                |order| (order.name(), order_name(order).in_lang(lang)),
                send.reform(Shared::Order),
            ) }
        </>
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
