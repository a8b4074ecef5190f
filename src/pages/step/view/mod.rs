//! The stepping page on the screen.

mod details;
mod figure;

use std::rc::Rc;

use details::{Detail, detail, slides};
use figure::figure;
use yew::prelude::*;

use super::{
    Mode, StepAction, StepPage, StepSource, StepperAction,
    words::{self, event_title},
};
use crate::{
    browser::{document, focus},
    draw::{
        LineSum, SearchEvent,
        view::{
            access::LiveRegion,
            buttons::CopyText,
            choice::choice,
            code_lines::code_lines,
            hooks::{use_after_render, use_wake_lock},
            html,
            link::Link,
            player::{Ticker, held_button, play_button, player_ticker, stepper_root},
            sum::SumProps,
        },
        words as drawn,
    },
    player::{Move, Sequence},
    question::AnswerAction,
    site::{Address, PageContext, PageView, Route},
    text::{
        CodeLanguage, Lang, narrate,
        words::{self as shared, BETWEEN_SENTENCES},
    },
};
impl PageView for StepPage {
    fn view(self: &Rc<Self>, view: &PageContext<StepAction>) -> Html {
        match self.mode {
            Mode::Explore | Mode::Predict | Mode::Present => explore(self, view),
            Mode::Embed => detail(Detail::Embed, self, view),
            Mode::Sheet => detail(Detail::Sheet, self, view),
            Mode::Slides => slides(self, view),
        }
    }

    /// The timers of the steppers, and the gathering of solutions.
    fn effects(self: &Rc<Self>, view: &PageContext<StepAction>) -> Html {
        let first = view.send.reform(StepAction::player);
        let second = view
            .send
            .reform(|action| StepAction::Second(StepperAction::Player(action)));
        let gathers = view.is_open && self.is_gathering();
        html! {
            <>
                { player_ticker(&self.stepper, &first) }
                if let Some(compared) = &self.second {
                    { player_ticker(&compared.stepper, &second) }
                }
                <Ticker ms={gathers.then_some(0)} on_beat={view.send.reform(|()| StepAction::Gather)} />
            </>
        }
    }
}

/// The page while the reader explores, predicts or presents.
fn explore(page: &Rc<StepPage>, view: &PageContext<StepAction>) -> Html {
    let (preferences, lang) = (view.preferences, view.lang());
    let word = page.prediction.word();
    let asked = word.map(|word| (word, detail(Detail::Field, page, view)));
    let presents = page.mode == Mode::Present;
    let beside = (!presents).then(|| listing(page, view));
    // The dock comes first, so that the keyboard reaches the moves before the squares.
    let inside = html! {
        <>
            <h1 class="unseen">{ shared::STEPPER.in_lang(lang) }</h1>
            { dock(page, view) }
            <div class="first-screen">
                { saying(page, view) }
                { figure(&page.stepper, Some((sum(page, view), beside.unwrap_or_default())), asked, preferences, &view.send) }
            </div>
            if presents {
                { leave_button(view) }
            } else {
                <div class="below">{ detail(Detail::Below, page, view) }</div>
            }
            { moved_focus(page) }
        </>
    };
    let class = match page.mode {
        Mode::Present => "stepper presented",
        Mode::Predict => "stepper predicting",
        Mode::Explore | Mode::Embed | Mode::Sheet | Mode::Slides => "stepper",
    };
    stepper_root(&page.stepper, class, preferences, inside)
}

/// The sum of the line just run, or the solutions found so far; while a word is asked for, the words of the line to
/// come, and while the way on is, its choices.
pub(super) fn sum(page: &Rc<StepPage>, view: &PageContext<StepAction>) -> SumProps {
    let stepper = &page.stepper;
    let order = view.preferences.order;
    let question = page.prediction.question.as_deref();
    let (sum, instead) = match question.map(|question| (question, question.source)) {
        Some((_, StepSource::Way(_))) => (None, Some(Detail::Field)),
        Some((question, StepSource::Word(_))) => {
            let sum = LineSum::of(&question.next(), order);
            (sum.map(LineSum::left_open), None)
        }
        None if page.shows_strip() => (None, Some(Detail::Found)),
        None => (LineSum::of(stepper.machine(), order), None),
    };
    let instead = instead.map(|instead| detail(instead, page, view));
    SumProps {
        sum,
        instead: instead.unwrap_or_default(),
        size: stepper.size(),
        order,
        moving: !stepper.is_quick() && !view.preferences.still,
        spot: None,
        lang: view.lang(),
    }
}

fn leave_button(view: &PageContext<StepAction>) -> Html {
    let onclick = view.send.reform(|_| StepAction::Enter(Mode::Explore));
    html! {
        <button type="button" class="quiet leave" data-action="leave" {onclick}>
            { words::LEAVE.in_lang(view.lang()) }
        </button>
    }
}

/// The dock at the foot of the window. The projector's view has the moves alone.
fn dock(page: &Rc<StepPage>, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let send = view.send.reform(StepAction::player);
    let question = page.prediction.question.as_ref();
    let presents = page.mode == Mode::Present;
    let is_last = page.has_predicted() || page.stepper.sequence.is_finished();
    html! {
        <div class="dock" data-dock="" role="group" aria-label={shared::CONTROLS.in_lang(lang)}>
            if !presents {
                { detail(Detail::Timeline, page, view) }
            }
            <div class="dock-row">
                <div class="moves" data-asking={question.is_some().then_some("")}>
                    { held_button("back", shared::BACK, Move::Back, page.stepper.step() == 0, lang, &send) }
                    if question.is_some() {
                        { answer_buttons(view) }
                    } else {
                        { play_button(&page.stepper, lang, &send) }
                        { held_button("next", shared::NEXT, Move::Next, is_last, lang, &send) }
                    }
                </div>
                if !presents {
                    <div class="chosen">{ detail(Detail::Ways, page, view) }</div>
                    <div class="more" id="more" popover="auto">
                        { detail(Detail::Choices, page, view) }
                    </div>
                    // What is needed more rarely opens over the page, by the browser's own popover.
                    <button
                        type="button"
                        class="more-button"
                        data-action="more"
                        aria-label={shared::MORE.in_lang(lang)}
                        popovertarget="more"
                    />
                }
            </div>
        </div>
    }
}

/// The buttons of a question. Check stands where Next was.
fn answer_buttons(view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let button = |name: &'static str, label: &'static str, action: AnswerAction| {
        let onclick = view
            .send
            .reform(move |_| StepAction::Question(action.clone()));
        html! {
            <button
                key={name}
                type="button"
                class="main"
                data-action={name}
                {onclick}
            >
                { label }
            </button>
        }
    };
    html! {
        <>
            { button("reveal", shared::REVEAL.in_lang(lang), AnswerAction::Reveal) }
            { button("check", shared::CHECK.in_lang(lang), AnswerAction::Check) }
        </>
    }
}

/// The loop's code, the line just run and the line to come marked; not while the latter is asked for.
fn listing(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let (machine, size) = (page.stepper.machine(), page.stepper.size());
    let upcoming = machine.upcoming().filter(|_| !page.hides_next_line());
    let phases = (machine.phase(), upcoming);
    let language = choice(
        ("code", drawn::CODE.in_lang(lang)),
        CodeLanguage::ALL,
        page.code,
        |code| (code.name(), code.phrase().in_lang(lang)),
        view.send.reform(StepAction::Code),
    );
    let on_line = view.send.reform(StepAction::RunToLine);
    html! {
        <section class="listing">
            <div class="listing-head">
                <h2 id="listing-title">{ shared::LISTING.in_lang(lang) }</h2>
                { language }
                if let Some(program) = page.code.loop_for(size) {
                    <CopyText text={program} about="listing-title" {lang} />
                }
            </div>
            { code_lines(page.code.loop_lines(size), page.code, phases, "listing-title", Some(&on_line), lang) }
        </section>
    }
}

/// The sentence of the step under the name of its event; while something is asked, the question and
/// what the last check said.
pub(super) fn saying(page: &Rc<StepPage>, view: &PageContext<StepAction>) -> Html {
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
            if question.is_some() {
                { detail(Detail::Verdict, page, view) }
            }
            if page.has_predicted() {
                { predicted(page, lang) }
            }
            <LiveRegion {sentence} {told} {lang} />
        </div>
    }
}

/// The ways on from the last step that was to be predicted.
fn predicted(page: &StepPage, lang: Lang) -> Html {
    let on = Address::of(Route::Step).with("n", page.stepper.size());
    let on = on.with("at", page.stepper.step()).with("predict", 1);
    html! {
        <p>
            { words::PREDICTED.in_lang(lang) }
            { BETWEEN_SENTENCES.in_lang(lang) }
            <Link to={Address::of(Route::Learn)}>{ words::TO_LESSONS.in_lang(lang) }</Link>
            { " " }
            <Link to={on}>{ words::PREDICT_ON.in_lang(lang) }</Link>
        </p>
    }
}

fn moved_focus(page: &StepPage) -> Html {
    let question = page.prediction.question.as_deref();
    let is_of_word = page.prediction.word().is_some();
    html! {
        <MovedFocus
            asked={question.map(|question| (question.step(), is_of_word))}
            n_checks={question.map_or(0, |question| question.attempt.n_checks)}
            presents={page.mode == Mode::Present}
        />
    }
}

#[derive(Clone, Default, PartialEq, Properties)]
struct MovedFocusProps {
    /// The step that is asked about, and whether its word is: the way on is asked before.
    asked: Option<(u64, bool)>,
    /// How often the answer was checked.
    n_checks: u64,
    /// True in the projector's view.
    presents: bool,
}

impl MovedFocusProps {
    /// Where the focus moves, given the properties of the render before.
    fn target_after(&self, before: &Self) -> Option<FocusTarget> {
        if self.asked != before.asked {
            return Some(
                self.asked
                    .map_or(FocusTarget::OnFromAnswer, |_| FocusTarget::ToAnswer),
            );
        }
        (before.presents && !self.presents).then_some(FocusTarget::OutOfPresenting)
    }
}

enum FocusTarget {
    /// To the bits or the choices that are asked for.
    ToAnswer,
    /// On to Next, when they are gone.
    OnFromAnswer,
    /// Back to the button that opens what leads to the projector's view.
    OutOfPresenting,
}

/// Moves the focus as [`FocusTarget`] says, scrolls to the question, and keeps a projector's screen awake. Draws nothing.
#[component]
fn MovedFocus(props: &MovedFocusProps) -> Html {
    use_wake_lock(props.presents);
    let before = use_mut_ref(MovedFocusProps::default);
    let target = props.target_after(&before.replace(props.clone()));
    use_after_render(target, |target| match target {
        FocusTarget::ToAnswer => {
            focus::once_drawn("[data-asked] button[tabindex='0']", focus::on);
        }
        // Another element that has the focus keeps it.
        FocusTarget::OnFromAnswer => focus::unless_somewhere("[data-action=next]"),
        FocusTarget::OutOfPresenting => {
            focus::in_place("[data-action=more]");
        }
    });
    // On a phone the sentence that asks, and what a check says, stand above the board.
    use_effect_with((props.asked, props.n_checks), |(asked, _)| {
        if asked.is_some() {
            document::scroll_to(".saying");
        }
    });
    html! {}
}
