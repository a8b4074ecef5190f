//! N = 8 beside N = 16, and the times of this machine.

use yew::prelude::*;

use crate::{
    draw::view::{html, link::Link},
    pages::learn::{JoinTotals, LastCount, view::links, words::join as words},
    site::Route,
    text::{Lang, Phrase, grouped, words as shared},
};

/// The lists of both boards, and what N = 16 has taken here.
pub(in crate::pages::learn::view::details) fn work(counted: Option<LastCount>, lang: Lang) -> Html {
    let both = [JoinTotals::EIGHT, JoinTotals::SIXTEEN];
    let row = |name: Phrase, of: fn(&JoinTotals) -> u64| {
        html! {
            <tr>
                <th scope="row">{ name.in_lang(lang) }</th>
                { for both.iter().map(|work| html! { <td>{ grouped(of(work)) }</td> }) }
            </tr>
        }
    };
    let here = counted.map_or_else(|| words::NOT_COUNTED.into(), words::counted_here);
    html! {
        <div class="join-step" data-work={counted.map_or("none", |_| "counted")}>
            <table class="work">
                <thead>
                    <tr>
                        <td />
                        { for both.iter().map(|work| html! { <th scope="col">{ format!("N = {}", work.side) }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { row(words::ROW_SETS, |work| work.row_sets) }
                    { row(words::EAST_HALVES, |work| work.patterns) }
                    { row(words::WEST_HALVES, |work| work.items) }
                    { row(words::PAIRS, |work| work.pairs) }
                    { row(words::ROUNDS, |work| work.rounds) }
                    { row(shared::SOLUTIONS, |work| work.solutions) }
                </tbody>
            </table>
            <p>{ words::recorded().in_lang(lang).to_owned() }</p>
            <p class="result">
                { here.in_lang(lang).to_owned() }
                if counted.is_none() {
                    { " " }
                    <Link to={links::onward(Route::Count, [("n", "16")])}>{ words::COUNT_16.in_lang(lang) }</Link>
                }
            </p>
        </div>
    }
}
