//! The methods as bars: what each places, and the time that it takes.

use yew::prelude::*;

use super::View;
use crate::{
    pages::ladder::{
        BarRow, BarTime, Bars, Scale,
        words::{
            METHOD, NO_FIGURE,
            bars::{self as words, about, bar_time, provenance, time_tick},
            method_title, ratio, speed_words,
        },
    },
    text::{Lang, fixed, power_of_ten, significant},
};
use bitqueens_core::ladder::{Estimate, Gives};

/// Draws the bars of the chosen methods on the chosen board, and where their figures are from.
pub(super) fn bars(bars: &Bars, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <section class="bars" aria-labelledby="bars-title" data-bars={bars.size.to_string()}>
            <h2 id="bars-title">{ words::BARS.in_lang(lang) }{ " (N = " }{ bars.size.to_string() }{ ")" }</h2>
            <p class="legend" aria-hidden="true">
                <span class="swatch recorded">{ words::RECORDED.in_lang(lang) }</span>
                <span class="swatch here">{ words::HERE.in_lang(lang) }</span>
            </p>
            <table>
                <colgroup>
                    for class in ["name", "count-bar", "count", "time-bar", "time", "time", "ratio"] {
                        <col {class} />
                    }
                </colgroup>
                { head(bars, lang) }
                for (gives, rows) in &bars.groups {
                    if !rows.is_empty() {
                        { group(*gives, rows, bars, lang) }
                    }
                }
            </table>
            <p class="too-short">
                if bars.has_too_short() {
                    { words::TOO_SHORT_WHY.in_lang(lang) }
                }
            </p>
            <p class="why">{ provenance().in_lang(lang).to_owned() }</p>
        </section>
    }
}

fn head(bars: &Bars, lang: Lang) -> Html {
    html! {
        <thead>
            <tr>
                <th scope="col">{ METHOD.in_lang(lang) }</th>
                <th scope="col" colspan="2" class="of-counts">
                    { words::PLACED.in_lang(lang) }
                    { axis(bars.counts.count_ticks(), bars.counts, &count_tick) }
                </th>
                <th scope="col" class="of-times">
                    { words::TAKES.in_lang(lang) }
                    { axis(bars.times.time_ticks(), bars.times, &|tick| time_tick(tick).in_lang(lang).to_owned()) }
                </th>
                <th scope="col">{ words::RECORDED.in_lang(lang) }</th>
                <th scope="col">{ words::HERE.in_lang(lang) }</th>
                <th scope="col">{ words::TO_BEFORE.in_lang(lang) }</th>
            </tr>
        </thead>
    }
}

/// Draws the names along a scale.
fn axis(ticks: Vec<f64>, scale: Scale, name: &dyn Fn(f64) -> String) -> Html {
    html! {
        <svg class="axis" aria-hidden="true" focusable="false">
            for tick in ticks {
                <text x={percent(scale.place(tick))} y="1em" data-first={(tick <= 1.0).then_some("")}>{ name(tick) }</text>
            }
        </svg>
    }
}

fn group(gives: Gives, rows: &[BarRow], bars: &Bars, lang: Lang) -> Html {
    let name = match gives {
        Gives::Total => words::COUNT_ALL,
        Gives::Unique => words::COUNT_UNIQUE,
    };
    html! {
        <tbody>
            <tr class="group"><th scope="rowgroup" colspan="7">{ name.in_lang(lang) }</th></tr>
            for row in rows {
                { bar_row(row, bars, lang) }
            }
        </tbody>
    }
}

fn bar_row(row: &BarRow, bars: &Bars, lang: Lang) -> Html {
    let method = row.run.method();
    let speed = row.ratio.map(|found| {
        let sentence = speed_words(row.run, found.before, found.times);
        (ratio(found.times), sentence)
    });
    html! {
        <tr key={method.name()} data-bar-row={method.name()} data-running={row.is_running.then_some("")}>
            <th scope="row">{ method_title(method).in_lang(lang) }</th>
            <td class="count-bar">{ count_bar(row.placements, bars.counts) }</td>
            <td class="count">{ placements(row.placements, lang) }</td>
            <td class="time-bar">{ time_bars(row, bars.times) }</td>
            <td class="recorded">{ time(row.recorded, lang) }</td>
            <td class="here">
                if row.is_running && row.here.is_none() {
                    { words::RUNNING.in_lang(lang) }
                } else {
                    { time(row.here, lang) }
                }
            </td>
            <td class="ratio">
                if let Some((ratio, sentence)) = &speed {
                    <span aria-hidden="true">{ ratio.clone() }</span>
                    <span class="unseen">{ sentence.in_lang(lang).to_owned() }</span>
                }
            </td>
        </tr>
    }
}

/// Draws a row's times: as recorded, and over it as measured here.
fn time_bars(row: &BarRow, scale: Scale) -> Html {
    let bar = |time: Option<BarTime>, class: &'static str, place: [&'static str; 2]| {
        let time = time.filter(|time| time.counts())?;
        Some((class, scale.place(time.millis), place, time.is_estimate))
    };
    let bars = [
        bar(row.recorded, "recorded", ["15%", "70%"]),
        bar(row.here, "here", ["35%", "30%"]),
    ];
    drawing(scale.time_ticks(), scale, &bars)
}

fn count_bar(placements: Option<Estimate>, scale: Scale) -> Html {
    let bar = placements.map(|found| {
        let place = scale.place(found.nodes());
        ("count", place, ["15%", "70%"], !found.is_known())
    });
    drawing(scale.count_ticks(), scale, &[bar])
}

/// A bar: its class, its length, its place down and height, and whether it is an estimate.
type Bar = (&'static str, f64, [&'static str; 2], bool);

fn drawing(ticks: Vec<f64>, scale: Scale, bars: &[Option<Bar>]) -> Html {
    html! {
        <svg class="bar" aria-hidden="true" focusable="false">
            for x in ticks.into_iter().map(|tick| percent(scale.place(tick))) {
                <line x1={x.clone()} x2={x} y1="0" y2="100%" />
            }
            for &(class, length, [y, height], is_estimate) in bars.iter().flatten() {
                <rect {class} width={percent(length)} {y} {height} data-estimate={is_estimate.then_some("")} />
            }
        </svg>
    }
}

fn placements(placements: Option<Estimate>, lang: Lang) -> String {
    match placements {
        None => NO_FIGURE.in_lang(lang).to_owned(),
        Some(found) if found.nodes() < 1.0e9 => fixed(found.nodes(), 0),
        Some(found) => significant(found.nodes()),
    }
}

fn time(time: Option<BarTime>, lang: Lang) -> String {
    let Some(time) = time else {
        return words::NOT_YET.in_lang(lang).to_owned();
    };
    if !time.counts() {
        return words::TOO_SHORT.in_lang(lang).to_owned();
    }
    let said = bar_time(time.millis);
    let said = if time.is_estimate { about(&said) } else { said };
    said.in_lang(lang).to_owned()
}

fn count_tick(count: f64) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a power of ten's power is small"
    )]
    power_of_ten(count.log10().round() as i32)
}

/// A place along a scale as a length.
fn percent(place: f64) -> String {
    format!("{}%", fixed(100.0 * place, 1))
}
