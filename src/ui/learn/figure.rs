//! A figure of a lesson.

use yew::prelude::*;

use super::{images::Images, live_board::LiveBoard};
use crate::{
    bits::BitOrder,
    state::{
        Action,
        scene::course::{FigureScene, PictureScene},
    },
    text::{CodeForm, CodeLanguage, Lang, binary, course_labels, labels},
    ui::{
        prose::prose,
        stacked::{Places, Stacked},
        stepper::{
            arrays::{ArraysProps, arrays},
            listing::code_lines,
        },
    },
};

/// What a figure shows.
#[derive(Clone, PartialEq, Properties)]
pub struct FigureProps {
    /// The figure.
    pub figure: FigureScene,
    /// Which bit is drawn on the left.
    pub order: BitOrder,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// A figure with the sentence that says its point.
#[component]
pub fn FigureView(props: &FigureProps) -> Html {
    let FigureProps {
        figure,
        order,
        lang,
        send,
    } = props;
    let (order, lang) = (*order, *lang);
    let picture = match &figure.picture {
        PictureScene::Board { board, rows } => html! {
            <LiveBoard at={figure.at} board={board.clone()} rows={rows.clone()} {order} {lang} {send} />
        },
        PictureScene::Numbers { board, numbers } => html! {
            <div class="numbered">
                <LiveBoard at={figure.at} board={board.clone()} rows={Vec::new()} {order} {lang} {send}>
                    <ol class="bit-rows numbers" aria-label={course_labels::ROW_NUMBERS.in_lang(lang)}>
                        for number in numbers {
                            <li class="bit-row" data-number={number.to_string()}>
                                <code class="decimal">{ binary(*number, board.size) }{ " = " }{ *number }</code>
                            </li>
                        }
                    </ol>
                </LiveBoard>
            </div>
        },
        PictureScene::Arrays {
            rows,
            size,
            phase,
            upcoming,
        } => html! {
            <div class="beside">
                <section class="listing">
                    <h2 id="listing-title">{ labels::LISTING.in_lang(lang) }</h2>
                    { code_lines(CodeForm::Loop, CodeLanguage::Plain, (*phase, *upcoming), "listing-title", lang) }
                </section>
                { arrays(&ArraysProps { rows: rows.clone(), size: *size, lang }) }
            </div>
        },
        PictureScene::Images(boards) => html! { <Images boards={boards.clone()} {lang} /> },
        PictureScene::Places(places) => html! { <Places places={places.clone()} {lang} /> },
        PictureScene::Columns(stack) => html! { <Stacked stack={stack.clone()} {lang} /> },
    };
    html! {
        <figure class="lesson-figure">
            { picture }
            <figcaption>{ prose(figure.caption.in_lang(lang)) }</figcaption>
        </figure>
    }
}
