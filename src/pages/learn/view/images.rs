//! The eight images of a board.

use yew::prelude::*;

use crate::{
    draw::view::{html, small_board::small_board},
    pages::learn::{BoardSymmetry, ImageBoard, words},
    text::Lang,
};

pub(super) fn images(boards: &[ImageBoard], lang: Lang) -> Html {
    html! {
        <ul class="images" aria-label={words::IMAGES.in_lang(lang)}>
            for board in boards {
                <li data-same={board.same.then_some("")}>
                    { small_board(&board.columns) }
                    <span class="image-name">{ name(board.image, lang) }</span>
                    <code>{ words::listed(&board.columns, " ") }</code>
                    if board.same {
                        <span class="meaning">{ words::IMAGE_SAME.in_lang(lang) }</span>
                    }
                </li>
            }
        </ul>
    }
}

fn name(image: BoardSymmetry, lang: Lang) -> String {
    let turn = match image.turns {
        0 => None,
        1 => Some(words::TURN_90),
        2 => Some(words::TURN_180),
        _ => Some(words::TURN_270),
    };
    let mirrored = image.mirrored.then_some(words::MIRRORED);
    match (turn, mirrored) {
        (None, None) => words::IMAGE_ITSELF.in_lang(lang).to_owned(),
        (turn, mirrored) => {
            let parts = turn.into_iter().chain(mirrored);
            let parts = parts.map(|part| part.in_lang(lang));
            words::listed(parts, words::AND.in_lang(lang))
        }
    }
}
