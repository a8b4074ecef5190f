//! The page that a host shows for an address that leads nowhere.

use yew::html;

use super::{Document, render::drawn, words};
use crate::{site::Route, text::Lang};

/// The content of the page: says so in every language, because the address tells none, and leads on. It
/// may be shown at any address, so its links begin with the whole path of the folder of the site, where
/// that is known.
pub(super) fn content(root: &str) -> String {
    let section = |lang: Lang| {
        html! {
            <section lang={lang.tag()}>
                <h1>{ words::NOT_FOUND.in_lang(lang) }</h1>
                <p>{ words::NOT_FOUND_WHY.in_lang(lang) }</p>
                <ul>
                    for route in Route::HEADER {
                        <li>
                            <a href={format!("{root}{}", Document::of(route, lang).address())}>
                                { route.phrase().in_lang(lang) }
                            </a>
                        </li>
                    }
                </ul>
            </section>
        }
    };
    drawn(html! {
        <main id="content" class="not-found">
            { section(Lang::AT_TOP) }
            for lang in Lang::AT_TOP.others() {
                { section(lang) }
            }
        </main>
    })
}
