//! All solutions of a small board, class by class.

use std::fmt::Write;
use std::rc::Rc;

use yew::prelude::*;

use super::choosing::sizes;
use crate::{
    bits::BitOrder,
    solver::{Size, Solution},
    state::{
        Address, LadderAction,
        ladder::{Gallery, GalleryBoard, GalleryClass},
    },
    text::{
        Lang, ladder_labels as labels,
        ladder_sentences::{board_link, class_words, gallery_words},
    },
};

/// What the gallery shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct GalleryProps {
    /// The board's side.
    pub(super) size: Size,
    /// Its solutions by their images.
    pub(super) classes: Rc<Vec<GalleryClass>>,
    /// Which bit is drawn on the left.
    pub(super) order: BitOrder,
    /// The page's language.
    pub(super) lang: Lang,
    /// Where actions go.
    pub(super) send: Callback<LadderAction>,
}

/// All solutions of a small board, class by class, each a link to its place in the stepper.
#[component]
pub(super) fn GalleryView(props: &GalleryProps) -> Html {
    let GalleryProps {
        size,
        classes,
        order,
        lang,
        send,
    } = props;
    let lang = *lang;
    let n_boards = classes.iter().map(|class| class.boards.len()).sum();
    let summary = gallery_words(*size, classes.len(), n_boards);
    html! {
        <section class="gallery" aria-labelledby="gallery-title" data-gallery={size.to_string()}>
            <h2 id="gallery-title">{ labels::GALLERY.in_lang(lang) }</h2>
            <p class="why">{ labels::GALLERY_WHY.in_lang(lang) }</p>
            <div class="fields">
                { sizes(
                    "gallery-size",
                    labels::GALLERY_SIZE.in_lang(lang),
                    Gallery::sizes().collect(),
                    *size,
                    send.reform(LadderAction::GallerySize),
                ) }
            </div>
            <p>{ summary.in_lang(lang).to_owned() }</p>
            for (index, class) in classes.iter().enumerate() {
                <section class="class" data-images={class.boards.len().to_string()}>
                    <h3>{ class_words(index + 1, class.symmetry).in_lang(lang).to_owned() }</h3>
                    <div class="boards">
                        for board in &class.boards {
                            { link(board, *order, lang) }
                        }
                    </div>
                </section>
            }
        </section>
    }
}

fn link(board: &GalleryBoard, order: BitOrder, lang: Lang) -> Html {
    let solution = &board.solution;
    let columns = columns(solution, order);
    let place = Address {
        size: Some(solution.size()),
        at: Some(board.step),
        language: Some(lang),
        ..Address::default()
    };
    let name = board_link(board.ordinal, &columns);
    html! {
        <a href={place.to_string()} aria-label={name.in_lang(lang).to_owned()} data-solution={board.ordinal.to_string()}>
            { drawing(&columns) }
            <span aria-hidden="true">{ board.ordinal }</span>
        </a>
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

/// A board of ten units a square: the dark squares, and a disc for each queen.
fn drawing(columns: &[u8]) -> Html {
    let n = columns.len();
    let mut dark = String::new();
    for row in 0..n {
        for column in (0..n).filter(|column| (row + column) % 2 == 1) {
            // Writing into a string does not fail.
            let _ = write!(dark, "M{} {}h10v10h-10z", 10 * column, 10 * row);
        }
    }
    let mut queens = String::new();
    for (row, &column) in columns.iter().enumerate() {
        let _ = write!(
            queens,
            "M{} {}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
            10.0 * f64::from(column) + 1.5,
            10 * row + 5
        );
    }
    let side = (10 * n).to_string();
    html! {
        <svg viewBox={format!("-1 -1 {0} {0}", 10 * n + 2)} aria-hidden="true" focusable="false">
            <rect class="ground" width={side.clone()} height={side} />
            <path class="dark" d={dark} />
            <path class="queens" d={queens} />
        </svg>
    }
}
