//! The eight images of a board.

use yew::prelude::*;

use crate::{
    lessons::Image,
    state::scene::course::ImageBoard,
    text::{Lang, Phrase, course_labels as labels},
    ui::small_board::small_board,
};

/// What the images show.
#[derive(Clone, PartialEq, Properties)]
pub struct ImagesProps {
    /// The boards, the board itself first.
    pub boards: Vec<ImageBoard>,
    /// The page's language.
    pub lang: Lang,
}

/// The eight images of a board, four turns and their mirror images.
#[component]
pub fn Images(props: &ImagesProps) -> Html {
    let lang = props.lang;
    html! {
        <ul class="images" aria-label={labels::IMAGE.in_lang(lang)}>
            for board in &props.boards {
                <li data-same={board.same.then_some("")}>
                    { small_board(&board.columns) }
                    <span class="image-name">{ name(board.image, lang) }</span>
                    <code>{ board.columns.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") }</code>
                    if board.same {
                        <span class="meaning">{ labels::IMAGE_SAME.in_lang(lang) }</span>
                    }
                </li>
            }
        </ul>
    }
}

fn name(image: Image, lang: Lang) -> String {
    let turn = match image.turns {
        0 => None,
        1 => Some(labels::TURN_90),
        2 => Some(labels::TURN_180),
        _ => Some(labels::TURN_270),
    };
    let mirrored = image.mirrored.then_some(labels::MIRRORED);
    let parts: Vec<_> = turn
        .into_iter()
        .chain(mirrored)
        .map(|phrase: Phrase| phrase.in_lang(lang))
        .collect();
    if parts.is_empty() {
        labels::IMAGE_ITSELF.in_lang(lang).to_owned()
    } else {
        parts.join(labels::AND.in_lang(lang))
    }
}
