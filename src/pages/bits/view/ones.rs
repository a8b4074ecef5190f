//! Counting ones, by the loop and by halves.

use yew::prelude::*;

use crate::{
    draw::{
        Stack,
        view::{html, prose::prose, stacked::stacked},
    },
    pages::bits::{LabAction, LabPage, halves, turns, words},
    site::PageContext,
};
use bitqueens_core::bits::View;

pub(super) fn ones(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let turns: Vec<Stack> = turns(lab.x).collect();
    let halves = halves(lab.x);
    let count = turns.len();
    html! {
        <section class="lab-part" aria-labelledby="lab-ones" data-part-of="ones">
            <h2 id="lab-ones">{ words::ONES.in_lang(lang) }</h2>
            <div class="side-by-side">
                <div data-counted-by="loop">
                    <h3>{ words::BY_LOOP.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(words::BY_LOOP_WHY.in_lang(lang)) }</p>
                    <p class="result">{ words::ones(count, count).in_lang(lang) }</p>
                    for (number, stack) in (1..).zip(&turns) {
                        <h4>{ words::turn(number).in_lang(lang) }</h4>
                        { stacked(stack, lab.view, lang) }
                    }
                </div>
                <div data-counted-by="halves">
                    <h3>{ words::BY_HALVES.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(words::BY_HALVES_WHY.in_lang(lang)) }</p>
                    <p class="result">{ words::ones(count, halves.len()).in_lang(lang) }</p>
                    for (number, (stack, counts)) in (1..).zip(&halves) {
                        <h4>{ words::turn(number).in_lang(lang) }</h4>
                        { stacked(stack, View::Unsigned, lang) }
                        <p>{ counts.in_lang(lang) }</p>
                    }
                </div>
            </div>
        </section>
    }
}
