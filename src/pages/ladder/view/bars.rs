//! The methods as bars: what each places, and the time that it takes.

use yew::prelude::*;

use super::View;
use crate::{
    pages::ladder::{
        BarRow, BarTime, Bars, Scale,
        words::{
            METHOD, NO_FIGURE,
            bars::{self as words, about, bar_time, provenance, time_tick},
            explanations::explain,
            ratio, speed_words,
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
                    { group(*gives, rows, bars, lang) }
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
    let counts = bars.counts.count_ticks().into_iter();
    let counts = counts.map(|tick| (bars.counts.place(tick), count_tick(tick)));
    let times = bars.times.time_ticks().into_iter();
    let times = times.map(|tick| {
        let name = time_tick(tick).in_lang(lang).to_owned();
        (bars.times.place(tick), name)
    });
    html! {
        <thead>
            <tr>
                <th scope="col">{ METHOD.in_lang(lang) }</th>
                <th scope="col" colspan="2" class="of-counts">
                    { words::PLACED.in_lang(lang) }
                    { axis(counts) }
                </th>
                <th scope="col" class="of-times">
                    { words::TAKES.in_lang(lang) }
                    { axis(times) }
                </th>
                <th scope="col">{ words::RECORDED.in_lang(lang) }</th>
                <th scope="col">{ words::HERE.in_lang(lang) }</th>
                <th scope="col">{ words::TO_BEFORE.in_lang(lang) }</th>
            </tr>
        </thead>
    }
}

/// Draws the names along a scale.
fn axis(ticks: impl Iterator<Item = (f64, String)>) -> Html {
    html! {
        <svg class="axis" aria-hidden="true" focusable="false">
            for (place, name) in ticks {
                <text x={percent(place)} y="1em" data-first={(place <= 0.0).then_some("")}>{ name }</text>
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
            <th scope="row">{ explain(method).title.in_lang(lang) }</th>
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
    let bar = |time: Option<BarTime>,
               class: &'static str,
               y: &'static str,
               height: &'static str| {
        let time = time.filter(|time| time.counts());
        time.map(|time| {
            let estimate = time.is_estimate.then_some("");
            html! {
                <rect {class} width={percent(scale.place(time.millis))} {y} {height} data-estimate={estimate} />
            }
        })
    };
    html! {
        <svg class="bar" aria-hidden="true" focusable="false">
            { grid(scale.time_ticks(), scale) }
            { bar(row.recorded, "recorded", "15%", "70%") }
            { bar(row.here, "here", "35%", "30%") }
        </svg>
    }
}

fn count_bar(placements: Option<Estimate>, scale: Scale) -> Html {
    html! {
        <svg class="bar" aria-hidden="true" focusable="false">
            { grid(scale.count_ticks(), scale) }
            if let Some(placements) = placements {
                <rect
                    class="count"
                    width={percent(scale.place(placements.nodes()))}
                    y="15%"
                    height="70%"
                    data-estimate={(!placements.is_known()).then_some("")}
                />
            }
        </svg>
    }
}

fn grid(ticks: Vec<f64>, scale: Scale) -> Html {
    html! {
        for tick in ticks {
            <line x1={percent(scale.place(tick))} x2={percent(scale.place(tick))} y1="0" y2="100%" />
        }
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
