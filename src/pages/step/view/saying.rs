//! What is said of a step: the event, the sentence, and for a screen reader what it was told.

use yew::prelude::*;

use super::details::{Detail, detail};
use crate::{
    draw::{
        SearchEvent,
        view::{access::LiveRegion, html},
    },
    pages::step::{StepAction, StepPage, words::event_title},
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
        Some(question) => question.attempt.question.prompt.clone(),
        None => narrate(machine, order),
    };
    if let Some(right) = &page.prediction.right {
        sentence = right.said.clone().and(&sentence);
    }
    let event = SearchEvent::of(machine).filter(|_| question.is_none());
    let told = page.stepper.announcer.last().cloned();
    html! {
        <div class="saying" data-says={event.map(SearchEvent::name)}>
            // Behind the name of an event the words begin elsewhere.
            <p class="sentence" aria-hidden="true" key={event.map_or("", SearchEvent::name)}>
                if let Some(event) = event {
                    <strong class="event">{ event_title(event, machine.counters()).into_lang(lang) }</strong>
                    { " " }
                }
                { sentence.in_lang(lang) }
            </p>
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
