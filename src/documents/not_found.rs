//! The page that a host shows for an address that leads nowhere.

use yew::prelude::*;

use super::{Document, render::rendered, words};
use crate::{site::Route, text::Lang};

#[derive(Clone, PartialEq, Properties)]
struct NotFoundProps {
    /// The folder of the site.
    root: AttrValue,
}

/// Says so in both languages, because the address tells neither, and leads on.
#[component]
fn NotFound(props: &NotFoundProps) -> Html {
    let lang = |lang: Lang| {
        let pages = Route::HEADER.into_iter();
        html! {
            <section lang={lang.tag()}>
                <h1>{ words::NOT_FOUND.in_lang(lang) }</h1>
                <p>{ words::NOT_FOUND_WHY.in_lang(lang) }</p>
                <ul>
                    { for pages.map(|route| html! {
                        <li>
                            <a href={format!("{}{}", props.root, Document::of(route, lang).address())}>
                                { route.phrase().in_lang(lang) }
                            </a>
                        </li>
                    }) }
                </ul>
            </section>
        }
    };
    html! {
        <main id="content" class="not-found">
            { lang(Lang::En) }
            { lang(Lang::Ja) }
        </main>
    }
}

/// The content of the page. It may be shown at any address, so its links begin with the whole path of
/// the folder of the site, where that is known.
pub(super) fn content(root: &str) -> String {
    rendered::<NotFound>(NotFoundProps {
        root: root.to_owned().into(),
    })
}
