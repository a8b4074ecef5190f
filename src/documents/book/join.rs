//! The figures of the fast count: the row set that the site's figure opens with.

use super::{
    figure::{Drawn, small},
    markup::{escaped, prose, table},
};
use crate::{
    course::JoinStep,
    draw::Sketch,
    pages::lesson::{Half, JoinChoice, JoinPicture, JoinTotals, words::join as words},
    text::{Lang, grouped, words as shared},
};

/// A step in words, and what is drawn below them.
pub(super) fn step(step: JoinStep, lang: Lang) -> (String, Vec<Drawn>) {
    let [heading, why] = words::step(step).map(|phrase| phrase.in_lang(lang));
    let head = format!("<h2>{}</h2><p>{}</p>", escaped(heading), prose(why));
    let picture = JoinPicture::of(JoinChoice::default()).expect("the figure's own row set");
    let paragraph = |text: &str| format!("<p>{}</p>", prose(text));
    match step {
        JoinStep::Rows => {
            let set = &picture.sets[picture.chosen];
            let east: Vec<u8> = (0..8).filter(|row| set.set.east >> row & 1 == 1).collect();
            let chosen = words::row_set(&east, set.solutions);
            let sum = words::sum_of_sets(picture.sets.len(), picture.total());
            let text = [chosen.in_lang(lang), sum.in_lang(lang)].map(paragraph);
            let halves = (0..8).map(|row| (row, u8::from(east.contains(&row))));
            let sketch = Sketch::of_queens(2, 8, halves.collect());
            let name = JoinChoice::digits(set.set.east);
            (head + &text.concat(), vec![small(&[(sketch, name)])])
        }
        JoinStep::Quarters => {
            let [north_east, south_east, north_west, south_west] = &picture.quarters;
            let all = [north_west, north_east, south_west, south_east];
            let drawn = all.map(|quarter| {
                let (top, west) = quarter.corner.origin();
                let heading = words::quarter(quarter.corner, &quarter.rows, quarter.ways.len());
                let ways = quarter.ways.iter().map(|way| {
                    let queens = way.queens.iter();
                    let queens = queens.map(|(row, column)| (row - top, column - west));
                    (Sketch::of_queens(4, 4, queens.collect()), way.columns())
                });
                let ways: Vec<_> = ways.collect();
                [
                    Drawn::Text(format!("<h3>{}</h3>", escaped(heading.in_lang(lang)))),
                    small(&ways),
                ]
            });
            (head, drawn.into_iter().flatten().collect())
        }
        JoinStep::Halves => {
            let signs = picture.planes.iter().rev().map(words::sign);
            let signs: Vec<_> = signs.collect();
            let order = words::order_of_bits(&signs);
            let sides = [
                (words::EAST, &picture.east, 4),
                (words::WEST, &picture.west, 0),
            ];
            let drawn = sides.map(|(name, pairs, west)| {
                let n_halves = pairs.iter().filter(|half| half.fits()).count();
                let heading = words::surviving(name, pairs.len(), n_halves);
                let pairs: Vec<_> = pairs
                    .iter()
                    .map(|half| {
                        (
                            sketch(half, west),
                            ["✕", "✓"][usize::from(half.fits())].into(),
                        )
                    })
                    .collect();
                [
                    Drawn::Text(format!("<h3>{}</h3>", escaped(heading.in_lang(lang)))),
                    small(&pairs),
                ]
            });
            let head = head + &paragraph(order.in_lang(lang));
            (head, drawn.into_iter().flatten().collect())
        }
        JoinStep::Match => (head + &matching(&picture, lang), Vec::new()),
    }
}

fn sketch(half: &Half, west: u8) -> Sketch {
    let queens = half.queens.iter();
    let queens = queens.map(|(row, column)| (*row, column - west));
    Sketch::of_queens(4, 8, queens.collect())
}

/// The table of planes of the chosen western half, and what is found.
fn matching(picture: &JoinPicture, lang: Lang) -> String {
    let bit = |on: &bool| if *on { "1" } else { "0" }.to_owned();
    let east = (1..=picture.patterns().count()).map(|number| words::half(words::EAST, number));
    let west = words::half(words::WEST, picture.item + 1);
    let heads = [words::DIAGONAL.into(), west].into_iter().chain(east);
    let heads: Vec<_> = heads.map(|head| escaped(head.in_lang(lang))).collect();
    let planes = picture.planes.iter().map(|plane| {
        let bits = std::iter::once(&plane.asked).chain(&plane.free).map(bit);
        std::iter::once(words::sign(plane)).chain(bits).collect()
    });
    let fits = picture.fits();
    let last = [words::AND.in_lang(lang).to_owned(), String::new()];
    let last = last.into_iter().chain(fits.iter().map(bit)).collect();
    let n_fitting = picture
        .items()
        .nth(picture.item)
        .map(|item| picture.n_fitting(item));
    let fitting = words::fitting(picture.item + 1, n_fitting.unwrap_or(0));
    let joined = &picture.joined;
    let weighted = words::weighted(joined.found, joined.set.weights, joined.solutions());
    let said = [
        fitting.in_lang(lang),
        weighted.in_lang(lang),
        words::WEIGHTS_WHY.in_lang(lang),
    ];
    let said = said.map(|said| format!("<p>{}</p>", prose(said)));
    table(&heads, planes.chain([last])) + &said.concat()
}

/// The lists of N = 8 beside those of N = 16.
pub(super) fn work(lang: Lang) -> String {
    let both = [JoinTotals::EIGHT, JoinTotals::SIXTEEN];
    let rows = [
        (words::ROW_SETS, both.map(|work| work.row_sets)),
        (words::EAST_HALVES, both.map(|work| work.patterns)),
        (words::WEST_HALVES, both.map(|work| work.items)),
        (words::PAIRS, both.map(|work| work.pairs)),
        (words::ROUNDS, both.map(|work| work.rounds)),
        (shared::SOLUTIONS, both.map(|work| work.solutions)),
    ];
    let heads = both.iter().map(|work| format!("N = {}", work.side));
    let heads: Vec<_> = std::iter::once(String::new()).chain(heads).collect();
    let rows = rows.into_iter().map(|(name, numbers)| {
        let numbers = numbers.into_iter().map(grouped);
        std::iter::once(name.in_lang(lang).to_owned())
            .chain(numbers)
            .collect()
    });
    let recorded = words::recorded();
    format!(
        "{}<p>{}</p>",
        table(&heads, rows),
        escaped(recorded.in_lang(lang))
    )
}
