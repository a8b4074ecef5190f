//! The choice of a row set and of a western half: radio buttons with a picture each.

use yew::prelude::*;

use crate::{
    draw::view::{drawing::part_board, html},
    pages::learn::{Half, JoinChoice, JoinPicture, RowSetSum, words::join as words},
    text::Lang,
};

/// Every row set, with the solutions it stands for.
pub(super) fn row_sets(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let option = |(set, of): (usize, &RowSetSum)| {
        let east: Vec<u8> = (0..8).filter(|row| of.set.east >> row & 1 == 1).collect();
        // Two columns: west and east.
        let halves = (0..8).map(|row| (row, u8::from(east.contains(&row))));
        let rows = of.set.east;
        let onchange = send.reform(move |_| JoinChoice { rows, item: 0 });
        html! {
            <label class="choice" data-none={(of.solutions == 0).then_some("")}>
                <input
                    type="radio"
                    name="rows"
                    data-action="rows"
                    value={JoinChoice::digits(of.set.east)}
                    aria-label={words::row_set(&east, of.solutions).in_lang(lang).to_owned()}
                    checked={set == picture.chosen}
                    {onchange}
                />
                { part_board(2, 8, halves) }
                <span aria-hidden="true">{ of.solutions }</span>
            </label>
        }
    };
    let sum = words::sum_of_sets(picture.sets.len(), picture.total());
    html! {
        <>
            <div class="choices" role="radiogroup" aria-label={words::CHOOSE_ROWS.in_lang(lang)}>
                { for picture.sets.iter().enumerate().map(option) }
            </div>
            <p class="result">{ sum.in_lang(lang) }</p>
        </>
    }
}

/// The western halves that survive, with the number of eastern halves that fit each.
pub(super) fn items(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let rows = picture.joined.set.east;
    let option = |(item, of): (usize, &Half)| {
        let fitting = picture.n_fitting(of);
        let onchange = send.reform(move |_| JoinChoice { rows, item });
        html! {
            <label class="choice" data-none={(fitting == 0).then_some("")}>
                <input
                    type="radio"
                    name="half"
                    data-action="half"
                    value={(item + 1).to_string()}
                    aria-label={words::item(item + 1, fitting).in_lang(lang).to_owned()}
                    checked={item == picture.item}
                    {onchange}
                />
                { part_board(4, 8, of.queens.iter().copied()) }
                <span aria-hidden="true">{ fitting }</span>
            </label>
        }
    };
    html! {
        <div class="choices halves" role="radiogroup" aria-label={words::WEST.in_lang(lang)}>
            { for picture.items().enumerate().map(option) }
        </div>
    }
}
