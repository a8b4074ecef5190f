//! The five boxes with their questions.

use yew::prelude::*;

use crate::{
    pages::learn::{LearnPage, N_BOXES, words::review as words},
    text::Lang,
};

/// Each box: its name, its questions, and after how many days it asks again.
pub(super) fn boxes(page: &LearnPage, lang: Lang) -> Html {
    html! {
        <section>
            <h2>{ words::BOXES.in_lang(lang) }</h2>
            <ol class="boxes" role="list">
                for number in 1..=N_BOXES {
                    <li data-box={number.to_string()} data-count={page.review.boxes.count(number).to_string()}>
                        <b>{ words::box_name(number).in_lang(lang).to_owned() }</b>
                        <span>{ words::questions(page.review.boxes.count(number)).in_lang(lang).to_owned() }</span>
                        <span class="meaning">{ words::after(1 << (number - 1)).in_lang(lang).to_owned() }</span>
                    </li>
                }
            </ol>
            <p>{ words::KNOWN_WHY.in_lang(lang) }</p>
        </section>
    }
}
