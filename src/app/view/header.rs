//! The header: the site's name, the pages, the language, and how to see them.

use web_sys::Element;
use yew::prelude::*;

use crate::{
    browser::{focus, pointer},
    draw::view::{
        buttons::{ButtonKind, button},
        choice::choice,
        html,
        link::Link,
    },
    site::{Address, Here, Preferences, Route, SiteAction, Theme},
    text::{Lang, Phrase, words},
};
use bitqueens_core::bits::BitOrder;

#[derive(Clone, PartialEq, Properties)]
pub struct HeaderProps {
    /// The address of the open page, without its state.
    pub place: Address,
    pub preferences: Preferences,
    /// Receives what the reader chooses.
    pub send: Callback<SiteAction>,
}

/// The header: the site's name, the pages, the language, and how to see them.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let HeaderProps {
        place,
        preferences,
        send,
    } = props;
    let preferences = *preferences;
    let here = use_context::<Here>().unwrap_or_default();
    let lang = preferences.language;
    let open = place.route;
    let teachers = Address::teachers();
    let teaches = (open, &place.tail) == (teachers.route, &teachers.tail);
    let pages = html! {
        <nav aria-label={words::PAGES.in_lang(lang)}>
            for route in Route::HEADER {
                <Link to={Address::of(route)} current={route == open.section() && !teaches}>
                    { route.phrase().in_lang(lang) }
                </Link>
            }
            <Link to={teachers} current={teaches}>{ words::PAGE_TEACHERS.in_lang(lang) }</Link>
        </nav>
    };
    html! {
        <header class="header">
            <a class="skip" href="#content" onclick={skip}>{ words::SKIP.in_lang(lang) }</a>
            <div class="site">
                <Link class="brand" to={Address::default()}>{ words::BRAND.in_lang(lang) }</Link>
                <p class="tagline">{ words::TAGLINE.in_lang(lang) }</p>
            </div>
            for other in lang.others() {
                { language(&place.clone().in_language(other), other, here, send) }
            }
            <Menu route={open} {lang} {pages}>
                { settings(preferences, send) }
            </Menu>
        </header>
    }
}

/// The way to another language, in its own words. In the running program the page stays as it is, and speaks it.
fn language(to: &Address, lang: Lang, here: Here, send: &Callback<SiteAction>) -> Html {
    let send = send.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if !pointer::is_modified(&event) {
            event.prevent_default();
            send.emit(SiteAction::Language(lang));
        }
    });
    html! {
        <a
            class="button quiet"
            data-action="language"
            href={to.href(here)}
            hreflang={lang.tag()}
            lang={lang.tag()}
            {onclick}
        >
            { lang.own_name() }
        </a>
    }
}

/// How to see the pages: colours, motion, the order of the bits, and the list of keys.
fn settings(preferences: Preferences, send: &Callback<SiteAction>) -> Html {
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
    let sends = |name: &'static str, label: Phrase, shared: SiteAction| {
        let onclick = send.reform(move |_| shared);
        button(ButtonKind::Plain, name, label.in_lang(lang), onclick)
    };
    let order_name = |order| match order {
        BitOrder::MsbLeft => words::ORDER_MSB,
        BitOrder::LsbLeft => words::ORDER_LSB,
    };
    html! {
        <>
            { sends("theme", to_theme, SiteAction::Theme(theme.other())) }
            { sends("motion", to_motion, SiteAction::StillMotion(!still)) }
            { sends("keys", words::KEYS, SiteAction::Keys(true)) }
            { choice(
                ("order", words::ORDER.in_lang(lang)),
                [BitOrder::MsbLeft, BitOrder::LsbLeft],
                order,
                |order| (order.name(), order_name(order).in_lang(lang)),
                send.reform(SiteAction::Order),
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

#[derive(Clone, PartialEq, Properties)]
struct MenuProps {
    /// The page that is open: another one closes the menu.
    route: Route,
    lang: Lang,
    pages: Html,
    children: Html,
}

/// The button of the menu, and what it opens over the page. Where there is room, the list of pages
/// stands beside the button all the time. Escape closes the menu; leaving it does too.
#[component]
fn Menu(props: &MenuProps) -> Html {
    let open = use_state(|| false);
    let menu = use_node_ref();
    {
        let open = open.clone();
        use_effect_with(props.route, move |_| open.set(false));
    }
    let onclick = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                event.prevent_default();
                open.set(false);
                focus::on("[data-action=menu]");
            }
        })
    };
    let onfocusout = {
        let (open, menu) = (open.clone(), menu.clone());
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target();
            let to: Option<Element> = to.and_then(|to| wasm_bindgen::JsCast::dyn_into(to).ok());
            let stays = menu
                .cast::<Element>()
                .is_some_and(|menu| to.is_some_and(|to| menu.contains(Some(&to))));
            if !stays {
                open.set(false);
            }
        })
    };
    let lang = props.lang;
    html! {
        <div class="menu" ref={menu} data-open={open.then_some("")} {onkeydown} {onfocusout}>
            <button
                type="button"
                class="quiet"
                data-action="menu"
                aria-expanded={open.to_string()}
                aria-controls="menu-content"
                {onclick}
            >
                <span class="menu-sign" />
                <span class="menu-name">{ words::SETTINGS.in_lang(lang) }</span>
                <span class="menu-name narrow">{ words::MENU.in_lang(lang) }</span>
            </button>
            <div class="menu-content" id="menu-content" tabindex="-1">
                { props.pages.clone() }
                <div class="settings" role="group" aria-label={words::SETTINGS.in_lang(lang)}>
                    { props.children.clone() }
                </div>
            </div>
        </div>
    }
}
