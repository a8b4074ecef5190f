//! The problem that a lesson opens with, and at the lesson's end the guess beside the answer.

use yew::prelude::*;

use super::{
    answer_field::{SoFar, answer_field},
    answers::folded,
    figure::drawn,
};
use crate::{
    draw::{
        Board,
        view::{html, prose::prose},
    },
    pages::learn::{BlockAction, LessonOpening, OpeningGuess, Picture, words::opening as words},
    question::AnswerKind,
    text::Lang,
};

/// The problem: asked before anything is said, marked in no way.
pub(super) fn opening(
    opening: &LessonOpening,
    guess: OpeningGuess,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let given = SoFar {
        draft: guess.draft,
        last: guess.kept,
        take: Some(("keep-guess", words::KEEP)),
        stands: false,
    };
    // A square is pressed on the picture itself, and the bits of its row stand on its columns.
    let board = match (opening.picture, opening.kind) {
        (Some(Picture::Queens { side, queens }), AnswerKind::Square(_)) => Some((side, queens)),
        (Some(Picture::Queens { side, queens }), AnswerKind::Bits(n)) if side.get() == n => {
            Some((side, queens))
        }
        _ => None,
    };
    let board = board.map(|(side, queens)| Board::loose(side, queens));
    let picture = opening.picture.filter(|_| board.is_none());
    let kept = guess.kept.map(|kept| words::kept(&opening.kind.say(kept)));
    html! {
        <section
            class="problem"
            aria-labelledby="opening"
            data-opening={opening.kind.name()}
            data-guess={guess.kept.map(|guess| guess.to_string())}
        >
            <h2 id="opening">{ words::OPENING.in_lang(lang) }</h2>
            <p class="prompt">{ prose(opening.ask.in_lang(lang)) }</p>
            if let Some(picture) = picture {
                { drawn(&picture, None, send, lang) }
            }
            <div class="drill" data-ghosts="0">{ answer_field(opening.kind, given, board, send, lang) }</div>
            <p class="kept" role="status">
                if let Some(kept) = kept {
                    { prose(kept.in_lang(lang)) }
                }
            </p>
            <p class="meaning live">{ words::WHY.in_lang(lang) }</p>
            { folded(prose(opening.told(None).in_lang(lang)), lang) }
        </section>
    }
}

/// The guess beside the answer.
pub(super) fn closing(opening: &LessonOpening, guess: OpeningGuess, lang: Lang) -> Html {
    let heading = match guess.kept {
        Some(_) => words::CLOSING,
        None => words::WITHOUT_GUESS,
    };
    html! {
        <section
            class="closing"
            aria-labelledby="closing"
            data-right={opening.right.to_string()}
            data-guess={guess.kept.map(|guess| guess.to_string())}
        >
            <h2 id="closing">{ heading.in_lang(lang) }</h2>
            <p class="prompt">{ prose(opening.ask.in_lang(lang)) }</p>
            <p>{ prose(opening.told(guess.kept).in_lang(lang)) }</p>
        </section>
    }
}
