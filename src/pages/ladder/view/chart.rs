//! A quantity by N on a logarithmic axis, also as a table.

use std::fmt::Write;

use yew::prelude::*;

use crate::{
    draw::view::{html, tables::table_head},
    pages::ladder::{
        Branch, Chart, ChartLine, Point, Quantity,
        words::{self, method_title},
    },
    text::{self, Lang, Phrase, fixed, millis, power_of_ten, words::in_brackets},
};

/// Draws a quantity by N. Lines differ in their dashes and in the signs on them, and end at their names.
pub(super) fn chart(chart: &Chart, lang: Lang) -> Html {
    let (name, name_of, why) = match chart.quantity {
        Quantity::Time => ("time", words::PICTURE_TIME, words::TIMES_WHY),
        Quantity::Leaves => ("leaves", words::PICTURE_LEAVES, words::LINES_PRINTED),
    };
    let id = format!("picture-{name}");
    html! {
        <figure class="picture" data-picture={name}>
            <figcaption id={id.clone()}>{ name_of.in_lang(lang) }</figcaption>
            <p class="why">{ why.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="group" aria-labelledby={id.clone()} data-own-arrows="">
                { drawing(chart, &id, lang) }
            </div>
            <details>
                <summary>{ words::AS_TABLE.in_lang(lang) }</summary>
                { figures(chart, name_of, lang) }
            </details>
        </figure>
    }
}

fn drawing(chart: &Chart, id: &str, lang: Lang) -> Html {
    let [left, right] = Chart::ACROSS.map(shown);
    let [top, bottom] = Chart::DOWN.map(shown);
    let view_box = format!(
        "0 0 {} {}",
        coordinate(Chart::WIDTH),
        coordinate(Chart::HEIGHT)
    );
    let axis_box = format!("0 0 {left} {}", coordinate(Chart::HEIGHT));
    html! {
        <div class="plot">
            <svg viewBox={view_box} role="img" aria-labelledby={id.to_owned()}>
                for tick in &chart.ticks {
                    <line class="grid" x1={left.clone()} x2={right.clone()} y1={shown(tick.y)} y2={shown(tick.y)} />
                }
                for &(n, x) in &chart.columns {
                    <line class="grid" x1={shown(x)} x2={shown(x)} y1={top.clone()} y2={bottom.clone()} />
                    <text class="tick" x={shown(x)} y={shown(Chart::DOWN[1] + 18.0)} text-anchor="middle">{ n }</text>
                }
                <text class="tick" x={right.clone()} y={shown(Chart::DOWN[1] + 34.0)} text-anchor="end">{ "N" }</text>
                for line in &chart.lines {
                    { line_of(line, lang) }
                }
            </svg>
            // It stays in sight where the drawing is scrolled sideways.
            <svg class="axis" viewBox={axis_box} aria-hidden="true" focusable="false">
                for tick in &chart.ticks {
                    <text class="tick" x={shown(Chart::ACROSS[0] - 8.0)} y={shown(tick.y + 4.0)} text-anchor="end">
                        { tick_name(chart.quantity, tick.value, lang) }
                    </text>
                }
            </svg>
        </div>
    }
}

fn line_of(line: &ChartLine, lang: Lang) -> Html {
    let (recorded, points) = (way(&line.recorded), way(&line.points));
    let mut signs = String::new();
    for point in &line.points {
        sign(&mut signs, line.place, point);
    }
    let taken = line
        .recorded
        .iter()
        .filter(|point| !point.amount.is_estimate);
    let (end_x, end_y) = line.end();
    let name_x = end_x + if line.ends_early { 0.0 } else { 18.0 };
    let lead = format!(
        "M{} {}L{} {}",
        coordinate(end_x + 6.0),
        coordinate(end_y),
        coordinate(name_x - 4.0),
        coordinate(line.name_y)
    );
    let is_estimate = line.recorded.iter().any(|point| point.amount.is_estimate);
    html! {
        <g
            class="line"
            data-line-of={line.method.name()}
            data-place={line.place.to_string()}
            data-side={(Branch::of(line.method) == Branch::Side).then_some("")}
        >
            // Wider than the line: what the pointer finds.
            <polyline class="near" points={if points.is_empty() { recorded.clone() } else { points.clone() }} />
            if !line.ends_early {
                <path class="lead" d={lead} />
            }
            if !recorded.is_empty() {
                <polyline class="recorded" points={recorded} data-estimate={is_estimate.then_some("")} />
            }
            for point in taken {
                <circle class="taken" cx={shown(point.x)} cy={shown(point.y)} r="3.5" />
            }
            if !points.is_empty() {
                <polyline class="drawn" {points} />
                <path class="signs" d={signs} />
            }
            <text
                x={shown(name_x)}
                y={shown(line.name_y + 4.0)}
                text-anchor={line.ends_early.then_some("middle")}
            >
                { method_title(line.method).in_lang(lang) }
            </text>
        </g>
    }
}

fn way(points: &[Point]) -> String {
    let places = points
        .iter()
        .map(|point| format!("{},{} ", coordinate(point.x), coordinate(point.y)));
    places.collect()
}

/// Names a figure on the axis: milliseconds as times, leaf nodes as powers of ten.
fn tick_name(quantity: Quantity, value: f64, lang: Lang) -> String {
    match quantity {
        Quantity::Time => text::time(value).into_lang(lang),
        Quantity::Leaves =>
        {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a power of ten's power is small"
            )]
            power_of_ten(value.log10().round() as i32)
        }
    }
}

/// Draws the sign of a point: five shapes in turn, each of them one path.
fn sign(path: &mut String, place: usize, point: &Point) {
    // Writing into a string does not fail.
    let _ = write!(path, "M{} {}", coordinate(point.x), coordinate(point.y));
    path.push_str(match place % 5 {
        0 => "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        1 => "m-3.5-3.5h7v7h-7z",
        2 => "m0-5l4.5 8h-9z",
        3 => "m0-5l5 5l-5 5l-5-5z",
        _ => "m-4-4l8 8m0-8l-8 8",
    });
}

/// Writes each line as a row, and a second one where both kinds of figures are there.
fn figures(chart: &Chart, name: Phrase, lang: Lang) -> Html {
    let figure = |points: &[Point], n: u8| {
        let point = points.iter().find(|point| point.n == n)?;
        Some(match chart.quantity {
            Quantity::Time => millis(point.amount.value),
            Quantity::Leaves => fixed(point.amount.value, 0),
        })
    };
    let shipped = match chart.quantity {
        Quantity::Time => words::ROW_RECORDED,
        Quantity::Leaves => words::ROW_PRINTED,
    };
    let sides = chart.columns.iter().map(|(n, _)| *n);
    let heads = std::iter::once(words::METHOD.in_lang(lang).to_owned());
    let heads = heads.chain(sides.clone().map(|n| format!("N\u{a0}=\u{a0}{n}")));
    let rows = chart.lines.iter().flat_map(|line| {
        let rows = [(&line.recorded, shipped), (&line.points, words::ROW_HERE)];
        let rows = rows.into_iter().filter(|(points, _)| !points.is_empty());
        rows.map(|(points, from)| {
            let title = method_title(line.method).in_lang(lang);
            let figures = sides.clone().map(|n| figure(points, n));
            (
                in_brackets(title, from.in_lang(lang), lang),
                figures.collect(),
            )
        })
    });
    table(
        name.in_lang(lang).to_owned(),
        heads.collect(),
        rows.collect(),
    )
}

/// A place to the nearest unit, which is about a pixel.
#[expect(
    clippy::cast_possible_truncation,
    reason = "places lie within the chart"
)]
fn coordinate(place: f64) -> i32 {
    place.round() as i32
}

fn shown(place: f64) -> String {
    coordinate(place).to_string()
}

/// One row: its head, and its figures where there are any.
pub(super) type Row = (String, Vec<Option<String>>);

/// Draws a table under its name, with the heads of its columns and its rows.
pub(super) fn table(name: String, heads: Vec<String>, rows: Vec<Row>) -> Html {
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={name} data-own-arrows="">
            <table>
                { table_head(heads) }
                <tbody>
                    for (head, figures) in rows {
                        <tr>
                            <th scope="row">{ head }</th>
                            for figure in figures {
                                <td>{ figure }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
