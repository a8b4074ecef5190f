//! A figure by N, drawn on a logarithmic axis, and the same as a table.

use std::fmt::Write;

use yew::prelude::*;

use crate::{
    ladder::Method,
    state::scene::ladder::{Figure, Picture, PictureLine, Point},
    text::{
        Lang, Phrase, ladder_labels as labels,
        ladder_sentences::{millis, power_of_ten, whole},
        methods::explain,
    },
};

/// What a picture shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PictureProps {
    /// The lines.
    pub(super) picture: Picture,
    /// The page's language.
    pub(super) lang: Lang,
}

/// A figure by N. Lines differ in their dashes and in the signs on them, and end at their names.
#[component]
pub(super) fn PictureView(props: &PictureProps) -> Html {
    let PictureProps { picture, lang } = props;
    let (picture, lang) = (picture, *lang);
    let (name, title) = match picture.figure {
        Figure::Time => ("time", labels::PICTURE_TIME),
        Figure::Leaves => ("leaves", labels::PICTURE_LEAVES),
    };
    let id = format!("picture-{name}");
    html! {
        <figure class="picture" data-picture={name}>
            <figcaption id={id.clone()}>{ title.in_lang(lang) }</figcaption>
            if picture.figure == Figure::Leaves {
                <p class="why">{ labels::PICTURE_LEAVES_WHY.in_lang(lang) }</p>
            }
            if picture.lines.is_empty() {
                <p class="nothing">{ labels::NO_RESULTS.in_lang(lang) }</p>
            } else {
                <div class="scroll" tabindex="0" role="region" aria-labelledby={id.clone()}>
                    { drawing(picture, &id, lang) }
                </div>
                <details>
                    <summary>{ labels::AS_TABLE.in_lang(lang) }</summary>
                    { table(picture, title, lang) }
                </details>
            }
        </figure>
    }
}

fn drawing(picture: &Picture, id: &str, lang: Lang) -> Html {
    let [left, right] = Picture::ACROSS.map(coordinate);
    let [top, bottom] = Picture::DOWN.map(coordinate);
    let view_box = format!("0 0 {} {}", Picture::WIDTH, Picture::HEIGHT);
    html! {
        <svg viewBox={view_box} role="img" aria-labelledby={id.to_owned()}>
            for tick in &picture.ticks {
                <line class="grid" x1={left.clone()} x2={right.clone()} y1={coordinate(tick.y)} y2={coordinate(tick.y)} />
                <text class="tick" x={coordinate(Picture::ACROSS[0] - 8.0)} y={coordinate(tick.y + 4.0)} text-anchor="end">
                    { power_of_ten(tick.power) }
                </text>
            }
            for &(n, x) in &picture.columns {
                <line class="grid" x1={coordinate(x)} x2={coordinate(x)} y1={top.clone()} y2={bottom.clone()} />
                <text class="tick" x={coordinate(x)} y={coordinate(Picture::DOWN[1] + 18.0)} text-anchor="middle">{ n }</text>
            }
            <text class="tick" x={right.clone()} y={coordinate(Picture::DOWN[1] + 34.0)} text-anchor="end">{ "N" }</text>
            for line in &picture.lines {
                { line_of(line, lang) }
            }
        </svg>
    }
}

fn line_of(line: &PictureLine, lang: Lang) -> Html {
    let mut points = String::new();
    let mut signs = String::new();
    for point in &line.points {
        // Writing into a string does not fail.
        let _ = write!(points, "{:.1},{:.1} ", point.x, point.y);
        sign(&mut signs, line.place, point);
    }
    let end = line.points.last().map_or(0.0, |point| point.x);
    let end_y = line.points.last().map_or(0.0, |point| point.y);
    let name_x = Picture::ACROSS[1] + 14.0;
    let lead = format!(
        "M{:.1} {end_y:.1}L{:.1} {:.1}",
        end + 6.0,
        name_x - 4.0,
        line.name_y
    );
    html! {
        <g class="line" data-line-of={line.method.name()} data-place={line.place.to_string()}>
            <path class="lead" d={lead} />
            <polyline points={points} />
            <path class="signs" d={signs} />
            <text x={coordinate(name_x)} y={coordinate(line.name_y + 4.0)}>{ title(line.method, lang) }</text>
        </g>
    }
}

/// A sign for a point: five shapes in turn, each of them one path.
fn sign(path: &mut String, place: usize, point: &Point) {
    let Point { x, y, .. } = point;
    // Writing into a string does not fail.
    let _ = write!(path, "M{x:.1} {y:.1}");
    path.push_str(match place % 5 {
        0 => "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        1 => "m-3.5-3.5h7v7h-7z",
        2 => "m0-5l4.5 8h-9z",
        3 => "m0-5l5 5l-5 5l-5-5z",
        _ => "m-4-4l8 8m0-8l-8 8",
    });
}

fn table(picture: &Picture, title_of_table: Phrase, lang: Lang) -> Html {
    let shown = |line: &PictureLine, n: u8| {
        let point = line.points.iter().find(|point| point.n == n)?;
        Some(match picture.figure {
            Figure::Time => millis(point.value),
            Figure::Leaves => whole(point.value),
        })
    };
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={title_of_table.in_lang(lang)}>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ labels::METHOD.in_lang(lang) }</th>
                        for &(n, _) in &picture.columns {
                            <th scope="col">{ "N=" }{ n }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for line in &picture.lines {
                        <tr>
                            <th scope="row">{ title(line.method, lang) }</th>
                            for &(n, _) in &picture.columns {
                                <td>{ shown(line, n) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

fn title(method: Method, lang: Lang) -> &'static str {
    explain(method).title.in_lang(lang)
}

/// A place to a tenth of a unit.
fn coordinate(place: f64) -> String {
    format!("{place:.1}")
}
