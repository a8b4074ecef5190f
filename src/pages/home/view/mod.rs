//! The home page as elements.

mod playground;

use playground::Playground;
use yew::prelude::*;

use super::{HomeAction, HomePage, words};
use crate::{
    draw::view::{html, link::Link, prose::prose},
    site::{Address, PageContext, Route},
    text::Phrase,
};

/// Draws the queen with her words, and the ways on.
pub(super) fn home(page: &HomePage, view: &PageContext<HomeAction>) -> Html {
    let lang = view.lang();
    let words = page.words();
    html! {
        <article
            class="home"
            data-home=""
            data-queen={page.column(view.preferences.order).to_string()}
            data-row={page.row.to_string()}
            data-left={words.left.to_string()}
            data-down={words.down.to_string()}
            data-right={words.right.to_string()}
            data-free={words.bitmap.to_string()}
        >
            <h1>{ words::TITLE.in_lang(lang) }</h1>
            <Playground page={page.clone()} preferences={view.preferences} send={view.send.clone()} />
            <div class="home-words">
                <p class="lead">{ prose(words::LEAD.in_lang(lang)) }</p>
                <p class="told" role="status">{ page.sentence().in_lang(lang) }</p>
            </div>
            <div class="home-ways">
                <p class="go">
                    <Link class="button main" action="go" to={to(Route::Step, &[("n", 8), ("at", 0)])}>
                        { words::GO.in_lang(lang) }
                    </Link>
                    { " " }
                    <span>{ words::GO_WHY.in_lang(lang) }</span>
                </p>
                <ul aria-label={words::WAYS.in_lang(lang)}>
                    for (address, name, why) in ways() {
                        <li>
                            <Link to={address}>{ name.in_lang(lang) }</Link>
                            { " " }
                            <span>{ why.in_lang(lang) }</span>
                        </li>
                    }
                </ul>
            </div>
        </article>
    }
}

fn ways() -> [(Address, Phrase, Phrase); 4] {
    [
        (
            to(Route::Solve, &[("n", 8)]),
            words::BY_HAND,
            words::BY_HAND_WHY,
        ),
        (to(Route::Learn, &[]), words::LEARN, words::LEARN_WHY),
        (to(Route::Write, &[]), words::WRITE, words::WRITE_WHY),
        (
            to(Route::Count, &[("n", 18)]),
            words::COUNT,
            words::COUNT_WHY,
        ),
    ]
}

fn to(route: Route, numbers: &[(&'static str, u8)]) -> Address {
    let numbers = numbers.iter();
    numbers.fold(Address::of(route), |to, (key, number)| to.with(key, number))
}
