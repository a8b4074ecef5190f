//! What is said of a step: the event, the sentence, and for a screen reader what it was told.

use yew::prelude::*;

use super::details::{Detail, detail};
use crate::{
    draw::{SearchEvent, view::live_region::LiveRegion},
    pages::step::{StepAction, StepPage, sentences::event_title},
    question::words::check_result,
    site::PageContext,
    text::{Sentence, narrate},
};

/// The sentence of the step under the name of its event; while a word is asked for, the question
/// and what the last check said.
pub(super) fn saying(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    let machine = page.stepper.machine();
    let question = page.prediction.question.as_deref();
    let sentence: Sentence = match (question, page.prediction.right) {
        (Some(question), _) => question.prompt(),
        (None, Some((_, n_bits))) => check_result(n_bits.into(), 0).and(&narrate(machine, order)),
        (None, None) => narrate(machine, order),
    };
    let event = SearchEvent::of(machine).filter(|_| question.is_none());
    let told = page.stepper.player.announcer.last().cloned();
    html! {
        <div class="saying" data-says={event.map(SearchEvent::name)}>
            // Behind the name of an event the words begin elsewhere.
            <p class="sentence" aria-hidden="true" key={event.map_or("", SearchEvent::name)}>
                if let Some(event) = event {
                    <strong class="event">{ event_title(event, machine.counters(), lang) }</strong>
                    { " " }
                }
                { sentence.in_lang(lang) }
            </p>
            if question.is_some() {
                { detail(Detail::Verdict, page, view) }
            }
            <LiveRegion {sentence} {told} {lang} />
        </div>
    }
}
