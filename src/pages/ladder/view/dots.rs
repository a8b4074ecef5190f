//! Each method as a dot: the time that it takes on a logarithmic scale, as recorded and as measured.

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::{html, link::Link},
    pages::ladder::{
        Amount, Branch, Dots, LadderAction, Quantity, RunFigures, RunRecord, RunState, Scale,
        plain_millis,
        words::{
            self, METHOD, NO_FIGURE, form_phrase, method_title,
            runs::{
                self as said, axis_words, gain_words, placements_words, provenance, shown_time,
                underway,
            },
        },
    },
    site::{Address, Route},
    text::{self, Lang, fixed},
};
use bitqueens_core::ladder::Method;

/// Draws the chosen methods on the chosen board, and says where their figures are from.
pub(super) fn dots(dots: &Dots, view: &View) -> Html {
    let lang = view.lang();
    let is_measured = dots.rows().any(|row| row.record.is_some());
    html! {
        <div class="dots" data-dots={dots.size.to_string()}>
            <table aria-labelledby="ladder-title">
                <colgroup>
                    for class in ["name", "placements", "track", "time", "here", "change"] {
                        <col {class} />
                    }
                </colgroup>
                { head(dots, is_measured, lang) }
                for (branch, rows) in &dots.branches {
                    { branch_rows(*branch, rows, dots, view) }
                }
            </table>
            <p class="legend">
                { key("recorded", false, said::RECORDED.in_lang(lang)) }
                { key("recorded", true, said::ESTIMATED.in_lang(lang)) }
                <span>{ said::PAGE_OF_METHOD.in_lang(lang) }</span>
                if is_measured {
                    { key("here", false, said::HERE.in_lang(lang)) }
                }
            </p>
            <p class="too-short">
                if dots.has_too_short() {
                    { said::TOO_SHORT_WHY.in_lang(lang) }
                }
            </p>
            <p class="why">{ provenance(None).in_lang(lang).to_owned() }</p>
        </div>
    }
}

/// Draws a kind of dot with its name.
fn key(class: &'static str, is_estimate: bool, name: &'static str) -> Html {
    html! {
        <span class="key">
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <circle {class} cx="8" cy="8" data-estimate={is_estimate.then_some("")} />
            </svg>
            { name }
        </span>
    }
}

fn head(dots: &Dots, is_measured: bool, lang: Lang) -> Html {
    html! {
        <thead>
            <tr>
                <th scope="col">{ METHOD.in_lang(lang) }</th>
                <th scope="col" class="placements">{ words::NODES.in_lang(lang) }</th>
                <th scope="col" class="track">
                    { axis_words(dots.size).in_lang(lang).to_owned() }
                    { axis(dots.times, lang) }
                </th>
                <th scope="col">{ said::RECORDED.in_lang(lang) }</th>
                <th scope="col" class="here">
                    // Until something is measured the column is empty.
                    <span class={(!is_measured).then_some("unseen")}>{ said::HERE.in_lang(lang) }</span>
                </th>
                <th scope="col" class="change">{ said::CHANGES.in_lang(lang) }</th>
            </tr>
        </thead>
    }
}

/// The most times of which every second one has room on a phone.
const MOST_TIMES: usize = 5;

/// Draws the names along the scale, and over them how far ten times as long is.
fn axis(scale: Scale, lang: Lang) -> Html {
    let tenfold = [1.0e3, 1.0e4].map(|time| percent(scale.place(time)));
    let [from, to] = tenfold.clone();
    html! {
        <svg class="axis" aria-hidden="true" focusable="false">
            { tick_names(scale, "1em", lang) }
            <line class="tenfold" x1={from.clone()} x2={to.clone()} y1="1.9em" y2="1.9em" />
            for x in tenfold {
                <line class="tenfold" x1={x.clone()} x2={x} y1="1.6em" y2="2.2em" />
            }
            <text class="tenfold" x={to} y="2.2em" dx="0.4em">{ said::TIMES_TEN.in_lang(lang) }</text>
        </svg>
    }
}

/// Draws the names along a scale. On a phone each method has its own, of which those without `data-rare` have room.
fn tick_names(scale: Scale, y: &'static str, lang: Lang) -> Html {
    let ticks = scale.time_ticks();
    let apart = if MOST_TIMES < ticks.len() { 3 } else { 2 };
    html! {
        for (place, tick) in ticks.into_iter().enumerate() {
            <text
                class="tick"
                x={percent(scale.place(tick))}
                {y}
                data-first={(tick <= 1.0).then_some("")}
                data-rare={(place % apart != 0).then_some("")}
            >
                { text::time(tick).into_lang(lang) }
            </text>
        }
    }
}

fn branch_rows(branch: Branch, rows: &[RunFigures], dots: &Dots, view: &View) -> Html {
    let lang = view.lang();
    let gain = match branch {
        Branch::Side => Some((None, said::SIDE_BRANCHES.into())),
        branch => dots.gain(branch).map(|gain| {
            let (number, of) = gain_words(gain);
            (Some(number), of)
        }),
    };
    html! {
        <tbody data-branch={branch.name()}>
            for (place, row) in rows.iter().enumerate() {
                <tr
                    key={row.run.method().name()}
                    data-ladder-row={row.run.method().name()}
                    data-n={row.run.size().to_string()}
                    data-form={row.run.form().name()}
                    data-state={row.record.map_or("idle", |record| record.state.name())}
                    data-total={count(row, |record| record.solutions)}
                    data-unique={count(row, RunRecord::unique)}
                    data-nodes={count(row, |record| Some(record.counters?.nodes))}
                    data-leaves={count(row, |record| Some(record.counters?.leaves))}
                    data-elapsed-ms={row.record.and_then(|record| record.nanos).map(plain_millis)}
                >
                    { cells(row, dots.times, view) }
                    if place == 0 {
                        <td class="change" rowspan={rows.len().to_string()} data-gain={gain.as_ref().map(|_| "")}>
                            if let Some((number, of)) = &gain {
                                <p>
                                    if let Some(number) = number {
                                        <strong class="times">{ number.in_lang(lang).to_owned() }</strong>
                                        { " " }
                                    }
                                    { of.in_lang(lang).to_owned() }
                                </p>
                            }
                        </td>
                    }
                </tr>
            }
        </tbody>
    }
}

/// A count of a row's run in plain digits.
fn count(row: &RunFigures, of: impl Fn(&RunRecord) -> Option<u64>) -> Option<String> {
    of(row.record.as_ref()?).map(|count| count.to_string())
}

fn cells(row: &RunFigures, scale: Scale, view: &View) -> Html {
    let (lang, method) = (view.lang(), row.run.method());
    let other_form = method.forms().first() != Some(&row.run.form());
    let placements = row
        .placements()
        .map(|found| placements_words(found.nodes()));
    let placements = placements.unwrap_or_else(|| NO_FIGURE.in_lang(lang).to_owned());
    html! {
        <>
            <th scope="row">
                <Link to={method_page(method)}>{ method_title(method).in_lang(lang) }</Link>
                if other_form {
                    <span class="beside">{ form_phrase(row.run.form()).in_lang(lang) }</span>
                }
            </th>
            <td class="placements">{ placements }</td>
            <td class="track">{ track(row, scale, lang) }</td>
            <td class="recorded">{ row.shipped(Quantity::Time).map(|recorded| time(recorded, lang)) }</td>
            <td class="here state">{ here(row, view) }</td>
        </>
    }
}

pub(super) fn method_page(method: Method) -> Address {
    Address::below(Route::Ladder, method.name())
}

/// Draws a row's bar and its dots. The dot of this machine starts hidden behind the recorded one, and slides to its place.
fn track(row: &RunFigures, scale: Scale, lang: Lang) -> Html {
    let place = |time: Option<Amount>| {
        let time = time.filter(|time| time.counts())?;
        Some((percent(scale.place(time.value)), time.is_estimate))
    };
    let (recorded, here) = (
        place(row.shipped(Quantity::Time)),
        place(row.here(Quantity::Time)),
    );
    let nowhere = (percent(0.0), false);
    let (cx, is_estimate) = here.clone().or_else(|| recorded.clone()).unwrap_or(nowhere);
    html! {
        <svg class="track" aria-hidden="true" focusable="false">
            for x in scale.time_ticks().into_iter().map(|tick| percent(scale.place(tick))) {
                <line class="grid" x1={x.clone()} x2={x} y1="0" y2="100%" />
            }
            { tick_names(scale, "100%", lang) }
            <line class="lane" x1="0" x2="100%" y1="50%" y2="50%" />
            if let Some((cx, is_estimate)) = recorded {
                <line class="bar" x1="0" x2={cx.clone()} y1="50%" y2="50%" data-estimate={is_estimate.then_some("")} />
                <circle class="recorded" {cx} cy="50%" data-estimate={is_estimate.then_some("")} />
            }
            <circle
                class="here"
                {cx}
                cy="50%"
                data-estimate={(here.is_some() && is_estimate).then_some("")}
                data-waiting={here.is_none().then_some("")}
            />
        </svg>
    }
}

/// The state of the row's run, or its time.
fn here(row: &RunFigures, view: &View) -> Html {
    let lang = view.lang();
    let Some(record) = row.record else {
        return html! { <span class="unseen">{ said::NOT_MEASURED.in_lang(lang) }</span> };
    };
    let run = row.run;
    let sentence = record.state.sentence();
    let insist = html! {
        <button
            type="button"
            class="quiet"
            data-action="insist"
            title={words::INSIST_WHY.in_lang(lang)}
            onclick={view.send.reform(move |_| LadderAction::Insist(run))}
        >
            { words::INSIST.in_lang(lang) }
            <span class="unseen">{ " " }{ method_title(run.method()).in_lang(lang) }</span>
        </button>
    };
    match (record.state, row.here(Quantity::Time)) {
        (RunState::Refused { .. }, Some(expected)) => html! {
            <>
                <span aria-hidden="true">{ time(expected, lang) }</span>
                <span class="unseen">{ sentence.in_lang(lang).to_owned() }</span>
                { insist }
            </>
        },
        (RunState::Running { done, parts, .. }, None) => underway(done, parts).in_lang(lang).into(),
        (_, Some(measured)) => time(measured, lang).into(),
        (RunState::Late(_), None) => html! { <>{ sentence.in_lang(lang).to_owned() }{ insist }</> },
        _ => sentence.in_lang(lang).to_owned().into(),
    }
}

fn time(time: Amount, lang: Lang) -> String {
    shown_time(time).in_lang(lang).to_owned()
}

/// A place along a scale as a length.
fn percent(place: f64) -> String {
    format!("{}%", fixed(100.0 * place, 1))
}
