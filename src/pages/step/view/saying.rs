//! What is said of a step: the event, the sentence, and for a screen reader what it was told.

use yew::prelude::*;

use super::details::{Detail, detail, told};
use crate::{
    draw::{
        SearchEvent,
        view::{html, live_region::LiveRegion},
    },
    pages::step::{OpenQuestion, StepAction, StepPage, words::event_title},
    question::words::check_result,
    site::PageContext,
    text::narrate,
};

/// The sentence of the step under the name of its event; while something is asked, the question and
/// what the last check said.
pub(super) fn saying(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    let machine = page.stepper.machine();
    let question = page.prediction.question.as_ref();
    let mut sentence = match question {
        Some(OpenQuestion::Branch(_)) => told(page, view),
        Some(OpenQuestion::Word(word)) => word.prompt(),
        None => narrate(machine, order),
    };
    if let Some((_, n_bits)) = page.prediction.right {
        sentence = check_result(n_bits.into(), 0).and(&sentence);
    }
    let event = SearchEvent::of(machine).filter(|_| question.is_none());
    let mut told = page.stepper.announcer.last().cloned();
    // The words of the way on come with the part that draws it.
    let asks_way = page.prediction.branch().is_some();
    if let Some(told) = told.as_mut().filter(|_| asks_way) {
        told.sentence = sentence.clone();
    }
    html! {
        <div class="saying" data-says={event.map(SearchEvent::name)}>
            if !asks_way {
                // Behind the name of an event the words begin elsewhere.
                <p class="sentence" aria-hidden="true" key={event.map_or("", SearchEvent::name)}>
                    if let Some(event) = event {
                        <strong class="event">{ event_title(event, machine.counters()).into_lang(lang) }</strong>
                        { " " }
                    }
                    { sentence.in_lang(lang) }
                </p>
            }
            if page.opens_midway() {
                { detail(Detail::Midway, page, view) }
            }
            if question.is_some() {
                { detail(Detail::Verdict, page, view) }
            }
            <LiveRegion {sentence} {told} {lang} />
        </div>
    }
}
