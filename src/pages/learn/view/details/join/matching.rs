//! A western half against every eastern one, diagonal by diagonal.

use yew::prelude::*;

use super::choices::items;
use crate::{
    draw::view::{drawing::part_board, html},
    pages::learn::{Half, JoinChoice, JoinPicture, words::join as words},
    text::{Lang, Phrase},
};

/// The choice of a western half, the table of planes, and what is found.
pub(super) fn matching(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let item = picture.items().nth(picture.item);
    let missing = match (picture.patterns().next(), item) {
        (None, _) => Some(words::NO_EAST),
        (_, None) => Some(words::NO_WEST),
        _ => None,
    };
    let (Some(item), None) = (item, missing) else {
        return html! { <p class="result">{ missing.map(|phrase| phrase.in_lang(lang)) }</p> };
    };
    let joined = &picture.joined;
    let fitting = words::fitting(picture.item + 1, picture.n_fitting(item));
    let weighted = words::weighted(joined.found, joined.set.weights, joined.solutions());
    html! {
        <>
            { items(picture, send, lang) }
            { table(picture, item, lang) }
            <p class="result" role="status">{ fitting.in_lang(lang).to_owned() }</p>
            <p class="result">{ weighted.in_lang(lang).to_owned() }</p>
            <p>{ words::WEIGHTS_WHY.in_lang(lang) }</p>
        </>
    }
}

fn table(picture: &JoinPicture, item: &Half, lang: Lang) -> Html {
    let fits = picture.fits();
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={words::MATCH.in_lang(lang)}>
            <table class="planes">
                <thead>
                    <tr>
                        <th scope="col">{ words::DIAGONAL.in_lang(lang) }</th>
                        { head(words::WEST, picture.item + 1, item, 0, lang) }
                        { for (1..).zip(picture.patterns()).map(|(number, half)| head(words::EAST, number, half, 4, lang)) }
                    </tr>
                </thead>
                <tbody>
                    for plane in &picture.planes {
                        <tr data-asked={plane.asked.to_string()}>
                            <th scope="row" aria-label={words::diagonal(plane).in_lang(lang).to_owned()}>
                                { words::sign(plane) }
                            </th>
                            { bit(plane.asked) }
                            { for plane.free.iter().map(|free| bit(*free)) }
                        </tr>
                    }
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">{ words::AND.in_lang(lang) }</th>
                        { for fits.iter().map(|fits| bit(*fits)) }
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

fn head(side: Phrase, number: usize, half: &Half, west: u8, lang: Lang) -> Html {
    let queens = half
        .queens
        .iter()
        .map(move |(row, column)| (*row, column - west));
    html! {
        <th scope="col">
            { part_board(4, 8, queens) }
            { words::half(side, number).in_lang(lang).to_owned() }
        </th>
    }
}

fn bit(on: bool) -> Html {
    html! { <td data-on={on.then_some("")}>{ if on { "1" } else { "0" } }</td> }
}
