//! The page that a host shows for an address that leads nowhere.

use yew::{Html, html};

use super::{Document, document::rendered_html, moved::Moved, words};
use crate::{
    draw::{solved, view::drawing::drawing},
    site::{Address, FILES, GLUE, Route},
    text::{Lang, words as shared},
};

/// The side of a square of its board, in pixels.
const SIDE: u32 = 32;

/// What it says in every language, `first` before the others, with the header in that language. A script changes the
/// order to the reader's. The page may be shown at any address, so its links begin with the whole path of the site's
/// folder, where that is known.
///
/// Where a host shows it for a link that was bent on its way, the script leads to the document that was meant, by the
/// rules of [`Address::parse`]: the page has the list of the documents, and the signs and names that are passed over.
pub(super) fn not_found(root: &str, first: Lang) -> String {
    let languages = || std::iter::once(first).chain(first.others());
    let documents = Document::all();
    let moved = Moved::all().map(|moved| moved.address().path());
    let documents = documents.iter().map(|document| document.address().path());
    let documents = documents.chain(moved);
    let documents: Vec<_> = documents.collect();
    rendered_html(html! {
        <div class="page">
            for lang in languages() {
                <div lang={lang.tag()} hidden={lang != first}>{ header(root, lang) }</div>
            }
            <main
                id="content"
                data-folder={root.to_owned()}
                data-documents={documents.join(" ")}
                data-files={FILES.join(" ")}
                data-glue={GLUE}
            >
                for lang in languages() {
                    <section lang={lang.tag()}>
                        <h1>{ words::NOT_FOUND.in_lang(lang) }</h1>
                        <p>{ words::NOT_FOUND_WHY.in_lang(lang) }</p>
                        <ul>
                            for (to, name) in ways(lang) {
                                <li><a href={format!("{root}{to}")}>{ name }</a></li>
                            }
                        </ul>
                    </section>
                }
                { drawing(&solved(SIDE), None, None) }
            </main>
        </div>
    })
}

/// The site's header, as far as it works without the program.
fn header(root: &str, lang: Lang) -> Html {
    let home = Address::default();
    let in_language = |lang: Lang| format!("{root}{}", home.clone().in_language(lang));
    html! {
        <header class="header">
            <div class="site">
                <a class="brand" href={in_language(lang)}>{ shared::BRAND.in_lang(lang) }</a>
                <p class="tagline">{ shared::TAGLINE.in_lang(lang) }</p>
            </div>
            for other in lang.others() {
                <a class="button quiet" data-action="language" href={in_language(other)} hreflang={other.tag()} lang={other.tag()}>
                    { other.own_name() }
                </a>
            }
            <div class="menu-content">
                <nav aria-label={shared::PAGES.in_lang(lang)}>
                    // The first way is home, as the site's name is.
                    for (to, name) in ways(lang).skip(1) {
                        <a href={format!("{root}{to}")}>{ name }</a>
                    }
                </nav>
            </div>
        </header>
    }
}

/// The pages that it leads to, each with its name: home, those of the header.
fn ways(lang: Lang) -> impl Iterator<Item = (Address, &'static str)> {
    let routes = std::iter::once(Route::Home).chain(Route::HEADER);
    let pages = routes.map(|route| (Address::of(route), route.phrase()));
    let teachers = (Address::teachers(), shared::PAGE_TEACHERS);
    let all = pages.chain([teachers]);
    all.map(move |(to, name)| (to.in_language(lang), name.in_lang(lang)))
}
