//! The lists of the quarters, and the halves that are made of them.

use yew::prelude::*;

use crate::{
    draw::view::{drawing::part_board, html},
    pages::learn::{Coordinates, Half, JoinPicture, Quarter, words::join as words},
    text::{Lang, Phrase},
};

/// The four quarters as they lie on the board.
pub(super) fn quarters(picture: &JoinPicture, lang: Lang) -> Html {
    let [north_east, south_east, north_west, south_west] = &picture.quarters;
    html! {
        <div class="quarters">
            { for [north_west, north_east, south_west, south_east].map(|of| quarter(of, lang)) }
        </div>
    }
}

fn quarter(of: &Quarter, lang: Lang) -> Html {
    let origin = of.corner.origin();
    let heading = words::quarter(of.corner, &of.rows, of.ways.len());
    html! {
        <div class="quarter" data-quarter={of.corner.name()} data-ways={of.ways.len().to_string()}>
            <h3>{ heading.in_lang(lang).to_owned() }</h3>
            <ul class="parts">
                for way in &of.ways {
                    <li>
                        { part_board(4, 4, within(&way.queens, origin)) }
                        <code>{ way.columns() }</code>
                    </li>
                }
            </ul>
        </div>
    }
}

/// Squares of the board, counted from a corner of a part of it.
fn within(queens: &[Coordinates], (top, west): Coordinates) -> impl Iterator<Item = Coordinates> {
    let queens = queens.iter();
    queens.map(move |(row, column)| (row - top, column - west))
}

/// The pairs of quarters, east and west, those that survive and those that do not.
pub(super) fn halves(picture: &JoinPicture, lang: Lang) -> Html {
    let planes = picture.planes.iter().rev();
    let signs: Vec<String> = planes.map(words::sign).collect();
    html! {
        <>
            <p>{ words::order_of_bits(&signs).in_lang(lang).to_owned() }</p>
            { side(picture, words::EAST, &picture.east, 4, lang) }
            { side(picture, words::WEST, &picture.west, 0, lang) }
        </>
    }
}

fn side(picture: &JoinPicture, name: Phrase, pairs: &[Half], west: u8, lang: Lang) -> Html {
    let n_halves = pairs.iter().filter(|half| half.fits()).count();
    let heading = words::surviving(name, pairs.len(), n_halves);
    html! {
        <>
            <h3>{ heading.in_lang(lang).to_owned() }</h3>
            <ul class="parts">
                for half in pairs {
                    <li data-fits={half.fits().to_string()}>
                        { part_board(4, 8, within(&half.queens, (0, west))) }
                        { stacked(half, picture.planes.len(), lang) }
                        { fate(picture, half, lang) }
                    </li>
                }
            </ul>
        </>
    }
}

/// The words of both quarters and their AND, the highest bit left. The sentence beside them says what they show.
fn stacked(half: &Half, n_bits: usize, lang: Lang) -> Html {
    let [north, south] = half.words;
    let row = |name: &'static str, word: u32| {
        html! {
            <div data-word={word.to_string()}>
                <span>{ name }</span>
                for power in (0..n_bits).rev() {
                    <b data-on={(word >> power & 1 == 1).then_some("")}>{ word >> power & 1 }</b>
                }
            </div>
        }
    };
    html! {
        <div class="pair-words" aria-hidden="true">
            { row(words::NORTH.in_lang(lang), north) }
            { row(words::SOUTH.in_lang(lang), south) }
            { row(words::AND.in_lang(lang), half.shared()) }
        </div>
    }
}

fn fate(picture: &JoinPicture, half: &Half, lang: Lang) -> Html {
    let shared = picture.planes.iter();
    let shared = shared.filter(|plane| half.shared() >> plane.bit & 1 == 1);
    let shared = shared.map(words::sign).collect::<Vec<_>>().join(" ");
    let label = words::fate(half, &shared).in_lang(lang).to_owned();
    html! {
        <span role="img" aria-label={label}>
            if half.fits() {
                { "✓" }
            } else {
                { "✕ " }{ shared }
            }
        </span>
    }
}
