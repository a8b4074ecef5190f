//! A class on its way: the place that is shown, the minutes that are left, and the ways back and on. It stands above every
//! page until the class ends.

use gloo_timers::callback::Interval;
use yew::{platform::spawn_local, prelude::*};

use super::plans::{plan_id, to_shown};
use crate::{
    browser::{address_bar, clock, document, focus},
    course::link,
    draw::view::{
        buttons::{ButtonKind, button},
        effect::Effect,
        html,
    },
    pages::teach::{
        ClassAction, ClassPlace, ClassRun, TeachAction, TeachPage, class_places,
        words::teachers as words,
    },
    site::{Address, PageContext},
    text::{Lang, Sentence},
};
use bitqueens_course::TeachersEdition;

/// How often the clock is looked at.
const BEAT_MS: u32 = 1_000;

/// The bar of a class; nothing where the edition has no such plan. Another language's plan has the same places.
pub(super) fn bar(
    run: ClassRun,
    edition: &TeachersEdition,
    page: &TeachPage,
    view: &PageContext<TeachAction>,
) -> Html {
    let lang = view.lang();
    let Some(plan) = run.plan(edition) else {
        return Html::default();
    };
    let places = class_places(plan);
    let last = places.len() - 1;
    let at = run.at.min(last);
    let send = view.send.reform(TeachAction::Class);
    let place = |at: usize| -> (Address, Sentence) {
        let to_plan = || link::to_class(run.number);
        match places[at].0 {
            ClassPlace::Plan => (to_plan(), Sentence::same_in_all(&plan.title)),
            ClassPlace::Ticket => (to_plan(), words::EXIT_TICKET.into()),
            ClassPlace::Shown(to) => {
                to_shown(to, page.course.list()).unwrap_or_else(|| (to_plan(), Sentence::default()))
            }
        }
    };
    let way = |name: &'static str, label: &'static str, to: Option<usize>| {
        let Some(to) = to else {
            return html! { <a data-action={name} aria-disabled="true">{ label }</a> };
        };
        let href = address_bar::whole(&place(to).0.in_language(lang));
        let send = send.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let send = send.clone();
            spawn_local(async move {
                // The link is followed first: then it is that of the next place.
                clock::passed(0).await;
                send.emit(ClassAction::Show(to));
            });
        });
        html! { <a data-action={name} {href} {onclick}>{ label }</a> }
    };
    let id = plan_id(run.number);
    let shown = match places[at].0 {
        ClassPlace::Plan => Some(format!("#{id}")),
        ClassPlace::Ticket => Some(format!("#{id} > h3[data-minutes]")),
        ClassPlace::Shown(_) => None,
    };
    let (number, n_places) = (at + 1, last + 1);
    html! {
        <nav
            class="class-bar"
            aria-label={words::class_on_its_way(run.number).into_lang(lang)}
            data-class={run.number.to_string()}
            data-place={number.to_string()}
        >
            <p>
                <b>{ words::place(number, n_places).into_lang(lang) }</b>
                { " " }
                <span>{ place(at).1.into_lang(lang) }</span>
            </p>
            <Effect of={shown.filter(|_| view.is_open)} run={to_part} />
            <ClassClock {run} until={places[at].1} {lang} send={send.clone()} />
            { way("class-back", words::CLASS_BACK.in_lang(lang), at.checked_sub(1)) }
            { way("class-next", words::CLASS_NEXT.in_lang(lang), (at < last).then_some(at + 1)) }
            { button(ButtonKind::Plain, "class-end", words::CLASS_END.in_lang(lang), send.reform(|_| ClassAction::End)) }
        </nav>
    }
}

/// Shows the part of the plan where the page has opened for it. A reader who comes back is left where they were.
fn to_part(part: AttrValue) {
    spawn_local(async move {
        // The page is scrolled to its top before, and laid out by then.
        clock::next_frame().await;
        if document::is_at_top() {
            focus::at_its_beginning(&part);
        }
    });
}

#[derive(Clone, PartialEq, Properties)]
struct ClassClockProps {
    run: ClassRun,
    /// The minute at which the step of the place is to end.
    until: u16,
    lang: Lang,
    send: Callback<ClassAction>,
}

/// The minutes that are left, once the clock was started.
#[component]
fn ClassClock(props: &ClassClockProps) -> Html {
    let (run, lang) = (props.run, props.lang);
    let redraw = use_force_update();
    use_effect_with(run.since.is_some(), move |is_running| {
        let beat = is_running.then(|| Interval::new(BEAT_MS, move || redraw.force_update()));
        move || drop(beat)
    });
    if run.since.is_none() {
        let start = props.send.reform(|_| ClassAction::Start(clock::date()));
        return button(
            ButtonKind::Main,
            "class-start",
            words::CLASS_START.in_lang(lang),
            start,
        );
    }
    let left = run.minutes_left(props.until, clock::date());
    html! {
        <p role="timer" data-minutes-left={left.to_string()} data-late-by={(left < 0).then_some("")}>
            { words::minutes_left(left).into_lang(lang) }
        </p>
    }
}
