//! The loop's code, with the line just run and the line to come.

use yew::prelude::*;

use crate::text::{LISTING, Lang, labels};

/// What the listing shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ListingProps {
    /// The index of the line just carried out.
    pub just_run: Option<usize>,
    /// The index of the line to come.
    pub next: Option<usize>,
    /// The page's language.
    pub lang: Lang,
}

/// The loop's code. The two marks differ in shape and words, not in colour alone.
#[component]
pub fn Listing(props: &ListingProps) -> Html {
    let lang = props.lang;
    html! {
        <section class="listing">
            <h2 id="listing-title">{ labels::LISTING.in_lang(lang) }</h2>
            <ol tabindex="0" aria-labelledby="listing-title">
                for (index, line) in LISTING.iter().enumerate() {
                    <li
                        data-just-run={(props.just_run == Some(index)).then_some("")}
                        data-next={(props.next == Some(index)).then_some("")}
                    >
                        <code>{ line.code }</code>
                        if props.just_run == Some(index) {
                            <span class="mark">{ "■ " }{ labels::LINE_JUST_RUN.in_lang(lang) }</span>
                        }
                        if props.next == Some(index) {
                            <span class="mark">{ "▷ " }{ labels::LINE_NEXT.in_lang(lang) }</span>
                        }
                    </li>
                }
            </ol>
        </section>
    }
}
