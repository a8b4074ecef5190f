//! The race as elements, and the clock that moves it.

use std::{cell::Cell, rc::Rc};

use yew::{platform::spawn_local, prelude::*};

use super::boards::small_board;
use crate::{
    browser::clock,
    draw::view::{
        buttons::{ButtonKind, button},
        html,
        link::Link,
    },
    pages::ladder::{
        Lane, Race,
        words::{method_title, race as words},
    },
    site::{Address, Route},
    text::{self, Lang, Sentence, fixed, grouped},
};

/// The rest before the first race: the page is there before something on it moves.
const REST_MS: i32 = 1_000;

/// Whether what was begun still goes on.
type GoesOn = Rc<Cell<bool>>;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RaceProps {
    pub(super) lang: Lang,
    /// True if nothing moves by itself.
    pub(super) still: bool,
}

/// The race: over in the document and where nothing moves, and on a first visit run once by itself.
#[component]
pub(super) fn RaceView(props: &RaceProps) -> Html {
    let RaceProps { lang, still } = *props;
    let race = use_state(|| Race::at(Race::length()));
    let running = use_state_eq(|| false);
    let current = use_mut_ref(GoesOn::default);
    let stop = {
        let (current, running) = (Rc::clone(&current), running.setter());
        move || {
            current.borrow().set(false);
            running.set(false);
        }
    };
    let run = {
        let (current, race, running) = (Rc::clone(&current), race.setter(), running.setter());
        move || {
            let goes_on = GoesOn::new(Cell::new(true));
            current.replace(Rc::clone(&goes_on)).set(false);
            running.set(true);
            let (race, running) = (race.clone(), running.clone());
            spawn_local(async move {
                if run_through(&race, &goes_on).await {
                    running.set(false);
                }
            });
        }
    };
    {
        let run = run.clone();
        use_effect_with((), move |()| {
            let is_shown = GoesOn::new(Cell::new(!still && is_first_visit()));
            {
                let (is_shown, current) = (Rc::clone(&is_shown), Rc::clone(&current));
                spawn_local(async move {
                    clock::passed(REST_MS).await;
                    if is_shown.get() && !current.borrow().get() {
                        run();
                    }
                });
            }
            move || {
                is_shown.set(false);
                current.borrow().set(false);
            }
        });
    }
    let is_running = *running;
    let press = Callback::from(move |_: MouseEvent| if is_running { stop() } else { run() });
    let (state, label) = match (is_running, race.is_over) {
        (true, _) => ("running", words::STOP),
        (false, true) => ("over", words::RUN),
        (false, false) => ("stopped", words::RUN),
    };
    html! {
        <section class="race" aria-labelledby="race-title" data-race={state}>
            <h2 id="race-title">{ words::TITLE.in_lang(lang) }</h2>
            <div class="lanes">
                for lane in &race.lanes {
                    { lane_of(lane, lang) }
                }
            </div>
            <div class="race-foot">
                { button(ButtonKind::Plain, "race", label.in_lang(lang), press) }
                <p>{ words::slowed().in_lang(lang).to_owned() }</p>
            </div>
        </section>
    }
}

/// Tells whether the race has not been seen since the program began.
fn is_first_visit() -> bool {
    thread_local! {
        static SEEN: Cell<bool> = const { Cell::new(false) };
    }
    !SEEN.replace(true)
}

/// Draws the race frame by frame while it may go on. Tells whether it came to its end.
async fn run_through(race: &UseStateSetter<Race>, goes_on: &Cell<bool>) -> bool {
    let begun = clock::now();
    while goes_on.get() {
        #[expect(clippy::cast_precision_loss, reason = "it is over after some seconds")]
        let now = Race::at((clock::now() - begun) as f64);
        let is_over = now.is_over;
        race.set(now);
        if is_over {
            return true;
        }
        clock::next_frame().await;
    }
    false
}

/// Draws a lane: its method, its board where it has one, its figures, and its time so far as a bar.
fn lane_of(lane: &Lane, lang: Lang) -> Html {
    let to = Address::below(Route::Ladder, lane.method.name());
    html! {
        <div class="lane" data-lane={lane.method.name()}>
            <p class="lane-name"><Link {to}>{ method_title(lane.method).in_lang(lang) }</Link></p>
            if let Some(search) = &lane.search {
                { small_board(&search.queens) }
            } else {
                <p class="lane-why">{ words::BY_FAST.in_lang(lang) }</p>
            }
            <dl class="counters">{ figures(lane, lang) }</dl>
            <svg class="lane-time" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect class="whole" width="100" height="4" />
                <rect class="passed" width={fixed(100.0 * lane.of_longest(), 1)} height="4" />
            </svg>
        </div>
    }
}

fn figures(lane: &Lane, lang: Lang) -> Html {
    let [placements, operations, time] = words::figures();
    html! {
        <>
            if let Some(search) = &lane.search {
                { figure(&placements, grouped(search.placements), lang) }
                { figure(&operations, grouped(search.operations), lang) }
            }
            { figure(&time, text::time(lane.millis()).into_lang(lang), lang) }
        </>
    }
}

fn figure(name: &Sentence, value: String, lang: Lang) -> Html {
    html! {
        <div>
            <dt>{ name.in_lang(lang).to_owned() }</dt>
            <dd>{ value }</dd>
        </div>
    }
}
