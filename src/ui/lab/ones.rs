//! Counting ones, by the loop and by halves.

use yew::prelude::*;

use super::LabPartProps;
use crate::{
    text::{lab::turn, lab_labels as labels},
    ui::{prose::prose, stacked::Stacked},
};

/// Counting the ones of x, by the loop and by halves.
#[component]
pub fn Ones(props: &LabPartProps) -> Html {
    let (lang, lab) = (props.lang, &props.lab);
    html! {
        <section class="lab-part" aria-labelledby="lab-ones" data-part-of="ones">
            <h2 id="lab-ones">{ labels::ONES.in_lang(lang) }</h2>
            <div class="side-by-side">
                <div data-counted-by="loop">
                    <h3>{ labels::BY_LOOP.in_lang(lang) }</h3>
                    <p class="meaning">{ prose(labels::BY_LOOP_WHY.in_lang(lang)) }</p>
                    <p class="result">{ lab.turns_say.in_lang(lang) }</p>
                    for (index, stack) in lab.turns.iter().enumerate() {
                        <h4>{ turn(index + 1).in_lang(lang).to_owned() }</h4>
                        <Stacked stack={stack.clone()} view={lab.view} {lang} />
                    }
                </div>
                <div data-counted-by="halves">
                    <h3>{ labels::BY_HALVES.in_lang(lang) }</h3>
                    <p class="meaning">{ labels::BY_HALVES_WHY.in_lang(lang) }</p>
                    <p class="result">{ lab.halves_say.in_lang(lang) }</p>
                    for (index, (stack, says)) in lab.halves.iter().enumerate() {
                        <h4>{ turn(index + 1).in_lang(lang).to_owned() }</h4>
                        <Stacked stack={stack.clone()} {lang} />
                        <p>{ says.in_lang(lang) }</p>
                    }
                </div>
            </div>
        </section>
    }
}
