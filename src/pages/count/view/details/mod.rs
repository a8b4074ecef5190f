//! Drawings of the counting page that are not in sight when it opens. They are a part of the program of
//! their own, fetched once the page has been drawn.

mod advanced;
mod card;
mod finished;
mod record_file;
mod settings;

use yew::prelude::*;

use crate::{
    draw::view::lazy::lazy_drawing,
    pages::count::{CountAction, CountPage},
    site::{Lazy, lazy},
    text::Lang,
};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Below {
        /// What a finished count leaves to pass on.
        Card => "card",
        /// Double-check, workers, kernel and files.
        Advanced => "advanced",
        /// The table of finished runs.
        Finished => "finished",
    }
}

type Given = (Below, CountPage, Lang, Callback<CountAction>);

/// Draws one of them.
fn draw((below, page, lang, send): &Given) -> Html {
    match below {
        Below::Card => card::card(page, *lang),
        Below::Advanced => advanced::advanced(page, *lang, send),
        Below::Finished => finished::finished(page, *lang, send),
    }
}

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(count_details(given: Given) -> Html = draw(&given))
}

/// A drawing of the part, or while it is on the way what stands there meanwhile.
pub(super) fn below(
    below: Below,
    page: &CountPage,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    let given = (below, page.clone(), lang, send.clone());
    lazy_drawing("count_details", below.name(), drawing, given, Some(lang))
}
