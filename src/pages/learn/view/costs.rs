//! Three numbers of queens as squares of that area.

use yew::prelude::*;

use crate::{
    draw::view::html,
    pages::learn::{Costs, words::figures as words},
    text::{Lang, grouped},
};
use bitqueens_core::solver::Size;

/// The squares one inside the other, and beside them what each stands for.
pub(super) fn costs(size: Size, lang: Lang) -> Html {
    let costs = Costs::of(size).all();
    html! {
        <div class="costs-figure">
            { drawing(size) }
            <ol class="costs">
                for (place, (cost, name)) in costs.into_iter().zip(words::COSTS).enumerate() {
                    <li data-cost={place.to_string()}>
                        <span class="swatch" aria-hidden="true" />
                        <b>{ grouped(cost) }</b>
                        { " " }
                        <span class="meaning">{ name.in_lang(lang) }</span>
                    </li>
                }
            </ol>
        </div>
    }
}

/// The squares: their areas are as the numbers, and the words beside them say the same.
pub(super) fn drawing(size: Size) -> Html {
    let costs = Costs::of(size).all();
    let side = costs[0].isqrt();
    html! {
        <svg class="cost-squares" viewBox={format!("0 0 {side} {side}")} aria-hidden="true" focusable="false">
            for (place, cost) in costs.into_iter().enumerate() {
                <rect
                    data-cost={place.to_string()}
                    x="0"
                    y={(side - cost.isqrt()).to_string()}
                    width={cost.isqrt().to_string()}
                    height={cost.isqrt().to_string()}
                />
            }
        </svg>
    }
}
