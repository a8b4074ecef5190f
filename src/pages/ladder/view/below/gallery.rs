//! All solutions of a small board, class by class.

use std::fmt::Write;

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::{choice::number_choice, html, link::Link, prose::prose},
    pages::ladder::{
        Gallery, GalleryBoard, LadderAction,
        words::{self, board_link, class_words, gallery_words},
    },
    site::{Address, Preferences, Route},
};
use bitqueens_core::{bits::BitOrder, solver::Solution};

/// Draws all solutions of a small board, each a link to its place in the stepper.
pub(super) fn gallery(gallery: &Gallery, view: &View) -> Html {
    let lang = view.lang();
    let (size, classes) = (gallery.size(), gallery.classes());
    let n_boards = classes.iter().map(|class| class.boards.len()).sum();
    let summary = gallery_words(size, classes.len(), n_boards);
    html! {
        <section class="gallery" aria-labelledby="gallery-title" data-gallery={size.to_string()}>
            <h2 id="gallery-title">{ words::GALLERY.in_lang(lang) }</h2>
            <p class="why">{ prose(words::GALLERY_WHY.in_lang(lang)) }</p>
            <div class="fields">
                { number_choice(
                    ("gallery-size", words::GALLERY_SIZE.in_lang(lang)),
                    Gallery::sizes(),
                    size,
                    view.send.reform(LadderAction::GallerySize),
                ) }
            </div>
            <p>{ prose(summary.in_lang(lang)) }</p>
            for (index, class) in classes.iter().enumerate() {
                <section class="class" data-images={class.boards.len().to_string()}>
                    <h3>{ class_words(index + 1, class.symmetry).in_lang(lang).to_owned() }</h3>
                    <div class="boards">
                        for board in &class.boards {
                            { link(board, view.preferences) }
                        }
                    </div>
                </section>
            }
        </section>
    }
}

fn link(board: &GalleryBoard, preferences: Preferences) -> Html {
    let solution = &board.solution;
    let columns = columns(solution, preferences.order);
    let to = Address::of(Route::Step)
        .with("n", solution.size())
        .with("at", board.step);
    let name = board_link(board.ordinal, &columns);
    html! {
        <Link
            {to}
            label={name.in_lang(preferences.language).to_owned()}
            solution={board.ordinal.to_string()}
        >
            { drawing(&columns) }
            <span aria-hidden="true">{ board.ordinal }</span>
        </Link>
    }
}

/// The column of each row's queen as the reader sees the board.
fn columns(solution: &Solution, order: BitOrder) -> Vec<u8> {
    let n = solution.size().get();
    let columns = solution.by_row().into_iter();
    columns
        .map(|column| match order {
            BitOrder::MsbLeft => column,
            BitOrder::LsbLeft => n - 1 - column,
        })
        .collect()
}

/// Draws a board of twenty units a square: the dark squares, and a disc for each queen.
fn drawing(columns: &[u8]) -> Html {
    let n = columns.len();
    let mut dark = String::new();
    for row in 0..n {
        for column in (0..n).filter(|column| (row + column) % 2 == 1) {
            // Writing into a string does not fail.
            let _ = write!(dark, "M{} {}h20v20h-20z", 20 * column, 20 * row);
        }
    }
    let mut queens = String::new();
    for (row, &column) in columns.iter().enumerate() {
        let _ = write!(
            queens,
            "M{} {}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
            20 * u32::from(column) + 10,
            20 * row + 10
        );
    }
    let side = (20 * n).to_string();
    html! {
        <svg viewBox={format!("-1 -1 {0} {0}", 20 * n + 2)} aria-hidden="true" focusable="false">
            <rect class="ground" width={side.clone()} height={side} />
            <path class="dark" d={dark} />
            <path class="queens" d={queens} />
        </svg>
    }
}
